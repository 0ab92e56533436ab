import { NEWEST_EDITION } from '#engine';
import type { PlacementItem, PlacementTable } from '../../site/placement/item.ts';
import { PLACED_MISTAKES } from '../../site/view/placedMistakes.ts';
import { placementItem } from '../../site/view/placementItem.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { exercisesOf } from '../project/libraryOnce.ts';

/** What the placement test chooses from, as the site has it, played here. */
export function placementBoards(root: string): PlacementTable {
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
