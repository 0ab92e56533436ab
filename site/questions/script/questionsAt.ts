import type { GameState } from '#engine/mark';
import type { Mistaken } from '../asking/mistakenBy.ts';
import { loadedOnce } from './loadedOnce.ts';
import { madeHere } from './madeHere.ts';

/** What stands beside a page for its questions, by their ids. */
export interface QuestionsBeside {
  readonly [question: string]: {
    /** The game that is ruled on, where the engine marks the answer. */
    readonly state?: GameState;
    readonly mistaken?: readonly Mistaken[];
  };
}

/** Rejects where it can't be loaded. */
export const questionsAt = loadedOnce(
  async (address: string) => madeHere.get(address) ?? (await fetched(address)),
);

async function fetched(address: string): Promise<QuestionsBeside> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.json();
}
