import type { GameState } from '../../state/gameState.ts';
import { isAbout, saidOf } from '../../state/saidChoices.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { choiceMade, choiceTaken } from './choosing.ts';
import type { GameChange } from './gameChange.ts';

/** An effect that would replace or prevent something, by whose it is. */
interface Effect {
  readonly by: ObjectId;
}

/** The effect that applies first, and how that came about. */
export interface First<E extends Effect> extends Pick<GameChange, 'events'> {
  readonly first: E;
}

/**
 * CR 616.1: of several effects that would change one event whoever is affected chooses which applies first: the one of
 * which they said so first, or else the first of all. `ends`: to how many ends it leads, one or another being first.
 */
export function appliesFirst<E extends Effect>(
  state: GameState,
  player: PlayerId,
  {
    first,
    open,
    ends,
  }: { readonly first: E; readonly open: readonly E[]; readonly ends: () => number },
): First<E> {
  if (open.length < 2) return { first, events: [] };
  const said = saidFirst(state, player, open);
  const chosen = said ?? first;
  const asking = {
    player,
    source: chosen.by,
    asked: 'replacement',
    rules: ['replacement.order'],
  } as const;
  return {
    first: chosen,
    events: said === undefined ? choiceTaken(state, asking, ends()) : choiceMade(state, asking),
  };
}

const saidFirst = <E extends Effect>(
  state: GameState,
  player: PlayerId,
  open: readonly E[],
): E | undefined =>
  (state.choices ?? [])
    .flatMap(({ said }) =>
      open.filter(
        ({ by: source }) =>
          isAbout(said.source, source) &&
          saidOf(state, { player, source, asked: 'replacement' }) !== undefined,
      ),
    )
    .at(0);
