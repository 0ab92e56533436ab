import type { Mark } from '../../questions/script/mark.ts';
import type { RulingRequest } from '../../questions/script/rulingRequest.ts';
import type { Engine } from './engine.ts';

/** So many times as long as before it is looked, each time that it is asked for. */
const LONGER = 4;

/** Rulings on a page's question; where no proof is found in the usual time, longer ones by request. */
export class LongerSearch {
  readonly #page: HTMLElement;
  readonly #engine: Engine;
  readonly #line: () => string;
  /** What was ruled on last, and how long for; each question has markings of its own. */
  #last: { readonly marking: RulingRequest['marking']; readonly entries: string } | undefined;
  #times = 1;

  constructor(page: HTMLElement, engine: Engine, line: () => string) {
    this.#page = page;
    this.#engine = engine;
    this.#line = line;
  }

  /** What is ruled on anew is looked at for the usual time first. */
  async ruledOn({ marking, entries }: Pick<RulingRequest, 'marking' | 'entries'>): Promise<Mark> {
    const line = this.#line();
    const asked = { marking, entries: JSON.stringify(entries) };
    const isSame = asked.marking === this.#last?.marking && asked.entries === this.#last.entries;
    if (!isSame) this.#times = 1;
    this.#last = asked;
    const times = this.#times;
    this.#show(times > 1 ? 'looking' : 'nothing');
    const ruling =
      times > 1
        ? this.#engine.ask<'lookOn'>({ kind: 'lookOn', line, marking, entries, times })
        : this.#engine.ask<'mark'>({ kind: 'mark', marking, entries });
    const mark = await ruling.finally(() => this.#show('nothing'));
    if (mark.kind === 'unproved' && asked === this.#last) this.#show('open');
    return mark;
  }

  longer(): void {
    this.#times *= LONGER;
    this.#page
      .querySelector('.asking form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  }

  #show(what: 'nothing' | 'open' | 'looking'): void {
    const place = this.#page.querySelector<HTMLElement>('.look-on');
    if (place === null) return;
    place.hidden = what === 'nothing';
    const [button, status] = place.querySelectorAll<HTMLElement>('button, [role=status]');
    if (button) button.hidden = what !== 'open';
    if (status) status.hidden = what !== 'looking';
  }
}
