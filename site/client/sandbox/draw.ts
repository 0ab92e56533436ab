// The page around a board of one's own, as it is drawn for what the engine has made of the board.
import { NEWEST_EDITION } from '../../engine.ts';
import type { SharingWords } from '../../i18n/sandboxWords.ts';
import { showParseIssues } from './parseIssues.ts';
import type { SandboxView } from './protocol.ts';
import { renew } from './renew.ts';

/** What there is to undo and to do again. */
interface Ways {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** Where somebody was among the things on the table is where they are afterwards: that is looked for when all is written. */
export function draw(page: HTMLElement, shown: SandboxView, ways: Ways): void {
  beginAt(page, shown.stage);
  const { tag } = page.querySelector<HTMLElement>('[name=standing][open]')?.dataset ?? {};
  const field = focusedIn(page);
  const { activeElement: before } = document;
  const isInRow = before?.closest('[name=standing]') != null;
  renewParts(page, shown);
  if (tag !== undefined) standingOf(page, tag)?.setAttribute('open', '');
  drawLine(page, shown.line, ways);
  // Whoever goes through the list with keys may be further by now.
  for (const edition of page.querySelectorAll<HTMLSelectElement>('[name=edition]:not(:focus)'))
    edition.value = shown.named;
  drawRules(page, shown);
  drawParseIssues(page, shown.slips);
  drawWays(page, shown);
  const again = field === undefined ? null : page.querySelector<HTMLElement>(field);
  if (again !== document.activeElement) again?.focus({ preventScroll: true });
  if (before !== null && isGone(before)) attend(page, isInRow ? tag : undefined);
}

/** Each stage begins with its board. */
function beginAt(page: Element, stage: string): void {
  const bench = page.querySelector<HTMLElement>('.bench');
  if (bench === null || bench.dataset.at === stage) return;
  bench.dataset.at = stage;
  bench.querySelector('.view')?.scrollTo({ top: 0 });
}

/** What was made to hand on another board is not left for this one. */
function forgetMade(page: Element): void {
  page.querySelector('.copied')?.replaceChildren();
  page.querySelector('.unmade')?.setAttribute('hidden', '');
}

/** The board as it is written, and what there is to undo. */
export function drawLine(page: Element, written: string, { canGoBack, canGoOn }: Ways): void {
  for (const line of page.querySelectorAll<HTMLTextAreaElement>('[name=line]'))
    line.value = written;
  forgetMade(page);
  wayIn(page, 'undo').disabled = !canGoBack;
  wayIn(page, 'redo').disabled = !canGoOn;
}

/** Whether a way on is there to be taken. */
export function showWay(page: Element, does: 'go' | 'take', isThere: boolean): void {
  wayIn(page, does).hidden = !isThere;
}

const wayIn = (page: Element, does: string): HTMLButtonElement =>
  page.querySelector<HTMLButtonElement>(`.bar [data-does=${does}]`) ??
  document.createElement('button');

/** By whose rules it may be shared: those of the day would not be those that it is shown by, where it names older ones. */
function drawRules(page: HTMLElement, { edition, named }: SandboxView): void {
  const place = page.querySelector<HTMLElement>('[data-fixed]');
  const { dates = {} }: Partial<SharingWords> = JSON.parse(page.dataset.words ?? '{}');
  if (place)
    place.textContent = (place.dataset.fixed ?? '').replace('{date}', dates[edition] ?? edition);
  const [fixed, ofDay] = page.querySelectorAll<HTMLInputElement>('[name=by]');
  const isOlder = named !== '' && !isNewest(edition);
  if (ofDay) ofDay.disabled = isOlder;
  if (fixed && isOlder) fixed.checked = true;
}

const isNewest = (edition: string): boolean => edition === NEWEST_EDITION;

/** First the one that has the focus: where that goes, the browser lays out the page, and nothing else is to have changed by then. */
function renewParts(page: HTMLElement, { html, below }: SandboxView): void {
  const parts = [
    { place: page.querySelector('.on-bench'), markup: html },
    { place: page.querySelector('.below'), markup: below },
  ];
  const hasFocus = (place: Element | null): boolean => place?.matches(':focus-within') ?? false;
  const inOrder = parts.toSorted((a, b) => Number(hasFocus(b.place)) - Number(hasFocus(a.place)));
  for (const { place, markup } of inOrder) if (place) renew(place, markup);
}

/** What was pressed is not there any more, or can't be pressed. */
const isGone = (before: Element): boolean =>
  before !== document.body &&
  (!before.isConnected || !before.checkVisibility() || before.matches(':disabled')) &&
  (document.activeElement === before || document.activeElement === document.body);

/**
 * What is asked, or what has come of it, has the focus; whoever uses keys has it in view. In a row of the table that is
 * whatever stands under the tag now.
 */
function attend(page: Element, tag: string | undefined): void {
  const row = tag === undefined ? undefined : standingOf(page, tag)?.querySelector('summary');
  const place =
    row ??
    page.querySelector<HTMLElement>('.withheld h2, .on-bench :is(.q-text, .outcome h2)') ??
    page.querySelector<HTMLElement>('.stages [aria-current]');
  place?.focus({ preventScroll: true });
  if (place?.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
}

/** What a line says that is not understood stands on top of the board, with what may be done about it. */
export const attendToWithheld = (page: Element): void =>
  page.querySelector<HTMLElement>('.withheld h2')?.focus();

/** The row of what is on the table under this tag. */
export const standingOf = (page: ParentNode, tag: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('[name=standing]')].find(
    ({ dataset }) => dataset.tag === tag,
  );

/** A field on the table, as it is found when it was made anew. */
function focusedIn(page: Element): string | undefined {
  const { activeElement: field } = document;
  const form = field?.closest<HTMLElement>('.below form');
  if (!field || !form || !page.contains(form)) return undefined;
  const { object, player } = form.dataset;
  const name = field.getAttribute('name');
  if (name === null) return undefined;
  const of = object === undefined ? `player="${player}"` : `object="${object}"`;
  return `[data-${of}] [name="${CSS.escape(name)}"]`;
}

/** What is wrong with a line or a link. */
export function drawParseIssues(page: Element, slips: SandboxView['slips']): void {
  const place = page.querySelector('.line .slips');
  if (place) showParseIssues(place, slips);
  if (slips.length > 0) page.querySelector('#line-of')?.setAttribute('open', '');
}

/** As what only a board that is ruled on is handed on. */
const RULED = ':is([data-as=citation], [data-as=scenario], [data-as=exercise])';

function drawWays(page: Element, { stage, passed, isReady, isWithheld }: SandboxView): void {
  const canLeave = stage !== 'setup' && stage !== 'over' && !isWithheld;
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-stage]')) {
    const { stage: own } = button.dataset;
    const isThere = own === stage || passed.some((one) => one === own);
    button.disabled = !isThere && !(own === 'over' && canLeave);
    if (own === stage) button.setAttribute('aria-current', 'step');
    else button.removeAttribute('aria-current');
  }
  const go = wayIn(page, 'go');
  showWay(page, 'go', isReady);
  go.textContent = (stage === 'setup' ? go.dataset.first : go.dataset.then) ?? '';
  const leave = page.querySelector<HTMLElement>('[data-does=leave]');
  if (leave) leave.hidden = !canLeave;
  for (const one of page.querySelectorAll<HTMLButtonElement>(RULED)) one.disabled = isWithheld;
}
