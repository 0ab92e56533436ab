import type { PlayerId } from '../../engine.ts';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import type { RuledMarking } from '../marking.ts';
import type { QuestionPlace } from './answerKind.ts';
import { questionsPage } from './questionsPage.ts';

/** What the browser needs to have the engine rule on an answer. */
export const ruledMarking = <K extends RuledKind>(
  kind: K,
  player: PlayerId,
  { question: { question, board, edition }, slug, telling: { m, n } }: QuestionPlace<DrawingWords>,
): RuledMarking<K> => ({
  kind,
  player,
  games: questionsPage(slug, edition),
  id: question.id,
  edition,
  language: m.language,
  names: board.permanents.map(({ id }) => [id, n.tag(id), n.name(id)]),
});
