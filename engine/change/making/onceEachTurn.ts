import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { GameState, LimitedUse } from '../../state/gameState.ts';
import { NOTHING_YET } from './turnHistory.ts';

/**
 * CR 602.5b-c: what may be activated, or triggers, once each turn is one ability of one object, whoever controls that. A
 * second ability of the object that reads alike has a time of its own.
 */
export function isUsedUp(state: GameState, use: LimitedUse, before = state): boolean {
  if (use.ability.onceEachTurn === undefined) return false;
  const used = state.turn.history?.usedOnce?.filter((one) => isAlike(one, use)).length ?? 0;
  return used >= Math.max(1, timesHad(before, use), timesHad(state, use));
}

/** The state, which remembers for this turn that an ability with such a limit has been used. */
export function withUse(state: GameState, use: LimitedUse): GameState {
  if (use.ability.onceEachTurn === undefined) return state;
  const { turn } = state;
  const { usedOnce = [], ...history } = turn.history ?? NOTHING_YET;
  const { source, ability } = use;
  return {
    ...state,
    turn: { ...turn, history: { ...history, usedOnce: [...usedOnce, { source, ability }] } },
  };
}

const timesHad = (state: GameState, { source, ability }: LimitedUse): number =>
  (characteristicsOf(state, source)?.abilities ?? []).filter((one) => readsLike(one, ability))
    .length;

const isAlike = (one: LimitedUse, other: LimitedUse): boolean =>
  one.source === other.source && readsLike(one.ability, other.ability);

const readsLike = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
