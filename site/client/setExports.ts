// The row from which a set is printed, or taken to other systems. What does it comes as it is asked for.
import type { ExportFormat, ExportingWords } from '../i18n/exportWords.ts';
import { pageAt } from './roundBoard.ts';

class SetExports extends HTMLElement {
  #isBusy = false;

  connectedCallback(): void {
    this.hidden = false;
    this.addEventListener('click', ({ target }) => {
      const as = target instanceof Element ? target.closest('button')?.dataset.as : undefined;
      if (as !== undefined && !this.#isBusy) void this.#make(as as ExportFormat | 'paper');
    });
  }

  async #make(as: ExportFormat | 'paper'): Promise<void> {
    this.#isBusy = true;
    const words: ExportingWords = JSON.parse(this.dataset.words ?? '{}');
    const { title = document.title, schema = '' } = this.dataset;
    const order = { as, title, boards: this.#boards(), pageAt, schema, words };
    const tell = (...said: readonly (string | Node)[]) => this.#status?.replaceChildren(...said);
    try {
      const { exportSet } = await import('./exportSet.ts');
      const { said, missing } = await exportSet(order, tell);
      tell(said, ...(missing.length === 0 ? [] : [` ${words.missing} `, ...linksTo(missing)]));
    } catch {
      tell(words.nothing);
    }
    this.#isBusy = false;
  }

  /** As they stand when it is asked for: a set may be chosen after the page has loaded. */
  #boards(): readonly string[] {
    const { from } = this.dataset;
    const source = from === undefined ? this : document.querySelector<HTMLElement>(from);
    return JSON.parse(source?.dataset.boards ?? '[]');
  }

  get #status(): Element | null {
    return this.querySelector('[role=status]');
  }
}

/** What is left out, by the names that the page has for it. */
const linksTo = (addresses: readonly string[]): readonly (Node | string)[] =>
  addresses.flatMap((href, index) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent =
      document.querySelector(`main a[href="${CSS.escape(href)}"]`)?.textContent ?? href;
    return index === 0 ? [link] : [', ', link];
  });

customElements.define('r509-exports', SetExports);
