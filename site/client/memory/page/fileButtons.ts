// Saving all that is remembered as a file, adding what is in one, and erasing it all.
import type { ProgressWords } from '../../../i18n/progressWords.ts';
import { addFile } from '../addFile.ts';
import type { Trouble } from '../base.ts';
import { eraseAll } from '../erase.ts';
import { fileOf, type ProgressFile } from '../file.ts';
import { chooseReview } from './choice.ts';

export interface FilePage {
  readonly place: HTMLElement;
  readonly words: ProgressWords;
  /** What there is to save, and why it may not be all. */
  readonly progress: () => Promise<{
    readonly file: ProgressFile;
    readonly trouble: Trouble | undefined;
  }>;
  /** Shows what there is now. */
  readonly again: () => Promise<void>;
}

export function listenToFile(page: FilePage): void {
  const { place } = page;
  const on = (name: string, act: () => void): void =>
    place.querySelector(name)?.addEventListener('click', act);
  on('.pg-save', () => void save(page));
  on('.pg-erase', () => ask(place, 'asks'));
  on('.pg-keep', () => ask(place, 'is done'));
  on('.pg-sure', () => void erase(page));
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  input?.addEventListener('change', () => void load(page, input));
}

async function save({ place, words, progress }: FilePage): Promise<void> {
  const { file, trouble } = await progress();
  const text = fileOf(file);
  say(place, trouble === undefined ? '' : words.troubles.why[trouble]);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `rule-509-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function load(page: FilePage, input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (file === undefined) return;
  const said = await loadedFrom(await file.text().catch(() => ''), page.words);
  // The same file may be chosen again.
  input.value = '';
  await page.again();
  say(page.place, said);
}

/** Adds what a file holds; says what came of it, and what the file does not hold. */
async function loadedFrom(text: string, { file: words, troubles }: ProgressWords): Promise<string> {
  const added = await addFile(text);
  switch (added.kind) {
    case 'problem':
      return words.problems[added.problem];
    case 'trouble':
      return troubles.why[added.trouble];
    case 'added': {
      if (added.review) chooseReview('on');
      const { dropped, isCut, beside } = added;
      return [
        words.loaded(added.added, added.known),
        ...(isCut ? [words.cut] : dropped > 0 ? [words.damaged(dropped)] : []),
        ...(beside === 'none' && !isCut ? [words.answersAlone] : []),
        ...(beside === 'full' ? [troubles.why.full] : []),
      ].join(' ');
    }
  }
}

/** It is asked once more. */
function ask(place: HTMLElement, state: 'asks' | 'is done'): void {
  const question = place.querySelector<HTMLElement>('.pg-ask');
  if (question === null) return;
  question.hidden = state === 'is done';
  say(place, '');
  place.querySelector<HTMLElement>(state === 'asks' ? '.pg-keep' : '.pg-erase')?.focus();
}

async function erase({ place, words, again }: FilePage): Promise<void> {
  ask(place, 'is done');
  const outcome = await eraseAll();
  await again();
  say(place, outcome.kind === 'done' ? words.file.erased : words.troubles.why[outcome.trouble]);
}

function say(place: HTMLElement, text: string): void {
  place.querySelector('.pg-said')?.replaceChildren(text);
}
