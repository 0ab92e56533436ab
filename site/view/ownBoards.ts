// The boards of a replay as boards of one's own, to be changed.
import { type Board, type BoardAct, sayable, toFragment, writeLine } from '#engine/sandbox';
import type { Frame, GameEvent, Replay } from '../engine.ts';
import { loadCards } from '../library/cards.ts';
import type { ScenarioWithNames } from '../library/judged/playing.ts';
import { onceInBuild } from '../library/onceInBuild.ts';

const lexicon = onceInBuild(async () => ({
  cards: loadCards(process.cwd()).cards,
  words: new Map<string, string>(),
}));

/**
 * The fragments of addresses under which the boards of a replay can be changed: first as it begins, then after each of
 * its frames. They have what lay there at the beginning, and all that was declared and divided in that turn up to there.
 */
export async function ownBoards(
  { scenario }: ScenarioWithNames,
  { branch, edition, frames }: Pick<Replay, 'branch' | 'edition' | 'frames'>,
): Promise<readonly string[]> {
  const { setup } = scenario.branches.find(({ name }) => name === branch) ?? scenario;
  const known = await lexicon();
  const made = new Map<string, string>();
  return [undefined, ...frames].map((_, index) => {
    const acts = actsIn(frames.slice(0, index));
    const key = JSON.stringify(acts);
    const fragment = made.get(key) ?? fragmentOf({ edition, setup, acts }, known);
    made.set(key, fragment);
    return fragment;
  });
}

const fragmentOf = (board: Board, known: Parameters<typeof sayable>[1]): string =>
  toFragment(writeLine(sayable(board, known).board));

const actsIn = (frames: readonly Frame[]): readonly BoardAct[] =>
  frames
    .filter(({ turn }) => turn === frames[0]?.turn)
    .flatMap(({ events }) => events.flatMap(actOf));

/** What was decided and stands. */
function actOf(event: GameEvent): readonly BoardAct[] {
  if (!('outcome' in event) || event.outcome !== 'done') return [];
  switch (event.kind) {
    case 'attack':
    case 'block':
    case 'order':
    case 'divide': {
      const { player: _, ...act } = event.act;
      return [act];
    }
    default:
      return [];
  }
}
