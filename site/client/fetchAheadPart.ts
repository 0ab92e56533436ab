// The part of a page that says what works without a network: what is kept, and what can be, each with its size.
import type { KeepingWords } from '../i18n/offlineWords.ts';
import type { Wanted } from '../offline/keptBundles.ts';
import { isShare, type KeptShare, SHARES } from '../offline/offlineFiles.ts';
import {
  type FetchOutcome,
  type FetchReport,
  keepAsked,
  remove,
  stopKeeping,
} from './fetchAhead.ts';
import { type KeptSize, kept, listed, sizeOf } from './keptParts.ts';

const { lang } = document.documentElement;

export async function showKeeping(section: HTMLElement): Promise<void> {
  const keeping = new Keeping(section);
  await keeping.look();
  section.classList.add('shown');
}

class Keeping {
  readonly #section: HTMLElement;
  readonly #words: KeepingWords;
  readonly #rows: readonly Row[];
  /** Of what somebody asked for and waits: how many bytes there are, and have come. */
  #asked: { readonly all: number; readonly come: number } | undefined;

  constructor(section: HTMLElement) {
    this.#section = section;
    this.#words = JSON.parse(section.dataset.words ?? '{}');
    const rows = section.querySelectorAll<HTMLElement>('[data-part]');
    this.#rows = [...rows].map((row) => new Row(row, this.#words));
    for (const row of this.#rows) {
      row.when('keep', () => void this.#keep(row));
      row.when('remove', () => void this.#remove(row));
    }
    section.querySelector('[data-do=stop]')?.addEventListener('click', stopKeeping);
    addEventListener('keeping', (event) => {
      if (event instanceof CustomEvent) this.#hear(event.detail);
    });
  }

  /** What is kept, and what could be. */
  async look(): Promise<void> {
    for (const row of this.#rows) await row.look();
    this.#show();
  }

  async #keep(row: Row): Promise<void> {
    if (this.#asked !== undefined) return;
    this.#asked = { all: row.missing, come: 0 };
    this.#say('');
    this.#show();
    this.#one('[data-do=stop]')?.focus();
    await keepAsked(row.wanted);
    this.#asked = undefined;
    await this.look();
    // What was pressed is gone.
    if (document.activeElement === document.body) row.focus();
  }

  async #remove(row: Row): Promise<void> {
    await remove(await row.leaving());
    await this.look();
    this.#say(this.#words.removed);
    row.focus();
  }

  #hear(told: FetchReport): void {
    if (told.kind === 'ended') this.#end(told.outcome);
    else if (this.#asked) {
      this.#asked = { ...this.#asked, come: this.#asked.come + told.bytes };
      this.#show();
    }
  }

  #end(outcome: FetchOutcome): void {
    // What went on by itself says nothing of how it ended.
    if (this.#asked === undefined) return void this.look();
    if (outcome.kind === 'interrupted') this.#say(this.#words.interrupted);
    if (outcome.kind === 'full') {
      const { needed, left } = outcome;
      this.#say(this.#words.full.replace('{mb}', mb(needed)).replace('{left}', mb(left)));
    }
  }

  #show(): void {
    const { all, come } = this.#asked ?? { all: 1, come: 0 };
    const isAsked = this.#asked !== undefined;
    for (const row of this.#rows) row.show(isAsked);
    const state = this.#words.underWay.replace('{k}', mb(come)).replace('{mb}', mb(all));
    this.#set('.keeping-state', isAsked ? state : '');
    this.#one('[data-do=stop]')?.toggleAttribute('hidden', !isAsked);
    const progress = this.#section.querySelector('progress');
    if (progress) Object.assign(progress, { hidden: !isAsked, max: all, value: come });
  }

  /** Heard at once, unlike the state, which changes many times. */
  #say(text: string): void {
    this.#set('[role=status]', text);
  }

  #set(place: string, text: string): void {
    const element = this.#one(place);
    if (element && element.textContent !== text) element.textContent = text;
  }

  #one(place: string): HTMLElement | null {
    return this.#section.querySelector<HTMLElement>(place);
  }
}

/** A part of the site that can be kept, and taken away again. */
class Row {
  readonly #row: HTMLElement;
  readonly #words: KeepingWords;
  /** What of it is wanted already, by use or by request. */
  #before: readonly Wanted[] = [];
  #size: KeptSize = { all: 0, missing: 0 };

  constructor(row: HTMLElement, words: KeepingWords) {
    this.#row = row;
    this.#words = words;
  }

  /** How many bytes are still to come. */
  get missing(): number {
    return this.#size.missing;
  }

  /** What is to be kept for it. */
  get wanted(): readonly Wanted[] {
    const { part = '', language = lang } = this.#row.dataset;
    if (part === 'used') return this.#before;
    const shares = part === 'all' ? SHARES : [part].filter(isShare);
    const rounds = shares.some(isOfRounds) ? (['rounds'] as const) : [];
    return [...new Set([...rounds, ...shares])].map((share) => ({ language, share }));
  }

  async look(): Promise<void> {
    const { part = '', language = lang } = this.#row.dataset;
    const spoken = (await kept.wanted()).filter((one) => one.language === language);
    const isOwn = ({ share }: Wanted): boolean =>
      part === 'all' || (part === 'used' ? share.startsWith('sets/') : share === part);
    this.#before = spoken.filter(isOwn);
    this.#size =
      language === lang || this.#before.length > 0
        ? await sizeOf(this.wanted)
        : await sizeElsewhere(language);
  }

  show(isBusy: boolean): void {
    const { all, missing } = this.#size;
    const isWanted = this.#before.length > 0;
    const isThere = missing === 0 && all > 0;
    const { keep, whole, partly } = this.#words;
    const said = isThere ? whole : partly;
    const text = said.replace('{k}', mb(all - missing)).replace('{mb}', mb(all));
    this.#row.hidden = !isWanted && this.#row.dataset.part === 'used';
    this.#one('.kept-size').textContent = isWanted || isThere ? text : '';
    this.#one('[data-do=keep]').textContent = keep.replace('{mb}', mb(missing));
    this.#one('[data-do=keep]').hidden = isBusy || isThere;
    this.#one('[data-do=remove]').hidden = isBusy || !isWanted;
  }

  when(pressed: 'keep' | 'remove', act: () => void): void {
    this.#one(`[data-do=${pressed}]`).addEventListener('click', act);
  }

  /** What can be pressed now. */
  focus(): void {
    this.#row.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  }

  /** What goes with it: by what all rounds go stays while there is another set. */
  async leaving(): Promise<readonly Wanted[]> {
    const { language = lang } = this.#row.dataset;
    const own = new Set(this.#before.map(({ share }) => share));
    const others = (await kept.wanted()).filter(
      (one) => one.language === language && !own.has(one.share),
    );
    const isLast = [...own].some(isOfRounds) && !others.some(({ share }) => isOfRounds(share));
    return isLast ? [...this.#before, { language, share: 'rounds' }] : this.#before;
  }

  #one(place: string): HTMLElement {
    return this.#row.querySelector<HTMLElement>(place) ?? this.#row;
  }
}

const isOfRounds = (share: KeptShare): boolean => share.startsWith('sets');

async function sizeElsewhere(language: string): Promise<KeptSize> {
  const bytes = (await listed(lang)).others[language] ?? 0;
  return { all: bytes, missing: bytes };
}

const mb = (bytes: number): string =>
  Math.max(bytes / 1e6, bytes > 0 ? 0.1 : 0).toLocaleString(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
