import type { Answer, AnsweredQuestion, BoardView } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { Prose } from '../../library/shelf.ts';
import type { Telling } from '../entries.ts';
import type { Notation } from '../notation.ts';
import { type ActWords, actText } from './acts.ts';
import { type AnswerView, answerView } from './answers.ts';
import { type Control, controlFor } from './controls.ts';
import { type Marking, markingFor } from './marking.ts';

/** A question as it stands on a page: what is asked, how it is answered, and the answer behind a disclosure. */
export interface QuestionView {
  readonly id: string;
  readonly branch: string;
  readonly text: string;
  /** What is tried, where a declaration is to be ruled on. */
  readonly tried: Notation;
  readonly control: Control;
  readonly answer: AnswerView;
  readonly marking: Marking;
}

/** Questions that are asked of the same board, which is drawn once; `branch` where all are about the same. */
export interface QuestionGroup {
  readonly branch: string | undefined;
  readonly naming: Naming;
  readonly board: BoardView;
  readonly questions: readonly QuestionView[];
}

export function questionGroups(
  asked: readonly AnsweredQuestion[],
  prose: Prose['data'],
  slug: string,
  tellingIn: (branch: string) => Telling,
): readonly QuestionGroup[] {
  const groups = Map.groupBy(asked, ({ question, board }) => {
    const { n } = tellingIn(question.branch);
    return JSON.stringify([board, board.permanents.map(({ id }) => n.tag(id))]);
  });
  return [...groups.values()].flatMap((together): readonly QuestionGroup[] => {
    const [first] = together;
    if (first === undefined) return [];
    const { branch } = first.question;
    const { n } = tellingIn(branch);
    const isOne = together.every(({ question }) => question.branch === branch);
    const questions = together.map((one) =>
      questionView(one, prose, slug, tellingIn(one.question.branch)),
    );
    return [{ branch: isOne ? branch : undefined, naming: n, board: first.board, questions }];
  });
}

function questionView(
  asked: AnsweredQuestion,
  prose: Prose['data'],
  slug: string,
  telling: Telling,
): QuestionView {
  const { question, answer } = asked;
  const act = answer.kind === 'legality' ? actText(answer.act, telling) : NO_ACT;
  const own = prose.questions[question.id];
  return {
    id: question.id,
    branch: question.branch,
    text: own ?? standardText(answer, act, telling) ?? missing(slug, question.id),
    tried: act.notation,
    control: controlFor(asked, telling),
    answer: answerView(asked, prose.reasons[question.id], telling),
    marking: markingFor(asked, slug, telling),
  };
}

const NO_ACT: ActWords = { text: '', notation: [] };

/** Declarations, divisions and rulings say by themselves what is asked. */
function standardText(answer: Answer, act: ActWords, { m, n }: Telling): string | undefined {
  const words = m.chrome.quiz;
  switch (answer.kind) {
    case 'attack':
      return words.declareAttackers(n.player(answer.player));
    case 'block':
      return words.declareBlockers(n.player(answer.player));
    case 'division':
      return words.divide(answer.choice.amount, n.object(answer.choice.source));
    case 'legality':
      return words.isLegal(act.text);
    default:
      return undefined;
  }
}

function missing(slug: string, id: string): never {
  throw new Error(`scenarios/…/${slug}: the prose does not word the question ${id}`);
}
