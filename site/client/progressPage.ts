// The page of what was answered in this browser.
import type { ProgressWords } from '../i18n/progressWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { besideLog } from './memory/besideLog.ts';
import { hearOthers } from './memory/channel.ts';
import { isAhead } from './memory/ordered.ts';
import { chooseReview, isReviewOn } from './memory/page/choice.ts';
import { listenToFile } from './memory/page/fileButtons.ts';
import { itemsAt, type Remembered, remembered, wordsIn } from './memory/page/read.ts';
import { showLists } from './memory/page/showLists.ts';
import { asked, fullDayIn, type View } from './memory/page/view.ts';

class ProgressPage extends HTMLElement {
  #words: ProgressWords | undefined;
  #items: Promise<ReadonlyMap<string, CatalogueItem> | undefined> | undefined;
  #isNoted = true;

  connectedCallback(): void {
    this.querySelector('.pg-again')?.addEventListener('click', () => void this.#begin());
    void this.#begin();
  }

  /** Where something of it can't be loaded, it says so in place of the sum, with a way to try again. */
  async #begin(): Promise<void> {
    const again = this.querySelector('.pg-again');
    again?.setAttribute('hidden', '');
    try {
      this.#words ??= this.#prepared(await wordsIn(document.documentElement.lang));
      await this.#show(this.#words);
    } catch {
      this.querySelector('.pg-sum')?.replaceChildren(this.dataset.failed ?? '');
      again?.removeAttribute('hidden');
    }
  }

  #prepared(words: ProgressWords): ProgressWords {
    listenToFile({
      place: this.querySelector<HTMLElement>('.pg-file') ?? this,
      words,
      progress: async () => {
        const { answers, trouble } = await remembered();
        return { file: { answers, review: isReviewOn(), kept: besideLog() }, trouble };
      },
      again: () => this.#begin(),
    });
    this.querySelector('.pg-start')?.addEventListener('click', () => void this.#choose('on'));
    this.querySelector('.pg-stop')?.addEventListener('click', () => void this.#choose('off'));
    hearOthers(() => void this.#begin());
    // A page that comes back out of the browser's memory has not run again.
    addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
      if (persisted) void this.#begin();
    });
    return words;
  }

  async #choose(on: 'on' | 'off'): Promise<void> {
    this.#isNoted = chooseReview(on);
    // A browser that is asked so does not clear it by itself.
    if (on === 'on') void navigator.storage?.persist?.();
    await this.#begin();
    this.querySelector<HTMLElement>(on === 'on' ? '.pg-stop' : '.pg-start')?.focus();
  }

  async #show(words: ProgressWords): Promise<void> {
    const { items: address = '', root = '', mistakes = '{}', newest = '' } = this.dataset;
    this.#items ??= itemsAt(address);
    const [known, items] = await Promise.all([remembered(), this.#items]);
    // Asked for again the next time.
    if (items === undefined) this.#items = undefined;
    const view: View = {
      words,
      lang: document.documentElement.lang,
      now: Date.now(),
      root,
      mistakes: JSON.parse(mistakes),
      items,
      newest,
      answers: asked(known.answers, items),
    };
    this.#note(known, view);
    showLists(this, view);
    await this.#review(view);
    this.dataset.shown = '';
  }

  async #review(view: View): Promise<void> {
    const isOn = isReviewOn();
    this.classList.toggle('pg-reviews', isOn);
    if (!isOn) return;
    const { showReview } = await import('./memory/page/showReview.ts');
    showReview(this, view);
  }

  /** What the reader must know of what is shown. */
  #note({ answers, unreadable, trouble }: Remembered, view: View): void {
    const { words, now, lang } = view;
    const changed = answers.length - view.answers.length;
    // As many as there may be are no list of arguments.
    const latest = answers.reduce((last, { when }) => Math.max(last, when), 0);
    const notes = [
      trouble && [words.troubles.why[trouble], words.troubles.meanwhile.waits].join(' '),
      unreadable > 0 && words.notes.unreadable(unreadable),
      changed > 0 && words.notes.changed(changed),
      answers.some((one) => isAhead(one, now)) &&
        words.notes.clock(fullDayIn(now, lang), fullDayIn(latest, lang)),
      view.items === undefined && words.notes.noTitles,
      !this.#isNoted && words.notes.notKept,
    ];
    const lines = notes.filter((note) => typeof note === 'string');
    const list = lines.map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    });
    this.querySelector('.pg-notes')?.replaceChildren(...list);
  }
}

customElements.define('r509-progress', ProgressPage);
