import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { gainControl } from '../change/control.ts';
import {
  makeRedirection,
  makeShield,
  makeShieldAgainst,
  type NewShield,
} from '../change/damage/shields.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { makeRegenerationShield } from '../change/regenerate.ts';
import type { Change } from '../language/change.ts';
import type { EffectOf } from '../language/effect.ts';
import type { Reference, Subject } from '../language/reference.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { amountIn } from './amountIn.ts';
import { onEach } from './onEach.ts';
import type { Performers } from './performer.ts';
import { choicesOf, objectsOf, playersOf, thatPlayerFor } from './references.ts';
import type { Resolution } from './resolution.ts';

type Prevention = Extract<Change, { readonly kind: 'preventDamage' }>;
/** Effects that last: changes to objects, shields, control. The objects that they affect are fixed now (CR 611.2c). */
export const LASTING: Performers<
  | 'apply'
  | 'preventNext'
  | 'preventNextTime'
  | 'preventAll'
  | 'redirect'
  | 'regenerate'
  | 'gainControl'
> = {
  apply,
  preventNext: (state, effect, resolution) =>
    forEach(state, choicesOf(state, effect.subject, resolution), (now, choice) =>
      makeShield(now, choice, shieldOf(state, effect, resolution)),
    ),
  preventNextTime: (state, effect, resolution) => {
    const [from] = objectsInHand(state, effect.from, resolution);
    return from === undefined
      ? unchanged(state)
      : forEach(state, choicesOf(state, effect.subject, resolution), (now, choice) =>
          makeShieldAgainst(now, choice, from, resolution.source),
        );
  },
  preventAll,
  redirect,
  regenerate: onEach((now, id, { source: by, controller }) =>
    makeRegenerationShield(now, id, { controller, by }),
  ),
  gainControl: (state, { subject, by: whom, until }, resolution) => {
    const { source: by, controller } = resolution;
    const [player = controller] =
      whom === undefined
        ? []
        : playersOf(state, { kind: 'reference', reference: whom }, resolution);
    return forEach(state, objectsOf(state, subject, resolution), (now, id) =>
      gainControl(now, id, { player, by, until }),
    );
  },
};

function apply(state: GameState, effect: EffectOf<'apply'>, resolution: Resolution): GameChange {
  const { source, controller } = resolution;
  const { change, until } = effect;
  const [that] = effect.towards === undefined ? [] : objectsOf(state, towards(effect), resolution);
  const player = thatPlayerFor(state, resolution);
  return addContinuousEffect(state, {
    source,
    controller,
    affects: objectsOf(state, effect.subject, resolution),
    change: withLockedValues(state, change, resolution),
    until,
    ...(that === undefined ? {} : { that }),
    ...(player === undefined ? {} : { player }),
  });
}

/** CR 608.2h: what the effect counts is counted once, as it is carried out. */
function withLockedValues(state: GameState, change: Change, resolution: Resolution): Change {
  if (change.kind !== 'modifyPowerToughness' && change.kind !== 'definePowerToughness')
    return change;
  return {
    ...change,
    power: amountIn(state, change.power, resolution),
    toughness: amountIn(state, change.toughness, resolution),
  };
}

/** CR 615.1: this turn's damage to these objects or players, by those, or to and by anything. */
function preventAll(
  state: GameState,
  { damage, to, by, from }: EffectOf<'preventAll'>,
  resolution: Resolution,
): GameChange {
  const { source, controller } = resolution;
  const begin = (
    now: GameState,
    which: Prevention['which'],
    affects: readonly ObjectId[],
    player?: PlayerId,
  ) =>
    addContinuousEffect(now, {
      source,
      controller,
      affects,
      change: { kind: 'preventDamage', damage, which, ...(from === undefined ? {} : { from }) },
      until: 'endOfTurn',
      ...(player === undefined ? {} : { player }),
    });
  if (to === undefined && by === undefined) return begin(state, 'everything', []);
  const dealtTo = to === undefined ? [] : objectsOf(state, to, resolution);
  const dealtBy = by === undefined ? [] : objectsOf(state, by, resolution);
  const toPlayers = to === undefined ? [] : playersOf(state, to, resolution);
  const toThem = forEach(state, toPlayers, (now, player) => begin(now, 'dealtTo', [], player));
  return andThen(
    andThen(toThem, (now) => begin(now, 'dealtTo', dealtTo)),
    (now) => begin(now, 'dealtBy', dealtBy),
  );
}

/** CR 614.9: nothing is redirected where it isn't there any more to whom it would go, or by whom it would be dealt. */
function redirect(
  state: GameState,
  { subject, to: whom, damage, n, from: by, once }: EffectOf<'redirect'>,
  resolution: Resolution,
): GameChange {
  const [to] = choicesOf(state, { kind: 'reference', reference: whom }, resolution);
  const [dealing] = by === undefined ? [] : objectsInHand(state, by, resolution);
  if (to === undefined || (by !== undefined && dealing === undefined)) return unchanged(state);
  return forEach(state, choicesOf(state, subject, resolution), (now, from) =>
    makeRedirection(now, {
      from,
      to,
      damage,
      ...(n === undefined ? {} : { remaining: amountIn(state, n, resolution) }),
      ...(dealing === undefined ? {} : { dealing }),
      ...(once === undefined ? {} : { once }),
      by: resolution.source,
    }),
  );
}

const towards = ({ towards: reference = 'self' }: { readonly towards?: Reference }): Subject => ({
  kind: 'reference',
  reference,
});

/** Also what is no permanent: a spell may be the source of damage. */
const objectsInHand = (
  state: GameState,
  reference: Reference,
  resolution: Resolution,
): readonly ObjectId[] =>
  choicesOf(state, { kind: 'reference', reference }, resolution).flatMap((choice) =>
    choice.kind === 'object' ? [choice.object] : [],
  );

function shieldOf(
  state: GameState,
  { n, andYours, dealing }: EffectOf<'preventNext'>,
  resolution: Resolution,
): NewShield {
  const [choice] =
    dealing === undefined
      ? []
      : choicesOf(state, { kind: 'reference', reference: dealing }, resolution);
  return {
    n: amountIn(state, n, resolution),
    by: resolution.source,
    ...(andYours === undefined ? {} : { andYours }),
    ...(choice === undefined ? {} : { dealing: choice }),
  };
}
