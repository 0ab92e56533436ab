// Boards that are made here, from a seed, as pages that no server has.
import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import type { Mark } from '../../questions/script/mark.ts';
import type { RulingRequest } from '../../questions/script/rulingRequest.ts';
import type { MadeName } from '../deal/made.ts';
import { BoardMaker } from './boardMaker.ts';
import {
  type BoardReplies,
  type DrawnBoard,
  gamesOf,
  madeNameOf,
  type PlacingWanted,
} from './boardRequests.ts';

const maker = new BoardMaker(
  () => new Worker(new URL('./boardWorker.ts', import.meta.url), { type: 'module' }),
);

const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? ROOT_LANGUAGE;

/** Where boards are made, of what stands there: `/it/practice/boards/`. */
let page = '';

/** Loads what every board needs, ahead of the first. */
export function beginMaking(pathname: string): void {
  page = pathname;
  maker.ask({ kind: 'begin', page, language }).catch(() => {
    // Whoever asks for a board hears it.
  });
}

/**
 * The page of `/practice/boards/#q-1-menace-s7`. Rejects where what it is made of can't be loaded, or where its name says
 * nothing that is known here.
 */
export async function madePage(pathname: string, id: string): Promise<Document> {
  page = pathname;
  const name = id.replace(/^q-/, '');
  const { markup, mistaken } = await drawn(name);
  madeHere.set(gamesOf(name), { [name]: { mistaken } });
  return new DOMParser().parseFromString(markup, 'text/html');
}

/** Makes and draws a board ahead of its page. Rejects as that does. */
export async function drawAhead(pathname: string, name: string): Promise<void> {
  page = pathname;
  await drawn(name);
}

/** What a board is called, though nobody asks it. Rejects as its page does. */
export function boardCalled(pathname: string, name: string): Promise<string> {
  page = pathname;
  return maker.ask({ kind: 'call', page, language, name });
}

/** Each once; what could not be had is asked for again. */
function drawn(name: string): Promise<DrawnBoard> {
  const known = boards.get(name) ?? maker.ask({ kind: 'draw', page, language, name });
  boards.set(name, known);
  known.catch(() => boards.delete(name));
  return known;
}

const boards = new Map<string, Promise<DrawnBoard>>();

/** As many seeds as these whose boards for an aim are none of those of these names, and none of each other, under other names. */
export function seedsApart(
  pathname: string,
  of: Pick<MadeName, 'version' | 'aim'>,
  seeds: readonly string[],
  seen: readonly string[] = [],
): Promise<readonly string[]> {
  page = pathname;
  const { version, aim } = of;
  return maker.ask({ kind: 'seeds', page, of: { version, aim }, seeds, seen });
}

/** These boards as the placement test knows them, made beside the page. Rejects where what makes them can't be loaded. */
export function boardsToPlaceBy(
  pathname: string,
  wanted: readonly PlacingWanted[],
): Promise<BoardReplies['place']> {
  page = pathname;
  return maker.ask({ kind: 'place', page, wanted });
}

/** The worker has all of the engine, and the games of the boards that it made. */
export const ruledApart = ({
  marking,
  entries,
}: Pick<RulingRequest, 'marking' | 'entries'>): Promise<Mark> =>
  maker.ask({ kind: 'rule', page, language, marking, entries });

document.addEventListener('ruling', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const wish: RulingRequest = event.detail;
  if (wish.mark !== undefined || madeNameOf(wish.marking.games) === undefined) return;
  wish.mark = ruledApart(wish);
  // Some ask only so that it is ready.
  wish.mark.catch(() => {});
});
