// A board of one's own in somebody else's page: what its line says, and the board with its question once it is asked
// for. Until then nothing of the engine is loaded.
import { fromFragment, outlineOf } from '#engine/sandbox';
import type { OwnBoardWords } from '../i18n/sandboxWords.ts';
import { outlineHtml } from '../markup/sandbox/outline.ts';
import type { RulingWish } from '../questions/rulingWish.ts';
import { fill } from './sandbox/bench.ts';
import { Engine } from './sandbox/engine.ts';
import { seatInFrame } from './sandbox/seatInFrame.ts';
import { showSlips } from './sandbox/slips.ts';
import type { Shown } from './sandbox/talk.ts';
import type { ToShow } from './sandbox/wish.ts';

class OwnBoard extends HTMLElement {
  #engine: Engine | undefined;
  #line = '';

  connectedCallback(): void {
    const cards = new URL(this.dataset.cards ?? '', location.href).href;
    const { lang: language } = document.documentElement;
    this.#engine = new Engine({ kind: 'begin', language, cards }, seatInFrame);
    this.addEventListener('click', (event) => this.#click(event));
    this.addEventListener('ruling', (event) => {
      if (event instanceof CustomEvent) event.detail.mark = this.#ruledOn(event.detail);
    });
    this.addEventListener('answered', (event) => {
      if (event instanceof CustomEvent) this.#letGoOn(event.detail.right === true);
    });
    this.addEventListener('input', () => this.#letGoOn(false));
    addEventListener('hashchange', () => {
      if (/^#b\d+[:%]/.test(location.hash)) this.#begin();
    });
    this.#begin();
  }

  /** What the address says of a board, or what is wrong with it. */
  #begin(): void {
    const { links, missing } = this.#words;
    const read = fromFragment(location.hash);
    this.#part('first').hidden = !read.ok;
    for (const part of ['on-bench', 'below']) fill(this.#part(part), '');
    this.#letGoOn(false);
    this.#tell(read.ok ? '' : location.hash.length > 1 ? links[read.error.kind] : missing);
    if (!read.ok) return;
    this.#line = read.value;
    const outline = outlineOf(read.value);
    fill(this.#part('outline'), `${outlineHtml(outline)}`);
    this.#around(location.hash, outline.edition);
  }

  async #show(asked: ToShow): Promise<void> {
    const { loading, failed } = this.#words;
    this.#tell(loading);
    this.setAttribute('aria-busy', 'true');
    try {
      const shown = await this.#engine?.ask<ToShow['kind']>(asked);
      if (shown) this.#set(shown);
      this.#tell('');
    } catch {
      this.#tell(failed);
    }
    this.removeAttribute('aria-busy');
  }

  #set({ line, fragment, edition, html, below, slips }: Shown): void {
    this.#line = line;
    this.#part('first').hidden = true;
    fill(this.#part('on-bench'), html);
    fill(this.#part('below'), below);
    showSlips(this.#part('slips'), slips);
    this.#letGoOn(false);
    this.#around(`#${fragment}`, edition);
    this.querySelector<HTMLElement>('.q-text, .outcome h2')?.focus({ preventScroll: true });
  }

  /** The frame's head: where the board is opened, and which rules it is ruled on by. */
  #around(hash: string, edition: string | undefined): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-hash]'))
      link.hash = hash;
    const place = document.querySelector('[data-holds]');
    const { holds, dates } = this.#words;
    const date = dates[edition ?? ''];
    if (place && date) place.textContent = holds.replace('{date}', date);
  }

  #click(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const does = target.closest('button')?.dataset.does;
    if (does === 'show') void this.#show({ kind: 'show', line: this.#line, look: 'play' });
    if (does === 'go') this.#goOn();
    if (target.closest('a[href="#ruling"]')) {
      event.preventDefault();
      this.querySelector('#ruling')?.setAttribute('open', '');
    }
  }

  #goOn(): void {
    const form = this.querySelector<HTMLFormElement>('.asking form');
    if (form === null) return;
    const entries = [...new FormData(form)].map(([name, value]) => [name, `${value}`] as const);
    void this.#show({ kind: 'decide', line: this.#line, entries });
  }

  #ruledOn({ marking, entries }: RulingWish): RulingWish['mark'] {
    return this.#engine?.ask<'mark'>({ kind: 'mark', marking, entries });
  }

  #letGoOn(isLegal: boolean): void {
    this.#part('go-on').hidden = !isLegal;
  }

  #tell(text: string): void {
    this.#part('wait').textContent = text;
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`.${name}`) ?? document.createElement('div');
  }

  get #words(): OwnBoardWords {
    return JSON.parse(this.dataset.words ?? '{}') as OwnBoardWords;
  }
}

customElements.define('r509-own-board', OwnBoard);
