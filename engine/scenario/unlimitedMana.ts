import { type Deed, totalCost } from '../declaration/costs.ts';
import { costsOfAbility } from '../effects/announcedCosts.ts';
import { costsOfCard } from '../effects/castingCosts.ts';
import { convoked } from '../effects/convoke.ts';
import { suspendable } from '../effects/suspend.ts';
import type { GameState } from '../state/gameState.ts';
import { addMana, type ManaAmount, manaFor, NO_MANA, readMana } from '../state/mana.ts';
import type { PlayerAction } from '../turn/action.ts';
import type { Cost } from '../vocabulary/costs.ts';
import { act, gameOf, type Line } from './line.ts';

/**
 * Where a scenario does not count a player's mana, mana is not what it is about: the lands that are left out make what
 * an action needs, at the moment it is needed.
 */
export function withManaFor(line: Line, action: PlayerAction): Line {
  if (!line.unlimited.includes(action.player)) return line;
  const mana = manaToPay(gameOf(line), action);
  return mana === '' ? line : act(line, { kind: 'addMana', player: action.player, mana }).line;
}

/** Mana that pays for an action, as a pool. */
export const manaToPay = (game: GameState, action: PlayerAction): string =>
  manaFor(manaNeeded(game, action));

function manaNeeded(game: GameState, action: PlayerAction): ManaAmount {
  switch (action.kind) {
    case 'castSpell': {
      const card = game.cards.find(({ id }) => id === action.card);
      if (card === undefined) return NO_MANA;
      const costs = costsOfCard(game, card, action.announced);
      const { convoke } = action.announced ?? {};
      return manaIn(convoked(game, action.player, card.printed, costs, convoke) ?? costs);
    }
    case 'activateAbility': {
      const printed =
        game.battlefield.find(({ id }) => id === action.source)?.printed ??
        game.cards.find(({ id }) => id === action.source)?.printed;
      const ability = printed?.abilities[action.ability];
      return ability?.kind === 'activated'
        ? manaIn(costsOfAbility(game, action.source, ability, action.announced))
        : NO_MANA;
    }
    case 'suspendCard': {
      const held = suspendable(game, action.player, action.card);
      return held === undefined ? NO_MANA : readMana(held.ability.cost ?? '');
    }
    case 'declareAttackers':
    case 'declareBlockers':
      return totalCost(game, deedsOf(action)).mana;
    default:
      return NO_MANA;
  }
}

const manaIn = (costs: readonly Cost[]): ManaAmount =>
  costs.reduce(
    (sum, cost) => (cost.kind === 'mana' ? addMana(sum, readMana(cost.mana)) : sum),
    NO_MANA,
  );

const deedsOf = (
  action: Extract<PlayerAction, { readonly kind: 'declareAttackers' | 'declareBlockers' }>,
): readonly Deed[] =>
  action.kind === 'declareAttackers'
    ? action.declaration.attacks.map(({ attacker, target }) => ({
        to: 'attack',
        creature: attacker,
        attacked: target,
      }))
    : action.declaration.blocks
        .filter(
          ({ blocker }, index, all) => all.findIndex((one) => one.blocker === blocker) === index,
        )
        .map(({ blocker, attacker }) => ({ to: 'block', creature: blocker, attacker }));
