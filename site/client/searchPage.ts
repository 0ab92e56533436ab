// The page on which all pages are searched; what is looked for stands in its address.

import type { SearchBrowserWords } from '../i18n/searchWords.ts';
import { groupsOf, type ResultGroup, resultLink } from './search/results.ts';
import { SearchField } from './search/searchField.ts';
import { wordsHere } from './search/wordsHere.ts';

/** So many of a kind are shown. */
const ROOM = 20;

class SearchPage extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    if (form === null || input === null) return;
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    form.addEventListener('submit', (event) => event.preventDefault());
    try {
      this.#begin(input, await wordsHere());
    } catch {
      this.querySelector('.found-late')?.removeAttribute('hidden');
    }
  }

  #begin(input: HTMLInputElement, words: SearchBrowserWords): void {
    const list = document.createElement('div');
    const field = new SearchField(input, words, (found) => {
      list.replaceChildren(...groupsOf(found, words, ROOM).map((one) => section(one, words)));
    });
    this.append(field.status, list);
    input.addEventListener('input', () => writeAddress(input.value));
    field.begin();
    if (input.value === '') input.focus({ preventScroll: true });
  }
}

function section(group: ResultGroup, words: SearchBrowserWords): HTMLElement {
  const made = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = group.heading;
  const list = document.createElement('ul');
  list.append(
    ...group.results.map((result) => {
      const item = document.createElement('li');
      item.append(resultLink(result, group.kinds, words));
      return item;
    }),
  );
  made.append(title, list);
  return made;
}

/** As much of it as an address has room for. */
const MOST_LETTERS = 200;

function writeAddress(text: string): void {
  const asked = text.trim().slice(0, MOST_LETTERS).toWellFormed();
  const query = asked === '' ? '' : `?${new URLSearchParams({ q: asked })}`;
  history.replaceState(history.state, '', `${location.pathname}${query}`);
}

customElements.define('r509-search', SearchPage);
