// A board that is made from a seed, as the markup of a page that no server has: what reads pages of boards reads this as well.
import { AIMS, type Made, reasonsFor, reasonsOfMade } from '#engine/boards';
import {
  type Ability,
  type AnsweredQuestion,
  boardSides,
  type EditionId,
  givenName,
  kebab,
  type MistakeName,
  NEWEST_EDITION,
  type Reason,
  type RuleKey,
} from '../../engine.ts';
import { addressIn } from '../../i18n/languages.ts';
import { type Naming, namingOf } from '../../i18n/naming.ts';
import { type Html, html } from '../../markup/html.ts';
import { answerHtml } from '../../questions/asking/answer.ts';
import type { QuestionView } from '../../questions/asking/questionGroups.ts';
import { questionsHtml } from '../../questions/asking/questions.ts';
import { reasonViews, rulesSaid } from '../../questions/asking/reasonViews.ts';
import { abilityKey, type PiecesInWords } from '../../questions/made/piecesInWords.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { boardName } from '../../view/boardName.ts';
import { MADE } from '../deal/made.ts';
import { askedAs } from './askedAs.ts';
import { type BoardRequest, type DrawnBoard, gamesOf } from './boardRequests.ts';
import { boardNamed, piecesAt } from './making.ts';
import { toldBefore } from './toldBefore.ts';
import { boardWordsIn, type DrawnBoardWords } from './wordsIn.ts';

/** Rejects where what it is made of can't be loaded, or where its name says nothing that is known here. */
export async function drawnBoard({
  page,
  language,
  name: id,
}: Extract<BoardRequest, { readonly kind: 'draw' }>): Promise<DrawnBoard> {
  const [pieces, words] = await Promise.all([piecesAt(page), boardWordsIn(language)]);
  const { board: made, name } = await boardNamed(id, pieces);
  const madeFor = pieces.titles[name.aim] ?? '';
  const drawing = { made, reasons: reasonsFirst(made, name.aim), id, madeFor, pieces, words };
  const parts = partsOf(drawing);
  // From here it is ruled on.
  madeHere.set(gamesOf(id), { [id]: { state: made.game } });
  return { markup: `${pageHtml(drawing, parts)}`, mistaken: parts.mistaken };
}

/** What it is called, as on its page. Rejects as that does. */
export async function boardCalled({
  page,
  language,
  name,
}: Extract<BoardRequest, { readonly kind: 'call' }>): Promise<string> {
  const [pieces, words] = await Promise.all([piecesAt(page), boardWordsIn(language)]);
  const { board: made } = await boardNamed(name, pieces);
  const drawing = { made, pieces, words };
  return calledBy(namingFor(drawing), drawing);
}

interface Drawing {
  readonly made: Made;
  readonly reasons: readonly Reason[];
  readonly id: string;
  readonly madeFor: string;
  readonly pieces: PiecesInWords;
  readonly words: DrawnBoardWords;
}

function pageHtml(drawing: Drawing, { n, question }: Parts): Html {
  const { made, id, madeFor, pieces, words } = drawing;
  const { said, steps, abilities, prints } = pieces;
  const abilitiesOf = abilityLinesIn({
    ability: (one, host = 'creature') => abilities[abilityKey(one, host)] ?? '',
  });
  const group = { branch: undefined, naming: n, board: made.board, questions: [question] };
  return html`
    <h1>${calledBy(n, drawing)}</h1>
    <p class="strip"><span class="here">${steps[made.game.turn.step]}</span></p>
    <div class="asking">
      ${questionsHtml(
        { groups: [group], titleOf: () => undefined, print: prints[made.kind], games: gamesOf(id) },
        { m: words, abilitiesOf },
      )}
      ${isPaidFor(made) && html`<p class="cap">${said.paying}</p>`}
    </div>
    <details class="row-fold" id="ruling">
      <summary><h2>${said.ruling}</h2></summary>
      <div class="fold"><p class="cap">${madeFor}</p>${answerHtml(question.answer, words)} ${otherwiseHtml(drawing)}</div>
    </details>
    <p data-holds="${NEWEST_EDITION}">${said.holds}</p>
  `;
}

