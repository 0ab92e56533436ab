import type { OneCodeOf } from './coded.ts';
import type { Condition } from './condition.ts';
import { filter } from './filter.ts';
import { positive } from './form.ts';
import type { Subject } from './reference.ts';
import { ATTACKED } from './restriction.ts';
import { wordForm, wordsOf } from './table.ts';

/** What requirements speak of besides of whom they ask it. */
export const REQUIREMENT_FIELDS = {
  /** The attackers or the blockers meant, or the other attackers. */
  filter,
  n: positive,
  /** Whom or what; left out, anything. */
  attacked: wordForm(ATTACKED),
} as const;

/** CR 508.1d, 509.1c: what is obeyed as often as the restrictions allow. */
export const REQUIREMENT = {
  attacksIfAble: {
    of: 'attacking',
    reads: ['attacked'],
    example: { requirement: 'attacks-if-able', attacked: 'you', on: { type: 'creature' } },
    means: 'it attacks if able, or attacks what is named',
  },
  // CR 701.15b
  goaded: {
    of: 'attacking',
    reads: [],
    example: { requirement: 'goaded' },
    means: 'it attacks if able, and a player other than the controller of this if able',
  },
  attacksIfAnotherAttacks: {
    of: 'attacking',
    reads: ['filter'],
    example: { requirement: 'attacks-if-another-attacks', filter: { type: 'creature' } },
    means: 'it attacks if able where another that fits attacks',
  },
  oneAttacksIfAble: {
    of: 'attacking',
    reads: ['attacked'],
    example: {
      requirement: 'one-attacks-if-able',
      attacked: 'you',
      on: { type: 'creature', controller: 'opponent' },
    },
    means: 'at least one of them attacks if able, or attacks what is named',
  },
  blocksIfAble: {
    of: 'blocking',
    reads: ['filter'],
    example: { requirement: 'blocks-if-able', filter: { type: 'creature' } },
    means: 'it blocks if able, or blocks an attacker that fits',
  },
  blocksEachIfAble: {
    of: 'blocking',
    reads: [],
    example: { requirement: 'blocks-each-if-able' },
    means: 'it blocks each attacker if able',
  },
  mustBeBlocked: {
    of: 'blocking',
    reads: ['n'],
    example: { requirement: 'must-be-blocked', n: 2 },
    means: 'it is blocked by one, or by so many, if able',
  },
  mustBeBlockedByOne: {
    of: 'blocking',
    reads: ['filter'],
    example: { requirement: 'must-be-blocked-by-one', filter: { type: 'creature' } },
    means: 'one that fits blocks it if able',
  },
  mustBeBlockedByExactlyOne: {
    of: 'blocking',
    reads: [],
    example: { requirement: 'must-be-blocked-by-exactly-one' },
    means: 'it is blocked by exactly one creature if able',
  },
  mustBeBlockedByAll: {
    of: 'blocking',
    reads: ['filter'],
    example: { requirement: 'must-be-blocked-by-all', filter: { type: 'creature' } },
    means: 'all creatures that fit block it if able',
  },
} as const;

export type RequirementCode = keyof typeof REQUIREMENT;

export const REQUIREMENTS = wordsOf(REQUIREMENT);

/** The words that ask something of attackers, or of blockers. */
export type RequirementOf<D extends 'attacking' | 'blocking'> = {
  [C in RequirementCode]: (typeof REQUIREMENT)[C]['of'] extends D ? C : never;
}[RequirementCode];

/** `subject` is of whom it is asked, by default the source. */
export type RequirementAbility<C extends RequirementCode = RequirementCode> = {
  readonly kind: 'requirement';
  readonly subject: Subject;
  readonly if?: Condition;
} & OneCodeOf<'requirement', Pick<typeof REQUIREMENT, C>, typeof REQUIREMENT_FIELDS>;
