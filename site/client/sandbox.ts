// A board of one's own. The page keeps its line, and shows what the engine makes of it.

// What happened is told and stepped through, and a step is shared, as on any page.
import './share.ts';
import './paper.ts';
import './stepOnStrip.ts';
import './replay.ts';
import './rows.ts';
import type { SandboxWords, SharingWords } from '../i18n/sandboxWords.ts';
import { tellBrought } from './sandbox/brought.ts';
import { sideAt } from './sandbox/chosenSide.ts';
import { hearDecisions, IS_BOARD, lookAhead } from './sandbox/deciding.ts';
import { EMPTY, keepDraft, keptDraft, lookBefore, type State } from './sandbox/draft.ts';
import {
  attendToWithheld,
  draw,
  drawLine,
  drawParseIssues,
  showWay,
  standingOf,
} from './sandbox/draw.ts';
import { hearFiles } from './sandbox/droppedFile.ts';
import { Engine } from './sandbox/engine.ts';
import { AddForm } from './sandbox/entry.ts';
import { handedLines } from './sandbox/handedLines.ts';
import { offerHosts } from './sandbox/offerHosts.ts';
import type { RulingTold, SandboxView, WorkerReplies } from './sandbox/protocol.ts';
import { requestIn, requestOf, type ViewRequest } from './sandbox/requests.ts';
import { bringIntoView, followSeenHeight } from './sandbox/seenHeight.ts';
import { changeIn } from './sandbox/standing.ts';
import { Trying } from './sandbox/trying.ts';
import { UndoHistory } from './sandbox/undoHistory.ts';
import { hearWayOn } from './sandbox/wayOn.ts';

