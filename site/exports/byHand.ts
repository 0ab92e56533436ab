// What of a set another system does not mark by itself.
import type { ExportFormat } from '../i18n/exportWords.ts';
import type { ExportedQuestion } from './exportedSet.ts';

/** What a quiz takes for the share of a right option ends at a tenth. */
const MOST_SHARES = 10;

/** The places, from 0, of the questions that a person has to mark there. Cards and data are marked by nobody. */
export function markedByHand(
  questions: readonly ExportedQuestion[],
  as: ExportFormat | 'paper',
): readonly number[] {
  if (as !== 'gift' && as !== 'moodle' && as !== 'qti') return [];
  return questions.flatMap(({ asked }, place) => (isMarked(asked, as) ? [] : [place]));
}

function isMarked(asked: ExportedQuestion['asked'], as: 'gift' | 'moodle' | 'qti'): boolean {
  switch (asked.kind) {
    case 'one':
    case 'number':
      return true;
    case 'several':
      return as === 'qti' || asked.options.filter(({ isRight }) => isRight).length <= MOST_SHARES;
    case 'declaration':
    case 'division':
    case 'order':
      return asked.right !== undefined;
    default:
      return asked satisfies never;
  }
}
