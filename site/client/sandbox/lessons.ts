// An exercise of one's own board, beside the engine: loaded once somebody makes or is asked one.

import { type Lesson, lessonFile, lessonOn, lessonsOn } from '#engine/lesson';
import type { AnsweredQuestion, Misreading, Replay } from '../../engine.ts';
import { assertNever, boardSides } from '../../engine.ts';
import { date } from '../../i18n/grammar.ts';
import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import type { LessonWords } from '../../i18n/lessonWords.ts';
import type { Messages } from '../../i18n/messages.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import { attributes, type Html, html } from '../../markup/html.ts';
import { answerHtml } from '../../questions/asking/answer.ts';
import { beforeAsked } from '../../questions/asking/beforeAsked.ts';
import type { QuestionView } from '../../questions/asking/questionGroups.ts';
import { questionsHtml } from '../../questions/asking/questions.ts';
import { reasonViews, rulesSaid } from '../../questions/asking/reasonViews.ts';
import { loadedOnce } from '../../questions/script/loadedOnce.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { boardName } from '../../view/boardName.ts';
import { namingOfReplay } from '../../view/naming.ts';
import { type AskedAs, askedAs } from '../boards/askedAs.ts';
import { GAMES, QUESTION } from './asking.ts';
import type { Desk } from './desk.ts';
import { LESSON_NAMES } from './lessonNames.ts';
import type { LessonPage, LessonReplies, LessonRequest, LessonTold } from './lessonRequests.ts';
import { boardIn } from './shown.ts';
import type { Here } from './viewModel.ts';

/** Rejects where the words for it can't be loaded. */
export async function lessonAnswered(
  asked: LessonRequest,
  desk: Desk,
): Promise<LessonReplies[LessonRequest['kind']]> {
  const board = boardIn(asked.line, desk);
  if (asked.kind === 'lessonFile') return lessonFile(board, asked.asks, LESSON_NAMES);
  const words = await lessonWordsIn(desk.here.m.language);
  const telling = { here: desk.here, words };
  switch (asked.kind) {
    case 'lesson':
      return told(board, asked.asks, telling);
    case 'askLesson':
      return page(lessonOn(board, asked.asks), asked.games, telling);
    default:
      return assertNever(asked);
  }
}

const LESSON = import.meta.glob<{ readonly lesson: LessonWords }>('../../i18n/*/lesson.ts');

const lessonWordsIn = loadedOnce(async (code: string): Promise<LessonWords> => {
  const language = LANGUAGES.find((one) => one === code) ?? ROOT_LANGUAGE;
  return (await ownOf(LESSON, language)).lesson;
});

interface Telling {
  readonly here: Here;
  readonly words: LessonWords;
}

type OwnBoard = ReturnType<typeof boardIn>;

/** What can be asked, each as it is asked, and the answer to one of them. */
function told(board: OwnBoard, wanted: string | undefined, telling: Telling): LessonTold {
  const { chrome } = telling.words;
  const offered = lessonsOn(board);
  const asks = (offered.find((one) => one.asks === wanted) ?? offered[0])?.asks ?? '';
  const lesson = asks === '' ? undefined : lessonOn(board, asks);
  const said = { toSet: chrome.toSet, toFile: chrome.toFile, refused: chrome.refused };
  return {
    asks: lesson === undefined ? '' : asks,
    choices: `${choicesHtml(
      offered.map((one) => ({
        asks: one.asks,
        says: partsOf(one.question, [], wordingOf(board, one.question, [], telling)).asks ?? '',
      })),
      asks,
      telling,
    )}`,
    answer: lesson === undefined ? '' : `${answerShown(board, lesson, telling)}`,
    words: { ...said, place: chrome.place('{path}') },
  };
}

interface Choice {
  readonly asks: string;
  readonly says: string;
}

const choicesHtml = (choices: readonly Choice[], chosen: string, { words }: Telling): Html =>
  choices.length === 0
    ? html`<p>${words.chrome.nothing}</p>`
    : html`
      <fieldset class="lesson-asks">
        <legend>${words.chrome.asked}</legend>
        ${choices.map(
          ({ asks, says }) => html`
            <label>
              <input${attributes({ type: 'radio', name: 'lesson', value: asks, checked: asks === chosen })}>
              <span>${says}</span>
            </label>
          `,
        )}
      </fieldset>
    `;

