// The row from which a set is printed, or taken to other systems. What does it comes as it is asked for.
import type { ExportFormat, ExportingWords } from '../i18n/exportWords.ts';
import type { ExportResult, SetToExport } from './exportSet.ts';
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
    const { schema = '' } = this.dataset;
    const words = this.#words;
    try {
      const { exportSet } = await import('./exportSet.ts');
      const order = { as, set: this.#set, pageAt, schema, words };
      this.#told(await exportSet(order, (said) => this.#tell(said)));
    } catch {
      this.#tell(words.nothing);
    }
    this.#isBusy = false;
  }

  /** What came of it; or what is to be known first, and the way on. */
  #told(result: ExportResult): void {
    const words = this.#words;
    if (result.kind === 'made') {
      const { said, missing } = result;
      const named = linksTo(missing, this.#set.nameOf);
      this.#tell(said, ...(missing.length === 0 ? [] : [` ${words.missing} `, ...named]));
      return;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn';
    button.textContent = words.goOn;
    button.addEventListener('click', () => this.#told(result.goOn()), { once: true });
    this.#tell(result.said, ' ', button);
    button.focus();
  }

  #tell(...said: readonly (string | Node)[]): void {
    this.querySelector('[role=status]')?.replaceChildren(...said);
  }

  /** As it stands when it is asked for: a set may be chosen after the page has loaded. */
  get #set(): SetToExport {
    const { from } = this.dataset;
    const source = from === undefined ? this : document.querySelector<HTMLElement>(from);
    const { boards = '[]', titles = '[]', gone = '[]', link, order } = source?.dataset ?? {};
    const hrefs: readonly string[] = JSON.parse(boards);
    const names: readonly string[] = JSON.parse(titles);
    return {
      title: source?.dataset.title || this.dataset.title || document.title,
      // Of a set that is being made, not its own address: students get what is asked.
      link: link ?? location.href,
      order: order === 'shuffled' ? order : 'asListed',
      boards: hrefs,
      gone: JSON.parse(gone),
      nameOf: (href) => names[hrefs.indexOf(href)] ?? nameOnPage(href),
    };
  }

  get #words(): ExportingWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

/** What the page calls what is linked; else its address. */
const nameOnPage = (href: string): string =>
  document.querySelector(`main a[href="${CSS.escape(href)}"]`)?.textContent ?? href;

/** What is left out, by name. */
const linksTo = (
  addresses: readonly string[],
  nameOf: (href: string) => string,
): readonly (Node | string)[] =>
  addresses.flatMap((href, index) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = nameOf(href);
    return index === 0 ? [link] : [', ', link];
  });

customElements.define('r509-exports', SetExports);
