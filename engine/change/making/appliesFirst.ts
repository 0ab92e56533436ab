import type { Choice } from '../../state/choice.ts';
import type { GameState } from '../../state/gameState.ts';
import { isAbout, meantFor } from '../../state/saidChoices.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { choiceMade, choiceTaken } from './choosing.ts';
import type { GameChange } from './gameChange.ts';

/** An effect that would replace or prevent something, by whose it is. */
interface Effect {
  readonly by: ObjectId;
  /** It is not of its own abilities, but of counters of this kind on it. */
  readonly counter?: CounterKind;
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
    ...(chosen.counter === undefined ? {} : { counter: chosen.counter }),
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
    .flatMap((noted) => {
      const { replacement } = noted.said.player === player ? meantFor(state, noted, undefined) : {};
      const own = open.filter(({ by }) => isAbout(noted.said.source, by));
      return replacement === undefined ? [] : (meantOf(own, replacement) ?? []);
    })
    .at(0);

/** What an object does by itself comes before what counters on it do. */
const meantOf = <E extends Effect>(
  own: readonly E[],
  replacement: NonNullable<Choice['replacement']>,
): E | undefined => {
  const ofCounters = own.find(({ counter }) => counter !== undefined);
  return replacement === 'counter'
    ? ofCounters
    : (own.find(({ counter }) => counter === undefined) ?? ofCounters);
};
