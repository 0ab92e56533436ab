import type { Ability, Reference } from '../../../engine.ts';
import { HOST, HOST_ENDING, type Host } from '../../abilities/host.ts';
import { ALWAYS } from '../../abilities/imposing.ts';
import { howManyModesIn } from '../../abilities/modes.ts';
import { namesAnother, namesSelf } from '../../abilities/spokenOf.ts';
import {
  type AbilityOf,
  type AbilityWords,
  type ImposedAbility,
  say,
} from '../../abilities/words.ts';
import { capital, manaSymbols } from '../../grammar.ts';
import { of as ofWhom } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { counterUnit, numbered, whereXOf } from './amounts.ts';
import { staticWords } from './changes.ts';
import { underConditions } from './conditioned.ts';
import { conditionWords, ifWords } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectsWords, foesOf } from './effects.ts';
import { filterWords, theFilter } from './filterPhrases.ts';
import { hosted, SAME_HOST } from './hosts.ts';
import { imposedSentence } from './imposed.ts';
import { keywordWords } from './keywordAbility.ts';
import modeSentences from './modes.json' with { type: 'json' };
import { bulleted } from './moods.ts';
import { nouns } from './nouns.ts';
import { PLAIN, subjectWords } from './references.ts';
import { sentences } from './sentences.ts';
import { enchantWords } from './targets.ts';
import { timingWords } from './timings.ts';
import { whenWords } from './triggers.ts';

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability, host: Host = 'creature'): string =>
  capital(hosted(say(ABILITIES, ability), host));

const ABILITIES: AbilityWords = {
  keyword: keywordWords,
  restriction: imposed,
  requirement: imposed,
  permission: imposed,
  combatCost: imposed,
  spellCost: ({ spells, more }) =>
    `cuesta ${manaSymbols(more)} más lanzar ${filterWords(spells, 'many', 'spell')}`,
  spellKeyword: ({ spells, keyword }) =>
    `${theFilter(spells, 'spell')} que lances tienen la habilidad de ${keywords[keyword]}`,
  abilityCost: ({ subject, more }) =>
    `cuesta ${manaSymbols(more)} más activar las habilidades ${ofWhom(subjectWords(subject))}`,
  costReduction: (ability) => {
    const each = ability.perSpellCast ? ' por cada otro hechizo lanzado este turno' : '';
    const when = ability.if === undefined ? '' : ` si ${conditionWords(ability.if)}`;
    return `te cuesta {${ability.less}} menos lanzar este hechizo${each}${when}`;
  },
  entersWith: (ability) => entersWords(ability),
  static: (ability) => staticWords(ability, abilityWords),
  triggered: (ability) => triggeredWords(ability),
  activated: (ability) => activatedWords(ability),
  spell: (ability) => spellWords(ability),
};

/** What restricts, requires, permits or costs, as long as the ability is there. */
function imposed(ability: ImposedAbility): string {
  if (ability.kind === 'permission' && ability.permission === 'exertAsItAttacks' && ability.if)
    return `si ${conditionWords(ability.if)}, puedes espolearl${HOST_ENDING} en cuanto ataque`;
  return underConditions(ability, imposedSentence(ability, ALWAYS));
}

function triggeredWords(ability: AbilityOf<'triggered'>): string {
  const when = whenWords(ability);
  const named = namedBy(ability);
  const condition =
    ability.if === undefined || ability.event === 'stateHolds' ? '' : ifWords(ability.if);
  // Its condition does not name again what the event has named.
  const asked = named.includes('self') ? condition.replace(`si ${HOST} `, 'si ') : condition;
  const done = sentences(doneWords(ability, condition.includes(HOST) ? ['self', ...named] : named));
  return `${when}${asked}, ${named.includes('self') ? done.replace(`que bloquean a ${HOST}`, `que l${HOST_ENDING} bloquean`) : done}`;
}

const namedBy = (ability: AbilityOf<'triggered'>): readonly Reference[] => {
  if (namesSelf(ability)) return namesAnother(ability) ? ['self', 'eventCreature'] : ['self'];
  const { of } = ability;
  return of.kind === 'reference' && of.reference === 'attached' ? ['attached'] : [];
};

function activatedWords(ability: AbilityOf<'activated'>): string {
  // Ninjutsu returns a creature by its rule.
  const shown = ability.costs.filter(
    ({ kind }) => ability.keyword !== 'ninjutsu' || kind !== 'returnToHand',
  );
  const costs = shown.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Activa esto solo desde tu mano';
  const by = ability.by === undefined ? '' : '. Cualquier jugador puede activar esta habilidad';
  const done = capital(sentences(doneWords(ability)));
  return `${costs}: ${done}${timingWords(ability.timing, 'activated')}${from}${by}`;
}

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: AbilityOf<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  return isAura
    ? enchantWords(ability.targets)
    : `${sentences(doneWords(ability))}${timingWords(ability.timing, 'spell')}`;
}

/** `entra girada y con tres contadores de carga sobre ella` */
function entersWords({ tapped, counters, choosePlayer }: AbilityOf<'entersWith'>): string {
  if (choosePlayer) return `en cuanto ${HOST} entre, elige un jugador`;
  const how = [
    ...(tapped ? [`girad${HOST_ENDING}`] : []),
    ...(counters === undefined
      ? []
      : [`con ${numbered(counters.n, counterUnit(counters.counter))} sobre ${SAME_HOST}`]),
  ];
  const x = counters === undefined ? '' : whereXOf(counters.n, PLAIN);
  return `${HOST} entra ${how.join(' y ')}${x}`;
}

const howManyModes = howManyModesIn({ grammar, nouns, sentences: modeSentences });

/** Its effects, or the modes that are chosen among; not yet in sentences. */
function doneWords(
  ability: AbilityOf<'triggered' | 'activated' | 'spell'>,
  named: readonly Reference[] = [],
): string {
  const { effects, targets, modes } = ability;
  const may = ability.kind === 'triggered' && ability.optional;
  const speaker = { named, foes: foesOf(ability) };
  if (modes === undefined)
    return effectsWords(may ? [{ kind: 'may', effects }] : effects, targets, abilityWords, speaker);
  const options = modes.of.map((one) =>
    sentences(effectsWords(one.effects, one.targets, abilityWords, speaker)),
  );
  return `${may ? 'puedes elegir' : 'elige'} ${howManyModes(modes)}: ${bulleted(options)}`;
}
