import { type Edition, type EditionId, editionOf } from '../citation/editions.ts';
import type { Beliefs } from './belief.ts';

/** By which rules a game is played: an edition's, or what they are taken to be by somebody who makes mistakes. */
export interface Rules {
  readonly edition: EditionId;
  /** In a game as it is, nothing. */
  readonly believed?: Beliefs;
}

/** What the rules do, for the code that carries them out: as the edition has it, or another that is taken for it. */
export function rulesOf({ edition, believed = NOTHING }: Rules): Edition {
  const byEdition = remembered.get(believed) ?? new Map<EditionId, Edition>();
  const inForce = byEdition.get(edition) ?? { ...editionOf(edition), ...believed };
  if (byEdition.size === 0) remembered.set(believed, byEdition);
  byEdition.set(edition, inForce);
  return inForce;
}

/** A game keeps what is believed in it, and games in which nothing is have this. */
const NOTHING: Beliefs = {};
const remembered = new WeakMap<Beliefs, Map<EditionId, Edition>>();
