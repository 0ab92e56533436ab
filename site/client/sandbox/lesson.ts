// "Make this an exercise", in the dialog in which a board is handed on: what is asked, its answer at once, and where it goes.
import { asking, toFragment } from '#engine/sandbox';
import type { Engine } from './engine.ts';
import type { LessonTold } from './lessonRequests.ts';
import { say, showMade, textMade } from './made.ts';
import { save } from './save.ts';
import { put } from './toldInWords.ts';

/** A board that is to be asked, and where that is done. */
export interface LessonPlace {
  readonly panel: Element;
  readonly way: HTMLElement | undefined;
  readonly engine: Engine;
  /** As a set has it, by the rules that are chosen now; and as it is, for a file. */
  readonly lines: () => { readonly ofSet: string; readonly ofFile: string };
  readonly failed: string;
}

/** Shows what can be asked, the likeliest first, with its answer. Rejects where the engine or its words can't be had. */
export async function makeLesson(place: LessonPlace): Promise<void> {
  const { panel, way, engine, lines } = place;
  const told = await engine.ask<'lesson'>({ kind: 'lesson', line: lines().ofFile });
  const lesson = new LessonMaking(place, told);
  const first = lesson.parts[0]?.querySelector<HTMLElement>('input:checked') ?? undefined;
  showMade(panel, way, { parts: lesson.parts, focused: first });
}

class LessonMaking {
  readonly parts: readonly HTMLElement[];
  readonly #place: LessonPlace;
  readonly #answer = partOf('lesson-answer');
  readonly #added = partOf('lesson-added');
  #asks: string;

  constructor(place: LessonPlace, { asks, choices, answer, words }: LessonTold) {
    this.#place = place;
    this.#asks = asks;
    const asked = partOf('lesson');
    fill(asked, choices);
    asked.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) void this.#choose(target.value);
    });
    this.#answer.ariaLive = 'polite';
    fill(this.#answer, answer);
    const ways = document.createElement('p');
    ways.className = 'forms';
    ways.append(
      buttonOf(words.toSet, () => this.#putInSet()),
      buttonOf(words.toFile, () => void this.#saveFile(words)),
    );
    this.parts = asks === '' ? [asked] : [asked, ways, this.#added, this.#answer];
  }

  /** Of two that are chosen soon after each other, the later stays. */
  async #choose(asks: string): Promise<void> {
    const { engine, panel, failed, lines } = this.#place;
    this.#asks = asks;
    this.#added.replaceChildren();
    const told = await engine
      .ask<'lesson'>({ kind: 'lesson', line: lines().ofFile, asks })
      .catch(() => undefined);
    if (this.#asks !== asks) return;
    if (told === undefined) say(panel, failed);
    else fill(this.#answer, told.answer);
  }

  /** The page on which sets are made takes it as if its link had been pasted there. */
  #putInSet(): void {
    const { to } = this.#place.way?.dataset ?? {};
    if (to !== undefined)
      location.assign(`${to}#${toFragment(asking(this.#place.lines().ofSet, this.#asks))}`);
  }

  async #saveFile({ place, refused }: LessonTold['words']): Promise<void> {
    const { engine, panel, failed, lines } = this.#place;
    const asks = this.#asks;
    const wanted = { kind: 'lessonFile', line: lines().ofFile, asks } as const;
    const file = await engine.ask<'lessonFile'>(wanted).catch(() => undefined);
    if (file?.kind !== 'file') return say(panel, file ? refused[file.why] : failed);
    save(new Blob([file.text], { type: 'application/yaml' }), `${file.slug}.yaml`);
    const entry = textMade(`  - ${file.slug}`);
    this.#added.replaceChildren(sentence(put(place, '{path}', file.path)), entry);
    say(panel, '');
    entry.focus({ preventScroll: true });
  }
}

/** Of markup that comes from `html` alone: what a page renews by comes with its first scripts, and would be cut out of them. */
function fill(part: HTMLElement, markup: string): void {
  const said = document.createElement('template');
  said.innerHTML = markup;
  part.replaceChildren(said.content);
}

function partOf(name: string): HTMLElement {
  const part = document.createElement('div');
  part.className = name;
  return part;
}

function sentence(text: string): HTMLElement {
  const said = document.createElement('p');
  said.textContent = text;
  return said;
}

function buttonOf(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}
