// The field for what lies on the table: what is typed, the cards that may be meant, and what was not understood.
import { showSide } from './chosenSide.ts';
import type { Engine } from './engine.ts';
import { showParseIssues } from './parseIssues.ts';
import type { Added, FoundCard, Side } from './protocol.ts';

/** How long somebody pauses before cards are looked for. */
const PAUSE = 120;

export class AddForm {
  readonly #form: HTMLElement;
  readonly #engine: Engine;
  readonly #add: (text: string) => Promise<void>;
  /** What stood in the field as something was sent that may be called otherwise. */
  readonly #typed = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLElement, engine: Engine, add: (text: string) => Promise<void>) {
    this.#form = form;
    this.#engine = engine;
    this.#add = add;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = this.#field;
      if (value.trim() !== '') this.#send(value);
    });
    form.addEventListener('input', ({ target }) => {
      if (target === this.#field) this.#look();
    });
    form.addEventListener('click', ({ target }) => {
      const chip = target instanceof Element ? target.closest<HTMLElement>('[data-chip]') : null;
      if (chip) this.#write(chip.dataset);
    });
    form.addEventListener('keydown', (event) => {
      this.#step(event);
      this.#stepOnWords(event);
    });
    // A finger on what is found or on a word leaves the field where it is, and the keyboard open.
    form.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    });
    form.addEventListener('change', () => this.showSide());
  }

  /** What is typed next is this player’s, on the battlefield. */
  turnTo(player: string): void {
    const select = this.#form.querySelector('select');
    if (select) select.value = `battlefield ${player}`;
    this.showSide();
    this.#field.focus({ preventScroll: true });
  }

  /** Another board may be there by now. */
  showSide(): void {
    const page = this.#form.closest('r509-sandbox');
    const { player, to } = this.side;
    if (page) showSide(page, to === 'battlefield' ? player : undefined);
  }

  /** A word that is touched stands as if it had been typed: how many before the rest, all else behind it. */
  #write({ chip = '', before }: DOMStringMap): void {
    const rest = this.#field.value.trim();
    this.#field.value =
      `${before === undefined ? `${rest} ${chip}` : `${chip} ${rest}`}`.trimStart();
    this.#field.focus({ preventScroll: true });
    this.#look();
  }

  /** With arrows through the field and what is found for it. */
  #step(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { activeElement } = document;
    if (by === undefined || !(activeElement instanceof HTMLElement)) return;
    const stops: readonly HTMLElement[] = [
      this.#field,
      ...this.#one('.found').querySelectorAll('button'),
    ];
    const at = stops.indexOf(activeElement);
    const next = at < 0 ? undefined : stops[at + by];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  /** The words are one stop; arrows go from one to the next, and round. */
  #stepOnWords(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const words = [...this.#form.querySelectorAll<HTMLElement>('[data-chip]')];
    const at = words.findIndex((one) => one === document.activeElement);
    const next = by === undefined || at < 0 ? undefined : words.at((at + by) % words.length);
    if (next === undefined) return;
    event.preventDefault();
    for (const one of words) one.tabIndex = one === next ? 0 : -1;
    next.focus();
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

  /**
   * What was typed goes only once it is on the table, and what was typed since then stays, behind what was refused in the
   * meantime.
   */
  added(added: Added, text: string): void {
    const slips = added.kind === 'slips' ? added.slips : [];
    const sent = this.#typed.get(text);
    const { value } = this.#field;
    if (slips.length > 0 && sent !== undefined && !value.includes(sent))
      this.#field.value = value.trim() === '' ? sent : `${sent} + ${value}`;
    showParseIssues(this.#one('.slips'), slips, (text, offer) => {
      this.#field.value = this.#field.value.replace(text, () => offer);
      this.#send(this.#field.value);
    });
    if (added.kind !== 'added') return;
    if (value === (sent ?? text)) this.#field.value = '';
    this.#typed.delete(text);
    this.#one('.found').replaceChildren();
    this.#field.focus({ preventScroll: true });
  }

  #send(text: string): void {
    this.#typed.set(text, this.#field.value);
    // Whoever types on before it is there types the next.
    this.#field.select();
    this.#form.setAttribute('aria-busy', 'true');
    void this.#add(text).finally(() => this.#form.removeAttribute('aria-busy'));
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
    button.addEventListener('click', () => this.#send(name));
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
