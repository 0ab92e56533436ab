// The field in the head of a page, with what is found below it: a combobox, of which the keys move through the list.

import type { SearchBrowserWords } from '../../i18n/searchWords.ts';
import address from '../../styles/found.css?url';
import { groupsOf, type ResultGroup, resultLink } from './results.ts';
import { root } from './searcher.ts';
import { SearchField } from './searchField.ts';
import { wordsHere } from './wordsHere.ts';

/** So many of a kind have room below a field. */
const ROOM = 4;

/** Makes a field of its form search as it is typed in. Rejects where its words can't be loaded. */
export async function searchIn(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const [words] = await Promise.all([wordsHere(), styled()]);
  const list = document.createElement('div');
  list.id = 'found';
  list.role = 'listbox';
  list.ariaLabel = input.ariaLabel;
  const all = document.createElement('a');
  all.className = 'found-all';
  all.textContent = words.all;
  all.hidden = true;
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.ariaExpanded = 'false';
  const field = new SearchField(input, words, (found) => {
    const groups = groupsOf(found, words, ROOM);
    list.replaceChildren(...groups.map((group, at) => groupBox(group, at, words)));
    all.hidden = found.length === 0;
    all.href = `${root}search/?${new URLSearchParams({ q: input.value })}`;
    input.ariaExpanded = `${found.length > 0}`;
    choose(input, undefined);
  });
  form.append(field.status, list, all);
  form.addEventListener('keydown', (event) => press(event, input, list));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Element && !form.contains(relatedTarget);
    if (isLeft && form.matches(':popover-open')) form.hidePopover();
  });
  field.begin();
}

/** What is found has styles of its own, which no page loads before. */
function styled(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    // Without them it can be read all the same.
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    document.head.append(link);
  });
}

function groupBox(
  { heading, results, kinds }: ResultGroup,
  at: number,
  words: SearchBrowserWords,
): HTMLElement {
  const box = document.createElement('div');
  box.role = 'group';
  const title = document.createElement('h2');
  title.id = `found-${at}`;
  title.textContent = heading;
  title.role = 'presentation';
  box.setAttribute('aria-labelledby', title.id);
  const links = results.map((result, nth) => {
    const link = resultLink(result, kinds, words);
    link.role = 'option';
    link.id = `found-${at}-${nth}`;
    link.tabIndex = -1;
    link.ariaSelected = 'false';
    return link;
  });
  box.append(title, ...links);
  return box;
}

function press(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const at = links.findIndex((link) => link.ariaSelected === 'true');
  const act = KEYS[event.key]?.({ input, links, at });
  if (act === undefined) return;
  event.preventDefault();
  act();
}

interface Choosing {
  readonly input: HTMLInputElement;
  readonly links: readonly HTMLAnchorElement[];
  /** Which is chosen; none is -1. */
  readonly at: number;
}

/** What a key does; nothing where it is the browser's. */
const KEYS: Readonly<Record<string, (choosing: Choosing) => (() => void) | undefined>> = {
  // Beyond either end is the field itself.
  ArrowDown:
    ({ input, links, at }) =>
    () =>
      choose(input, links[at + 1]),
  ArrowUp:
    ({ input, links, at }) =>
    () =>
      choose(input, at === -1 ? links.at(-1) : links[at - 1]),
  Enter: ({ links, at }) => {
    const link = links[at];
    return link && (() => link.click());
  },
  // The first takes the choice away, the next closes; a browser would empty the field.
  Escape:
    ({ input, at }) =>
    () => {
      if (at >= 0) choose(input, undefined);
      else input.form?.hidePopover();
    },
};

function choose(input: HTMLInputElement, link: HTMLAnchorElement | undefined): void {
  for (const one of input.form?.querySelectorAll('[aria-selected=true]') ?? [])
    one.ariaSelected = 'false';
  if (link === undefined) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  link.ariaSelected = 'true';
  input.setAttribute('aria-activedescendant', link.id);
  link.scrollIntoView({ block: 'nearest' });
}
