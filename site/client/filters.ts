// Filters the list of scenarios, several ways at once; what is asked for stands in the address.
import { withBase } from '../withBase.ts';
import { putFirst } from './order.ts';
import { bring } from './otherPages.ts';

interface Entry {
  readonly slug: string;
  readonly topics: readonly string[];
  readonly editions: readonly string[];
  readonly keywords: readonly string[];
  readonly rules: readonly string[];
  /** Those of them that decide something in it. */
  readonly decides: readonly string[];
  /** Of the list; the first where it is left out. */
  readonly page?: number;
}

const FIELDS = ['topic', 'rule', 'keyword', 'edition'] as const;
type Wanted = { readonly [F in (typeof FIELDS)[number]]: string };

class Filters extends HTMLElement {
  #index: Promise<readonly Entry[]> | undefined;
  /** How often something was asked for: only the last is answered. */
  #asked = 0;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    form.hidden = false;
    const query = new URLSearchParams(location.search);
    for (const field of FIELDS) fill(form, field, query.get(field) ?? '');
    form.addEventListener('input', () => void this.#apply(form));
    form.addEventListener('submit', (event) => event.preventDefault());
    // The fields are emptied after the event.
    form.addEventListener('reset', () => setTimeout(() => void this.#apply(form)));
    if (FIELDS.some((field) => query.has(field))) void this.#apply(form);
  }

  async #apply(form: HTMLFormElement): Promise<void> {
    const wanted = wantedIn(form);
    writeAddress(wanted);
    this.#asked += 1;
    const asked = this.#asked;
    const entries = await this.#entries();
    if (entries === undefined) {
      if (asked === this.#asked) this.#fail(form);
      return;
    }
    const fitting = entries.filter((one) => fits(one, wanted));
    const filters = FIELDS.some((field) => wanted[field] !== '');
    if (filters) await bring(new Set(fitting.map(({ page = 1 }) => page)));
    if (asked !== this.#asked) return;
    const found = new Set(fitting.map(({ slug }) => slug));
    showOnly(filters ? found : undefined);
    const { rule } = wanted;
    putFirst(new Set(entries.filter((one) => decidedBy(one, rule)).map(({ slug }) => slug)));
    const [k, n] = [fitting.length, entries.length];
    const text = this.dataset.found ?? '';
    say(form, text.replace('{k}', `${k}`).replace('{n}', `${n}`));
  }

  /** Everything is shown, and is not taken for found. */
  #fail(form: HTMLFormElement): void {
    showOnly(undefined);
    say(form, this.dataset.failed ?? '');
  }

  /** Undefined where it can't be loaded; it is asked for anew the next time. */
  async #entries(): Promise<readonly Entry[] | undefined> {
    this.#index ??= fetchEntries();
    try {
      return await this.#index;
    } catch {
      this.#index = undefined;
      return undefined;
    }
  }
}

async function fetchEntries(): Promise<readonly Entry[]> {
  const response = await fetch(withBase('/api/scenarios.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

function say(form: HTMLFormElement, text: string): void {
  const output = form.querySelector('output');
  if (output) output.textContent = text;
}

function fill(form: HTMLFormElement, field: string, value: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement) control.value = value;
  if (!(control instanceof HTMLSelectElement)) return;
  // What no option offers is not asked for.
  control.value = [...control.options].some((option) => option.value === value) ? value : '';
}

function wantedIn(form: HTMLFormElement): Wanted {
  const data = new FormData(form);
  const read = (field: keyof Wanted): string => `${data.get(field) ?? ''}`.trim();
  const rule = read('rule')
    .toLowerCase()
    .replace(/^cr\s*/, '');
  return { topic: read('topic'), rule, keyword: read('keyword'), edition: read('edition') };
}

const fits = (entry: Entry, { topic, rule, keyword, edition }: Wanted): boolean =>
  (topic === '' || entry.topics.includes(topic)) &&
  (keyword === '' || entry.keywords.includes(keyword)) &&
  (edition === '' || entry.editions.includes(edition)) &&
  (rule === '' || entry.rules.some((number) => isUnder(number, rule)));

const decidedBy = ({ decides }: Entry, rule: string): boolean =>
  rule !== '' && decides.some((number) => isUnder(number, rule));

/** `509.1` finds 509.1 and 509.1b, `509` all of the section, but neither finds 509.10. */
const isUnder = (number: string, rule: string): boolean =>
  number === rule ||
  (number.startsWith(rule) && !/\d/.test(number.charAt(rule.length)) && !rule.endsWith('.'));

function writeAddress(wanted: Wanted): void {
  const query = new URLSearchParams(
    FIELDS.flatMap((field) => (wanted[field] === '' ? [] : [[field, wanted[field]]])),
  ).toString();
  history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
}

/** Shows these scenarios, or all of this page, and hides headings that have none. */
function showOnly(found: ReadonlySet<string> | undefined): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-slug]')) {
    const { slug = '', brought } = item.dataset;
    item.hidden = found === undefined ? brought !== undefined : !found.has(slug);
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-topic]'))
    section.hidden = section.querySelector('[data-slug]:not([hidden])') === null;
}

customElements.define('r509-filters', Filters);
