import { notePlaces } from './answer/written.ts';

/** Brings a page's question with its board: `/exercises/one/#q-block`. Fails where the page can't be had, or asks no such question. */
export async function boardAt(href: string): Promise<HTMLElement> {
  const { pathname, hash } = new URL(href, location.href);
  const page = await pageAt(href);
  const ask = page.getElementById('ask');
  const question = page.getElementById(hash.slice(1));
  if (ask === null || question === null) throw new Error(`${href} asks nothing`);
  leaveOnly(question, ask);
  notePlaces(ask);
  ask.dataset.step = page.querySelector('.strip .here')?.textContent?.trim() ?? '';
  for (const link of ask.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.setAttribute('href', `${pathname}${link.getAttribute('href')}`);
  // What it leaves out, and where it can be changed.
  ask.append(...page.querySelectorAll('.asking > .cap'));
  return document.importNode(ask, true);
}

/** Which state of its board and question is asked, as the catalogue has it. */
export const printOf = (board: Element): string | undefined =>
  board.querySelector<HTMLElement>('[data-print]')?.dataset.print;

/** The page on which a question is asked, to be taken apart: one that is made here, of a seed or of somebody's line, where no server has it. */
export async function pageAt(href: string): Promise<Document> {
  const { pathname, hash } = new URL(href, location.href);
  if (pathname.endsWith('/sandbox/')) {
    const { ownPage } = await import('./sandbox/ownPage.ts');
    return ownPage(pathname, hash.slice(1));
  }
  if (!pathname.endsWith('/practice/boards/'))
    return new DOMParser().parseFromString(await textOf(pathname), 'text/html');
  const { madePage } = await import('./boards/madePage.ts');
  return madePage(pathname, hash.slice(1));
}

/**
 * Each page once, even where several of its questions are asked. A module that the script of questions has too would be
 * cut out of it, and cost every scenario's page a request: what is kept once loaded is kept here by itself.
 */
function textOf(pathname: string): Promise<string> {
  const known = texts.get(pathname) ?? fetched(pathname);
  texts.set(pathname, known);
  known.catch(() => texts.delete(pathname));
  return known;
}

const texts = new Map<string, Promise<string>>();

/** So long a host may take to send a page, in milliseconds; one that does not answer has failed. */
const PATIENCE = 15_000;

async function fetched(pathname: string): Promise<string> {
  const response = await fetch(pathname, { signal: AbortSignal.timeout(PATIENCE) });
  const text = await response.text();
  if (!response.ok || !text.includes('id="ask"')) throw new Error(`${pathname} asks nothing`);
  return text;
}

/** The board stands after what is asked first of it, and goes with any other. */
function leaveOnly(question: HTMLElement, ask: HTMLElement): void {
  const group = question.closest('.q-group');
  const stage = group?.querySelector('.q-stage');
  if (stage && !question.contains(stage)) question.querySelector('.q-text')?.after(stage);
  for (const other of ask.querySelectorAll('.q-group')) if (other !== group) other.remove();
  for (const other of ask.querySelectorAll('.q')) if (other !== question) other.remove();
  for (const one of [group, question]) one?.classList.add('now');
  for (const way of question.querySelectorAll('.q-place, .q-bar .on')) way.remove();
}
