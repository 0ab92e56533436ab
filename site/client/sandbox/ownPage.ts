// A board of somebody's own, from its link, as a page that asks what is decided on it; no server has it.
import { fromFragment, lessonIn } from '#engine/sandbox';
import { madeHere } from '../../questions/script/madeHere.ts';
import type { RulingRequest } from '../../questions/script/rulingRequest.ts';
import { Engine } from './engine.ts';
import type { SandboxView } from './protocol.ts';

/** Its name begins so where it is ruled on; the line stands behind. */
const OWN_GAMES = 'own:';

/**
 * The page of `/sandbox/#b1:…`, whose question has the fragment as its id. Rejects where what reads it can't be loaded,
 * where the link is cut, and where nothing is asked on the board.
 */
export async function ownPage(pathname: string, fragment: string): Promise<Document> {
  const line = fromFragment(fragment);
  if (!line.ok) throw new Error(`${fragment}: ${line.error.kind}`);
  const markup = await asked(pathname, line.value);
  if (markup === '') throw new Error(`${line.value} asks nothing`, { cause: 'nothing' });
  const page = new DOMParser().parseFromString(markup, 'text/html');
  page.querySelector('.q')?.setAttribute('id', fragment);
  return page;
}

/** A line as the page of such boards reads it, and writes it from then on. Rejects where what reads it can't be loaded. */
export const ownLine = (pathname: string, line: string): Promise<SandboxView> =>
  engineFor(pathname).ask<'show'>({ kind: 'show', line, look: 'play' });

/** Each once; what could not be had is asked for again. */
function asked(pathname: string, line: string): Promise<string> {
  const known = pages.get(line) ?? markupOf(pathname, line);
  pages.set(line, known);
  known.catch(() => pages.delete(line));
  return known;
}

/** What its line asks, or else what is decided next. */
async function markupOf(pathname: string, text: string): Promise<string> {
  const { line, asks } = lessonIn(text);
  const games = `${OWN_GAMES}${text}`;
  const engine = engineFor(pathname);
  if (asks === undefined) return engine.ask<'ask'>({ kind: 'ask', line, games });
  const { markup, mistaken } = await engine.ask<'askLesson'>({
    kind: 'askLesson',
    line,
    asks,
    games,
  });
  madeHere.set(games, { [LESSON]: { mistaken } });
  return markup;
}

/** What its question is called. */
const LESSON = 'decision';

function engineFor(pathname: string): Engine {
  engine ??= new Engine({ kind: 'begin', language: lang, cards: cardsAt(pathname) });
  return engine;
}

const { lang } = document.documentElement;
const pages = new Map<string, Promise<string>>();
let engine: Engine | undefined;

/** `/it/sandbox/` has the cards of `/sandbox/`. */
const cardsAt = (pathname: string): string =>
  new URL('cards.json', new URL(pathname.replace(`/${lang}/sandbox/`, '/sandbox/'), location.href))
    .href;

document.addEventListener('ruling', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const wish: RulingRequest = event.detail;
  const { marking, entries } = wish;
  if (wish.mark !== undefined || !marking.games.startsWith(OWN_GAMES)) return;
  wish.mark = engine?.ask({ kind: 'mark', marking, entries });
  // Some ask only so that it is ready.
  wish.mark?.catch(() => {});
});
