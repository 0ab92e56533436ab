// Filters and sorts the list of scenarios, several ways at once; what is asked for stands in the address.
import { withBase } from '../withBase.ts';
import {
  decidedBy,
  FIELDS,
  type FindableScenario,
  type FoundScenarios,
  find,
  type SearchFields,
} from './finding.ts';
import { arrange } from './order.ts';
import { bring } from './otherPages.ts';
import { showProgress } from './showProgress.ts';

class Filters extends HTMLElement {
  #index: Promise<readonly FindableScenario[]> | undefined;
  /** How often something was asked for: only the last is answered. */
  #asked = 0;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    const query = new URLSearchParams(location.search);
    for (const field of [...FIELDS, SORT]) fill(form, field, query.get(field) ?? '');
    form.addEventListener('input', () => void this.#apply(form));
    form.addEventListener('submit', (event) => event.preventDefault());
    // The fields are emptied after the event.
    form.addEventListener('reset', () => setTimeout(() => void this.#apply(form)));
    if ([...FIELDS, SORT].some((field) => query.has(field))) void this.#apply(form);
  }

  async #apply(form: HTMLFormElement): Promise<void> {
    const wanted = wantedIn(form);
    const sort = askedFor(form, SORT);
    writeAddress({ ...wanted, [SORT]: sort });
    this.#asked += 1;
    const asked = this.#asked;
    const entries = await this.#entries();
    const found = entries && find(entries, wanted);
    const isAll = FIELDS.every((field) => wanted[field] === '');
    // Sorted, the list is that of all its pages.
    const isHere =
      !found ||
      (isAll && sort === '') ||
      (await bring(new Set(found.entries.map(({ page = 1 }) => page))));
    if (asked !== this.#asked) return;
    showProgress();
    // What has been found and can't be shown is not told as found.
    if (entries === undefined || found === undefined || !isHere) this.#fail(form, sort);
    else this.#show(form, { entries, found, wanted, sort, isAll });
  }

  #show(form: HTMLFormElement, { entries, found, wanted, sort, isAll }: Shown): void {
    const fitting = new Set(found.entries.map(({ slug }) => slug));
    const first = entries.filter((one) => decidedBy(one, wanted.rule)).map(({ slug }) => slug);
    arrange(new Set(first), sort === 'level' ? (this.dataset.level ?? '') : undefined);
    showOnly(isAll && sort === '' ? undefined : fitting);
    const text = (found.isOld ? this.dataset.foundOld : this.dataset.found) ?? '';
    say(form, text.replace('{k}', `${fitting.size}`).replace('{n}', `${entries.length}`));
  }

  /** Everything is shown, and is not taken for found. What is here can be sorted all the same. */
  #fail(form: HTMLFormElement, sort: string): void {
    arrange(new Set(), sort === 'level' ? (this.dataset.level ?? '') : undefined);
    showOnly(undefined);
    say(form, this.dataset.failed ?? '');
  }

  /** Undefined where it can't be loaded; it is asked for anew the next time. */
  async #entries(): Promise<readonly FindableScenario[] | undefined> {
    this.#index ??= fetchEntries();
    try {
      return await this.#index;
    } catch {
      this.#index = undefined;
      return undefined;
    }
  }
}

const SORT = 'sort';

interface Shown {
  readonly entries: readonly FindableScenario[];
  readonly found: FoundScenarios;
  readonly wanted: SearchFields;
  readonly sort: string;
  /** Whether nothing is asked for. */
  readonly isAll: boolean;
}

async function fetchEntries(): Promise<readonly FindableScenario[]> {
  const response = await fetch(withBase('/scenarios/filters.json'), {
    signal: AbortSignal.timeout(20_000),
  });
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

const askedFor = (form: HTMLFormElement, field: string): string =>
  `${new FormData(form).get(field) ?? ''}`.trim();

const wantedIn = (form: HTMLFormElement): SearchFields => ({
  topic: askedFor(form, 'topic'),
  rule: askedFor(form, 'rule')
    .toLowerCase()
    .replace(/^cr\s*/, ''),
  keyword: askedFor(form, 'keyword'),
  edition: askedFor(form, 'edition'),
});

function writeAddress(wanted: Readonly<Record<string, string>>): void {
  const asked = Object.entries(wanted).filter(([, value]) => value !== '');
  const query = new URLSearchParams(asked).toString();
  history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
}

/** Shows these scenarios, or all of this page, and hides headings that have none. */
function showOnly(found: ReadonlySet<string> | undefined): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-slug]')) {
    const { slug = '', brought } = item.dataset;
    item.hidden = found === undefined ? brought !== undefined : !found.has(slug);
  }
  for (const section of document.querySelectorAll<HTMLElement>('.listed'))
    section.hidden = section.querySelector('[data-slug]:not([hidden])') === null;
}

customElements.define('r509-filters', Filters);
