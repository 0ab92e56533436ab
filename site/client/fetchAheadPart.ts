// The part of a page that says what works without a network, and fetches all the rest ahead.
import type { KeepingWords } from '../i18n/offlineWords.ts';
import type { FetchOutcome } from '../offline/offlineCache.ts';
import type { ListedFile, OfflineList, OfflineShare } from '../offline/offlineFiles.ts';
import type { FetchReport } from './fetchAhead.ts';

/** What it does with; given to it, as a module that two scripts import would be a file of its own. */
export type Keeper = Pick<
  typeof import('./fetchAhead.ts'),
  'keepAll' | 'listed' | 'offlineCache' | 'stopKeeping'
>;

const MB = 1e6;

export async function showKeeping(section: HTMLElement, keeper: Keeper): Promise<void> {
  const list = await keeper.listed().catch(() => undefined);
  if (list === undefined) return;
  const keeping = new Keeping(section, list, keeper);
  await keeping.look();
  section.hidden = false;
}

const PARTS: readonly OfflineShare[] = ['sets', 'rest'];

class Keeping {
  readonly #section: HTMLElement;
  readonly #list: OfflineList;
  readonly #keeper: Keeper;
  readonly #words: KeepingWords;
  /** What is not kept yet, by its path. */
  #missing: ReadonlyMap<string, ListedFile> = new Map();
  /** Whether somebody asked for all of it, and waits. */
  #isAsked = false;

  constructor(section: HTMLElement, list: OfflineList, keeper: Keeper) {
    this.#keeper = keeper;
    this.#section = section;
    this.#list = list;
    this.#words = JSON.parse(section.dataset.words ?? '{}');
    this.#button('keep').addEventListener('click', () => void this.#keep());
    this.#button('stop').addEventListener('click', keeper.stopKeeping);
    this.#button('remove').addEventListener('click', () => void this.#remove());
    addEventListener('keeping', (event) => {
      if (event instanceof CustomEvent) this.#hear(event.detail);
    });
  }

  /** What is kept, and what could be. */
  async look(): Promise<void> {
    const missing = await Promise.all(
      PARTS.map((one) => this.#keeper.offlineCache(one).missing(this.#list[one])),
    );
    this.#missing = new Map(missing.flat().map((file) => [file[0], file]));
    this.#show();
    this.#button('remove').hidden = !(await this.#keeper.offlineCache('rest').isThere());
  }

  async #keep(): Promise<void> {
    this.#isAsked = true;
    this.#say('');
    this.#show();
    await this.#keeper.keepAll();
    this.#isAsked = false;
    await this.look();
    // What was pressed may be gone.
    if (document.activeElement === document.body) this.#section.querySelector('h2')?.focus();
  }

  async #remove(): Promise<void> {
    await this.#keeper.offlineCache('rest').clear();
    await this.look();
    this.#say(this.#words.removed);
    this.#button('keep').focus();
  }

  #hear(told: FetchReport): void {
    if (told.kind === 'ended') {
      this.#end(told.outcome);
      return;
    }
    const came = new Set(told.files.map(([path]) => path));
    this.#missing = new Map([...this.#missing].filter(([path]) => !came.has(path)));
    this.#show();
  }

  #end({ kind }: FetchOutcome): void {
    if (kind === 'interrupted' || kind === 'full') this.#say(this.#words[kind]);
    else this.#say('');
    void this.look();
  }

  #show(): void {
    const missing = [...this.#missing.values()];
    const [sets, all] = [this.#list.sets.length, this.#list.sets.length + this.#list.rest.length];
    const setsLeft = this.#list.sets.filter(([path]) => this.#missing.has(path)).length;
    const mb = (missing.reduce((sum, [, , bytes]) => sum + bytes, 0) / MB).toLocaleString(
      document.documentElement.lang,
      { minimumFractionDigits: 1, maximumFractionDigits: 1 },
    );
    const { underWay, allKept, setsKept, setsPartly, keep } = this.#words;
    const state = (): string => {
      if (this.#isAsked) return filled(underWay, all - missing.length, all, mb);
      if (missing.length === 0) return allKept;
      return setsLeft === 0 ? setsKept : filled(setsPartly, sets - setsLeft, sets, mb);
    };
    this.#set('.keeping-state', state());
    this.#button('keep').textContent = filled(keep, 0, 0, mb);
    this.#button('keep').hidden = this.#isAsked || missing.length === 0;
    this.#button('stop').hidden = !this.#isAsked;
    const progress = this.#section.querySelector('progress');
    if (progress)
      Object.assign(progress, { hidden: !this.#isAsked, max: all, value: all - missing.length });
  }

  /** Heard at once, unlike the state, which changes many times. */
  #say(text: string): void {
    this.#set('[role=status]', text);
  }

  #set(place: string, text: string): void {
    const element = this.#section.querySelector(place);
    if (element && element.textContent !== text) element.textContent = text;
  }

  #button(name: 'keep' | 'stop' | 'remove'): HTMLButtonElement {
    return this.#section.querySelector(`[data-do=${name}]`) ?? document.createElement('button');
  }
}

const filled = (text: string, k: number, n: number, mb: string): string =>
  text.replace('{k}', `${k}`).replace('{n}', `${n}`).replace('{mb}', mb);
