// Brings answers into the log: the one that was just given, and those that wait. It comes after the first answer.
import { type Answer, isAnswer } from './answer.ts';
import { fromPage } from './journal.ts';
import { recordWaiting } from './recordWaiting.ts';
import { tellTrouble } from './tellTrouble.ts';

/** `unkept`: those that not even the plain store would take; what is in the log by the end is taken out of it. */
export async function record(unkept: Answer[], question: Element): Promise<void> {
  const held = [...unkept];
  const outcome = await recordWaiting(held.map(fromPage).filter(isAnswer));
  if (outcome.kind === 'trouble')
    return tellTrouble(outcome.trouble, held.length > 0 ? 'lost' : 'waits', question);
  const rest = unkept.filter((one) => !held.includes(one));
  unkept.splice(0, unkept.length, ...rest);
}
