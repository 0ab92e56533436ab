import type { Keyword, Violation } from '../../engine.ts';
import type { RestrictionReasons } from '../messages.ts';
import type { Naming } from '../naming.ts';

export const first = ({ objects: [id] }: Violation, n: Naming): string =>
  id === undefined ? 'It' : n.object(id);
export const second = ({ objects: [, id] }: Violation, n: Naming): string =>
  id === undefined ? 'that creature' : n.object(id);
export const source = ({ by }: Violation, n: Naming): string =>
  by === undefined ? 'An effect' : n.object(by.source);
export const found = ({ counts }: Violation): string => `${counts?.found ?? 0}`;
export const needed = ({ counts }: Violation): string => `${counts?.needed ?? 0}`;

export const restrictions: RestrictionReasons = {
  cannotAttack: (v, n) => `${first(v, n)} can't attack.`,
  cannotBlock: (v, n) => `${first(v, n)} can't block.`,
  canBlockOnly: (v, n) =>
    `${second(v, n)} may not block ${first(v, n)}: it blocks only what its ability names.`,
  cannotAttackAlone: (v, n) => `${first(v, n)} can't attack alone, and no other creature attacks.`,
  cannotBlockAlone: (v, n) => `${first(v, n)} can't block alone, and no other creature blocks.`,
  canOnlyAttackAlone: (v, n) =>
    `${first(v, n)} attacks only alone, and another creature attacks too.`,
  cannotAttackUnlessWith: (v, n) =>
    `${first(v, n)} attacks only beside creatures that its ability names, and too few attack.`,
  cannotBlockUnlessWith: (v, n) =>
    `${first(v, n)} blocks only beside creatures that its ability names, and too few block.`,
  maxAttackers: (v, n) => `${source(v, n)} lets ${needed(v)} attack. This is ${found(v)}.`,
  maxAttackersOnYou: (v, n) =>
    `${source(v, n)} lets ${needed(v)} attack its controller. This is ${found(v)}.`,
  maxBlockers: (v, n) => `${source(v, n)} lets ${needed(v)} block. This is ${found(v)}.`,
  cannotBeBlocked: (v, n) => `${first(v, n)} can't be blocked.`,
  cannotBeBlockedBy: (v, n) =>
    `${first(v, n)} can't be blocked by creatures such as ${second(v, n)}.`,
  cannotBeBlockedExceptBy: (v, n) =>
    `${second(v, n)} is not among the creatures that can block ${first(v, n)}.`,
  minBlockers: (v, n) =>
    `${first(v, n)} needs ${needed(v)} or more blockers, or none. This is ${found(v)}.`,
  maxBlockersOn: (v, n) => `${first(v, n)} may have ${needed(v)} at most. This is ${found(v)}.`,
  allOrNoneBlockers: (v, n) => `${first(v, n)} is blocked by all creatures that can, or by none.`,
};

export const byKeyword: { readonly [K in Keyword]?: (v: Violation, n: Naming) => string } = {
  decayed: (v, n) => `${first(v, n)} is decayed and can't block.`,
  defender: (v, n) => `${first(v, n)} can't attack.`,
  menace: (v) => `Two or more creatures block it, or none. This is ${found(v)}.`,
  flying: (v, n) => `${second(v, n)} has neither flying nor reach.`,
  shadow: (v, n) =>
    v.by?.source === v.objects[1]
      ? `${second(v, n)} has shadow: it blocks only creatures with shadow.`
      : `${second(v, n)} has no shadow, and only shadow blocks shadow.`,
  horsemanship: (v, n) => `${second(v, n)} has no horsemanship.`,
  fear: (v, n) => `${second(v, n)} is neither black nor an artifact.`,
  intimidate: (v, n) => `${second(v, n)} is no artifact and shares no color with ${first(v, n)}.`,
  skulk: (v, n) => `${second(v, n)} has greater power.`,
  landwalk: (v, n) =>
    `The defending player controls such a land, so nothing blocks ${first(v, n)}.`,
  protection: (v, n) => `${first(v, n)} has protection from ${second(v, n)}.`,
};
