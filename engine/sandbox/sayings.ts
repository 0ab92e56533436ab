import type { Ability } from '../language/ability.ts';
import { type Keyword, MEANINGS } from '../language/keywords/index.ts';
import { ACTIVATED_KEYWORDS, keywordsWritten } from '../language/keywords/lists.ts';
import { writtenWith } from '../language/keywords/meaning.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { subsetsOf } from '../vocabulary/subsets.ts';
import { CODED, type Coded } from './codedPhrases.ts';
import { writeCost } from './cost.ts';
import { deepEqual } from './deepEqual.ts';
import { OF_OTHERS, writeFilter } from './filterWords.ts';
import { ATTACKED, type Phrase, phrase, type Slots } from './phrase.ts';
import { formsOf } from './span.ts';

/** An ability that a line can say: its phrase, and what it is with what stands in the slots. */
export interface Saying {
  readonly phrase: Phrase;
  readonly make: (slots: Slots) => Ability;
  /** What stands in the slots for this ability, which is the saying’s if it makes the same of them. */
  readonly slotsOf: (ability: Ability) => Slots;
}

/** The words for an ability, or nothing where a line has none. */
export function writeAbility(ability: Ability): string | undefined {
  for (const { phrase: said, make, slotsOf } of BY_WORD.get(wordOf(ability)) ?? []) {
    const slots = slotsOf(ability);
    if (!isFilled(said, slots) || !deepEqual(make(slots), ability)) continue;
    const words = filledIn(said, slots);
    if (words !== undefined) return words;
  }
  return undefined;
}

const isFilled = ({ parts }: Phrase, slots: Slots): boolean =>
  parts.every((part) => typeof part === 'string' || slots[part.slot] !== undefined);

function filledIn({ pattern }: Phrase, { N, C, A, M, Q }: Slots): string | undefined {
  const filter = Q && writeFilter(Q);
  if (Q !== undefined && filter === undefined) return undefined;
  const words: Readonly<Record<string, string | undefined>> = {
    N: N?.toString(),
    C: C && writeCost(C),
    A: A && ATTACKED[A],
    M,
    Q: filter,
  };
  return pattern
    .split(' ')
    .map((part) => (Object.hasOwn(words, part) ? words[part] : part))
    .join(' ');
}

/** Where each slot’s value stands in an ability. */
const FIELDS = { N: 'n', C: 'cost', A: 'attacked', M: 'mana' } as const;

const slotsIn =
  (slotOf: Readonly<Record<string, keyof Slots>>) =>
  (ability: Ability): Slots =>
    Object.fromEntries(
      Object.entries(ability).flatMap(([key, value]) => {
        const slot = slotOf[key];
        return slot === undefined ? [] : [[slot, value]];
      }),
    );

/** What is the same in all of them, and what stands in the slots under its key. */
function saying(pattern: string, base: object, filterKey: 'filter' | 'quality'): Saying {
  const keys = { ...FIELDS, Q: filterKey };
  const said = phrase(pattern);
  const slots = said.parts.flatMap((part) =>
    typeof part === 'string' || part.slot === 'W' ? [] : [part.slot],
  );
  return {
    phrase: said,
    // A pattern has the slots that its word reads, which the tables say and no type does.
    make: (filled) =>
      ({
        ...base,
        ...Object.fromEntries(slots.map((slot) => [keys[slot], filled[slot]])),
      }) as Ability,
    slotsOf: slotsIn(Object.fromEntries(slots.map((slot) => [keys[slot], slot]))),
  };
}

const spaced = (keyword: Keyword): string => kebab(keyword).replaceAll('-', ' ');

const keyword = (shape: Parameters<typeof keywordsWritten>[0], slots: string): readonly Saying[] =>
  keywordsWritten(shape).map((word) =>
    saying(`${spaced(word)}${slots}`, { kind: 'keyword', keyword: word }, 'quality'),
  );

const activated: readonly Saying[] = ACTIVATED_KEYWORDS.map((word) => ({
  phrase: phrase(`${spaced(word)} C`),
  make: ({ C = '' }) =>
    MEANINGS[word].activates(writtenWith({ kind: 'keyword', keyword: word, cost: C })),
  slotsOf: (ability) => {
    const [cost] = ability.kind === 'activated' ? ability.costs : [];
    return cost?.kind === 'mana' ? { C: cost.mana } : {};
  },
}));

