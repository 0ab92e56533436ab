// What a rule says, beside its number: loaded with the first number that is pointed at, reached by keys or touched. It takes
// no room in the page and no focus; Escape closes it.
import type { RulesSaid } from '../view/saidRules.ts';

export type Hand = 'mouse' | 'keys' | 'touch';

/** Milliseconds: before it shows to whom passes by, before it goes once it is left, and before the words are given up. */
const REST = 250;
const LINGER = 200;
const PATIENCE = 4_000;
/** From the edge of the window, in pixels. */
const MARGIN = 8;

const parts = new Map<string, Promise<RulesSaid>>();
let shownAt: HTMLAnchorElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

const box = document.createElement('div');
box.id = 'rule-said';
box.popover = 'manual';
box.className = 'rule-said';

/** Shows it once the pointer has rested there, or the focus. */
export function previewSoon(link: HTMLAnchorElement, by: Hand): void {
  clearTimeout(waiting);
  if (link === shownAt) return;
  waiting = setTimeout(() => {
    if (link.matches(':hover, :focus')) void preview(link, by);
  }, REST);
}

/** Shows what the rule says; false where the words can't be had. */
export async function preview(link: HTMLAnchorElement, by: Hand): Promise<boolean> {
  const address = new URL(link.href);
  const part = await partFor(address).catch(() => undefined);
  const name = nameIn(address);
  const says = part?.rules[name];
  if (part === undefined || says === undefined) return false;
  // Meanwhile the hand may have gone on to another.
  if (by !== 'touch' && !link.matches(':hover, :focus')) return true;
  close();
  fill({ link, name, says, part });
  // What a page is made whole of may have taken its place.
  if (!box.isConnected) (document.querySelector('main') ?? document.body).append(box);
  box.setAttribute('aria-live', by === 'mouse' ? 'off' : 'polite');
  box.showPopover();
  place(link);
  link.setAttribute('aria-describedby', box.id);
  shownAt = link;
  return true;
}

/** The words come by hundreds, those of rules that are gone together. */
function partFor(address: URL): Promise<RulesSaid> {
  const part = address.hash === '' ? nameIn(address).charAt(0) : 'gone';
  const { href } = new URL(`../said/${part}.json`, address);
  const coming = parts.get(href) ?? fetched(href);
  parts.set(href, coming);
  coming.catch(() => parts.delete(href));
  return coming;
}

async function fetched(address: string): Promise<RulesSaid> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const part: RulesSaid = await response.json();
  // A host may send something of its own.
  if (typeof part?.rules !== 'object') throw new Error(`${address} has no rules`);
  return part;
}

/** `509.1c`; of a rule that is gone what its page calls it. */
const nameIn = ({ hash, pathname }: URL): string =>
  hash === '' ? (pathname.split('/').at(-2) ?? '') : decodeURIComponent(hash.slice(1));

interface Filling {
  readonly link: HTMLAnchorElement;
  readonly name: string;
  readonly says: string;
  readonly part: RulesSaid;
}

/** A page of older rules shows the number of its own, and today's beside it. */
function fill({ link, name, says, part }: Filling): void {
  const number = link.textContent?.trim() ?? '';
  const isGone = link.hash !== '';
  const note = isGone ? part.note : number === name ? '' : part.note.replace('{number}', name);
  const open = line('a', part.open.replace('{number}', isGone ? number : name));
  open.href = link.href;
  // By keys the number itself leads there.
  open.tabIndex = -1;
  const head = line('p', '');
  head.append(line('b', number), ` ${note}`);
  box.replaceChildren(head, line('p', says), open);
}

function line<K extends 'a' | 'b' | 'p'>(tag: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Below the number, or above it where there is no room. */
function place(link: HTMLAnchorElement): void {
  const at = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = at.bottom + height + MARGIN <= clientHeight || at.top < height + MARGIN;
  const left = Math.max(MARGIN, Math.min(at.left, clientWidth - width - MARGIN));
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(isBelow ? at.bottom : at.top - height) + scrollY}px`;
}

function close(): void {
  clearTimeout(leaving);
  leaving = undefined;
  shownAt?.removeAttribute('aria-describedby');
  shownAt = undefined;
  if (box.matches(':popover-open')) box.hidePopover();
}

const isWithin = (target: EventTarget | null): boolean =>
  target instanceof Node && (box.contains(target) || shownAt?.contains(target) === true);

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (shownAt === undefined || pointerType !== 'mouse') return;
  clearTimeout(leaving);
  if (!isWithin(target) && !shownAt.matches(':focus-visible')) leaving = setTimeout(close, LINGER);
});
document.addEventListener('pointerdown', ({ target }) => {
  if (!isWithin(target)) close();
});
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (target === shownAt && !isWithin(relatedTarget)) close();
});
// Before what else Escape does on the page.
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || shownAt === undefined) return;
    event.stopPropagation();
    clearTimeout(waiting);
    close();
  },
  { capture: true },
);
