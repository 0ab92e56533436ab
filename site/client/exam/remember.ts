// What was answered in an exam is remembered as it is marked; looking at it again is no answer.
import type { Answer } from '../memory/answer.ts';
import { writeDown } from '../memory/journal.ts';
import { recordWaiting } from '../memory/recordWaiting.ts';
import type { Sitting } from './sitting.ts';

/** What of an exam is remembered. */
type RememberedExam = Pick<Sitting, 'id' | 'asked' | 'prints' | 'judged'>;

/** Says whether all that is marked is in the log now; each once, however often it is asked. */
export async function rememberExam(sitting: RememberedExam, now: number): Promise<boolean> {
  const unwritten = writeDown(answersIn(sitting, now));
  const outcome = await recordWaiting(unwritten);
  return outcome.kind === 'done' || unwritten.length === 0;
}

/** What an exam adds to the log: its marked answers, one after the other, as they were asked. */
export const answersIn = (
  { id, asked, prints, judged }: RememberedExam,
  now: number,
): readonly Answer[] =>
  asked.flatMap((item, place) => {
    const judgement = judged[place];
    if (judgement?.kind !== 'judged') return [];
    const { right, mistakes } = judgement;
    const print = prints[place];
    return {
      id: `exam-${id}-${place}`,
      when: now + place,
      item,
      ...(print !== undefined && { print }),
      right,
      try: 1,
      mistakes,
    };
  });
