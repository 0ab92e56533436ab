import type { AnsweredQuestion, BoardView } from '../../engine.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Naming } from '../../i18n/naming.ts';
import { saidIn } from '../../library/byEdition.ts';
import type { Prose } from '../../library/collections.ts';
import type { Telling } from '../../view/entries.ts';
import type { Control } from '../control.ts';
import type { Marking } from '../marking.ts';
import type { AnswerKindName, AnswerOf, AnswerWords, QuestionPlace } from './answerKind.ts';
import { ANSWER_KINDS } from './answerKinds.ts';
import { questionParts } from './questionParts.ts';
import {
  isOfAbility,
  type ReasonView,
  type RuleSaid,
  reasonsWordsIn,
  reasonViews,
  rulesSaid,
} from './reasonViews.ts';

/** A question as it stands on a page: what is asked, how it is answered, and the answer behind a disclosure. */
export interface QuestionView {
  readonly id: string;
  readonly branch: string;
  readonly text: string;
  /** What happened until then, where no prose tells it and the board does not show it. */
  readonly before?: string;
  readonly control: Control;
  readonly answer: AnswerView;
  readonly marking: Marking;
}

/** The answer to a question, as it can be read without a script. */
export interface AnswerView extends AnswerWords {
  readonly rules: readonly RuleSaid[];
  /** What prose says of it. */
  readonly reason: string | undefined;
  /** What it turns on, the first first. */
  readonly why: readonly ReasonView[];
  /** The step of the replay that shows it. */
  readonly step: { readonly href: string; readonly k: string } | undefined;
}

/** Questions that are asked of the same board, which is drawn once; `branch` where all are about the same. */
export interface QuestionGroup {
  readonly branch: string | undefined;
  readonly naming: Naming;
  readonly board: BoardView;
  readonly questions: readonly QuestionView[];
}

/** What prose says of questions; of an exercise nothing. */
export type QuestionProse = Pick<Prose['data'], 'questions' | 'reasons'>;

export function questionGroups(
  asked: readonly AnsweredQuestion[],
  prose: QuestionProse,
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
  question: AnsweredQuestion,
  prose: QuestionProse,
  slug: string,
  telling: Telling,
): QuestionView {
  const { answer, rules } = question;
  const told = { ...telling, m: reasonsWordsIn(telling.m) };
  const { id, branch } = question.question;
  const reason = saidIn(prose.reasons[id], telling.edition);
  const parts = partsOf(answer.kind, answer, { question, slug, telling });
  return {
    id,
    branch,
    text: saidIn(prose.questions[id], telling.edition) ?? parts.asks ?? missing(slug, id),
    control: parts.control,
    answer: {
      ...parts.words,
      rules: rulesSaid(rules, told),
      // Where prose says why, that an ability counts at all adds nothing.
      why: reasonViews(
        reason === undefined
          ? question.reasons
          : question.reasons.filter((one) => !isOfAbility(one)),
        question,
        told,
      ),
      reason,
      step: stepThatShows(question, telling),
    },
    marking: parts.marking,
  };
}

const partsOf = <K extends AnswerKindName>(name: K, answer: AnswerOf<K>, place: QuestionPlace) =>
  questionParts<K, Control['kind'], Messages>(ANSWER_KINDS[name], answer, place);

function stepThatShows({ answer }: AnsweredQuestion, { hrefAt }: Telling): AnswerView['step'] {
  const frame = 'evidence' in answer ? answer.evidence.frame : undefined;
  return frame === undefined ? undefined : { href: hrefAt(frame), k: `${frame + 1}` };
}

function missing(slug: string, id: string): never {
  throw new Error(`scenarios/…/${slug}: no prose words the question ${id}`);
}
