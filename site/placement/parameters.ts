// What the placement test takes for granted of those who take it, each with its reason. Whoever measures real answers puts
// the measured values here.
import type { PlacementItem, PlacementLevel } from './item.ts';

/** So many boards at most: some ten minutes, after which people answer by tiring and not by what they believe. */
export const MOST_BOARDS = 12;

/**
 * So many boards come first that are taken in at a glance, asking for one rule and offering few options: whoever begins has
 * to learn how it goes, and a crowded board would send a beginner away. They tell less than the best would.
 */
export const BOARDS_TO_BEGIN = 1;
export const isToBeginWith = ({ knowledge, options }: PlacementItem): boolean =>
  knowledge <= 2 && options <= 6;

/**
 * How likely each mistake is before anything is answered, as odds. With some forty mistakes, whoever sits down holds one or
 * two on average; that many are what the questions of players show, one in a person being the usual.
 */
export const PRIOR_ODDS = 1 / 30;

/** Nobody has counted who comes: each level is as likely as any other until something is answered. */
export const LEVEL_PRIOR = 1 / 5;

/** One answer in ten is not what its giver thinks: a wrong tap, a creature overlooked, a sum that goes wrong. */
export const SLIP = 0.1;

/** Of what lies so many levels above somebody, this share is missed for want of knowing; at or below their level, none. */
const MISSED = [0, 0.25, 0.4, 0.55, 0.7] as const;

export const missedAt = (level: PlacementLevel, knowledge: PlacementLevel): number =>
  MISSED[Math.max(0, knowledge - level)] ?? 0;

/** Of answers to a pick that are not what was meant, most are off by one option, some by two, few by more. */
const OFF_BY = [0, 0.65, 0.25] as const;

/** A number that is not what was meant is most often near it; about so many come into question. */
const NUMBERS_NEAR = 8;

/**
 * How likely a certain answer is, given that it is not the one that was meant, and how far it is from that. A truth has
 * but one other answer and is guessed half the time; a certain pick of many options hardly ever.
 */
export function strayShare({ kind, options }: PlacementItem, distance: number): number {
  if (kind === 'truth') return 1;
  if (kind === 'number') return 1 / NUMBERS_NEAR;
  if (distance === 1) return (OFF_BY[1] + (options < 2 ? OFF_BY[2] : 0)) / options;
  const pairs = (options * (options - 1)) / 2;
  if (distance === 2) return OFF_BY[2] / pairs;
  return (1 - OFF_BY[1] - OFF_BY[2]) / Math.max(1, 2 ** options - 1 - options - pairs);
}

/** From here on a mistake is called sure, and likely: of a hundred called sure, at most a few may be false. */
export const SURE = 0.97;
export const LIKELY = 0.15;

/** It ends once one view of what is held is so likely, and the level within one of five. */
export const ENOUGH = { held: 0.96, level: 0.9 } as const;

/**
 * What is told of the level counts for more: several mistakes show on a board at once and are told apart soon, while each
 * answer says little of the level.
 */
export const WORTH_OF_LEVEL = 1.8;

/** To read a board is worth so many taps: of boards that tell as much, the one that is answered sooner comes. */
export const READING = 25;
