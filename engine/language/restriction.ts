import type { OneCodeOf } from './coded.ts';
import type { Condition } from './condition.ts';
import { filter } from './filter.ts';
import { positive } from './form.ts';
import type { Subject } from './reference.ts';
import { type Words, wordForm, wordsOf } from './table.ts';

/** What an ability says about being attacked. */
export const ATTACKED = {
  you: 'its controller',
  youOrYours: 'its controller, or a planeswalker of theirs',
  source: 'its source',
  thatPlayer: 'the player whom the triggering event or the target is about',
} as const satisfies Words;

export type Attacked = keyof typeof ATTACKED;

/** What restrictions speak of besides whom they restrict. */
export const RESTRICTION_FIELDS = {
  /** The other creatures: blockers of the subject, attackers that the subject would block, companions. */
  filter,
  n: positive,
  /** Only what is named may not be attacked. */
  attacked: wordForm(ATTACKED),
} as const;

/** CR 508.1c, 509.1b: what no declaration may disobey. */
export const RESTRICTION = {
  cannotAttack: {
    of: 'attacking',
    reads: ['attacked'],
    example: { restriction: 'cannot-attack', attacked: 'you-or-yours', on: { type: 'creature' } },
    means: 'it can’t attack, or can’t attack what is named',
  },
  cannotBlock: {
    of: 'blocking',
    reads: ['filter'],
    example: { restriction: 'cannot-block', filter: { power: { 'at-least': 3 } } },
    means: 'it can’t block, or can’t block attackers that fit',
  },
  canBlockOnly: {
    of: 'blocking',
    reads: ['filter'],
    example: { restriction: 'can-block-only', filter: { keyword: 'flying' } },
    means: 'it can block only attackers that fit',
  },
  cannotAttackAlone: {
    of: 'attacking',
    reads: [],
    example: { restriction: 'cannot-attack-alone' },
    means: 'it can’t attack unless another creature attacks too',
  },
  cannotBlockAlone: {
    of: 'blocking',
    reads: [],
    example: { restriction: 'cannot-block-alone' },
    means: 'it can’t block unless another creature blocks too',
  },
  canOnlyAttackAlone: {
    of: 'attacking',
    reads: [],
    example: { restriction: 'can-only-attack-alone' },
    means: 'it can attack only if no other creature does',
  },
  maxAttackers: {
    said: 'ofTheGame',
    of: 'attacking',
    reads: ['n'],
    example: { restriction: 'max-attackers', n: 1 },
    means: 'no more than so many creatures can attack',
  },
  maxAttackersOnYou: {
    said: 'ofTheGame',
    of: 'attacking',
    reads: ['n'],
    example: { restriction: 'max-attackers-on-you', n: 1 },
    means: 'no more than so many creatures can attack its controller',
  },
  maxBlockers: {
    said: 'ofTheGame',
    of: 'blocking',
    reads: ['n'],
    example: { restriction: 'max-blockers', n: 1 },
    means: 'no more than so many creatures can block',
  },
  cannotBeBlocked: {
    of: 'blocking',
    reads: [],
    example: { restriction: 'cannot-be-blocked' },
    means: 'it can’t be blocked',
  },
  cannotBeBlockedBy: {
    of: 'blocking',
    reads: ['filter'],
    example: { restriction: 'cannot-be-blocked-by', filter: { power: { 'at-least': 2 } } },
    means: 'it can’t be blocked by creatures that fit',
  },
  cannotBeBlockedExceptBy: {
    of: 'blocking',
    reads: ['filter'],
    example: { restriction: 'cannot-be-blocked-except-by', filter: { subtype: 'wall' } },
    means: 'it can’t be blocked except by creatures that fit',
  },
  minBlockers: {
    of: 'blocking',
    reads: ['n'],
    example: { restriction: 'min-blockers', n: 2 },
    means: 'it can’t be blocked by fewer creatures than so many',
  },
  maxBlockersOn: {
    of: 'blocking',
    reads: ['n'],
    example: { restriction: 'max-blockers-on', n: 1 },
    means: 'it can’t be blocked by more creatures than so many',
  },
  allOrNoneBlockers: {
    of: 'blocking',
    reads: [],
    example: { restriction: 'all-or-none-blockers' },
    means: 'it can’t be blocked unless all creatures that the defending player controls block it',
  },
  cannotAttackUnlessWith: {
    of: 'attacking',
    reads: ['filter', 'n'],
    example: { restriction: 'cannot-attack-unless-with', filter: { type: 'creature' }, n: 2 },
    means: 'it can’t attack unless so many others that fit do',
  },
  cannotBlockUnlessWith: {
    of: 'blocking',
    reads: ['filter', 'n'],
    example: { restriction: 'cannot-block-unless-with', filter: { type: 'creature' }, n: 2 },
    means: 'it can’t block unless so many others that fit do',
  },
} as const;

export type RestrictionCode = keyof typeof RESTRICTION;

export const RESTRICTIONS = wordsOf(RESTRICTION);

/** The words that say something about attacking, or about blocking. */
export type RestrictionOf<D extends 'attacking' | 'blocking'> = {
  [C in RestrictionCode]: (typeof RESTRICTION)[C]['of'] extends D ? C : never;
}[RestrictionCode];

/** `subject` is what is restricted, by default the source. */
export type RestrictionAbility<C extends RestrictionCode = RestrictionCode> = {
  readonly kind: 'restriction';
  readonly subject: Subject;
  readonly if?: Condition;
  readonly unless?: Condition;
} & OneCodeOf<'restriction', Pick<typeof RESTRICTION, C>, typeof RESTRICTION_FIELDS>;
