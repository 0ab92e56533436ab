import { addContinuousEffect, type NewEffect } from '../change/addContinuousEffect.ts';
import { gainControl } from '../change/control.ts';
import {
  makeRedirection,
  makeShield,
  makeShieldAgainst,
  type NewShield,
} from '../change/damage/shields.ts';
import { forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { makeRegenerationShield } from '../change/regenerate.ts';
import type { Change } from '../language/change.ts';
import type { EffectOf } from '../language/effect.ts';
import type { Reference, Subject } from '../language/reference.ts';
import { layerOf } from '../state/applyChange.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
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
  const { change, until, subject } = effect;
  const lasting = { source, controller, affects: [], change, until } as const;
  // Said of players, not of "that player".
  if (change.kind === 'cannotCast')
    return forEach(state, playersOf(state, subject, resolution), (now, player) =>
      addContinuousEffect(now, { ...lasting, player }),
    );
  const [that] = effect.towards === undefined ? [] : objectsOf(state, towards(effect), resolution);
  const player = thatPlayerFor(state, resolution);
  return addContinuousEffect(state, {
    ...lasting,
    ...(isOfRules(effect)
      ? allOf(state, subject, resolution)
      : { affects: objectsOf(state, subject, resolution) }),
    change: withLockedValues(state, change, resolution),
    ...(that === undefined ? {} : { that }),
    ...(player === undefined ? {} : { player }),
  });
}

/** CR 611.2c: it touches no characteristics; what keeps from untapping speaks of the next untap step of what it found. */
const isOfRules = ({ change, until }: EffectOf<'apply'>): boolean =>
  layerOf(change) === undefined && change.kind !== 'impose' && until !== 'nextUntapStep';

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
  const begin = (which: Prevention['which'], about: Partial<NewEffect>, sources = from) => {
    const { source, controller } = resolution;
    const only = sources === undefined ? {} : { from: sources };
    const change = { kind: 'preventDamage', damage, which, ...only } as const;
    const effect = { source, controller, affects: [], change, until: 'endOfTurn' } as const;
    return (now: GameState) => addContinuousEffect(now, { ...effect, ...about });
  };
  if (to === undefined && by === undefined) return begin('everything', {})(state);
  const players = to === undefined ? [] : playersOf(state, to, resolution);
  const dealtBy = by?.kind === 'all' && from === undefined;
  const begun = [
    ...players.map((player) => begin('dealtTo', { player })),
    ...(to === undefined ? [] : [begin('dealtTo', allOf(state, to, resolution))]),
    // By whatever fits at each moment, though it may have left.
    ...(dealtBy ? [begin('everything', {}, by.filter)] : []),
    ...(by === undefined || dealtBy ? [] : [begin('dealtBy', allOf(state, by, resolution))]),
  ];
  return forEach(state, begun, (now, one) => one(now));
}

/** CR 611.2c: the objects that are named; where all are meant that fit, those at each moment. */
function allOf(
  state: GameState,
  subject: Subject,
  resolution: Resolution,
): Pick<NewEffect, 'affects' | 'all' | 'player'> {
  const affects = objectsOf(state, subject, resolution);
  if (subject.kind === 'reference') return { affects };
  const player = thatPlayerFor(state, resolution);
  return { affects, all: subject.filter, ...(player === undefined ? {} : { player }) };
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
