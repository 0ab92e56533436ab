import type { Judgement } from '../../questions/judgement.ts';
import { GivingUp } from '../answer/givingUp.ts';
import { judgedAt } from '../answer/judged.ts';
import { type Sitting, waitingIn } from './sitting.ts';

/** Where the boards of an exam are, and where they are marked without being seen. */
export interface MarkingPlace {
  readonly stage: Element;
  readonly hrefOf: (at: string) => string;
  /** Whether it is known that nothing is asked there any more. */
  readonly isGone: (at: string) => boolean;
  readonly tell: (done: number, all: number) => void;
  /** Each mark is kept as it comes: whoever leaves loses none. */
  readonly keep: (place: number, judgement: Judgement) => void;
}

/** Marks what has no mark yet, one board after the other. What can't be had now waits for the next time. */
export async function markWaiting(
  sitting: Pick<Sitting, 'asked' | 'answers' | 'prints' | 'judged'>,
  marking: MarkingPlace,
): Promise<void> {
  const { stage, hrefOf, isGone, tell, keep } = marking;
  const waiting = waitingIn(sitting);
  const giving = new GivingUp();
  for (const [done, place] of waiting.entries()) {
    tell(done + 1, waiting.length);
    const at = sitting.asked[place] ?? '';
    const judgement = await giving.judged(async () =>
      isGone(at)
        ? { kind: 'changed' }
        : await judgedAt(hrefOf(at), sitting.answers[place] ?? '', stage, sitting.prints[place]),
    );
    if (judgement.kind !== 'failed') keep(place, judgement);
    if (giving.isUp) break;
  }
  stage.replaceChildren();
}
