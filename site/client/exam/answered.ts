import type { Judgement } from '../../questions/judgement.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { itemAt } from '../deal/deal.ts';
import type { Answered, ExamOutcome } from './results.ts';
import type { Sitting } from './sitting.ts';

/** What came of each question of an exam. */
export function answeredIn(
  { asked, answers, judged }: Pick<Sitting, 'asked' | 'answers' | 'judged'>,
  catalogue: readonly CatalogueItem[],
): readonly Answered[] {
  const byAt = new Map(catalogue.map((item) => [item.at, item]));
  return asked.map((at, place) => {
    const judgement = judged[place];
    return {
      outcome: outcomeOf(answers[place], judgement),
      item: itemAt(at, byAt),
      mistakes: judgement?.kind === 'judged' ? judgement.mistakes : [],
    };
  });
}

/** What was answered is never unanswered, and never wrong before it is marked. */
function outcomeOf(written: string | undefined, judgement: Judgement | undefined): ExamOutcome {
  if (written === undefined) return 'unanswered';
  switch (judgement?.kind) {
    case undefined:
    case 'failed':
      return 'waiting';
    case 'judged':
      return judgement.right ? 'right' : 'wrong';
    case 'changed':
    case 'undecided':
      return judgement.kind;
  }
}
