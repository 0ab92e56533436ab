// The questions of a page, one at a time. All are in the page; this only shows the one that is asked.

class Ask extends HTMLElement {
  connectedCallback(): void {
    this.classList.add('q-one');
    this.addEventListener('click', (event) => this.#follow(event));
    addEventListener('hashchange', () => this.#goToHash());
    this.#goToHash();
  }

  /** From one question to another the page stays where it is; on from one that is answered, it goes back to the board. */
  #follow(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const question = this.#called(link?.getAttribute('href') ?? '');
    if (question === undefined) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${question.id}`);
    this.#show(question);
    if (link?.classList.contains('on')) this.scrollIntoView();
    question.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
  }

  #goToHash(): void {
    const question = this.#called(location.hash);
    if (question === undefined) return;
    this.#show(question);
    this.scrollIntoView();
  }

  #called(hash: string): HTMLElement | undefined {
    return [...this.querySelectorAll<HTMLElement>('.q')].find(({ id }) => hash === `#${id}`);
  }

  #show(question: HTMLElement): void {
    if (question.classList.contains('now')) return;
    tell(this.querySelector('.q.now'), 'left');
    for (const one of this.querySelectorAll('.now')) one.classList.remove('now');
    const group = question.closest('.q-group');
    for (const one of [question, group]) one?.classList.add('now');
    const stage = group?.querySelector('.q-stage');
    if (stage) question.querySelector('.q-text')?.after(stage);
    tell(question, 'asked');
  }
}

const tell = (question: Element | null, what: 'asked' | 'left'): boolean | undefined =>
  question?.querySelector('r509-question')?.dispatchEvent(new Event(what));

customElements.define('r509-ask', Ask);
