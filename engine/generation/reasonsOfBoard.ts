import type { Reason } from '../training/reasons/reason.ts';
import { reasonsOf } from '../training/reasons/reasonsOf.ts';
import { turningOn } from '../training/reasons/turningOn.ts';
import { answerIn } from './answering.ts';
import { playersOf } from './draft.ts';
import type { Generated } from './generate.ts';
import { rightIn } from './right.ts';

/** What the answer to the question of a board that was made turns on, what decides it first. */
export function reasonsOfBoard({
  draft,
  game,
  asked,
  answer,
  misreadings,
}: Generated): readonly Reason[] {
  const { other: defending } = playersOf(draft);
  return reasonsOf({
    game,
    about: turningOn(game, asked),
    answer,
    told: [],
    misreadings,
    answerIn: (other) => {
      const right = rightIn(other, asked, defending);
      return right && { answer: answerIn(other, asked, defending)?.answer, text: right.text };
    },
  });
}
