import type { ObjectId, RequirementCount, RestrictionCode } from '../../engine.ts';
import type { VerdictWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { keywords } from './keywords/index.ts';
import { labels, violations } from './violations.ts';

const restrictionNames: { readonly [R in RestrictionCode]: string } = {
  cannotAttack: 'can’t attack',
  cannotBlock: 'can’t block',
  canBlockOnly: 'blocks only some',
  cannotAttackAlone: 'can’t attack alone',
  cannotBlockAlone: 'can’t block alone',
  canOnlyAttackAlone: 'attacks only alone',
  maxAttackers: 'number of attackers',
  maxAttackersOnYou: 'number of attackers',
  maxBlockers: 'number of blockers',
  cannotBeBlocked: 'can’t be blocked',
  cannotBeBlockedBy: 'can’t be blocked by it',
  cannotBeBlockedExceptBy: 'blocked only by some',
  minBlockers: 'too few blockers',
  maxBlockersOn: 'too many blockers',
  allOrNoneBlockers: 'all or none',
  cannotAttackUnlessWith: 'can’t attack without others',
  cannotBlockUnlessWith: 'can’t block without others',
};

const one = (id: ObjectId | undefined, n: Naming): string =>
  id === undefined ? 'a creature' : n.object(id);

/** Of several the one that will do; one alone by its name. */
const someOf = ({ among = [] }: RequirementCount, n: Naming): string => {
  if (among.length === 0) return 'a creature of that kind';
  return among.length === 1 ? n.objects(among) : `one of ${n.objects(among)}`;
};

/** What it attacks, where there is no choice of that. */
const what = ({ attacked = [] }: RequirementCount, n: Naming): string =>
  attacked.length === 1 ? ` ${attacked.map(n.target).join()}` : '';

const requirements: VerdictWords['requirements'] = {
  attacksIfAble: (r, n) => `${one(r.creature, n)} attacks if able`,
  goaded: (r, n) =>
    r.creature === undefined
      ? `${one(r.creature, n)} is goaded by ${n.object(r.source)}`
      : `${one(r.creature, n)} is goaded`,
  attacksIfAnotherAttacks: (r, n) => `${one(r.creature, n)} attacks if able, as another does`,
  oneAttacksIfAble: (r, n) =>
    `${someOf(r, n)} attacks${what(r, n)} if able, as ${n.object(r.source)} requires`,
  blocksIfAble: (r, n) => `${one(r.creature, n)} blocks if able`,
  blocksEachIfAble: (r, n) => `${one(r.creature, n)} blocks ${one(r.attacker, n)} if able`,
  mustBeBlocked: (r, n) => `${one(r.attacker, n)} is blocked if able`,
  mustBeBlockedByOne: (r, n) => `${someOf(r, n)} blocks ${one(r.attacker, n)} if able`,
  mustBeBlockedByExactlyOne: (r, n) => `${one(r.attacker, n)} is blocked by exactly one if able`,
  mustBeBlockedByAll: (r, n) => `${one(r.creature, n)} blocks ${one(r.attacker, n)} if able`,
};

export const verdict: VerdictWords = {
  violations,
  labels,
  requirements,
  restrictionName: ({ what }) =>
    what.kind === 'keyword' ? keywords[what.keyword] : restrictionNames[what.restriction],
  short: (n) => `${n} short`,
};
