import { languageOf } from '../../../i18n/languages.ts';
import { ownOf } from '../../../i18n/ownOf.ts';
import type { ProgressWords } from '../../../i18n/progressWords.ts';
import type { CatalogueItem } from '../../../view/catalogueItem.ts';
import { catalogueAt } from '../../catalogue.ts';
import type { Answer } from '../answer.ts';
import type { Trouble } from '../base.ts';
import { waitingAnswers } from '../journal.ts';
import { byId, readLog } from '../log.ts';
import { recordWaiting } from '../recordWaiting.ts';

const WORDS = import.meta.glob<{ readonly progress: ProgressWords }>(
  '../../../i18n/*/chrome/progress.ts',
);

export async function wordsIn(lang: string): Promise<ProgressWords> {
  const { progress } = await ownOf(WORDS, languageOf(lang));
  return progress;
}

/** All that is asked, by its address; nothing where it can't be had. */
export async function itemsAt(
  address: string,
): Promise<ReadonlyMap<string, CatalogueItem> | undefined> {
  try {
    return new Map((await catalogueAt(address)).map((item) => [item.at, item]));
  } catch {
    return undefined;
  }
}

/** All that is remembered, and what can't be. */
export interface Remembered {
  readonly answers: readonly Answer[];
  readonly unreadable: number;
  readonly trouble?: Trouble;
}

/** What waits is brought into the log first; where the log can't be had, it is all that there is. */
export async function remembered(): Promise<Remembered> {
  const added = await recordWaiting();
  const log = await readLog();
  const waiting = waitingAnswers();
  if (log.kind === 'trouble') return { answers: waiting, unreadable: 0, trouble: log.trouble };
  const { answers, unreadable } = log.value;
  const all = waiting.length === 0 ? answers : [...byId([...answers, ...waiting]).values()];
  return {
    answers: all,
    unreadable,
    ...(added.kind === 'trouble' && { trouble: added.trouble }),
  };
}
