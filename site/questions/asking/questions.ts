import type { Chrome } from '../../i18n/chrome.ts';
import { addressIn } from '../../i18n/languages.ts';
import { boardHtml } from '../../markup/board/board.ts';
import { attributes, classes, type Html, html } from '../../markup/html.ts';
import type { AbilitiesOf } from '../../view/tile.ts';
import type { MarkWords } from '../markWords.ts';
import { type AskedWords, questionHtml } from './question.ts';
import type { QuestionGroup } from './questionGroups.ts';

/** What is asked on a page, and what answers to it are told by. */
export interface PageQuestions {
  readonly groups: readonly QuestionGroup[];
  readonly titleOf: (branch: string) => string | undefined;
  /** Of which state of boards and questions an answer is remembered. */
  readonly print: string;
  /** Where it stands what mistakes answer; nothing where none does otherwise than the rules. */
  readonly games: string | undefined;
  /** The address of what comes after all of it; nothing where the page leads nowhere. */
  readonly onward?: string | undefined;
}

/** With what it is asked. */
export interface AskingTelling {
  readonly m: AskedWords & { readonly chrome: Pick<Chrome, 'board'> };
  readonly abilitiesOf: AbilitiesOf;
}

/**
 * Each board once, after what is asked first of it. A script shows one question at a time, and brings the board to it,
 * so that who hears the page or tabs through it meets what those who see it meet.
 */
export function questionsHtml(asked: PageQuestions, telling: AskingTelling): Html {
  const { groups, print, games } = asked;
  const { m } = telling;
  const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  const attrs = attributes({
    'data-words': JSON.stringify(markWords(m)),
    'data-print': print,
    'data-games': games,
    'data-mistakes': games && addressIn(m.language, '/mistakes/'),
  });
  return html`
    <section class="ask" id="ask" aria-labelledby="ask-title">
      <h2 class="vh" id="ask-title">${m.chrome.answering.title}</h2>
      <r509-ask${attrs}>
        ${groups.map(
          (group, index) => html`
            <div class="${classes('q-group', index === 0 && 'now')}">
              <ol>${groupHtml(group, ids, asked, telling)}</ol>
            </div>
          `,
        )}
      </r509-ask>
    </section>
  `;
}

function markWords({ language, chrome: { answering, sheet } }: AskedWords): MarkWords {
  const { right, wrong, partly, failed, unproved, check, takeBack, hints } = answering;
  return {
    right,
    wrong,
    partly: partly(-1, -2),
    failed,
    unproved,
    check,
    takeBack,
    hints,
    rules: addressIn(language, '/rules/'),
    attacks: sheet.attacksSign,
    blocks: sheet.blocksSign,
  };
}

const groupHtml = (
  group: QuestionGroup,
  ids: readonly string[],
  { titleOf, onward }: Pick<PageQuestions, 'titleOf' | 'onward'>,
  telling: AskingTelling,
): readonly Html[] =>
  group.questions.map((question, index) =>
    questionHtml(
      question,
      { place: ids.indexOf(question.id), ids, onward, about: titleOf(question.branch) },
      index === 0 && stageHtml(group, titleOf, telling),
      telling.m,
    ),
  );

function stageHtml(
  { branch, board, naming }: QuestionGroup,
  titleOf: PageQuestions['titleOf'],
  { m, abilitiesOf }: AskingTelling,
): Html {
  const title = branch === undefined ? undefined : titleOf(branch);
  const words = m.chrome.answering;
  return html`
    <figure class="q-stage">
      ${boardHtml(board, { m, n: naming, abilitiesOf })}
      <figcaption class="cap">
        ${title === undefined ? words.board : `${title}. ${words.board}`}
      </figcaption>
    </figure>
  `;
}
