import type { GameEvent } from '../../log/gameEvent.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { appliesFirst } from '../making/appliesFirst.ts';
import type { DamageEffect } from './damageEffect.ts';
import { applied, type Choosing, firstOpen, onwards } from './modifyDamage.ts';
import { dealtByShields } from './preventionsByShields.ts';
import type { DamagePart } from './sourcedDeal.ts';

/**
 * CR 616.1: the controller of what is affected, or the player, chooses which of several effects applies first. Where they
 * have not said, what stands first does, and it is told where that makes a difference.
 */
export const choosing =
  (tell: (events: readonly GameEvent[]) => void): Choosing =>
  (state, piece, open) => {
    const [first] = open;
    const player = affectedBy(state, piece);
    if (first === undefined || player === undefined) return first;
    const ends = () => differingEnds(state, piece, open);
    const chosen = appliesFirst(state, player, { first, open, ends });
    tell(chosen.events);
    return chosen.first;
  };

/** Chooses only as long as something redirects the damage. */
export const whileRedirected =
  (choose: Choosing): Choosing =>
  (state, piece, open) =>
    open.some(({ redirects }) => redirects === true) ? choose(state, piece, open) : undefined;

const affectedBy = (state: GameState, { deal: { to } }: DamagePart): PlayerId | undefined =>
  to.kind === 'player' ? to.player : permanentOf(state, to.object)?.controller;

/** How many different ends it takes, one of these or another being first. */
const differingEnds = (
  state: GameState,
  piece: DamagePart,
  open: readonly DamageEffect[],
): number =>
  new Set(
    open.map((first) => {
      const end = onwards(applied(state, piece, first), firstOpen);
      const { preventionShields, redirections } = end.state;
      const inReturn = dealtByShields(state, end.events);
      return JSON.stringify([
        end.pieces.map(({ deal: { to, amount } }) => [to, amount]),
        ...[preventionShields, redirections, end.wards, inReturn],
      ]);
    }),
  ).size;
