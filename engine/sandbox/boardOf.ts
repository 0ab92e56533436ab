import type { PermanentSetup, PlayerSetup } from '../scenario/scenario.ts';
import type {
  CardInZone,
  ContinuousEffect,
  GameState,
  Permanent,
  Player,
} from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Board, BoardAct } from './board.ts';
import type { Lexicon } from './lexicon.ts';
import { type Lost, type LostKind, sayable } from './sayable.ts';
import { OWN_DESIGNATIONS } from './status.ts';
import { tagsOf } from './tags.ts';

/**
 * The board of a game at a moment, as far as a line can say it: as attackers are to be declared, with what has been
 * declared since as acts. And what of the game is lost so, since a board begins with nothing on the stack and no effect
 * but those that make somebody goaded, suspected or exerted.
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
  };
}

const isDeclared = ({ combat }: GameState, { id }: Permanent): boolean =>
  combat.kind === 'combat' &&
  combat.declaredAttackers.includes(id) &&
  combat.attacks.some(({ attacker }) => attacker === id);

const goaderOf = ({ continuousEffects }: GameState, id: ObjectId): PlayerId | undefined =>
  continuousEffects.find((effect) => goads(effect) && effect.affects.includes(id))?.controller;

const goads = ({ change }: ContinuousEffect): boolean =>
  change.kind === 'impose' &&
  change.ability.kind === 'requirement' &&
  change.ability.requirement === 'goaded';

const isExerted = ({ continuousEffects }: GameState, { id }: Permanent): boolean =>
  continuousEffects.some((effect) => tires(effect) && effect.source === id);

const tires = ({ change, until, affects, source }: ContinuousEffect): boolean =>
  change.kind === 'doesNotUntap' && until === 'yourNextUntapStep' && affects.includes(source);

const suspects = (
  { change, until, source, affects }: ContinuousEffect,
  state: GameState,
): boolean =>
  change.kind === 'grant' &&
  until === 'forever' &&
  affects.includes(source) &&
  state.battlefield.some(({ id, suspected }) => id === source && suspected === true);

// A line says of one player that they have goaded a creature.
const isSaid = (effect: ContinuousEffect, state: GameState): boolean =>
  tires(effect) ||
  suspects(effect, state) ||
  (goads(effect) && effect.affects.every((id) => goaderOf(state, id) === effect.controller));

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

const LATER = ['firstStrikeDamage', 'combatDamage'];

function lostOf(state: GameState, permanents: readonly PermanentSetup[]): readonly Lost[] {
  const { combat, turn } = state;
  const told = (of: GameState): readonly (LostKind | false)[] => [
    of.players.some(({ status }) => status === 'lost') && 'playerGone',
    of.stack.length > 0 && 'stack',
    of.waitingTriggers.length + of.delayedTriggers.length > 0 && 'triggers',
    of.preventionShields.length + (of.redirections?.length ?? 0) > 0 && 'shields',
    (of.phasedOut?.length ?? 0) > 0 && 'phasedOut',
    (of.skips?.length ?? 0) + turn.upcoming.length + turn.extraTurns.length > 0 && 'skips',
    LATER.includes(turn.step) && 'laterStep',
    of.continuousEffects.some((one) => !isSaid(one, of)) && 'effect',
    combat.kind === 'combat' &&
      combat.attacks.some(({ attacker }) => !combat.declaredAttackers.includes(attacker)) &&
      'attackingUndeclared',
  ];
  const tags = tagsOf(permanents);
  return [
    ...told(state).flatMap((kind): readonly Lost[] => (kind === false ? [] : [{ kind }])),
    ...state.battlefield.flatMap(({ id, owner, controller, front }): readonly Lost[] => {
      const permanent = tags.get(id) ?? id;
      return [
        ...(owner === controller ? [] : [{ kind: 'owner', permanent } as const]),
        ...(front === undefined ? [] : [{ kind: 'otherFace', permanent } as const]),
      ];
    }),
  ];
}
