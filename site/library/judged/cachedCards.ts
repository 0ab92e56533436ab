import type { Card } from '#engine';
import { type CardsRead, cardFiles, cardLookup, readCards } from '../cards.ts';
import { digestOf } from './digest.ts';
import { cacheFile, readCached, writeCached } from './judgementCache.ts';

/** The cards of the project at `root`: as they were kept, where neither they nor the engine have changed. */
export function cachedCards(root: string, judge: string): CardsRead {
  const files = cardFiles(root);
  const key = digestOf(judge, ...files.flatMap(({ file, text }) => [file, text]));
  const text = readCached(cacheFile(root, CARDS));
  const found: KeptCards | undefined = text === undefined ? undefined : JSON.parse(text);
  if (found?.key === key) return { cards: cardLookup(found.cards), issues: [] };
  const read = readCards(files);
  // A card that can't be read is read, and told, each time.
  if (read.issues.length === 0)
    writeCached(
      cacheFile(root, CARDS),
      JSON.stringify({ key, cards: [...read.cards.values()] } satisfies KeptCards),
    );
  return read;
}

const CARDS = 'cards.json';

interface KeptCards {
  readonly key: string;
  readonly cards: readonly Card[];
}
