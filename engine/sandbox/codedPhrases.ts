import type { PERMISSION } from '../language/permission.ts';
import type { REQUIREMENT } from '../language/requirement.ts';
import type { RESTRICTION } from '../language/restriction.ts';

/**
 * How a line says a word of the language. The first pattern in which all stands that an ability says, and no more, is
 * how it is written; its own code, with the same slots after it, is read as well.
 */
export interface Coded {
  /** As the language’s own table says, but for an `if`, which a line does not say. */
  readonly reads: readonly string[];
  readonly said?: 'ofTheGame';
  readonly patterns: readonly string[];
}

type CodedTable<T> = { readonly [C in keyof T]: Coded };

const one = (pattern: string, ...reads: readonly string[]) => ({
  reads,
  patterns: [pattern],
});

const RESTRICTION_PHRASES: CodedTable<typeof RESTRICTION> = {
  cannotAttack: one("can't attack", 'attacked'),
  cannotBlock: one("can't block", 'filter'),
  canBlockOnly: one('can block only', 'filter'),
  cannotAttackAlone: one("can't attack alone"),
  cannotBlockAlone: one("can't block alone"),
  canOnlyAttackAlone: one('can only attack alone'),
  maxAttackers: { ...one('max-attackers', 'n'), said: 'ofTheGame' },
  maxAttackersOnYou: { ...one('max-attackers-on-you', 'n'), said: 'ofTheGame' },
  maxBlockers: { ...one('max-blockers', 'n'), said: 'ofTheGame' },
  cannotBeBlocked: one("can't be blocked"),
  cannotBeBlockedBy: one("can't be blocked by", 'filter'),
  cannotBeBlockedExceptBy: one("can't be blocked except by", 'filter'),
  minBlockers: one('min-blockers', 'n'),
  maxBlockersOn: one('max-blockers-on', 'n'),
  allOrNoneBlockers: one('all-or-none-blockers'),
  cannotAttackUnlessWith: one("can't attack unless with", 'n', 'filter'),
  cannotBlockUnlessWith: one("can't block unless with", 'n', 'filter'),
};

const REQUIREMENT_PHRASES: CodedTable<typeof REQUIREMENT> = {
  attacksIfAble: one('attacks if able', 'attacked'),
  goaded: one('goaded'),
  attacksIfAnotherAttacks: one('attacks if another attacks', 'filter'),
  oneAttacksIfAble: one('one attacks if able', 'attacked'),
  blocksIfAble: one('blocks if able', 'filter'),
  blocksEachIfAble: one('blocks each if able'),
  mustBeBlocked: one('must be blocked', 'n'),
  mustBeBlockedByOne: one('must be blocked by one', 'filter'),
  mustBeBlockedByExactlyOne: one('must be blocked by exactly one'),
  mustBeBlockedByAll: one('lure', 'filter'),
};

const PERMISSION_PHRASES: CodedTable<typeof PERMISSION> = {
  attackDespiteDefender: one('can attack despite defender'),
  blockAsThoughShadow: one('can block as though shadow'),
  ignoreLandwalk: { ...one('ignore-landwalk', 'filter'), said: 'ofTheGame' },
  blockAdditional: { reads: ['n'], patterns: ['can block N more', 'can block any number'] },
  divideDamageOfAttackersOnYou: {
    ...one('divide-damage-of-attackers-on-you'),
    said: 'ofTheGame',
  },
  chooseAttackers: { ...one('choose-attackers'), said: 'ofTheGame' },
  chooseBlockers: { ...one('choose-blockers'), said: 'ofTheGame' },
  attackingPlayerChoosesBlockers: {
    ...one('attacking-player-chooses-blockers'),
    said: 'ofTheGame',
  },
  assignAsThoughUnblocked: one('assigns as though unblocked'),
  exertAsItAttacks: one('may be exerted'),
};

/** Every word, with the kind of ability that it makes and the key under which it stands there. */
export const CODED: readonly (Coded & {
  readonly kind: 'restriction' | 'requirement' | 'permission';
  readonly code: string;
})[] = [
  ...entries('restriction', RESTRICTION_PHRASES),
  ...entries('requirement', REQUIREMENT_PHRASES),
  ...entries('permission', PERMISSION_PHRASES),
];

function entries<K extends string>(kind: K, table: Readonly<Record<string, Coded>>) {
  return Object.entries(table).map(([code, coded]) => ({ ...coded, kind, code }));
}
