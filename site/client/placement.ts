// A placement test: one board after the other, each chosen by what was answered before, none marked before the end. It is
// kept in the browser as it is sat, and whatever fails meanwhile takes no answer.
import type { PlacementBrowserWords } from '../i18n/placementWords.ts';
import type { PlacementTable } from '../placement/item.ts';
import { MOST_BOARDS } from '../placement/parameters.ts';
import { writtenOf } from './answer/written.ts';
import { nameSending } from './exam/asking.ts';
import { isMissingIn, review } from './exam/review.ts';
import { logPlacement } from './placement/log.ts';
import { MadeBoards } from './placement/madeBoards.ts';
import { findingIn, keepFinding, nextIn } from './placement/model.ts';
import { readAnswers } from './placement/replies.ts';
import { fillRests } from './placement/rests.ts';
import {
  joinedPlacements,
  keepPlacement,
  newPlacement,
  type PlacementSitting,
  recallPlacement,
  SITTING_KEY,
} from './placement/sitting.ts';
import { placementTableAt } from './placement/table.ts';
import { fillFinding } from './placement/told.ts';
import { Retry } from './retry.ts';
import { boardAt, printOf } from './roundBoard.ts';
import { StagedElement } from './stagedElement.ts';

/** By then a board that was brought is drawn, in milliseconds. */
const DRAWN = 300;

class Placement extends StagedElement<PlacementBrowserWords> {
  #sitting: PlacementSitting | undefined;
  #table: PlacementTable | undefined;
  readonly #made = new MadeBoards(this.hrefOf('/practice/boards/'));
  /** Which answer could not be had to be looked at. */
  #reviewing: number | undefined;
  readonly #retry = new Retry(() => this.#tryAgain());

