import { dealDamage } from '../change/damage/dealDamage.ts';
import { type GameChange, unchanged } from '../change/making/gameChange.ts';
import { lastKnown } from '../change/making/lastKnown.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import type { EffectOf } from '../language/effect.ts';
import type { Reference } from '../language/reference.ts';
import { isCreature, theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { amountIn } from './amountIn.ts';
import type { Performers } from './performer.ts';
import { choicesOf, objectsOf, referred } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects that deal damage. */
export const OF_DAMAGE: Performers<'dealDamage' | 'fight'> = { dealDamage: damage, fight };

/** CR 120.4: everything that one effect damages is damaged at once. */
function damage(
  state: GameState,
  { n, subject, by, unpreventable }: EffectOf<'dealDamage'>,
  resolution: Resolution,
): GameChange {
  const source = by === undefined ? resolution.source : objectIn(state, by, resolution);
  // CR 608.2b: a target that is illegal by now does nothing.
  if (source === undefined) return unchanged(state);
  const amount = amountIn(state, n, resolution);
  const deals = choicesOf(state, subject, resolution).map((to) => ({
    source,
    to,
    amount,
    ...(unpreventable === undefined ? {} : { unpreventable }),
  }));
  return dealDamage(state, deals, 'noncombat', lastKnown(state));
}

function objectIn(
  state: GameState,
  reference: Reference,
  resolution: Resolution,
): ObjectId | undefined {
  const [first] = referred(state, reference, resolution);
  return first?.kind === 'object' ? first.object : undefined;
}

/** CR 701.14b: unless both are creatures on the battlefield, neither of them fights. */
function fight(
  state: GameState,
  { one, other }: EffectOf<'fight'>,
  resolution: Resolution,
): GameChange {
  const [first] = creaturesIn(state, one, resolution);
  const [second] = creaturesIn(state, other, resolution);
  if (first === undefined || second === undefined) return unchanged(state);
  return citingFight(dealDamage(state, blows(state, first, second), 'noncombat'));
}

const creaturesIn = (
  state: GameState,
  reference: Reference,
  resolution: Resolution,
): readonly ObjectId[] =>
  objectsOf(state, { kind: 'reference', reference }, resolution).filter((id) =>
    isCreature(state, id),
  );

/** CR 701.14a, 701.14c: both deal their power to each other; one that fights itself takes it twice. */
function blows(state: GameState, first: ObjectId, second: ObjectId) {
  const blow = (source: ObjectId, object: ObjectId, times = 1) => ({
    source,
    to: { kind: 'object', object } as const,
    amount: times * (theCharacteristics(state, source).power ?? 0),
  });
  return first === second ? [blow(first, first, 2)] : [blow(first, second), blow(second, first)];
}

const citingFight = ({ state, events }: GameChange): GameChange => {
  const cited = rulesIn(state, 'action.fight', 'action.fightIsNotCombatDamage');
  return {
    state,
    events: events.map((event) =>
      event.kind === 'damageDealt'
        ? {
            ...event,
            rules: [...cited, ...event.rules],
            decides: [...cited.slice(0, 1), ...event.decides],
          }
        : event,
    ),
  };
};
