import { type Edition, type EditionId, editionOf } from '../citation/editions.ts';
import { type Belief, WHAT_IS_SO } from './belief.ts';
import { MISTAKES, type MistakeName } from './index.ts';

/** By which rules a game is played: an edition's, or what they are taken to be by somebody who makes these mistakes. */
export interface Rules {
  readonly edition: EditionId;
  /** In a game as it is, none. */
  readonly mistakes?: readonly MistakeName[];
}

export type RulesInForce = Edition & Belief;

/** What the rules do, for the code that carries them out. */
export function rulesOf({ edition, mistakes = NONE }: Rules): RulesInForce {
  const byEdition = remembered.get(mistakes) ?? new Map<EditionId, RulesInForce>();
  const inForce = byEdition.get(edition) ?? taken(edition, mistakes);
  if (byEdition.size === 0) remembered.set(mistakes, byEdition);
  byEdition.set(edition, inForce);
  return inForce;
}

/** A game keeps its list of mistakes, and games without any have this one. */
const NONE: readonly MistakeName[] = [];
const remembered = new WeakMap<readonly MistakeName[], Map<EditionId, RulesInForce>>();

const taken = (edition: EditionId, mistakes: readonly MistakeName[]): RulesInForce =>
  Object.assign(
    { ...WHAT_IS_SO, ...editionOf(edition) },
    ...mistakes.map((mistake) => MISTAKES[mistake].believes),
  );
