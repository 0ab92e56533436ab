import { fromFragment, namingEdition, namingNoEdition, toFragment } from '#engine/sandbox';
import { type EditionId, NEWEST_EDITION } from '../engine.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { exercisePage, fixedExercisePage } from './exercisePages.ts';
import type { OwnBoard } from './ownBoards.ts';
import type { PageToShare } from './sharedPage.ts';

/**
 * How an exercise is shared on the page of an edition. In somebody else’s page it stands as a board of one’s own: `own`,
 * where a line can say all of it.
 */
export function exerciseToShare(
  facts: Pick<ScenarioFacts, 'slug' | 'editions'>,
  edition: EditionId,
  own: OwnBoard | undefined,
): Omit<PageToShare, 'title'> {
  const board = own && own.leftOut.length === 0 ? fromFragment(own.fragment) : undefined;
  const framed = (spoken: (line: string) => string) =>
    board?.ok ? { frame: `/embed/board/#${toFragment(spoken(board.value))}` } : {};
  return {
    edition,
    fixed: {
      address: fixedExercisePage(facts, edition),
      ...framed((line) => namingEdition(line, edition)),
    },
    ofDay:
      edition === NEWEST_EDITION
        ? { address: exercisePage(facts), ...framed(namingNoEdition) }
        : undefined,
  };
}
