import type { OwnDesignation, PermanentSetup } from '../scenario/scenario.ts';
import { COUNTERS, type CounterKind } from '../vocabulary/counters.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { type Phrase, phrase, type Slots } from './phrase.ts';
import type { Word } from './span.ts';

/** How a permanent stands on the board, as far as that is not about others. */
export type Modifiers = Pick<
  PermanentSetup,
  'tapped' | 'sick' | 'damage' | 'counters' | 'designations' | 'faceDown' | 'exerted' | 'gains'
>;

/** Others that are named with a permanent, by the words that name them. */
export interface NamedWith {
  readonly on?: Word;
  readonly pairedWith?: Word;
  readonly goadedBy?: Word;
  readonly protector?: Word;
  readonly chosenPlayer?: Word;
}

/** What stands between commas after a permanent, and what it makes of it. */
export interface ModifierPhrase {
  readonly phrase: Phrase;
  readonly status?: (before: Modifiers, slots: Slots) => Modifiers;
  readonly named?: keyof NamedWith;
  /** What of its text is not read does not matter. */
  readonly asRead?: true;
}

export const UNTOUCHED: Modifiers = {
  tapped: false,
  sick: false,
  damage: 0,
  counters: {},
  designations: [],
};

/** In the order in which they are told. */
const DESIGNATED: { readonly [D in OwnDesignation]: string } = {
  renowned: 'renowned',
  saddled: 'saddled',
  monstrous: 'monstrous',
  suspected: 'suspected',
};

export const OWN_DESIGNATIONS = keysOf(DESIGNATED);

/** Said of a card of whose text not all is read, by whoever knows that the rest does not matter. */
export const AS_READ = 'as read';

/** The phrases by which others are named. */
export const NAMING: { readonly [N in keyof NamedWith]-?: string } = {
  on: 'on',
  pairedWith: 'paired with',
  goadedBy: 'goaded by',
  protector: 'protector',
  chosenPlayer: 'chosen',
};

const saying = (
  pattern: string,
  status: NonNullable<ModifierPhrase['status']>,
): ModifierPhrase => ({
  phrase: phrase(pattern),
  status,
});

const counted = (kind: CounterKind): readonly ModifierPhrase[] =>
  [
    'N X',
    'N X counter',
    'N X counters',
    'X counter',
    'N counter X',
    'N counters X',
    'counter X',
  ].map((pattern) =>
    saying(pattern.replace('X', counterWord(kind)), (before, { N = 1 }) => ({
      ...before,
      counters: withCounters(before.counters, kind, N),
    })),
  );

function withCounters(
  before: Modifiers['counters'],
  kind: CounterKind,
  n: number,
): Modifiers['counters'] {
  const { [kind]: _, ...others } = before;
  return n === 0 ? others : { ...others, [kind]: n };
}

export const counterWord = (kind: CounterKind): string =>
  /^[a-z]/i.test(kind) ? kebab(kind).replaceAll('-', ' ') : kind;

const designated = (word: OwnDesignation): ModifierPhrase =>
  saying(word, (before) => ({
    ...before,
    designations: OWN_DESIGNATIONS.filter(
      (one) => one === word || before.designations.includes(one),
    ),
  }));

/** Everything that a line can say of how a permanent stands. */
export const MODIFIER_PHRASES: readonly ModifierPhrase[] = [
  saying('tapped', (before) => ({ ...before, tapped: true })),
  saying('untapped', (before) => ({ ...before, tapped: false })),
  saying('new', (before) => ({ ...before, sick: true })),
  saying('face-down', (before) => ({ ...before, faceDown: true })),
  saying('exerted', (before) => ({ ...before, exerted: true })),
  saying('N damage', (before, { N = 0 }) => ({ ...before, damage: N })),
  ...COUNTERS.flatMap(counted),
  ...OWN_DESIGNATIONS.map(designated),
  { phrase: phrase(AS_READ), asRead: true },
  ...keysOf(NAMING).map((named) => ({ phrase: phrase(`${NAMING[named]} W`), named })),
];
