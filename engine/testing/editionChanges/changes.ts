import type { EditionId } from '../../citation/editions.ts';

/** A change of behaviour between two editions, by its number in our list of them. */
export interface EditionChange {
  readonly change: number;
  /** The first edition with it. */
  readonly since: EditionId;
  readonly shows: Shows;
}

type Shows =
  /** Boards come out differently before and after it. */
  | { readonly kind: 'apart' }
  /** The text changed, and boards show that play did not. */
  | { readonly kind: 'alike'; readonly why: string }
  /** Nothing that the engine plays can show it. */
  | { readonly kind: 'noBoard'; readonly why: string };

const apart = (since: EditionId, ...changes: readonly number[]): readonly EditionChange[] =>
  changes.map((change) => ({ change, since, shows: { kind: 'apart' } }));

const alike = (since: EditionId, change: number, why: string): EditionChange => ({
  change,
  since,
  shows: { kind: 'alike', why },
});

const noBoard = (since: EditionId, change: number, why: string): EditionChange => ({
  change,
  since,
  shows: { kind: 'noBoard', why },
});

/** The changes of behaviour from edition to edition; what shows them stands in `cases/editions` and in `beyondFiles`. */
export const EDITION_CHANGES: readonly EditionChange[] = [
  ...apart('2009-07-11', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  noBoard(
    '2009-07-11',
    11,
    'the bookkeeping of a step was one action and became a list of them, and nothing can happen in between',
  ),
  ...apart('2013-02-01', 12, 13),
  alike(
    '2013-02-01',
    14,
    'the text of 2010 assigns creature by creature, but its own example judges the whole',
  ),
  alike(
    '2013-02-01',
    15,
    'one text leaves double strike out of the test, but says so at double strike itself',
  ),
  ...apart('2013-02-01', 16, 17, 18),
  ...apart('2024-07-30', 19, 20, 21, 22, 23),
  noBoard('2024-07-30', 24, 'team formats are outside the subject'),
  ...apart('2024-07-30', 25, 26),
  noBoard(
    '2024-07-30',
    27,
    'a creature with toughness above 0 and no damage marked never had lethal damage',
  ),
  ...apart('2024-11-08', 28, 29, 30),
  alike(
    '2024-11-08',
    31,
    'trample asks lethal damage for all blockers, and banding passes the division on, with an order or without',
  ),
  noBoard(
    '2024-11-08',
    32,
    'numbers changed and nothing else: the 195 concepts are held against the rule table',
  ),
  ...apart('2024-11-08', 33),
  ...apart('2026-09-25', 34),
  alike(
    '2026-09-25',
    35,
    'the glossary let a creature that attacks late be unblocked before a rule said so',
  ),
  ...apart('2026-09-25', 36, 37, 38),
];
