import { unchanged } from '../change/making/gameChange.ts';
import { logged, withPermanent } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { isSiege } from '../state/protector.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 704.5i, 704.5v-w: planeswalkers with loyalty 0 and battles with defense 0. */
export const putWornOut = (state: GameState): readonly StateBasedAction[] =>
  state.battlefield.flatMap((permanent): readonly StateBasedAction[] => {
    const { types } = theCharacteristics(state, permanent.id);
    if (types.includes('planeswalker') && (permanent.counters.loyalty ?? 0) === 0)
      return [putIntoGraveyard(permanent.id, 'zeroLoyalty', 'stateBased.zeroLoyalty')];
    if (types.includes('battle') && (permanent.counters.defense ?? 0) === 0)
      return defeat(state, permanent);
    return [];
  });

/** CR 704.5q: a +1/+1 counter and a -1/-1 counter take each other away. */
export const cancelCounters = (state: GameState): readonly StateBasedAction[] =>
  state.battlefield
    .filter(({ counters }) => pairsIn(counters) > 0)
    .map(
      ({ id }) =>
        (now: GameState) =>
          cancelPairs(now, id),
    );

function defeat(state: GameState, { id }: Permanent): readonly StateBasedAction[] {
  const waits = isSiege(state, id) || rulesOf(state).zeroDefense === 'everyBattleWaits';
  if (waits && hasAbilityUnderWay(state, id)) return [];
  const rule: RuleKey = isSiege(state, id)
    ? 'stateBased.siegeZeroDefense'
    : 'stateBased.battleZeroDefense';
  return [putIntoGraveyard(id, 'zeroDefense', rule)];
}

/** Whether an ability of it has triggered and not yet left the stack. */
const hasAbilityUnderWay = (state: GameState, id: ObjectId): boolean =>
  state.waitingTriggers.some(({ source }) => source === id) ||
  state.stack.some((item) => item.kind === 'triggered' && item.source === id);

const pairsIn = (counters: Permanent['counters']): number =>
  Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);

function cancelPairs(state: GameState, object: ObjectId) {
  const permanent = permanentOf(state, object);
  if (permanent === undefined) return unchanged(state);
  const n = pairsIn(permanent.counters);
  return logged(
    withPermanent(state, object, (one) => ({
      ...one,
      counters: {
        ...one.counters,
        '+1/+1': (one.counters['+1/+1'] ?? 0) - n,
        '-1/-1': (one.counters['-1/-1'] ?? 0) - n,
      },
    })),
    { kind: 'countersCancelled', object, n },
    'stateBased.countersCancel',
  );
}
