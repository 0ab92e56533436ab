import { numberOf } from '../../citation/ruleIndex.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import type { DamageEffect } from './damageEffect.ts';
import { preventionsByAbilities } from './preventionsByAbilities.ts';
import { preventionsByShields } from './preventionsByShields.ts';
import { replacementsOf } from './replacements.ts';
import type { DamagePart, SourcedDeal, Ward } from './sourcedDeal.ts';

/** What has become of some damage so far, and of the game. */
export interface Underway {
  readonly state: GameState;
  readonly pieces: readonly DamagePart[];
  readonly events: readonly GameEvent[];
  readonly wards: readonly Ward[];
}

/** Which of several effects that could be applied to a piece is; none, where it is left as it is. */
export type Choosing = (
  state: GameState,
  piece: DamagePart,
  open: readonly DamageEffect[],
) => DamageEffect | undefined;

/** What stands first of those that apply. */
export const firstOpen: Choosing = (_, __, [first]) => first;

/** CR 616.1e-f: one effect after the other is chosen and applied, for as long as any is. */
export function modified(state: GameState, piece: DamagePart, choose: Choosing): Underway {
  const effect = choose(state, piece, openTo(state, piece));
  return effect === undefined
    ? { state, pieces: [piece], events: [], wards: [] }
    : onwards(applied(state, piece, effect), choose);
}

/** Each piece with what applies to it; first what goes elsewhere. */
export const onwards = (so: Underway, choose: Choosing): Underway =>
  so.pieces.reduceRight<Underway>(
    (now, piece) => {
      const after = modified(now.state, piece, choose);
      return {
        state: after.state,
        pieces: [...after.pieces, ...now.pieces],
        events: [...now.events, ...after.events],
        wards: [...now.wards, ...after.wards],
      };
    },
    { ...so, pieces: [] },
  );

/** The damage after one effect. */
export function applied(
  state: GameState,
  { deal, used }: DamagePart,
  effect: DamageEffect,
): Underway {
  const { key, apply } = effect;
  const { deals, ...after } = apply(state, deal);
  const now = key === undefined ? used : [...used, key];
  return { ...after, pieces: deals.map((one) => ({ deal: one, used: now })) };
}

/** What could be applied to it now: what prevents all of it before what prevents some, so that no shield is wasted. */
const openTo = (state: GameState, { deal, used }: DamagePart): readonly DamageEffect[] =>
  [
    ...replacementsOf(state, deal),
    ...(isUnpreventable(state, deal) ? [] : preventionsOf(state, deal)),
  ].filter(({ key }) => key === undefined || !used.includes(key));

const preventionsOf = (state: GameState, deal: SourcedDeal): readonly DamageEffect[] => [
  ...preventionsByAbilities(state, deal),
  ...preventionsByShields(state, deal),
];

/** CR 615.12: nothing prevents it and no shield gets smaller, but what else comes of preventing it does. */
export function unprevented(so: Underway): Underway {
  const isSaid = numberOf(so.state.edition, 'prevention.cantBePrevented') !== undefined;
  const all = so.pieces.map((piece) => {
    if (!isUnpreventable(so.state, piece.deal)) return { piece, wards: [] };
    const would = prevented(so.state, piece);
    const flag = would.events.length > 0 ? { unprevented: true as const } : {};
    return {
      piece: { ...piece, deal: { ...piece.deal, ...flag } },
      wards: isSaid ? would.wards : [],
    };
  });
  return {
    ...so,
    pieces: all.map(({ piece }) => piece),
    wards: [...so.wards, ...all.flatMap(({ wards }) => wards)],
  };
}

const prevented = (state: GameState, piece: DamagePart): Underway =>
  modified(state, piece, (now, { deal, used }) =>
    preventionsOf(now, deal).find(({ key }) => key === undefined || !used.includes(key)),
  );

const isUnpreventable = (state: GameState, deal: SourcedDeal): boolean =>
  deal.unpreventable === true || CHANGED_RULES.damageUnpreventable(state, deal);
