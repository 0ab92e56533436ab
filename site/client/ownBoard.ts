// A board of one's own in somebody else's page: what its line says, and the board with its question once it is asked
// for. Until then nothing of the engine is loaded.
import { fromFragment, outlineOf } from '#engine/sandbox';
import type { OwnBoardWords } from '../i18n/sandboxWords.ts';
import { outlineHtml } from '../markup/sandbox/outline.ts';
import { hearDecisions, IS_BOARD, lookAhead } from './sandbox/deciding.ts';
import type { State } from './sandbox/draft.ts';
import { Engine } from './sandbox/engine.ts';
import { showParseIssues } from './sandbox/parseIssues.ts';
import { portInFrame } from './sandbox/portInFrame.ts';
import type { SandboxView } from './sandbox/protocol.ts';
import { renew } from './sandbox/renew.ts';
import { requestIn, requestOf, type ViewRequest } from './sandbox/requests.ts';

/** What names rules and is left in an outline names some that there are not. */
const RULES = 'rules ';

class OwnBoard extends HTMLElement {
  #engine: Engine | undefined;
  #line = '';
  #tried: SandboxView['tried'];
  /** What could not be had, to be asked for again. */
  #failed: (() => Promise<void>) | undefined;

  connectedCallback(): void {
    const cards = new URL(this.dataset.cards ?? '', location.href).href;
    const { lang: language } = document.documentElement;
    const engine = new Engine({ kind: 'begin', language, cards }, portInFrame);
    this.#engine = engine;
    this.addEventListener('click', (event) => this.#click(event));
    hearDecisions(this, {
      engine,
      line: () => this.#line,
      letGoOn: (isLegal) => this.#letGoOn(isLegal),
      say: (form) => void this.#show(requestIn(form, this.#now)),
    });
    this.addEventListener('laid', ({ target }) => void this.#fill(target));
    addEventListener('hashchange', () => {
      if (IS_BOARD.test(location.hash)) this.#begin();
    });
    this.#begin();
  }

  /** What is tried on the board is declared there, and ruled on. */
  async #fill(form: EventTarget | null): Promise<void> {
    const tried = this.#tried;
    this.#tried = undefined;
    if (tried === undefined || !(form instanceof HTMLFormElement)) return;
    const part = await import('./sandbox/fillTried.ts').catch(() => undefined);
    if (part === undefined || !form.isConnected) return;
    part.fillTried(form, tried);
    form.requestSubmit();
  }

  /** What the address says of a board, or what is wrong with it. */
  #begin(): void {
    const { links, missing } = this.#words;
    const read = fromFragment(location.hash);
    this.#part('first').hidden = !read.ok;
    for (const part of ['on-bench', 'below']) renew(this.#part(part), '');
    this.#letGoOn(false);
    this.#tell(read.ok ? '' : location.hash.length > 1 ? links[read.error.kind] : missing);
    if (!read.ok) return;
    this.#line = read.value;
    const outline = outlineOf(read.value);
    renew(this.#part('outline'), `${outlineHtml(outline)}`);
    this.#around(location.hash, outline.edition);
    const unknown = outline.rest.find((one) => one.startsWith(RULES))?.slice(RULES.length);
    const show = this.querySelector<HTMLElement>('[data-does=show]');
    if (show) show.hidden = unknown !== undefined;
    if (unknown === undefined) return;
    this.#tell(this.#words.unknownEdition.replace('{text}', unknown));
    document.querySelector('[data-holds]')?.replaceChildren();
  }

  async #show(asked: ViewRequest): Promise<void> {
    const { loading } = this.#words;
    this.#tell(loading);
    this.setAttribute('aria-busy', 'true');
    try {
      const shown = await this.#engine?.ask<ViewRequest['kind']>(asked);
      if (shown) this.#set(shown);
      this.#tell('');
      if (shown?.isPartial)
        this.#fail(this.#words.cardsFailed, () => this.#show({ kind: 'show', ...this.#now }));
    } catch {
      this.#fail(this.#words.failed, () => this.#show(asked));
    }
    this.removeAttribute('aria-busy');
  }

  #set(shown: SandboxView): void {
    const { line, fragment, edition, html, below, slips, isReady, isWithheld, tried } = shown;
    this.#line = line;
    this.#tried = tried;
    this.#part('first').hidden = true;
    renew(this.#part('on-bench'), html);
    renew(this.#part('below'), below);
    // What is not understood stands on top of the board.
    showParseIssues(this.#part('slips'), isWithheld ? [] : slips);
    this.#letGoOn(isReady);
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
    const button = target.closest('button');
    if (button) this.#press(button);
    if (target.closest('a[href="#ruling"]')) {
      event.preventDefault();
      this.querySelector('#ruling')?.setAttribute('open', '');
    }
  }

  #press(button: HTMLElement): void {
    const { does } = button.dataset;
    if (does === 'show') void this.#show({ kind: 'show', ...this.#now });
    if (does === 'prospects') void this.#lookAhead(button);
    if (does === 'retry') void this.#failed?.();
    const wish = requestOf(button, this.#now);
    if (wish) void this.#show(wish);
  }

  async #lookAhead(button: HTMLElement): Promise<void> {
    this.#tell('');
    if (!(await lookAhead(button, this.#line, this.#engine)))
      this.#fail(this.#words.failed, () => this.#lookAhead(button));
  }

  #fail(why: string, again: () => Promise<void>): void {
    this.#tell(why);
    this.#failed = again;
    this.#part('again').hidden = false;
  }

  get #now(): State {
    return { line: this.#line, look: 'play' };
  }

  #letGoOn(isLegal: boolean): void {
    this.#part('go-on').hidden = !isLegal;
  }

  #tell(text: string): void {
    this.#part('wait').textContent = text;
    this.#part('again').hidden = true;
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`.${name}`) ?? document.createElement('div');
  }

  get #words(): OwnBoardWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

customElements.define('r509-own-board', OwnBoard);
