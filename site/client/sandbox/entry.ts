// The field for what lies on the table: what is typed, the cards that may be meant, and what was not understood.
import type { Engine } from './engine.ts';
import { showParseIssues } from './parseIssues.ts';
import type { Added, FoundCard, Side } from './protocol.ts';

/** How long somebody pauses before cards are looked for. */
const PAUSE = 120;

export class AddForm {
  readonly #form: HTMLElement;
  readonly #engine: Engine;
  readonly #add: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLElement, engine: Engine, add: (text: string) => void) {
    this.#form = form;
    this.#engine = engine;
    this.#add = add;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = this.#field;
      if (value.trim() !== '') this.#add(value);
    });
    form.addEventListener('input', ({ target }) => {
      if (target === this.#field) this.#look();
    });
  }

  /** Whose what is typed becomes, and where. */
  get side(): Pick<Side, 'player' | 'to'> {
    const [to = '', player = ''] = this.#form.querySelector('select')?.value.split(' ') ?? [];
    return { player, to: to === 'hand' || to === 'graveyard' ? to : 'battlefield' };
  }

  /** Those that there are; the one that was chosen stays, and at first it is the one who attacks. */
  sides(sides: readonly Side[]): void {
    const select = this.#form.querySelector('select');
    if (select === null) return;
    const { value } = select;
    const options = sides.map(({ player, to, label }) => new Option(label, `${to} ${player}`));
    const before = [...select.options].map((option) => option.value);
    if (`${before}` === `${options.map((option) => option.value)}`) return;
    select.replaceChildren(...options);
    if (options.some((option) => option.value === value)) select.value = value;
  }

  /** What was typed goes only once it is on the table. */
  added(added: Added): void {
    const slips = added.kind === 'slips' ? added.slips : [];
    showParseIssues(this.#one('.slips'), slips, (text, offer) => {
      this.#field.value = this.#field.value.replace(text, () => offer);
      this.#add(this.#field.value);
    });
    if (added.kind !== 'added') return;
    this.#field.value = '';
    this.#one('.found').replaceChildren();
    this.#field.focus({ preventScroll: true });
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#one('.slips').replaceChildren();
    this.#timer = setTimeout(() => void this.#find(this.#field.value), PAUSE);
  }

  async #find(text: string): Promise<void> {
    const found = /[a-z]{2}/i.test(text)
      ? await this.#engine.ask<'find'>({ kind: 'find', text }).catch(() => [])
      : [];
    if (text === this.#field.value)
      this.#one('.found').replaceChildren(...found.map((one) => this.#line(one)));
  }

  #line({ name, says }: FoundCard): HTMLElement {
    const called = document.createElement('b');
    called.append(name);
    const button = document.createElement('button');
    button.type = 'button';
    button.append(called, ` ${says}`);
    button.addEventListener('click', () => this.#add(name));
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  get #field(): HTMLInputElement {
    const field = this.#form.querySelector('input');
    if (field === null) throw new Error('no field to type into');
    return field;
  }

  #one(selector: string): HTMLElement {
    const found = this.#form.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector} in the form`);
    return found;
  }
}
