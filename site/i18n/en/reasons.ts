import type { Violation } from '../../engine.ts';
import type { RestrictionReasons } from '../messages.ts';
import type { Naming } from '../naming.ts';

export const first = ({ objects: [id] }: Violation, n: Naming): string =>
  id === undefined ? 'It' : n.object(id);
export const second = ({ objects: [, id] }: Violation, n: Naming): string =>
  id === undefined ? 'that creature' : n.object(id);
const source = ({ by }: Violation, n: Naming): string =>
  by === undefined ? 'An effect' : n.object(by.source);
export const found = ({ counts }: Violation): string => `${counts?.found ?? 0}`;
export const needed = ({ counts }: Violation): string => `${counts?.needed ?? 0}`;

/** How many there are, said after how many there may be. */
export const here = (v: Violation): string =>
  found(v) === '1' ? 'Here there is 1.' : `Here there are ${found(v)}.`;

/** `1 creature`, `2 creatures` */
const neededOf = (v: Violation, one: string): string =>
  `${needed(v)} ${one}${needed(v) === '1' ? '' : 's'}`;

export const restrictions: RestrictionReasons = {
  cannotAttack: (v, n) => `${first(v, n)} can’t attack.`,
  cannotBlock: (v, n) => `${first(v, n)} can’t block.`,
  canBlockOnly: (v, n) =>
    `${second(v, n)} can’t block ${first(v, n)}: it can block only what its ability names.`,
  cannotAttackAlone: (v, n) => `${first(v, n)} can’t attack alone, and no other creature attacks.`,
  cannotBlockAlone: (v, n) => `${first(v, n)} can’t block alone, and no other creature blocks.`,
  canOnlyAttackAlone: (v, n) =>
    `${first(v, n)} can attack only alone, and another creature attacks too.`,
  cannotAttackUnlessWith: (v, n) =>
    `${first(v, n)} can attack only beside creatures that its ability names, and too few attack.`,
  cannotBlockUnlessWith: (v, n) =>
    `${first(v, n)} can block only beside creatures that its ability names, and too few block.`,
  maxAttackers: (v, n) =>
    `${source(v, n)} lets no more than ${neededOf(v, 'creature')} attack. ${here(v)}`,
  maxAttackersOnYou: (v, n) =>
    `${source(v, n)} lets no more than ${neededOf(v, 'creature')} attack its controller. ${here(v)}`,
  maxBlockers: (v, n) =>
    `${source(v, n)} lets no more than ${neededOf(v, 'creature')} block. ${here(v)}`,
  cannotBeBlocked: (v, n) => `${first(v, n)} can’t be blocked.`,
  cannotBeBlockedBy: (v, n) =>
    `${first(v, n)} can’t be blocked by creatures such as ${second(v, n)}.`,
  cannotBeBlockedExceptBy: (v, n) =>
    `${second(v, n)} is not among the creatures that can block ${first(v, n)}.`,
  minBlockers: (v, n) => `${first(v, n)} needs ${needed(v)} or more blockers, or none. ${here(v)}`,
  maxBlockersOn: (v, n) =>
    `${first(v, n)} can be blocked by ${neededOf(v, 'creature')} at most. ${here(v)}`,
  allOrNoneBlockers: (v, n) =>
    `${first(v, n)} must be blocked by all creatures that can, or by none.`,
};
