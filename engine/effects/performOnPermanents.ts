import { attach } from '../change/attach.ts';
import { addCounters } from '../change/counters.ts';
import { destroy } from '../change/destroy.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { withPermanent } from '../change/making/withParts.ts';
import { mark } from '../change/mark.ts';
import { canBePaired, pair } from '../change/pair.ts';
import { phaseInAndOutAll, phaseOut } from '../change/phasing.ts';
import { tap, untap } from '../change/tapAndUntap.ts';
import type { EffectOf } from '../language/effect.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';
import { amountIn } from './amountIn.ts';
import { onEach } from './onEach.ts';
import type { Performers } from './performer.ts';
import { pick } from './pick.ts';
import { objectsOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects on permanents, and damage, that are done with once they have happened. */
export const ON_PERMANENTS: Performers<
  | 'addCounters'
  | 'monstrosity'
  | 'becomeMarked'
  | 'destroy'
  | 'attach'
  | 'pair'
  | 'phaseInAndOut'
  | 'phaseOut'
  | 'tap'
  | 'untap'
> = {
  addCounters: add,
  monstrosity: becomeMonstrous,
  becomeMarked: (state, { mark: designation, subject }, resolution) =>
    onEach((now, id, { source: by }) => mark(now, id, { mark: designation, by }))(
      state,
      { subject },
      resolution,
    ),
  destroy: (state, { subject, noRegeneration }, resolution) => {
    const how = noRegeneration === true ? 'withoutRegeneration' : 'effect';
    return onEach((now, id) => destroy(now, id, how))(state, { subject }, resolution);
  },
  attach: onEach((now, id, { source }) => attach(now, source, id)),
  pair: pairOff,
  phaseInAndOut: (state, { filter }, resolution) =>
    phaseInAndOutAll(state, (now, id) =>
      matches(viewOf(now), filter, id, sourceOf(now, resolution)),
    ),
  phaseOut: (state, { subject }, resolution) =>
    phaseOut(state, objectsOf(state, subject, resolution)),
  tap: (state, { subject }, resolution) => tap(state, objectsOf(state, subject, resolution)),
  untap: (state, { subject }, resolution) => untap(state, objectsOf(state, subject, resolution)),
};

function add(
  state: GameState,
  effect: EffectOf<'addCounters'>,
  resolution: Resolution,
): GameChange {
  const { counter, max = Number.POSITIVE_INFINITY } = effect;
  const wanted = amountIn(state, effect.n, resolution);
  return onEach((now, id) => {
    const room = max - (permanentOf(now, id)?.counters[counter] ?? 0);
    return addCounters(now, id, { counter, n: Math.min(wanted, room), by: resolution.source });
  })(state, effect, resolution);
}

/** CR 702.95c-d: its source with one of those that still can be paired, or neither. */
function pairOff(
  state: GameState,
  { subject }: EffectOf<'pair'>,
  resolution: Resolution,
): GameChange {
  const { source, controller: player } = resolution;
  if (!canBePaired(state, source, player)) return unchanged(state);
  const fitting = objectsOf(state, subject, resolution).filter(
    (id) => id !== source && canBePaired(state, id, player),
  );
  const { objects, events } = pick(state, resolution, { player, part: 'named', fitting, n: 1 });
  return andThen({ state, events }, (now) =>
    forEach(now, objects, (so, id) => pair(so, source, id)),
  );
}

/** CR 701.37a: once only, it gets counters and is monstrous from then on. */
function becomeMonstrous(
  state: GameState,
  effect: EffectOf<'monstrosity'>,
  resolution: Resolution,
): GameChange {
  const { source } = resolution;
  if (permanentOf(state, source)?.monstrous !== undefined) return unchanged(state);
  const n = amountIn(state, effect.n, resolution);
  const grown = addCounters(state, source, { counter: '+1/+1', n, by: source });
  return andThen(grown, (now) =>
    unchanged(withPermanent(now, source, (permanent) => ({ ...permanent, monstrous: true }))),
  );
}