const SELF = { kind: 'reference', reference: 'self' } as const;

/** CR 701.19a: `regenerate 1B`, or as it is printed, `{1}{B}: regenerate`. */
const regenerates: Saying = {
  phrase: phrase('regenerate C'),
  make: ({ C: mana = '' }) => ({
    kind: 'activated',
    costs: [{ kind: 'mana', mana }],
    targets: [],
    effects: [{ kind: 'regenerate', subject: SELF }],
  }),
  slotsOf: (ability) => {
    const [cost] = ability.kind === 'activated' ? ability.costs : [];
    return cost?.kind === 'mana' ? { C: cost.mana } : {};
  },
};

/** CR 605.1a: the mana ability of a land, or of whatever else taps for mana. */
const taps: Saying = {
  phrase: phrase('taps for M'),
  make: ({ M: mana = '' }) => ({
    kind: 'activated',
    costs: [{ kind: 'tapSelf' }],
    targets: [],
    effects: [{ kind: 'addMana', mana }],
  }),
  slotsOf: (ability) => {
    const [effect] = ability.kind === 'activated' ? ability.effects : [];
    return effect?.kind === 'addMana' && typeof effect.mana === 'string' ? { M: effect.mana } : {};
  },
};

/** CR 702.16j: from each object, whatever it is. */
const fromEverything: Saying = {
  phrase: phrase('protection from everything'),
  make: () => ({ kind: 'keyword', keyword: 'protection', quality: {} }),
  slotsOf: () => ({}),
};

const SLOT_OF: Readonly<Record<string, string>> = { n: 'N', attacked: 'A', filter: 'Q' };

// Of what a word reads each part may be left out, but not all behind a word that needs something; with all of it comes first.
function patternsOf({ reads, patterns }: Coded, code: string): readonly string[] {
  const slots = reads.map((read) => SLOT_OF[read] ?? '');
  const tails = [...subsetsOf(slots)].map((some) => some.map((slot) => ` ${slot}`).join(''));
  const [first = '', ...more] = patterns;
  const ofEach = (words: string) =>
    tails.filter((tail) => tail !== '' || !needsMore(words)).map((tail) => words + tail);
  return [...(more.length > 0 ? patterns : ofEach(first)), ...ofEach(kebab(code))];
}

const needsMore = (words: string): boolean => OF_OTHERS.has(formsOf(words).at(-1) ?? '');

const EVERYTHING = { kind: 'all', filter: {} } as const;

const coded: readonly Saying[] = CODED.flatMap((word) =>
  patternsOf(word, word.code).map((pattern) =>
    saying(
      pattern,
      {
        kind: word.kind,
        [word.kind]: word.code,
        subject: word.said === 'ofTheGame' ? EVERYTHING : SELF,
      },
      'filter',
    ),
  ),
);

/** Everything that a line can say of what an object does. */
export const SAYINGS: readonly Saying[] = [
  ...keyword('plain', ''),
  ...keyword('numbered', ' N'),
  ...keyword('costed', ' C'),
  ...keyword('numberedAndCosted', ' N C'),
  fromEverything,
  saying('protection from Q', { kind: 'keyword', keyword: 'protection' }, 'quality'),
  // CR 702.11d
  saying('hexproof from Q', { kind: 'keyword', keyword: 'hexproof' }, 'quality'),
  ...keyword('qualified', ' Q'),
  ...activated,
  taps,
  regenerates,
  ...coded,
];

/** Those that something can have besides what it is; who is goaded has somebody who goaded it. */
export const GAINABLE: readonly Saying[] = SAYINGS.filter(({ make }) => isGainable(make({})));

export function isGainable(ability: Ability): boolean {
  const isOfGame = 'subject' in ability && deepEqual(ability.subject, EVERYTHING);
  return wordOf(ability) !== 'goaded' && !isOfGame;
}

/** The word by which an ability is told from others of its kind. */
function wordOf(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return ability.keyword;
    case 'restriction':
      return ability.restriction;
    case 'requirement':
      return ability.requirement;
    case 'permission':
      return ability.permission;
    default:
      return ability.kind;
  }
}

const BY_WORD: ReadonlyMap<string, readonly Saying[]> = Map.groupBy(SAYINGS, ({ make }) =>
  wordOf(make({})),
);
