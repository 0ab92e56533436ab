// Another board like the one that is asked, by request: made for what it shows where such boards can be made, else one
// that is there already.
import { atRest } from '../questions/script/atRest.ts';
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

/** Loads what it takes, before anybody asks. */
export function beginAnother(root: string): void {
  // Whoever asks hears of what fails.
  loaded(catalogueOf(root)).catch(() => {});
  import('./boards/madePage.ts').then(
    ({ beginMaking }) => beginMaking(boardsPage(root)),
    () => {},
  );
}

/** Where to ask it, as `at`; nothing where there is none left. Rejects where it can't be had. */
export async function another(asked: LikeWanted, root: string): Promise<string | undefined> {
  const made = ahead?.at === asked.at ? await ahead.next.catch(() => undefined) : undefined;
  return made ?? found(asked, root);
}

/** Makes a board like one that is made as well, while nothing else is to be done; what fails is told to whoever asks for it. */
export function makeAhead(asked: LikeWanted, root: string): void {
  atRest(() => {
    const next = found(asked, root);
    ahead = { at: asked.at, next };
    next.then((at) => drawnAhead(at, root)).catch(() => {});
  });
}

async function drawnAhead(at: string | undefined, root: string): Promise<void> {
  const { drawAhead } = await import('./boards/madePage.ts');
  const name = textAt(at ?? '');
  if (name !== undefined) await drawAhead(boardsPage(root), name);
}

/** Beside which board it was made. */
let ahead: { readonly at: string; readonly next: Promise<string | undefined> } | undefined;

const boardsPage = (root: string): string => `${root}practice/boards/`;
const catalogueOf = (root: string): string => `${root}practice/items.json`;

async function found(asked: LikeWanted, root: string): Promise<string | undefined> {
  const item = likeIt(asked, await loaded(catalogueOf(root)), newSeed());
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
  const [seed] = await seedsApart(boardsPage(root), name, [name.seed.text], names);
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
