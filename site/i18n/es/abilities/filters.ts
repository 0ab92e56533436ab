import type { Comparison, Filter } from '../../../engine.ts';
import { type FilterWords, PHRASE_FIELDS, type PhrasePart } from '../../abilities/filterWords.ts';
import { HOST } from '../../abilities/host.ts';
import { type Agreement, agree, verbOf } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { keywords } from '../keywords/names.ts';
import {
  type Base,
  type Noun,
  subtypeNoun,
  subtypeWord,
  typeNoun,
  typeWord,
} from './filterNouns.ts';

/** What words are fitted to: the noun they follow, and whether it is a spell. */
export interface Around extends Agreement {
  readonly base: Base;
}

/** Words as what is around them wants them. */
type Form = (around: Around) => string;

/** Words at each place of a phrase: `otra` `criatura` `bloqueada` `con mayor fuerza` `que controlas` `que no sea ficha`. */
export interface FilterPart extends PhrasePart {
  readonly leading?: Form;
  readonly noun?: (base: Base) => Noun;
  readonly adjective?: Form;
  readonly having?: string;
  /** Who controls it: it stands before what it has. */
  readonly whose?: Form;
  readonly which?: Form;
  /** Behind `que no sea`, where one says `ni` of several. */
  readonly isNot?: Form;
  /** Only creatures attack, block and are blocked. */
  readonly isOfCreatures?: true;
}

export const HAVING = 'con la habilidad de ';

const adjective = (word: string, not = ''): FilterPart => ({
  adjective: (as) => `${not}${agree(word, as)}`,
});
const having = (words: string): FilterPart => ({ having: words });
/** A clause with the verb of one, and of several. */
const clause = (one: string, many: string): FilterPart => ({
  which: ({ number }) => (number === 'one' ? one : many),
});
const ofCreatures = (part: FilterPart): FilterPart => ({ ...part, isOfCreatures: true });

/** `que está atacando sola` */
const alone = (does: string): FilterPart => ({
  which: (as) => `que ${verbOf('está', as.number)} ${does} ${agree('solo', as)}`,
});

const TO_WHICH = {
  m: { one: 'al', many: 'a los' },
  f: { one: 'a la', many: 'a las' },
} as const;

const ATTACKING: {
  readonly [A in Exclude<NonNullable<Filter['attacking']>, true>]: FilterPart;
} = {
  you: clause('que te ataca', 'que te atacan'),
  enchantedPlayer: clause('que ataca al jugador encantado', 'que atacan al jugador encantado'),
  youOrYours: clause(
    'que te ataca a ti o a un planeswalker que controlas',
    'que te atacan a ti o a un planeswalker que controlas',
  ),
};

