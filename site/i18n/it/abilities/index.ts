import type { Ability } from '../../../engine.ts';
import { HOST, type Host } from '../../abilities/host.ts';
import { ALWAYS } from '../../abilities/imposing.ts';
import { howManyModesIn } from '../../abilities/modes.ts';
import {
  type AbilityOf,
  type AbilityWords,
  type ImposedAbility,
  say,
} from '../../abilities/words.ts';
import { capital, manaSymbols } from '../../grammar.ts';
import { type Agreement, after, agree } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { counterWords, whereXOf } from './amounts.ts';
import { staticWords } from './changes.ts';
import { conditioned } from './conditioned.ts';
import { conditionWords, ifWords } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectsWords, foesOf } from './effects.ts';
import { theFilter } from './filterPhrases.ts';
import { onHost } from './hosts.ts';
import { imposedSentence } from './imposed.ts';
import { keywordWords } from './keywordAbility.ts';
import modeSentences from './modes.json' with { type: 'json' };
import { nouns } from './nouns.ts';
import { PLAIN, subjectWords } from './references.ts';
import { speaksOfSelf } from './spokenOf.ts';
import { enchantWords } from './targets.ts';
import { timingWords } from './timings.ts';
import { whenWords } from './triggers.ts';

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability, host: Host = 'creature'): string =>
  capital(onHost(say(ABILITIES, ability), host));

const imposed = (ability: ImposedAbility): string =>
  conditioned(ability, imposedSentence(ability, ALWAYS));

const ABILITIES: AbilityWords = {
  keyword: keywordWords,
  restriction: imposed,
  requirement: imposed,
  permission: imposed,
  combatCost: imposed,
  spellCost: ({ spells, more }) =>
    `${theFilter(spells, 'spell')} costano ${manaSymbols(more)} in più per essere lanciate`,
  spellKeyword: ({ spells, keyword }) =>
    `${theFilter(spells, 'spell')} che lanci hanno ${keywords[keyword]}`,
  abilityCost: ({ subject, more }) =>
    `le abilità attivate ${after('di', subjectWords(subject))} costano ${manaSymbols(more)} in più per essere attivate`,
  costReduction: (ability) => {
    const each = ability.perSpellCast ? ' per ogni altra magia lanciata in questo turno' : '';
    const when = ability.if === undefined ? '' : ` se ${conditionWords(ability.if)}`;
    return `questa magia costa {${ability.less}} in meno per essere lanciata${each}${when}`;
  },
  entersWith: (ability) => entersWords(ability),
  static: (ability) => staticWords(ability, abilityWords),
  triggered: (ability) => triggeredWords(ability),
  activated: (ability) => activatedWords(ability),
  spell: (ability) => spellWords(ability),
};

const SELF: Agreement = { gender: 'host', number: 'one' };

function entersWords({ tapped, counters, choosePlayer }: AbilityOf<'entersWith'>): string {
  const how = tapped ? `${HOST} entra ${agree('TAPpato', SELF)}` : `${HOST} entra`;
  if (choosePlayer) return `mentre ${HOST} entra, scegli un giocatore`;
  if (counters === undefined) return how;
  return `${how} con ${counterWords(counters.n, counters.counter)}${whereXOf(counters.n, PLAIN)}`;
}

function triggeredWords(ability: AbilityOf<'triggered'>): string {
  const { if: condition, event } = ability;
  const asked = condition === undefined || event === 'stateHolds' ? '' : ifWords(condition);
  const once = ability.firstEachTurn ? ' per la prima volta in ogni turno' : '';
  return `${whenWords(ability)}${once}${asked}, ${doneWords(ability)}`;
}

function activatedWords(ability: AbilityOf<'activated'>): string {
  const costs = ability.costs.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${keywordCost(ability)}`;
  const from = ability.from === undefined ? '' : '. Attiva solo dalla tua mano';
  const by = ability.by === undefined ? '' : '. Qualsiasi giocatore può attivare questa abilità';
  return `${costs}: ${capital(doneWords(ability))}${timingWords(ability.timing, 'activated')}${from}${by}`;
}

// CR 702.49a: what ninjutsu costs besides mana is said by its name.
const keywordCost = ({ keyword, costs }: AbilityOf<'activated'>): string =>
  costs
    .filter(({ kind }) => keyword !== 'ninjutsu' || kind !== 'returnToHand')
    .map(costWords)
    .join(', ');

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: AbilityOf<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  if (isAura) return enchantWords(ability.targets);
  const when = timingWords(ability.timing, 'spell');
  return `${when}${begun(when, doneWords(ability))}`;
}

const begun = (before: string, words: string): string => (before === '' ? words : capital(words));

const howManyModes = howManyModesIn({ grammar, nouns, sentences: modeSentences });

function doneWords(ability: AbilityOf<'triggered' | 'activated' | 'spell'>): string {
  const { effects, targets, modes } = ability;
  const speaker = { words: abilityWords, isSpokenOf: speaksOfSelf(ability), foes: foesOf(ability) };
  if (modes === undefined)
    return ability.kind === 'triggered' && ability.optional
      ? effectsWords([{ kind: 'may', effects }], targets, speaker)
      : effectsWords(effects, targets, speaker);
  const options = modes.of.map((one) => effectsWords(one.effects, one.targets, speaker));
  const choose = ability.kind === 'triggered' && ability.optional ? 'puoi scegliere' : 'scegli';
  return `${choose} ${howManyModes(modes)} — ${options.map((one) => `• ${capital(one)}`).join('. ')}`;
}
