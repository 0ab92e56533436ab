import type { PermanentSetup, PlayerSetup } from '../scenario/scenario.ts';
import type { CardInZone, GameState, Permanent, Player } from '../state/gameState.ts';
import type { Board, BoardAct } from './board.ts';
import type { Lexicon } from './lexicon.ts';
import { lostOf } from './lostOf.ts';
import { OWN_DESIGNATIONS } from './modifiers.ts';
import { gainsOf, goaderOf, isExerted } from './saidOfEffects.ts';
import { type Lost, sayable } from './sayable.ts';

/**
 * The board of a game at a moment, as far as a line can say it: as attackers are to be declared, with what has been
 * declared since as acts. And what of the game is lost so, since a board begins with nothing on the stack and no effect
 * but those that make somebody goaded, suspected or exerted, or give an ability for the turn.
 */
export function boardOf(
  state: GameState,
  lexicon: Lexicon,
): { readonly board: Board; readonly lost: readonly Lost[] } {
  const players = inTurnOrder(state);
  const there = players.map(({ id }) => id);
  const permanents = there.flatMap((player) =>
    state.battlefield
      .filter(({ controller }) => controller === player)
      .map((permanent) => permanentFrom(permanent, state)),
  );
  const board: Board = {
    edition: state.edition,
    setup: { players: players.map((player) => playerFrom(player, state)), permanents },
    acts: actsOf(state),
  };
  const said = sayable(board, lexicon);
  return { board: said.board, lost: [...lostOf(state, permanents), ...said.lost] };
}

function inTurnOrder({ players, turn }: GameState): readonly Player[] {
  const at = players.findIndex(({ id }) => id === turn.activePlayer);
  return [...players.slice(at), ...players.slice(0, Math.max(0, at))].filter(
    ({ status }) => status === 'playing',
  );
}

function playerFrom(player: Player, { cards, monarch }: GameState): PlayerSetup {
  const { id, life, poison, mana, manaUncounted, handSize, graveyardSize } = player;
  const of = (zone: CardInZone['zone']) =>
    cards
      .filter((card) => card.owner === id && card.zone === zone)
      .map((card) => ({
        id: card.id,
        characteristics: card.printed,
        ...(card.counters === undefined ? {} : { counters: card.counters }),
      }));
  return {
    id,
    life,
    poison,
    mana: manaUncounted === true ? undefined : mana,
    handSize,
    graveyardSize,
    hand: of('hand'),
    graveyard: of('graveyard'),
    exile: of('exile'),
    ...(monarch === id ? { monarch: true } : {}),
  };
}

function permanentFrom(permanent: Permanent, state: GameState): PermanentSetup {
  const { id, controller, printed, faceUp, sick, markedDamage, counters, attachedTo } = permanent;
  const { enchants, chosenPlayer, protector, pairedWith } = permanent;
  const goadedBy = goaderOf(state, id);
  const gains = gainsOf(state, id);
  return {
    id,
    controller,
    characteristics: faceUp ?? printed,
    // What was declared is said as an act, and taps as it did.
    tapped: permanent.tapped && !isDeclared(state, permanent),
    sick,
    damage: markedDamage,
    counters,
    attachedTo,
    designations: OWN_DESIGNATIONS.filter((word) => permanent[word] === true),
    ...(faceUp === undefined ? {} : { faceDown: true }),
    ...(enchants === undefined ? {} : { enchants }),
    ...(chosenPlayer === undefined ? {} : { chosenPlayer }),
    ...(protector === undefined ? {} : { protector }),
    ...(pairedWith === undefined ? {} : { pairedWith }),
    ...(goadedBy === undefined ? {} : { goadedBy }),
    ...(isExerted(state, permanent) ? { exerted: true } : {}),
    ...(gains.length === 0 ? {} : { gains }),
  };
}

const isDeclared = ({ combat }: GameState, { id }: Permanent): boolean =>
  combat.kind === 'combat' &&
  combat.declaredAttackers.includes(id) &&
  combat.attacks.some(({ attacker }) => attacker === id);

function actsOf({ combat }: GameState): readonly BoardAct[] {
  if (combat.kind === 'none') return [];
  const { declaredAttackers, attacks, bands, blocks, orders } = combat;
  const declared = attacks.flatMap(({ attacker, target }) =>
    declaredAttackers.includes(attacker) && target.kind !== 'nothing'
      ? [
          {
            attacker,
            target:
              target.kind === 'player'
                ? target
                : ({ kind: 'permanent', permanent: target.permanent } as const),
          },
        ]
      : [],
  );
  if (declared.length === 0) return [];
  const pairs = blocks.flatMap(({ blocker, attackers }) =>
    attackers.map((attacker) => ({ blocker, attacker })),
  );
  const decided = attacks.some(({ status }) => status !== 'undecided');
  return [
    {
      kind: 'attack',
      declaration: { attacks: declared, ...(bands.length === 0 ? {} : { bands }) },
    },
    ...(decided ? [{ kind: 'block', declaration: { blocks: pairs } } as const] : []),
    ...orders.map(({ of, over }) => ({ kind: 'order', of, over }) as const),
  ];
}
