import { NEWEST_EDITION } from '#engine';
import { itemToPlaceBy } from '../../site/client/boards/placing.ts';
import { loadPieces, type PiecesRead } from '../../site/library/pieces.ts';
import type { MistakeIndex, PlacementItem, PlacementTable } from '../../site/placement/item.ts';
import { PLACED_MISTAKES } from '../../site/view/placedMistakes.ts';
import { placementItem } from '../../site/view/placementItem.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { exercisesOf } from '../project/libraryOnce.ts';
import type { PlacementStock } from './placementStudents.ts';

/** So many are made for each mistake; a page makes two, and others once these were asked. */
const MADE_OF_EACH = 3;

/** What the placement test chooses from, as the site and its worker have it, played and made here. */
export async function placementBoards(root: string): Promise<PlacementStock> {
  const pieces = loadPieces(root);
  const made = new Map<MistakeIndex, readonly PlacementItem[]>();
  for (const [at, mistake] of PLACED_MISTAKES.entries())
    made.set(at, await boardsFor(mistake, pieces));
  return { table: tableOf(root), made };
}

async function boardsFor(mistake: string, pieces: PiecesRead): Promise<readonly PlacementItem[]> {
  const items: PlacementItem[] = [];
  for (let nth = 0; nth < MADE_OF_EACH; nth += 1) {
    const item = await itemToPlaceBy({ kind: 'new', mistake, seed: `${nth}` }, pieces);
    if (item !== undefined) items.push(item);
  }
  return items;
}

function tableOf(root: string): PlacementTable {
  const { scenarios } = exercisesOf(root);
  const items = scenarios.flatMap(({ scenario }): readonly PlacementItem[] => {
    const { slug, knowledge } = scenario;
    const [judged] = judgedOnce(scenario);
    if (judged?.edition !== NEWEST_EDITION) return [];
    return judged.questions.flatMap(({ question: { id }, answer }) => {
      const misreadings = judged.misread.find((one) => one.question === id)?.misreadings ?? [];
      const at = `/exercises/${slug}/#q-${id}`;
      return placementItem({ at, print: slug, knowledge, answer, misreadings }) ?? [];
    });
  });
  return { version: 1, mistakes: PLACED_MISTAKES, items };
}
