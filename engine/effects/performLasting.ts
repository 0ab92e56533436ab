import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { gainControl } from '../change/control.ts';
import { makeRegenerationShield } from '../change/regenerate.ts';
import { makeShield, makeShieldAgainst, type NewShield } from '../change/shields.ts';
import type { GameState } from '../state/gameState.ts';
import type { Change } from '../vocabulary/changes.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Reference, Subject } from '../vocabulary/filters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { amountIn, choicesOf, objectsOf, playersOf, thatPlayerFor } from './references.ts';
import type { Resolution } from './resolution.ts';

type Prevention = Extract<Change, { readonly kind: 'preventDamage' }>;
type LastingEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'apply'
      | 'preventNext'
      | 'preventNextTime'
      | 'preventAll'
      | 'regenerate'
      | 'gainControl';
  }
>;

/** Effects that last: changes to objects, shields, control. The objects that they affect are fixed now (CR 611.2c). */
export function performLasting(
  state: GameState,
  effect: LastingEffect,
  resolution: Resolution,
): Changed {
  const { source, controller } = resolution;
  switch (effect.kind) {
    case 'apply': {
      const affects = objectsOf(state, effect.subject, resolution);
      const change = withLockedValues(state, effect.change, resolution);
      const [that] =
        effect.towards === undefined ? [] : objectsOf(state, towards(effect), resolution);
      const player = thatPlayerFor(state, resolution);
      return addContinuousEffect(state, {
        source,
        controller,
        affects,
        change,
        until: effect.until,
        ...(that === undefined ? {} : { that }),
        ...(player === undefined ? {} : { player }),
      });
    }
    case 'preventNextTime': {
      const [from] = objectsInHand(state, effect.from, resolution);
      return from === undefined
        ? unchanged(state)
        : forEach(state, choicesOf(state, effect.subject, resolution), (now, choice) =>
            makeShieldAgainst(now, choice, from, source),
          );
    }
    case 'preventNext':
      return forEach(state, choicesOf(state, effect.subject, resolution), (now, choice) =>
        makeShield(now, choice, shieldOf(state, effect, resolution)),
      );
    case 'preventAll':
      return preventAll(state, effect, resolution);
    case 'regenerate':
      return forEach(state, objectsOf(state, effect.subject, resolution), (now, id) =>
        makeRegenerationShield(now, id, { controller, by: source }),
      );
    case 'gainControl': {
      const [gainer = controller] =
        effect.by === undefined
          ? []
          : playersOf(state, { kind: 'reference', reference: effect.by }, resolution);
      return forEach(state, objectsOf(state, effect.subject, resolution), (now, id) =>
        gainControl(now, id, { player: gainer, by: source, until: effect.until }),
      );
    }
    default:
      return assertNever(effect);
  }
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

/** CR 615.1: this turn's damage to these, by those, or to and by anything. */
function preventAll(
  state: GameState,
  { damage, to, by }: Extract<Effect, { readonly kind: 'preventAll' }>,
  resolution: Resolution,
): Changed {
  const { source, controller } = resolution;
  const begin = (now: GameState, which: Prevention['which'], affects: readonly ObjectId[]) =>
    addContinuousEffect(now, {
      source,
      controller,
      affects,
      change: { kind: 'preventDamage', damage, which },
      until: 'endOfTurn',
    });
  if (to === undefined && by === undefined) return begin(state, 'everything', []);
  const dealtTo = to === undefined ? [] : objectsOf(state, to, resolution);
  const dealtBy = by === undefined ? [] : objectsOf(state, by, resolution);
  return andThen(begin(state, 'dealtTo', dealtTo), (now) => begin(now, 'dealtBy', dealtBy));
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
  { n, andYours, dealing }: Extract<Effect, { readonly kind: 'preventNext' }>,
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
