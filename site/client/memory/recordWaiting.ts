import { remember } from '../progress.ts';
import type { Answer } from './answer.ts';
import type { StoreOutcome } from './base.ts';
import { tellOthers } from './channel.ts';
import { settle, waitingAnswers } from './journal.ts';
import { addToLog } from './log.ts';

/** One after the other, so that a page adds none twice at the same time. */
let before: Promise<unknown> = Promise.resolve();

/** Brings into the log what waits, and these; where that can't be done they wait on. */
export function recordWaiting(others: readonly Answer[] = []): Promise<StoreOutcome<number>> {
  const adding = before.then(() => addAll(others));
  before = adding;
  return adding;
}

async function addAll(others: readonly Answer[]): Promise<StoreOutcome<number>> {
  const waiting = waitingAnswers();
  const answers = [...others, ...waiting];
  if (answers.length === 0) return { kind: 'done', value: 0 };
  // The list of scenarios has a summary of its own.
  remember(answers);
  const outcome = await addToLog(answers);
  if (outcome.kind === 'trouble') return outcome;
  settle(waiting);
  tellOthers();
  return outcome;
}