  connectedCallback(): void {
    this.on('.placement-begin', () => this.#open(newPlacement()));
    this.on('.placement-go-on', () => this.#goOn());
    this.on('.placement-unknown', () => this.#note(undefined));
    this.on('.placement-stop', () => this.#finish());
    this.on('.placement-retry', () => this.#tryAgain());
    this.on('.placement-results', () => void this.#tell());
    this.addEventListener('submit', (event) => this.#answer(event), { capture: true });
    this.addEventListener('click', (event) => this.#follow(event));
    window.addEventListener('storage', ({ key }) => this.#hear(key));
    this.#offerKept();
    this.one('.exam-start').setAttribute('data-ready', '');
  }

  /** One that was left is gone on with; one that is over is shown. */
  #offerKept(): void {
    const kept = recallPlacement();
    if (kept.kind === 'damaged') this.say(this.words.damaged);
    if (kept.kind !== 'sitting' || kept.sitting.answers.length === 0) return;
    if (kept.sitting.stage === 'over') this.#open(kept.sitting);
    else this.one('.placement-go-on').hidden = false;
  }

  #goOn(): void {
    const kept = recallPlacement();
    this.#open(kept.kind === 'sitting' ? kept.sitting : newPlacement());
  }

  #open(sitting: PlacementSitting): void {
    this.#sitting = sitting;
    this.#retry.done();
    this.say('');
    this.one('.exam-start').hidden = true;
    this.#keep(sitting);
    if (sitting.stage === 'over') void this.#tell();
    else void this.#ask();
  }

  /** What is asked of, or nothing where it can't be had now, which is told. */
  async #load(): Promise<PlacementTable | undefined> {
    const table = await this.#all().catch(() => undefined);
    this.one('.placement-retry').hidden = table !== undefined;
    if (table === undefined) {
      this.say(this.words.failed);
      this.#retry.later();
    }
    return table;
  }

  /** The table, and beside it the boards that were made for this sitting. */
  async #all(): Promise<PlacementTable> {
    this.#table ??= await placementTableAt(this.dataset.items ?? '');
    if (this.#sitting) await this.#made.recall(this.#sitting, this.#table);
    return this.#made.beside(this.#table);
  }

  /** The board that is asked already, or the one that tells the most; the end where nothing more need be asked. */
  async #ask(): Promise<void> {
    const table = await this.#load();
    const sitting = this.#sitting;
    if (table === undefined || sitting === undefined || sitting.stage === 'over') return;
    const known = table.items.find(({ at }) => at === sitting.asked);
    if (known === undefined) {
      const at = nextIn(sitting, table);
      if (at === undefined) return this.#finish();
      if (sitting.asked !== undefined) this.say(this.words.another);
      this.#keep({ ...withoutAsked(sitting), asked: at });
    }
    await this.#show();
  }

  async #show(): Promise<void> {
    const sitting = this.#sitting;
    const asked = sitting?.asked;
    if (sitting === undefined || asked === undefined) return;
    const href = this.hrefOf(asked);
    this.one('.placement-bar').hidden = false;
    this.#tellPlace(sitting);
    // What stands there still is of the board before: it is no answer to this one.
    this.stage.inert = this.stage.dataset.at !== href;
    const board = await boardAt(href).catch(() => undefined);
    // By then another may be asked.
    if (this.#sitting?.asked !== asked || this.#sitting.stage === 'over') return;
    this.stage.inert = false;
    this.one('.placement-retry').hidden = board !== undefined;
    this.stage.dataset.at = href;
    this.stage.replaceChildren(...(board ? [board] : []));
    if (board === undefined) {
      this.say(this.words.failed);
      return this.#retry.later();
    }
    this.#retry.done();
    if (this.one('.exam-says').textContent === this.words.failed) this.say('');
    nameSending(board, this.words);
    this.stage.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'start' });
    this.#makeAhead(sitting);
  }

  /** While it is read, once it is drawn. What waits for rest elsewhere would be a file of its own for every page. */
  #makeAhead(sitting: PlacementSitting): void {
    const table = this.#table;
    if (table) setTimeout(() => void this.#made.ahead(sitting, table), DRAWN);
  }

  /** What is sent is noted and not marked. */
  #answer(event: Event): void {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || this.#sitting?.stage !== 'sat') return;
    event.preventDefault();
    event.stopPropagation();
    if (this.stage.inert) return;
    if (isMissingIn(form)) this.say(this.words.chooseFirst);
    else this.#note(writtenOf(form));
  }

  #note(written: string | undefined): void {
    const sitting = this.#sitting;
    const at = sitting?.asked;
    if (sitting === undefined || at === undefined || this.stage.dataset.at !== this.hrefOf(at))
      return;
    const print = printOf(this.stage);
    const answer = {
      at,
      ...(print !== undefined && { print }),
      ...(written !== undefined && { written }),
      when: Date.now(),
    };
    this.say('');
    this.#keep({ ...withoutAsked(sitting), answers: [...sitting.answers, answer] });
    this.#log();
    void this.#ask();
  }

