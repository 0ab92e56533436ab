import type { RoundWords } from '../i18n/practiceWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { catalogueAt } from './catalogue.ts';
import { itemAt } from './deal/deal.ts';
import { nameAt } from './deal/made.ts';
import { chooseReview, isReviewOn } from './memory/page/choice.ts';
import { pageAt } from './roundBoard.ts';
import type { RoundStanding } from './roundMemory.ts';

export interface RoundBoardResult {
  /** Its address here, and in English without the site's base. */
  readonly href: string;
  readonly at: string;
  readonly result: RoundStanding;
  /** What was answered first, as it is written down; empty where nothing was. */
  readonly answer: string;
  /** Which state of the board that was; nothing where none said. */
  readonly print: string | undefined;
}

/** What is asked of the page in the end. */
export interface RoundDone {
  readonly boards: readonly RoundBoardResult[];
  readonly mistakes: readonly (readonly [href: string, text: string])[];
  /** What mistakes are called, by how they stand in addresses. */
  readonly titles: { readonly [slug: string]: string };
  readonly words: RoundWords;
  /** Where the catalogue stands, which has the boards' titles and rules. */
  readonly items: string;
  /** Where rules have their pages. */
  readonly rules: string;
  /** The set's. */
  readonly title: string;
  /** Asks these boards again, by their places. */
  readonly again: (places: readonly number[]) => void;
  /** Asks what comes after them. */
  readonly more: () => void;
  /** How many boards of the set have no result yet. */
  readonly left: number;
}

/** Fills in how a round went: each board, the mistakes and rules that showed, and what to do next. */
export async function fillSummary(summary: Element, done: RoundDone): Promise<void> {
  const { boards, mistakes, titles, again } = done;
  const score = summary.querySelector('.ruling');
  const right = boards.filter(({ result }) => result === 'right').length;
  if (score)
    score.textContent = (score.textContent ?? '')
      .replace('{k}', `${right}`)
      .replace('{n}', `${boards.length}`);
  const waiting = [...boards.keys()].filter((place) => boards[place]?.result === 'waiting');
  const said = summary.querySelector('.round-waiting');
  if (said && waiting.length > 0)
    said.textContent = done.words.waiting.replace('{n}', `${waiting.length}`);
  offer(
    summary.querySelector('.round-mark'),
    waiting.length > 0 ? () => again(waiting) : undefined,
  );
  list(
    summary.querySelector('.round-mistakes'),
    mistakes.map(([href, text]) => item(href, titles[href.split('/').at(-2) ?? ''] ?? text)),
  );
  const all = [...boards.keys()];
  const wrong = all.filter((place) => boards[place]?.result !== 'right');
  offer(summary.querySelector('.round-again'), () => again(all));
  offer(
    summary.querySelector('.round-wrong'),
    wrong.length > 0 && wrong.length < all.length ? () => again(wrong) : undefined,
  );
  offer(summary.querySelector('.round-more'), done.left > 0 ? done.more : undefined);
  offerReview(summary.querySelector('.round-review'), wrong.length > 0 ? 'wanted' : 'needless');
  listBoards(summary, done, []);
  offerCode(summary, done);
  const catalogue = await catalogueAt(done.items).catch(() => []);
  listBoards(summary, done, catalogue);
  await nameMade(summary, done);
}

/** A board that was made is called by what lies there, as any other; until it is drawn again, by what it was made for. */
async function nameMade(summary: Element, { boards }: RoundDone): Promise<void> {
  const links = summary.querySelectorAll('.round-list a');
  for (const [index, { at, href }] of boards.entries()) {
    if (nameAt(at) === undefined) continue;
    const page = await pageAt(href).catch(() => undefined);
    const name = page?.querySelector('h1')?.textContent;
    if (name) links[index]?.replaceChildren(name);
  }
}

/** One tap, and what went wrong comes back by itself from then on. */
function offerReview(place: HTMLElement | null, need: 'wanted' | 'needless'): void {
  if (place === null) return;
  place.hidden = need === 'needless' || isReviewOn();
  place.querySelector('button')?.addEventListener('click', () => {
    chooseReview('on');
    // A browser that is asked so does not clear it by itself.
    void navigator.storage?.persist?.();
    place.replaceChildren(place.dataset.started ?? '');
  });
}

/** Without the catalogue, numbers stand for titles. */
function listBoards(
  summary: Element,
  { boards, words, rules }: RoundDone,
  catalogue: readonly CatalogueItem[],
): void {
  const byAt = new Map(catalogue.map((one) => [one.at, one]));
  summary
    .querySelector('.round-list')
    ?.replaceChildren(
      ...boards.map(({ href, at, result }, index) =>
        item(href, itemAt(at, byAt)?.title ?? `${index + 1}`, words.results[result], result),
      ),
    );
  const missed = boards.filter(({ result }) => result === 'wrong' || result === 'later');
  const numbers = new Set(missed.flatMap(({ at }) => itemAt(at, byAt)?.rules[0] ?? []));
  const place = summary.querySelector<HTMLElement>('.round-rules');
  place?.replaceChildren(...[...numbers].map((number) => item(`${rules}${number}/`, number)));
  if (place?.parentElement) place.parentElement.hidden = numbers.size === 0;
}

/** A short text of what was answered first, for whoever set it. What makes it comes as it is asked for. */
function offerCode(summary: Element, done: RoundDone): void {
  const place = summary.querySelector('.round-send');
  const form = place?.querySelector('form');
  if (!form) return;
  const load = () => import('./codes/send.ts');
  place?.addEventListener('toggle', () => void load().catch(() => {}), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tellCode(form, '');
    load()
      .then(({ showCode }) => showCode(form, done))
      .catch(() => tellCode(form, done.words.codeFailed));
  });
}

function tellCode(form: Element, text: string): void {
  form.querySelector('[role=status]')?.replaceChildren(text);
}

function list(place: Element | null, items: readonly HTMLElement[]): void {
  place?.replaceChildren(...items);
  if (items.length === 0) place?.parentElement?.remove();
}

function item(href: string, text: string, rest = '', className = ''): HTMLElement {
  const made = document.createElement('li');
  made.className = className;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  made.append(link, ` ${rest}`);
  return made;
}

function offer(button: Element | null, act: (() => void) | undefined): void {
  if (act === undefined) button?.remove();
  else button?.addEventListener('click', act);
}
