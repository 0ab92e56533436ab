import type { Ability } from '../../../engine.ts';
import type { Host } from '../../abilities/host.ts';
import { howManyModesIn } from '../../abilities/modes.ts';
import {
  type AbilityOf,
  type AbilityWords,
  type ImposedAbility,
  say,
} from '../../abilities/words.ts';
import { capital, manaText } from '../../grammar.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { numbered, whereXOf } from './amounts.ts';
import { staticWords } from './changes.ts';
import { conditionsOf, conditionWords, ifWords } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectsWords } from './effects.ts';
import { filterWords } from './filterPhrases.ts';
import { onHost } from './hosts.ts';
import { imposedSentence } from './imposed.ts';
import { keywordWords } from './keywordAbility.ts';
import modeSentences from './modes.json' with { type: 'json' };
import { nouns } from './nouns.ts';
import { PLAIN, subjectWords } from './references.ts';
import { speakerOf } from './speaker.ts';
import { enchantWords } from './targets.ts';
import { timingWords } from './timings.ts';
import { whenWords } from './triggers.ts';

/** What an ability says, in our own words and made from its data: “it” for what it is printed on, whatever that is. */
export const abilityWords = (ability: Ability, host?: Host): string =>
  onHost(wholeWords(ability), host);

// An ability inside another waits for what the outer one is printed on.
const wholeWords = (ability: Ability): string => capital(say(ABILITIES, ability));

const imposed = (ability: ImposedAbility): string => {
  const words = imposedSentence(ability);
  const conditions = conditionsOf(ability);
  // Behind what is paid, it would tell when that is paid.
  return ability.kind === 'combatCost' && conditions !== ''
    ? `${conditions.trim()}, ${words}`
    : `${words}${conditions}`;
};

const ABILITIES: AbilityWords = {
  keyword: keywordWords,
  restriction: imposed,
  requirement: imposed,
  permission: imposed,
  combatCost: imposed,
  spellCost: ({ spells, more }) =>
    `${filterWords(spells, 'many', 'spell')} cost ${manaText(more)} more`,
  spellKeyword: ({ spells, keyword }) =>
    `${filterWords(spells, 'many', 'spell')} that you cast have ${keywords[keyword]}`,
  abilityCost: ({ subject, more }) =>
    `abilities of ${subjectWords(subject)} cost ${manaText(more)} more to activate`,
  costReduction: (ability) => {
    const each = ability.perSpellCast ? ' for each other spell cast this turn' : '';
    const when = ability.if === undefined ? '' : ` if ${conditionWords(ability.if)}`;
    return `costs ${ability.less} less to cast${each}${when}`;
  },
  entersWith: (ability) => entersWords(ability),
  static: (ability) => staticWords(ability, wholeWords),
  triggered: (ability) => triggeredWords(ability),
  activated: (ability) => activatedWords(ability),
  spell: (ability) => spellWords(ability),
};

function entersWords({ tapped, counters, choosePlayer }: AbilityOf<'entersWith'>): string {
  const how = tapped ? ' tapped' : '';
  if (choosePlayer) return `as it enters${how}, choose a player`;
  if (counters === undefined) return `enters${how}`;
  const x = whereXOf(counters.n, PLAIN);
  return `enters${how} with ${numbered(counters.n, counterWords(counters.counter))}${x}`;
}

function triggeredWords(ability: AbilityOf<'triggered'>): string {
  const { if: condition, event } = ability;
  const asked = condition === undefined || event === 'stateHolds' ? '' : ifWords(condition);
  const first = ability.firstEachTurn ? ', the first time each turn' : '';
  return `${whenWords(ability)}${first}${asked}, ${doneWords(ability)}`;
}

function activatedWords(ability: AbilityOf<'activated'>): string {
  const costs = ability.costs.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Only from hand';
  const by = ability.by === undefined ? '' : '. Any player may activate this ability';
  return `${costs}: ${doneWords(ability)}${timingWords(ability.timing, 'activated')}${from}${by}`;
}

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: AbilityOf<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  return isAura
    ? enchantWords(ability.targets)
    : `${doneWords(ability)}${timingWords(ability.timing, 'spell')}`;
}

const howManyModes = howManyModesIn({ grammar, nouns, sentences: modeSentences });

function doneWords(ability: AbilityOf<'triggered' | 'activated' | 'spell'>): string {
  const { effects, targets, modes } = ability;
  const may = ability.kind === 'triggered' && ability.optional;
  const speaker = speakerOf(ability);
  if (modes === undefined)
    return effectsWords(may ? [{ kind: 'may', effects }] : effects, targets, wholeWords, speaker);
  const options = modes.of.map((one) =>
    effectsWords(one.effects, one.targets, wholeWords, speaker),
  );
  const choose = may ? 'you may choose' : 'choose';
  return `${choose} ${howManyModes(modes)}: ${options.map((one) => `“${capital(one)}”`).join(', ')}`;
}