const calledBy = (n: Naming, { made, words }: Pick<Drawing, 'made' | 'words'>): string =>
  boardName(boardSides(made.board), { n, called: words.chrome.board.called });

interface Parts {
  readonly n: Naming;
  readonly question: QuestionView;
  readonly mistaken: DrawnBoard['mistaken'];
}

/** The question as a page has it, and what stands beside a page for it. */
function partsOf(drawing: Drawing): Parts {
  const { made, id, pieces, words } = drawing;
  const n = namingFor(drawing);
  const m = {
    ...words,
    terms: { steps: pieces.steps },
    rules: pieces.rules,
    ability: (one: Ability) => pieces.abilities[abilityKey(one, 'creature')] ?? '',
    ruleSays: (rule: RuleKey) => pieces.rules[rule] ?? '',
    believed: (mistake: MistakeName) => pieces.beliefs[kebab(mistake)] ?? '',
    // Boards that are made are asked by today's rules alone.
    editionCalled: (edition: EditionId) => edition,
  };
  const question = answeredOf(drawing);
  const telling = { m, n, edition: NEWEST_EDITION, hrefAt: () => '' };
  const parts = askedAs(question, made.misreadings, { question, slug: MADE, telling });
  const { control, marking, asks = '' } = parts;
  return {
    n,
    question: {
      id,
      branch: 'main',
      text: asks,
      ...(made.kind === 'played' && {
        before: toldBefore(made, { n, pieces, words }),
      }),
      control,
      marking: 'games' in marking ? { ...marking, games: gamesOf(id) } : marking,
      answer: {
        ...parts.words,
        rules: rulesSaid(made.rules, telling),
        why: reasonViews(question.reasons, question, telling),
        reason: undefined,
        step: undefined,
      },
    },
    mistaken: parts.mistaken,
  };
}

const answeredOf = ({
  made: { asked, game, board, answer, rules },
  reasons,
  id,
}: Drawing): AnsweredQuestion => ({
  question: {
    id,
    branch: 'main',
    after: undefined,
    editions: [NEWEST_EDITION],
    ask: asked,
    stated: undefined,
    rules: [],
    at: { line: 1, column: 1 },
  },
  edition: NEWEST_EDITION,
  state: game,
  board,
  framesBefore: 0,
  answer,
  rules,
  reasons,
});

/** What a board was made to show comes first. */
function reasonsFirst(made: Made, aim: string): readonly Reason[] {
  const aimed = AIMS.get(aim);
  const reasons = reasonsOfMade(made);
  return aimed?.kind === 'mistake' ? reasonsFor(reasons, aimed.mistake) : reasons;
}

/** Whether somebody may have to pay, with lands that no board made here shows. */
const isPaidFor = ({ board }: Made): boolean =>
  board.permanents.some(({ abilities }) => abilities.some(({ kind }) => kind === 'combatCost'));

function otherwiseHtml({ made, pieces, words }: Drawing): Html {
  const links = made.misreadings.map(({ mistake }) => {
    const slug = kebab(mistake);
    const address = addressIn(words.language, `/mistakes/${slug}/`);
    return html`<li><a href="${address}">${pieces.mistakes[slug] ?? slug}</a></li>`;
  });
  return html`<h3>${pieces.said.otherwise}</h3><ul>${links}</ul>`;
}

/** By the names of the pieces; a second `bear` is called as the first, and told apart by its short name. */
function namingFor({ made, pieces, words }: Pick<Drawing, 'made' | 'pieces' | 'words'>): Naming {
  const names = pieces.names[made.kind === 'played' ? 'played' : made.draft.at];
  const gone = made.kind === 'played' ? made.gone : [];
  return namingOf({
    language: words.language,
    // What was cast and has resolved is there under its tile's short name.
    objects: [...gone, ...made.board.permanents].flatMap(({ id, tag }) => {
      const name = names[givenName(id)] ?? names[id.replace(/\d+$/, '')];
      return name === undefined ? [] : [{ id, tag, name }];
    }),
    nothing: words.chrome.board.nothing,
  });
}