/** Something is declared or done in it: by a sign, or in a section that begins as no list does. */
const IS_DONE =
  /->|-\||=|!|[→⇒⊣]|;\s*(?:(?:\p{L}\d+|no|main|\p{L}+ (?:plays|casts|uses))\s|(?:[\p{L}' ]+ )?(?:at(?:tack|tac|ac)|bl(?:ock|oc|oq))\p{L}*(?:\s|$))/iu;

/** A line, or a link to one, and no list of cards. */
const IS_LINE = /;|#b\d+:|%23b\d|[-–—]>|-\||[→⇒⊣]/;

const isEmpty = ({ line, look }: State): boolean => line === EMPTY.line && look === EMPTY.look;

class Sandbox extends HTMLElement {
  readonly #past = new UndoHistory<State>();
  #engine: Engine | undefined;
  #entry: AddForm | undefined;
  #edition = '';
  #fragment = '';
  /** Until what was asked for is there. */
  #turn: Promise<void> = Promise.resolve();
  /** What was asked for when the engine failed. */
  #failed: (() => Promise<void>) | undefined;
  #trying: Trying | undefined;
  /** The page came with the empty board, and nothing else has been drawn. */
  #hasEmptyBoard = false;
  /** What is ruled on what is tried. */
  #ruling: RulingTold | undefined;

  connectedCallback(): void {
    const cards = new URL(this.dataset.cards ?? '', location.href).href;
    const engine = new Engine({ kind: 'begin', language: document.documentElement.lang, cards });
    this.#engine = engine;
    hearDecisions(this, {
      engine,
      line: () => this.#now.line,
      letGoOn: (isLegal) => showWay(this, 'go', isLegal),
      say: (form) => this.#inTurn(() => this.#show(requestIn(form, this.#now))),
    });
    this.#trying = new Trying(this, {
      engine,
      line: () => this.#now.line,
      ruled: (ruling) => {
        this.#ruling = ruling;
      },
      tried: (as) => this.#keepTrial(as),
      offer: (isThere) => showWay(this, 'take', isThere),
    });
    const form = this.querySelector<HTMLElement>('.entry');
    if (form) this.#entry = new AddForm(form, engine, (text) => this.#put(text));
    this.#listen();
    followSeenHeight(this);
    hearWayOn(this);
    const { hash } = location;
    const { line, look } = IS_BOARD.test(hash)
      ? ({ line: hash, look: lookBefore() ?? 'play' } as const)
      : (keptDraft() ?? EMPTY);
    if (isEmpty({ line, look })) this.#begin();
    this.#inTurn(() => this.#show({ kind: 'show', line, look }));
  }

  /** The page has the empty board: what is typed is put on it once the engine is there. */
  #begin(): void {
    this.#hasEmptyBoard = true;
    this.#tell(undefined);
    this.#entry?.showSide();
  }

  #listen(): void {
    this.addEventListener('click', (event) => this.#click(event));
    // Whoever touches the board while they type goes on typing: nothing moves before the touch is over.
    this.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('.put')) event.preventDefault();
    });
    this.addEventListener('change', ({ target }) => this.#change(target));
    this.addEventListener('submit', (event) => this.#submit(event));
    this.addEventListener('toggle', ({ target }) => offerHosts(this, target), { capture: true });
    document.addEventListener('paste', (event) => this.#paste(event));
    hearFiles((text) => this.#take(text));
    addEventListener('hashchange', () => {
      if (IS_BOARD.test(location.hash)) this.#read(location.hash);
      // A step of what happened is led to by its own address.
      else history.replaceState({ look: this.#now.look }, '', `#${this.#fragment}`);
    });
  }

  get #now(): State {
    return this.#past.now ?? EMPTY;
  }

  /** What the engine makes of it is shown, and is what undoing comes back to. */
  async #show(asked: ViewRequest, as: 'new' | 'known' = 'new'): Promise<void> {
    try {
      const shown = await this.#engine?.ask<ViewRequest['kind']>(asked);
      if (shown?.isBroken) await this.#keep(shown);
      else if (shown) {
        this.#set(shown, shown.look ?? ('look' in asked ? asked.look : 'play'), as);
        tellBrought(this, shown);
      }
    } catch {
      this.#fail(this.#words.failed, () => this.#show(asked, as));
    }
  }

  /** A link that gives no board takes the place of nothing: what there was stays, with what is wrong with the link. */
  async #keep({ slips }: SandboxView): Promise<void> {
    const state = this.#past.now ?? keptDraft() ?? EMPTY;
    await this.#show({ kind: 'show', ...state }, this.#past.now === undefined ? 'new' : 'known');
    drawParseIssues(this, slips);
  }

  #set(shown: SandboxView, look: State['look'], as: 'new' | 'known'): void {
    const state = { line: shown.line, look };
    if (
      as === 'new' &&
      (this.#now.line !== state.line || this.#now.look !== look || !this.#past.now)
    )
      this.#past.add(state);
    this.#keepState(state, shown.fragment);
    this.#edition = shown.edition;
    this.#tell(undefined);
    this.#entry?.sides(shown.sides);
    this.#trying?.drawn(shown.tried);
    // What somebody has typed or chosen meanwhile stays.
    if (!this.#hasEmptyBoard || !isEmpty(state)) draw(this, shown, this.#past);
    this.#hasEmptyBoard = false;
    this.#entry?.showSide();
    // What was typed for the others is on the board, and is read again once they come.
    if (shown.isPartial)
      this.#fail(this.#words.cardsFailed, () => this.#show({ kind: 'show', ...state }, 'known'));
  }

  /** What is tried stands in the address and the draft, and undoing takes it back. */
  #keepTrial({ line, fragment }: WorkerReplies['try']): void {
    if (line === this.#now.line) return;
    const state = { line, look: 'play' } as const;
    this.#past.add(state);
    this.#keepState(state, fragment);
    drawLine(this, line, this.#past);
  }

  #keepState(state: State, fragment: string): void {
    keepDraft(state);
    history.replaceState({ look: state.look }, '', `#${fragment}`);
    this.#fragment = fragment;
  }

  #click(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('a[href="#ruling"]')) {
      event.preventDefault();
      this.#open(this.querySelector('#ruling'));
    }
    const tag = target.closest('.put .c, .put .others li')?.querySelector('.tag')?.textContent;
    if (tag) this.#open(standingOf(this, tag));
    const side = tag ? undefined : sideAt(target);
    if (side !== undefined) this.#entry?.turnTo(side);
    const button = target.closest('button');
    if (button) this.#press(button);
  }

  #press(button: HTMLElement): void {
    const { does, as } = button.dataset;
    if (as !== undefined) this.#inTurn(() => this.#handOn(as));
    if (does === 'take') this.#trying?.takeNearest();
    this.#inTurn(async () => {
      const wish = button.hidden ? undefined : requestOf(button, this.#now);
      if (wish) await this.#show(wish);
      if (does === 'undo') await this.#goBack(-1);
      if (does === 'redo') await this.#goBack(1);
      if (does === 'prospects' && !(await lookAhead(button, this.#now.line, this.#engine)))
        this.#fail(this.#words.failed, async () => this.#press(button));
      if (does === 'clear') await this.#show({ kind: 'show', ...EMPTY });
      if (does === 'retry') await this.#failed?.();
    });
  }

  async #goBack(change: -1 | 1): Promise<void> {
    const state = this.#past.by(change);
    if (state) await this.#show({ kind: 'show', ...state }, 'known');
  }

  /** Whoever is quick asks of the board that comes of what was asked before. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act);
    return this.#turn;
  }

  #open(row: Element | null | undefined): void {
    row?.setAttribute('open', '');
    if (row) bringIntoView(row);
    row?.querySelector('summary')?.focus({ preventScroll: true });
  }

  #change(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    this.#inTurn(async () => {
      const change = changeIn(target, this.#now);
      if (change) await this.#show(change);
    });
  }

  #submit({ target }: Event): void {
    if (target instanceof HTMLFormElement && target.matches('.line'))
      this.#read(target.querySelector('textarea')?.value ?? '');
  }

  /** A line or a link. What it has decided is played; without that, the board is there to be put in. */
  #read(line: string): void {
    const look = IS_DONE.test(line) ? 'play' : 'setup';
    this.#inTurn(async () => {
      await this.#show({ kind: 'show', line, look });
      attendToWithheld(this);
    });
  }

  /** What is pasted beside the fields is a board, or cards for the side that is chosen; a line is one anywhere. */
  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? '';
    const field = event.target instanceof Element ? event.target.closest('textarea, input') : null;
    if (text.trim() === '' || field instanceof HTMLTextAreaElement) return;
    const isLine = IS_LINE.test(text);
    if (field && !isLine && !text.trim().includes('\n')) return;
    event.preventDefault();
    this.#take(text);
  }

  #take(text: string): void {
    if (IS_LINE.test(text)) this.#read(text);
    else void this.#put(text);
  }

  /** On the side that is chosen now: another may be by the time it is there. */
  #put(text: string): Promise<void> {
    const side = this.#entry?.side;
    return this.#inTurn(() => this.#add(text, side));
  }

  async #add(text: string, on: AddForm['side'] | undefined): Promise<void> {
    const { player: side = '', to: place = 'battlefield' } = on ?? {};
    const { line, look } = this.#now;
    const to = look === 'end' ? 'play' : look;
    try {
      const added = await this.#engine?.ask<'add'>({
        kind: 'add',
        line,
        side,
        to: place,
        text,
        look: to,
      });
      if (added?.kind === 'added') this.#set(added.shown, added.shown.look ?? to, 'new');
      if (added) this.#entry?.added(added, text);
      if (added?.kind === 'added') tellBrought(this, added.shown);
      if (added?.kind === 'slips' && added.isPartial)
        this.#fail(this.#words.cardsFailed, () => this.#add(text, on));
    } catch {
      this.#fail(this.#words.failed, () => this.#add(text, on));
    }
  }

  async #handOn(as: string): Promise<void> {
    const part = await import('./sandbox/shareBoard.ts').catch(() => undefined);
    if (part === undefined) return this.#fail(this.#words.failed, () => this.#handOn(as));
    // With the verdict goes what it is about.
    await this.#trying?.kept;
    await part.shareBoard(this, as, {
      line: this.#now.line,
      lines: handedLines(this.#now.line, this.#edition),
      edition: this.#edition,
      engine: this.#engine,
      told: this.#ruling,
      ...this.#words,
    });
  }

  /** What was asked for is asked for again by request. */
  #fail(why: string, again: () => Promise<void>): void {
    this.#failed = again;
    this.#tell(why);
  }

  /** What is said in place of a board; once there is one, nothing. */
  #tell(text: string | undefined): void {
    const place = this.querySelector('.wait');
    if (place) place.textContent = text ?? '';
    this.querySelector('.again')?.toggleAttribute('hidden', text === undefined);
    const bench = this.querySelector<HTMLElement>('.bench');
    if (bench && text === undefined) bench.hidden = false;
  }

  get #words(): SpokenWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

type SpokenWords = Pick<SandboxWords, 'failed' | 'cardsFailed'> & SharingWords;

customElements.define('r509-sandbox', Sandbox);
