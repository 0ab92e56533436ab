// A board that is made here, from a seed, with its question: drawn as a page would have it.
import { AIMS, GENERATOR, type Generated, generate } from '#engine/boards';
import { type AnsweredQuestion, givenName, kebab, NEWEST_EDITION } from '../../engine.ts';
import { addressIn } from '../../i18n/languages.ts';
import { type Naming, namingOf } from '../../i18n/naming.ts';
import { html } from '../../markup/html.ts';
import { questionsHtml } from '../../markup/questions/questions.ts';
import { keptOnceLoaded } from '../../questions/keptOnceLoaded.ts';
import type { PiecesInWords } from '../../questions/made/piecesInWords.ts';
import { madeHere } from '../../questions/madeHere.ts';
import type { QuestionGroup } from '../../questions/questionGroups.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { refsOf } from '../../view/rules.ts';
import { MADE, madeNameIn } from '../deal/made.ts';
import { askedAs } from './askedAs.ts';
import { type BoardWords, boardWordsIn } from './wordsIn.ts';

/** What is made of: `/it/practice/boards/` knows where its pieces are. Rejects where they can't be loaded. */
const piecesAt = keptOnceLoaded(async (page: string): Promise<PiecesInWords> => {
  const response = await fetch(`${page}pieces.json`);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return (await response.json()) as PiecesInWords;
});

/**
 * Draws the board of `/practice/boards/#q-1-menace-s7`. Rejects where what it is made of can't be loaded, or where its
 * name says nothing that is known here.
 */
export async function madeBoard(page: string, id: string): Promise<HTMLElement> {
  const name = madeNameIn(id.replace(/^q-/, ''));
  const { lang } = document.documentElement;
  const [pieces, words] = await Promise.all([piecesAt(page), boardWordsIn(lang)]);
  const aim = AIMS.get(name?.aim ?? '');
  if (name === undefined || aim === undefined || Number(name.version) !== GENERATOR)
    throw new Error(`${id} names no board that is made here`);
  const seed = name.seed.kind === 'seed' ? name.seed.text : '0';
  const made = generate(pieces.pieces, name.aim, aim, seed);
  if (made === undefined) throw new Error(`${id} gives no board`);
  return drawn(made, { id: id.replace(/^q-/, ''), pieces, words });
}

interface Drawing {
  readonly id: string;
  readonly pieces: PiecesInWords;
  readonly words: BoardWords;
}

function drawn(made: Generated, { id, pieces, words }: Drawing): HTMLElement {
  const games = `made:${id}`;
  const m = { ...words, terms: { steps: pieces.steps } };
  const n = namingFor(made, pieces, words);
  const question = answeredOf(made, id);
  const telling = { m, n, edition: NEWEST_EDITION, hrefAt: () => '' };
  const place = { question, slug: MADE, telling };
  const { control, marking, asks, answer, mistaken } = askedAs(question, made.misreadings, place);
  madeHere.set(games, { [id]: { state: made.game, mistaken } });
  const group: QuestionGroup = {
    branch: undefined,
    naming: n,
    board: made.board,
    questions: [
      {
        id,
        branch: 'main',
        text: asks,
        control,
        marking: 'games' in marking ? { ...marking, games } : marking,
        answer: {
          ...answer,
          rules: refsOf(made.rules, NEWEST_EDITION),
          reason: undefined,
          step: undefined,
        },
      },
    ],
  };
  const ability = (one: Parameters<Parameters<typeof abilityLinesIn>[0]['ability']>[0]): string =>
    pieces.abilities[JSON.stringify(one)] ?? '';
  const drawnAs = questionsHtml(
    { groups: [group], titleOf: () => undefined, print: '', games },
    { m: words, abilitiesOf: abilityLinesIn({ ability }) },
  );
  const page = new DOMParser().parseFromString(`${drawnAs}`, 'text/html');
  const ask = page.getElementById('ask');
  if (ask === null) throw new Error('a question was drawn without its place');
  ask.dataset.step = pieces.steps[made.game.turn.step];
  tellOtherwise(ask, made, pieces, words);
  if (isPaidFor(made))
    ask.insertAdjacentHTML('beforeend', `${html`<p class="cap">${pieces.paying}</p>`}`);
  return ask;
}

/** Whether somebody may have to pay, with lands that no board made here shows. */
const isPaidFor = ({ board }: Generated): boolean =>
  board.permanents.some(({ abilities }) => abilities.some(({ kind }) => kind === 'combatCost'));

/** The ruling is what stands behind the answer: with it come the mistakes that answer otherwise. */
function tellOtherwise(
  ask: HTMLElement,
  { misreadings }: Generated,
  { mistakes, otherwise }: PiecesInWords,
  { language }: BoardWords,
): void {
  const details = ask.querySelector<HTMLDetailsElement>('.q-answer');
  const links = misreadings.map(({ mistake }) => {
    const slug = kebab(mistake);
    const address = addressIn(language, `/mistakes/${slug}/`);
    return html`<li><a href="${address}">${mistakes[slug] ?? slug}</a></li>`;
  });
  details?.insertAdjacentHTML('beforeend', `${html`<p>${otherwise}:</p><ul>${links}</ul>`}`);
  ask.querySelector('a[href="#ruling"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (details === null) return;
    details.hidden = false;
    details.open = true;
    details.scrollIntoView({ block: 'nearest' });
  });
}

const answeredOf = (
  { asked, game, board, answer, rules }: Generated,
  id: string,
): AnsweredQuestion => ({
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
});

/** By the names of the pieces; a second `bear` is called as the first, and told apart by its short name. */
function namingFor({ board, draft }: Generated, { names }: PiecesInWords, m: BoardWords): Naming {
  const known = names[draft.at];
  return namingOf({
    language: m.language,
    objects: board.permanents.map(({ id, tag, name }) => ({ id, tag, name, kind: id })),
    cardName: (card) => card,
    ownNames: Object.fromEntries(
      board.permanents.map(({ id }) => [
        id,
        known[givenName(id)] ?? known[id.replace(/\d+$/, '')] ?? id,
      ]),
    ),
    subtype: (subtype) => subtype,
    token: m.chrome.board.tokenName,
    nothing: m.chrome.board.nothing,
  });
}
