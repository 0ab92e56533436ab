// Steps through a scoresheet in place. The steps are all in the page; this only shows one at a time.

const wide = matchMedia('(min-width: 60rem)');

class Replay extends HTMLElement {
  #at = 0;
  #steps: readonly HTMLElement[] = [];

  connectedCallback(): void {
    this.#steps = [...this.querySelectorAll<HTMLElement>('.sheet > li')];
    const stepper = this.querySelector<HTMLElement>('.stepper');
    if (this.#steps.length === 0 || stepper === null) return;
    this.classList.add('live');
    stepper.hidden = false;
    this.addEventListener('click', (event) => this.#click(event));
    this.#watch();
    if (this.goToHash()) return;
    // Of several replays, the page goes along with the first, once it is to be seen.
    if (document.querySelector('r509-replay') === this && this.checkVisibility()) this.show(0);
    else this.#show(0);
  }

  get current(): HTMLElement | undefined {
    return this.#steps[this.#at];
  }

  /** Shows the step that the address names, if it is one of these. */
  goToHash(): boolean {
    const at = this.#steps.findIndex(({ id }) => `#${id}` === location.hash);
    if (at < 0) return false;
    const folded = this.closest('details:not([open])');
    folded?.setAttribute('open', '');
    this.show(at);
    if (!wide.matches) this.current?.scrollIntoView();
    else if (folded) this.scrollIntoView();
    return true;
  }

  by(change: number): void {
    this.to(this.#at + change);
  }

  to(at: number): void {
    this.show(at);
    const step = this.current;
    if (step === undefined) return;
    history.replaceState(history.state, '', `#${step.id}`);
    if (!wide.matches) step.scrollIntoView();
    else step.querySelector('.row-of')?.scrollIntoView({ block: 'nearest' });
  }

  last(): void {
    this.to(this.#steps.length - 1);
  }

  /** Shows a step; the rest of the page hears of it. */
  show(at: number): void {
    this.#show(at);
    this.dispatchEvent(new CustomEvent('step', { bubbles: true, detail: this.current }));
  }

  #show(at: number): void {
    this.#at = Math.max(0, Math.min(this.#steps.length - 1, at));
    for (const [index, step] of this.#steps.entries()) {
      const isNow = index === this.#at;
      step.classList.toggle('now', isNow);
      const link = step.querySelector('h3 a');
      if (isNow) link?.setAttribute('aria-current', 'step');
      else link?.removeAttribute('aria-current');
    }
    this.#showPlace();
  }

  #showPlace(): void {
    const where = this.querySelector('.where');
    const first = this.current?.querySelector('.k')?.textContent ?? '';
    const last = this.#steps.at(-1)?.querySelector('.k')?.textContent ?? '';
    if (where)
      where.textContent = (this.dataset.of ?? '').replace('{k}', first).replace('{n}', last);
    const ends = { back: this.#at === 0, on: this.#at === this.#steps.length - 1 };
    for (const [go, isEnd] of Object.entries(ends))
      this.querySelector(`[data-go=${go}]`)?.setAttribute('aria-disabled', `${isEnd}`);
  }

  #click({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const go = target.closest<HTMLElement>('[data-go]')?.dataset.go;
    if (go === 'back') this.by(-1);
    if (go === 'on') this.by(1);
    if (go !== undefined || target.closest('a:not(h3 a)') !== null) return;
    const row = target.closest('.row-of');
    const at = this.#placeOf(row?.parentElement);
    if (at >= 0 && wide.matches) this.show(at);
  }

  #placeOf(step: Element | null | undefined): number {
    return step instanceof HTMLElement ? this.#steps.indexOf(step) : -1;
  }

  /** On a phone every step is open, and scrolling is stepping. */
  #watch(): void {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry && !wide.matches) this.show(this.#placeOf(entry.target));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const step of this.#steps) seen.observe(step);
  }
}

customElements.define('r509-replay', Replay);

const replays = (): readonly Replay[] => [...document.querySelectorAll<Replay>('r509-replay')];

/** The replay that the keys speak to: the one in focus, or the one that fills most of the window. */
function addressed(): Replay | undefined {
  const focused = document.activeElement?.closest<Replay>('r509-replay');
  if (focused) return focused;
  const visible = (one: Replay): number => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  };
  return replays()
    .filter((one) => one.checkVisibility())
    .toSorted((a, b) => visible(b) - visible(a))[0];
}

const KEYS: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowRight: (replay) => replay.by(1),
  ArrowLeft: (replay) => replay.by(-1),
  ' ': (replay) => replay.by(1),
  Home: (replay) => replay.to(0),
  End: (replay) => replay.last(),
};

function press(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return;
  if (key === '?') {
    showKeys();
    return;
  }
  if (key === ' ' && target.closest('a, button, summary')) return;
  const does = KEYS[key];
  const replay = addressed();
  if (does === undefined || replay === undefined) return;
  event.preventDefault();
  does(replay);
}

function showKeys(): void {
  document.querySelector<HTMLDialogElement>('dialog.keys')?.showModal();
}

addEventListener('keydown', press);
addEventListener('hashchange', () => {
  // Back at the page's own address is back at the first step.
  if (location.hash === '') replays()[0]?.show(0);
  for (const replay of replays()) replay.goToHash();
});
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-go=keys]')) showKeys();
});

export {};