function answerShown(board: OwnBoard, lesson: Lesson, telling: Telling): Html {
  const { question } = viewOf(board, lesson, telling);
  const { here, words } = telling;
  return html`
    <h3>${words.chrome.answer}</h3>
    ${answerHtml(question.answer, here.m)}
    ${question.answer.why.length === 0 && html`<p>${words.chrome.noReason}</p>`}
  `;
}

/** A page that asks it, with its answer behind a disclosure: what reads pages of boards reads this as well. */
function page(lesson: Lesson | undefined, games: string, telling: Telling): LessonPage {
  if (lesson === undefined) return { markup: '', mistaken: [] };
  const { here } = telling;
  const { m } = here;
  const { board, state, edition } = lesson.question;
  const { n, question, mistaken } = viewOf(lesson.standing.board, lesson, telling);
  const { marking } = question;
  const asked = { ...question, marking: 'games' in marking ? { ...marking, games } : marking };
  const group = { branch: undefined, naming: n, board, questions: [asked] };
  // From here it is ruled on.
  madeHere.set(games, { [QUESTION]: { state } });
  const markup = html`
    <h1>${boardName(boardSides(board), { n, called: m.chrome.board.called })}</h1>
    <p class="strip"><span class="here">${m.terms.steps[state.turn.step]}</span></p>
    <div class="asking">
      ${questionsHtml(
        { groups: [group], titleOf: () => undefined, print: '', games },
        { m, abilitiesOf: abilityLinesIn(m) },
      )}
    </div>
    <details class="row-fold" id="ruling">
      <summary><h2>${here.words.ruling}</h2></summary>
      <div class="fold">${answerHtml(question.answer, m)}</div>
    </details>
    <p data-holds="${edition}">${here.words.holds(date(m.language, edition))}</p>
  `;
  return { markup: `${markup}`, mistaken };
}

interface LessonView {
  readonly n: ReturnType<typeof namingOfReplay>;
  readonly question: QuestionView;
  readonly mistaken: AskedAs['mistaken'];
}

/** The question as a page has it, and what stands beside a page for it. */
function viewOf(
  board: OwnBoard,
  { question, misreadings, whole: { replay } }: Lesson,
  telling: Telling,
): LessonView {
  const wording = wordingOf(board, question, replay.frames, telling);
  const parts = partsOf(question, misreadings, wording);
  const { asks = '', control, marking } = parts;
  const [before = ''] = beforeAsked(replay, [question], wording);
  return {
    n: wording.n,
    mistaken: parts.mistaken,
    question: {
      id: QUESTION,
      branch: 'main',
      text: asks,
      before,
      control,
      marking,
      answer: {
        ...parts.words,
        rules: rulesSaid(question.rules, wording),
        why: reasonViews(question.reasons, question, wording),
        reason: undefined,
        step: undefined,
      },
    },
  };
}

/** What it is told with: all that reasons take, and what the objects of the board are called. */
function wordingOf(
  { setup, edition }: OwnBoard,
  { board }: AnsweredQuestion,
  frames: Replay['frames'],
  { here: { m, cardNames }, words }: Telling,
) {
  const boards = [board, ...frames.map((frame) => frame.board)];
  return {
    m: {
      ...m,
      rules: words.rules,
      reasons: words.reasons,
      ruleSays: (rule: keyof Messages['rules']) => words.rules[rule] ?? '',
      believed: (mistake: keyof Messages['mistakes']) => words.mistakes[mistake].wouldBeRight,
      editionCalled: (one: keyof LessonWords['editions']) => words.editions[one].name,
    },
    n: namingOfReplay({ setup, cardNames }, boards, m),
    edition,
    hrefAt: () => '',
  };
}

/** Its id is the one under which its game stands. */
function partsOf(
  { question, ...played }: AnsweredQuestion,
  misreadings: readonly Misreading[],
  telling: ReturnType<typeof wordingOf>,
): AskedAs {
  const asked = { ...played, question: { ...question, id: QUESTION } };
  return askedAs(asked, misreadings, { question: asked, slug: GAMES, telling });
}
