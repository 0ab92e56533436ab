// Another board like the one that is asked, by request: made for what it shows where such boards can be made, else one
// that is there already.
import { loadedOnce } from '../questions/script/loadedOnce.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { catalogueAt } from './catalogue.ts';
import { newSeed, shuffledBy } from './deal/chance.ts';
import { isMade, nameAt, textAt, withSeed } from './deal/made.ts';

export interface LikeWanted {
  /** Where it is asked, in English and without the site's base. */
  readonly at: string;
  /** Mistakes that explained an answer to it, those first of which the reader should see another. */
  readonly explaining: readonly string[];
  /** All that was asked in this round. */
  readonly seen: readonly string[];
}

/** Where to ask it, as `at`; nothing where there is none left. Rejects where it can't be had. */
export async function another(asked: LikeWanted, root: string): Promise<string | undefined> {
  const item = likeIt(asked, await loaded(`${root}practice/items.json`), newSeed());
  return item !== undefined && isMade(item) ? unlike(item, asked, root) : item?.at;
}

/** The same with the next seed, where its board would be one of those seen under other names. */
async function unlike(
  item: CatalogueItem,
  { at, seen }: LikeWanted,
  root: string,
): Promise<string> {
  const name = nameAt(item.at);
  if (name?.seed.kind !== 'seed') return item.at;
  const { seedsApart } = await import('./boards/madePage.ts');
  const names = [at, ...seen].flatMap((one) => textAt(one) ?? []);
  const [seed] = await seedsApart(`${root}practice/boards/`, name, [name.seed.text], names);
  return seed === undefined ? item.at : withSeed(item, seed).at;
}

const loaded = loadedOnce(catalogueAt);

/** Picks from a catalogue a question like this one; the seed decides between those that are as good. */
export function likeIt(
  { at, explaining, seen }: LikeWanted,
  catalogue: readonly CatalogueItem[],
  seed: string,
): CatalogueItem | undefined {
  // Another board is made in the newest way, whatever made this one.
  const aim = nameAt(at)?.aim;
  const itself = catalogue.find((one) =>
    aim === undefined ? one.at === at : nameAt(one.at)?.aim === aim,
  );
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
