// A stop of the course: its boards are asked in place, once somebody asks for them.
import type { CourseBrowserWords } from '../i18n/courseWords.ts';
import { mayHaveAnswers } from './course/mayHaveAnswers.ts';
import { playsItself } from './course/playsItself.ts';

type Wanted = 'boards' | 'last';

class CourseStopPage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => this.#click(event));
    this.addEventListener('answered', () => this.#tellSoon());
    const button = this.querySelector<HTMLElement>('.play-self');
    const replay = this.querySelector('r509-replay');
    if (button && replay) playsItself(replay, button);
    void this.#tell('where there may be answers');
    if (location.hash === '#last') void this.#ask('last');
  }

  #click(event: Event): void {
    const { target } = event;
    const wanted =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-ask]')?.dataset.ask
        : undefined;
    if (wanted !== 'boards' && wanted !== 'last') return;
    event.preventDefault();
    void this.#ask(wanted);
  }

  /** What was marked is written down a moment later. */
  #tellSoon(): void {
    setTimeout(() => void this.#tell('now'));
  }

  async #ask(wanted: Wanted): Promise<void> {
    this.#say('');
    dispatchEvent(new Event('asks-soon'));
    try {
      const { askStop } = await import('./course/stopPage.ts');
      await askStop(this, wanted);
    } catch {
      this.#say(this.#words.failed, () => void this.#ask(wanted));
    }
  }

  async #tell(when: 'now' | 'where there may be answers'): Promise<void> {
    if (when !== 'now' && !(await mayHaveAnswers())) return;
    const part = await import('./course/stopPage.ts').catch(() => undefined);
    await part?.tellStop(this, this.#words).catch(() => {});
  }

  #say(text: string, again?: () => void): void {
    const place = this.querySelector('.stop-failed');
    place?.replaceChildren(text);
    if (again === undefined) return;
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'btn', textContent: this.#words.retry });
    button.addEventListener('click', again);
    place?.append(' ', button);
    button.scrollIntoView({ block: 'nearest' });
  }

  get #words(): CourseBrowserWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

customElements.define('r509-stop', CourseStopPage);
