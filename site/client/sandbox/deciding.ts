// What is decided on a board of one's own, wherever it stands: on the page for it, or in somebody else's.
import type { Engine } from './engine.ts';
import { LongerSearch } from './longerSearch.ts';
import { renew } from './renew.ts';

/** An address that has a board, whole or not. */
export const IS_BOARD = /^#b\d+[:%]/;

interface Deciding {
  readonly engine: Engine;
  /** The board on which it is decided. */
  readonly line: () => string;
  /** Whether what stands there is legal, so that it can go on. */
  readonly letGoOn: (isLegal: boolean) => void;
  /** A form says what somebody does with priority, or what is meant. */
  readonly say: (form: HTMLFormElement) => void;
}

/** Answers what the questions within ask for, and hears what is said in their forms. */
export function hearDecisions(page: HTMLElement, { engine, line, letGoOn, say }: Deciding): void {
  const proof = new LongerSearch(page, engine, line);
  page.addEventListener('ruling', (event) => {
    if (event instanceof CustomEvent) event.detail.mark = proof.ruledOn(event.detail);
  });
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-does=look-on]')) proof.longer();
  });
  page.addEventListener('answered', (event) => {
    // Nobody has learnt it: it is not remembered.
    event.stopPropagation();
    if (event instanceof CustomEvent) letGoOn(event.detail.right === true);
  });
  page.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('.asking form:not(.order)')) letGoOn(false);
  });
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest('.order')) keepApart(target);
  });
  page.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (target.matches('.deed, .describe')) say(target);
  });
}

/** Of several places in an order each is another’s: who had the place gets the one that is free. */
function keepApart(changed: HTMLSelectElement): void {
  const places = [...(changed.form?.querySelectorAll<HTMLSelectElement>('select') ?? [])];
  const other = places.find((one) => one !== changed && one.value === changed.value);
  const taken = places.map(({ value }) => value);
  const free = [...changed.options].find(({ value }) => !taken.includes(value));
  if (other && free) other.value = free.value;
}

/**
 * In place of the button, what it asks: what may come of a decision, who may be declared, or how a choice is made otherwise;
 * below it, what other rules say. Whether it could be told.
 */
export async function lookAhead(
  button: HTMLElement,
  line: string,
  engine: Engine | undefined,
): Promise<boolean> {
  const { choice, of } = button.dataset;
  const asked = { kind: 'prospects', line, choice } as const;
  const told = await engine
    ?.ask<'prospects'>(of === 'rules' ? { ...asked, of } : asked)
    .catch(() => undefined);
  const place = of === 'rules' ? button.nextElementSibling : button.parentElement;
  if (told === undefined || !(place instanceof HTMLElement)) return false;
  renew(place, told);
  place.tabIndex = -1;
  place.focus();
  return true;
}
