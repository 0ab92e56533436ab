// Another board like the one that is asked, by request: made for what it shows where such boards can be made, else one
// that is there already.
import { keptOnceLoaded } from '../questions/keptOnceLoaded.ts';
import { catalogueAt } from './catalogue.ts';
import type { CatalogueItem } from './catalogueItem.ts';
import { newSeed, shuffledBy } from './deal/chance.ts';
import { baseOf, isMade, withSeed } from './deal/made.ts';

export interface Asked {
  /** Where it is asked, in English and without the site's base. */
  readonly at: string;
  /** Mistakes that explained an answer to it, those first of which the reader should see another. */
  readonly explaining: readonly string[];
  /** All that was asked in this round. */
  readonly seen: readonly string[];
}

/** Where to ask it, as `at`; nothing where there is none left. Rejects where the catalogue can't be loaded. */
export async function another(asked: Asked, items: string): Promise<string | undefined> {
  return likeIt(asked, await loaded(items), newSeed())?.at;
}

const loaded = keptOnceLoaded(catalogueAt);

/** Of a catalogue, by a seed. */
export function likeIt(
  { at, explaining, seen }: Asked,
  catalogue: readonly CatalogueItem[],
  seed: string,
): CatalogueItem | undefined {
  const itself = catalogue.find((one) => one.at === baseOf(at));
  if (itself === undefined) return undefined;
  const mistakes = [...explaining, ...itself.mistakes];
  const made = isMade(itself)
    ? itself
    : mistakes
        .map((mistake) => catalogue.find((one) => isMade(one) && one.mistakes[0] === mistake))
        .find((one) => one !== undefined);
  if (made !== undefined) return withSeed(made, seed);
  const others = shuffledBy(
    seed,
    catalogue.filter((one) => !isMade(one) && !seen.includes(one.at)),
    (one) => one.at,
  );
  return (
    mistakes.map((mistake) => others.find((one) => one.mistakes.includes(mistake))).find(Boolean) ??
    others.find(({ topics: [topic] }) => topic === itself.topics[0])
  );
}
