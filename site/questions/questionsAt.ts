import type { GameState } from '#engine/mark';
import type { Mistaken } from './mistaken.ts';

/** What stands beside a page for its questions, by their ids. */
export interface QuestionsBeside {
  readonly [question: string]: {
    /** The game that is ruled on, where the engine marks the answer. */
    readonly state?: GameState;
    readonly mistaken?: readonly Mistaken[];
  };
}

const fetched = new Map<string, Promise<QuestionsBeside>>();

/** Rejects where it can't be loaded. */
export function questionsAt(address: string): Promise<QuestionsBeside> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const questions = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<QuestionsBeside>;
  });
  fetched.set(address, questions);
  // A failure is not kept: the next try asks again.
  questions.catch(() => fetched.delete(address));
  return questions;
}