  #finish(): void {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    this.#keep({ ...withoutAsked(sitting), stage: 'over' });
    void this.#tell('anew');
  }

  /** The result; `anew`: it is the newest from now on. */
  async #tell(when: 'anew' | 'again' = 'again'): Promise<void> {
    this.one('.placement-bar').hidden = true;
    this.one('.placement-results').hidden = true;
    this.stage.inert = false;
    this.stage.replaceChildren();
    delete this.stage.dataset.at;
    this.#reviewing = undefined;
    this.querySelector('.round-ruling')?.remove();
    const table = await this.#load();
    const sitting = this.#sitting;
    const content = this.querySelector('template')?.content.cloneNode(true);
    if (!table || !sitting || !(content instanceof DocumentFragment)) return;
    this.#retry.done();
    const read = readAnswers(sitting, table);
    const finding = findingIn(read, table);
    if (when === 'anew') keepFinding(finding, table);
    const done = content.firstElementChild ?? this;
    const names = {
      root: this.dataset.root ?? '/',
      titles: JSON.parse(this.dataset.mistakes ?? '{}'),
    };
    fillFinding(done, finding, table, names, this.words);
    fillRests(done.querySelector('.placement-rests'), read, table, names, this.words);
    const changed = read.filter(({ kind }) => kind === 'changed').length;
    this.say(changed === 0 ? '' : this.words.uncounted.replace('{n}', `${changed}`));
    this.stage.replaceChildren(content);
    this.stage.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'start' });
    this.#log();
  }

  /** In the result: to a board with what was answered, or to another test. */
  #follow({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button');
    const place = button?.dataset.review;
    if (place !== undefined) void this.#review(Number(place));
    if (button?.matches('.placement-again')) this.#open(newPlacement());
  }

  async #review(place: number): Promise<void> {
    const answers = this.#sitting?.answers ?? [];
    this.#reviewing = undefined;
    this.one('.placement-results').hidden = false;
    const byPlace = <T>(of: (one: (typeof answers)[number]) => T | undefined) =>
      Object.fromEntries(
        answers.flatMap((one, at) => {
          const value = of(one);
          return value === undefined ? [] : [[`${at}`, value]];
        }),
      );
    const looked = await review(
      this.stage,
      {
        asked: answers.map(({ at }) => at),
        answers: byPlace(({ written }) => written),
        prints: byPlace(({ print }) => print),
      },
      place,
      (at) => this.hrefOf(at),
    );
    // By then one may be back at the result.
    if (this.one('.placement-results').hidden) return;
    const { failed, rests } = this.words;
    this.say({ failed, seen: '', changed: rests.told.changed }[looked]);
    this.one('.placement-retry').hidden = looked !== 'failed';
    if (looked === 'failed') this.#reviewing = place;
    else this.scrollIntoView({ block: 'start' });
  }

  #tryAgain(): void {
    if (this.#reviewing !== undefined) void this.#review(this.#reviewing);
    else if (this.#sitting?.stage === 'over') void this.#tell();
    else void this.#ask();
  }

  /** Another tab has gone on: what it asks is asked here as well, and what it answered is answered. */
  #hear(key: string | null): void {
    const sitting = this.#sitting;
    if (sitting === undefined || (key !== SITTING_KEY && key !== null)) return;
    const kept = recallPlacement();
    if (kept.kind !== 'sitting' || kept.sitting.id !== sitting.id) return;
    const joined = joinedPlacements(sitting, kept.sitting);
    this.#sitting = joined;
    if (sitting.stage === 'over') return;
    if (joined.stage === 'over') void this.#tell();
    else if (joined.asked === sitting.asked) this.#tellPlace(joined);
    else {
      this.say(this.words.elsewhere);
      void this.#ask();
    }
  }

  /** What another tab of the same test has noted is taken on. */
  #keep(sitting: PlacementSitting): void {
    const kept = recallPlacement();
    const other =
      kept.kind === 'sitting' && kept.sitting.id === sitting.id ? kept.sitting : sitting;
    this.#sitting = joinedPlacements(other, sitting);
    const isKept = keepPlacement(this.#sitting);
    this.one('.exam-unkept').textContent = isKept ? '' : this.words.unkept;
  }

  #log(): void {
    if (this.#sitting && this.#table)
      void logPlacement(this.#sitting, this.#made.beside(this.#table)).catch(() => {});
  }

  #tellPlace({ answers }: PlacementSitting): void {
    const { place } = this.words;
    this.one('.placement-bar p').textContent = place
      .replace('{k}', `${answers.length + 1}`)
      .replace('{n}', `${Math.max(MOST_BOARDS, answers.length + 1)}`);
    this.one('.placement-stop').hidden = answers.length === 0;
  }
}

const withoutAsked = ({ asked: _, ...sitting }: PlacementSitting): PlacementSitting => sitting;

customElements.define('r509-placement', Placement);
