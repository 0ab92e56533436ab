// Boards that are made while somebody takes the placement test, as the test knows them.
import { AIMS, generatorFor, type Stock } from '#engine/boards';
import { kebab, MISTAKE_NAMES } from '../../engine.ts';
import type { PlacementItem } from '../../placement/item.ts';
import type { PiecesInWords } from '../../questions/made/piecesInWords.ts';
import { PLACED_MISTAKES } from '../../view/placedMistakes.ts';
import { placementItem } from '../../view/placementItem.ts';
import { addressOfMade, madeName, seedAfter } from '../deal/made.ts';
import type { BoardReplies, BoardRequest, PlacingWanted } from './boardRequests.ts';
import { boardIfNamed, othersFirst, piecesAt } from './making.ts';

/**
 * Each as an item at its address, by the mistakes' places in the list that comes with them. What gives no board, or one
 * whose answer only the engine can tell, is left out. Rejects where what they are made of can't be loaded.
 */
export async function boardsToPlaceBy({
  page,
  wanted,
}: Extract<BoardRequest, { readonly kind: 'place' }>): Promise<BoardReplies['place']> {
  const stock = await piecesAt(page);
  const items: PlacementItem[] = [];
  for (const one of wanted) {
    await othersFirst();
    const item = await itemToPlaceBy(one, stock);
    if (item !== undefined) items.push(item);
  }
  return { mistakes: PLACED_MISTAKES, items };
}

/** So many seeds are tried for a board that the test can ask: on some only the engine can tell what was answered. */
const MOST_SEEDS = 5;

/** The board as the test knows it; of those for a mistake the first from its seed that can be asked. */
export async function itemToPlaceBy(
  wanted: PlacingWanted,
  stock: PrintedStock,
): Promise<PlacementItem | undefined> {
  for (const name of namesFor(wanted)) {
    const item = await itemNamed(name, stock);
    if (item !== undefined) return item;
  }
  return undefined;
}

type PrintedStock = Stock & Pick<PiecesInWords, 'prints'>;

function namesFor(wanted: PlacingWanted): readonly string[] {
  if (wanted.kind === 'named') return [wanted.name];
  const { mistake, seed } = wanted;
  const name = kebab(MISTAKE_NAMES.find((one) => one === mistake) ?? '');
  const aim = AIMS.get(name);
  if (aim === undefined) return [];
  const version = `${generatorFor(aim)}`;
  return Array.from({ length: MOST_SEEDS }, (_, nth) => {
    const text = nth === 0 ? seed : seedAfter(seed, -nth);
    return madeName({ version, aim: name, seed: { kind: 'seed', text } });
  });
}

async function itemNamed(name: string, stock: PrintedStock): Promise<PlacementItem | undefined> {
  const named = await boardIfNamed(name, stock);
  if (named === undefined) return undefined;
  const { kind, rating, answer, misreadings } = named.board;
  const { knowledge } = rating;
  const known = { at: addressOfMade(name), print: stock.prints[kind], knowledge };
  return placementItem({ ...known, answer, misreadings });
}