/** What stands at the same place is said in this order. */
export const FILTERS: FilterWords<FilterPart> = {
  ...PHRASE_FIELDS,
  type: (type) => ({ noun: (base) => typeNoun(type, base) }),
  subtype: (subtype) => ({ noun: () => subtypeNoun(subtype) }),
  other: () => ({ leading: (as) => agree('otro', as) }),
  controller: (who) =>
    who === 'opponent'
      ? {
          whose: ({ number }) =>
            number === 'one' ? 'que controla un oponente' : 'que controlan tus oponentes',
        }
      : { whose: () => CONTROLLED[who] },
  attacking: (whom) => ofCreatures(whom === true ? adjective('atacante') : ATTACKING[whom]),
  blockedBySource: () =>
    ofCreatures(clause(`que es bloqueada por ${HOST}`, `que son bloqueadas por ${HOST}`)),
  wasBlockedBySource: () =>
    ofCreatures(
      clause(
        `que fue bloqueada por ${HOST} este combate`,
        `que fueron bloqueadas por ${HOST} este combate`,
      ),
    ),
  newThisTurn: (yes) =>
    yes
      ? clause('que entró este turno', 'que entraron este turno')
      : clause('que no entró este turno', 'que no entraron este turno'),
  attackedThisTurn: (yes) =>
    ofCreatures(
      yes
        ? clause('que atacó este turno', 'que atacaron este turno')
        : clause('que no atacó este turno', 'que no atacaron este turno'),
    ),
  exertedThisTurn: (yes) =>
    ofCreatures(
      yes
        ? clause('que fue espoleada este turno', 'que fueron espoleadas este turno')
        : clause('que no fue espoleada este turno', 'que no fueron espoleadas este turno'),
    ),
  foughtThisCombat: () =>
    ofCreatures(
      clause('que atacó o bloqueó este combate', 'que atacaron o bloquearon este combate'),
    ),
  damagedBySource: () => ({
    which: (as) => `${TO_WHICH[as.gender][as.number]} que ${HOST} hizo daño este turno`,
  }),
  attackingAlone: () => ofCreatures(alone('atacando')),
  pairedWithSource: () => ofCreatures({ ...adjective('emparejado'), ...having('con ella') }),
  ofItsPair: () => ofCreatures(having('de su pareja')),
  blocking: (what) =>
    ofCreatures(
      what === true
        ? adjective('bloqueador')
        : clause(`que bloquea a ${HOST}`, `que bloquean a ${HOST}`),
    ),
  blockingAlone: () => ofCreatures(alone('bloqueando')),
  hadToAttack: () => ofCreatures(clause('que tenía que atacar', 'que tenían que atacar')),
  blocked: (yes) => ofCreatures(adjective('bloqueado', yes ? '' : 'no ')),
  supertype: (one) => adjective(SUPERTYPES[one]),
  notSupertype: (one) => adjective(SUPERTYPES[one], 'no '),
  color: (one) => adjective(colors[one]),
  colorless: () => adjective('incoloro'),
  paired: (yes) => adjective('emparejado', yes ? '' : 'no '),
  enchanted: (yes) => adjective('encantado', yes ? '' : 'no '),
  designation: (one) => adjective(DESIGNATIONS[one]),
  tapped: (yes) => adjective(yes ? 'girado' : 'enderezado'),
  keyword: (one) => having(`${HAVING}${keywords[one]}`),
  notKeyword: (one) => having(`sin la habilidad de ${keywords[one]}`),
  power: (comparison) => having(`con fuerza de ${comparisonWords(comparison)}`),
  toughness: (comparison) => having(`con resistencia de ${comparisonWords(comparison)}`),
  toughnessGreaterThanPower: () => having('con resistencia mayor que su fuerza'),
  greatestPower: () => having('con la mayor fuerza'),
  sameNameAsSource: () => having('con el mismo nombre'),
  counter: (kind) => having(`con un contador ${counterName(kind)}`),
  powerGreaterThanSource: () => having('con mayor fuerza'),
  powerLessThanSource: () => having('con menor fuerza'),
  powerGreaterThanYourHand: () => having('con fuerza mayor que la cantidad de cartas en tu mano'),
  landwalk: (land) => having(`${HAVING}cruzar ${subtypeWord(land, 'many')}`),
  hasCounters: (yes) => having(yes ? 'con contadores' : 'sin contadores'),
  sharesColorWithSource: () => having('con algún color en común'),
  notColor: (one) => ({ isNot: (as) => agree(colors[one], as) }),
  notType: (one) => ({ isNot: ({ base, number }) => kind(base, (n) => typeWord(one, n), number) }),
  notSubtype: (one) => ({
    isNot: ({ base, number }) => kind(base, (n) => subtypeWord(one, n), number),
  }),
  token: (yes) =>
    yes
      ? clause('que sea ficha', 'que sean fichas')
      : { isNot: ({ number }) => (number === 'one' ? 'ficha' : 'fichas') },
};

/** `artefactos`; of spells, `de artefacto` */
const kind = (
  base: Base,
  word: (number: Around['number']) => string,
  number: Around['number'],
): string => (base === 'spell' ? `de ${word('one')}` : word(number));

const SUPERTYPES: { readonly [S in NonNullable<Filter['supertype']>]: string } = {
  basic: 'básico',
  legendary: 'legendario',
  snow: 'nevado',
  world: 'mundial',
};

export const DESIGNATIONS: { readonly [D in NonNullable<Filter['designation']>]: string } = {
  renowned: 'prestigioso',
  saddled: 'ensillado',
  goaded: 'incitado',
  monstrous: 'monstruoso',
  suspected: 'sospechoso',
};

const CONTROLLED: {
  readonly [C in Exclude<NonNullable<Filter['controller']>, 'opponent'>]: string;
} = {
  you: 'que controlas',
  defendingPlayer: 'que controla el jugador defensor',
  thatPlayer: 'que controla ese jugador',
  enchantedPlayer: 'que controla el jugador encantado',
  activePlayer: 'que controla el jugador activo',
};

function comparisonWords(
  { atLeast, atMost }: Comparison,
  said: (n: number) => string = String,
): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? said(atLeast) : `${said(atLeast)} a ${said(atMost)}`;
  return atMost === undefined ? `${said(atLeast ?? 0)} o más` : `${said(atMost)} o menos`;
}
