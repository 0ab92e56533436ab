import { theCharacteristics } from '../state/characteristicsOf.ts';
import { attackOf, attacksOf, blockOf, blocksOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState, Permanent, Player } from '../state/gameState.ts';
import { isGoadedByEffect } from '../state/goaded.ts';
import { protectorOf } from '../state/protector.ts';
import type { StackItem } from '../state/stack.ts';
import { leftOutOf, unreadOf } from '../state/textLeft.ts';
import type { ObjectName } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type {
  AttackLine,
  BlockLine,
  BoardView,
  PermanentView,
  PlayerView,
  StackView,
} from './boardView.ts';
import type { Legend } from './legend.ts';

/** What a stop adds to the board that the state by itself does not show. */
export interface ShownAtStop {
  /** The game before, for what left at this stop. */
  readonly before: GameState;
  readonly gone: ReadonlyMap<ObjectId, 'destroyed' | 'died' | 'left'>;
  readonly triedAttacks: readonly AttackLine[];
  readonly triedBlocks: readonly BlockLine[];
  readonly damage: readonly CombatDamageAssignment[];
}

/** The board as it is, with nothing shown on it that a stop would add. */
export const viewState = (state: GameState, legend: Legend): BoardView =>
  viewBoard(state, legend, {
    before: state,
    gone: new Map(),
    triedAttacks: [],
    triedBlocks: [],
    damage: [],
  });

/** The board after a stop, with what that stop showed on it. */
export function viewBoard(state: GameState, legend: Legend, overlay: ShownAtStop): BoardView {
  return {
    players: state.players.map((player) => viewPlayer(state, player)),
    permanents: permanentsOf(state, legend, overlay),
    stack: state.stack.map((item) => viewStackItem(state, item)).toReversed(),
    attacks: [
      ...attacksOf(state).map(({ attacker, target }) => ({ attacker, target, refused: false })),
      ...overlay.triedAttacks,
    ],
    blocks: [
      ...blocksOf(state).flatMap(({ blocker, attackers }) =>
        attackers.map((attacker) => ({ blocker, attacker, refused: false })),
      ),
      ...overlay.triedBlocks,
    ],
    damage: overlay.damage,
  };
}

function viewPlayer(state: GameState, player: Player): PlayerView {
  const isActive = player.id === state.turn.activePlayer;
  const fights = state.combat.kind === 'combat';
  const attacked = attacksOf(state).some(({ target }) => defendingPlayerOf(target) === player.id);
  return {
    id: player.id,
    role: isActive
      ? fights
        ? 'attacking'
        : 'active'
      : fights && (attacked || state.players.length === 2)
        ? 'defending'
        : 'nonactive',
    life: player.life,
    poison: player.poison,
    handSize: player.handSize,
    graveyardSize: player.graveyardSize,
    mana: player.mana,
    exile: state.cards
      .filter(({ owner, zone }) => zone === 'exile' && owner === player.id)
      .map(({ id, counters = {} }) => ({ id, counters })),
    lost: player.status === 'lost',
  };
}

function permanentsOf(
  state: GameState,
  legend: Legend,
  { before, gone }: ShownAtStop,
): readonly PermanentView[] {
  const still = new Set(state.battlefield.map(({ id }) => id));
  const old = new Set(before.battlefield.map(({ id }) => id));
  return [
    ...before.battlefield.flatMap(({ id }) => {
      if (still.has(id)) return viewPermanent(state, id, legend, undefined);
      const how = gone.get(id);
      return how === undefined ? [] : viewPermanent(before, id, legend, how);
    }),
    ...state.battlefield
      .filter(({ id }) => !old.has(id))
      .flatMap(({ id }) => viewPermanent(state, id, legend, undefined)),
  ];
}

function viewPermanent(
  state: GameState,
  id: ObjectId,
  { tags, colors }: Legend,
  gone: PermanentView['gone'],
): readonly PermanentView[] {
  const permanent = state.battlefield.find((one) => one.id === id);
  if (permanent === undefined) return [];
  const now = theCharacteristics(state, id);
  return [
    {
      id,
      tag: tags.get(id) ?? id,
      name: now.name,
      controller: permanent.controller,
      types: now.types,
      subtypes: now.subtypes,
      colors: colors ? now.colors : undefined,
      power: now.power,
      toughness: now.toughness,
      printedPower: permanent.printed.power,
      printedToughness: permanent.printed.toughness,
      abilities: now.abilities,
      ...(unreadOf(now) === 0 ? {} : { unread: unreadOf(now) }),
      ...(leftOutOf(now) === 0 ? {} : { leftOut: leftOutOf(now) }),
      ...statusOf(state, permanent, now.toughness),
      protector: now.types.includes('battle') ? protectorOf(state, id) : undefined,
      role: roleOf(state, id),
      blocked: attackOf(state, id)?.status,
      gone,
    },
  ];
}

const statusOf = (state: GameState, permanent: Permanent, toughness: number | undefined) => ({
  counters: permanent.counters,
  token: permanent.token,
  attachedTo: permanent.attachedTo,
  ...(permanent.pairedWith === undefined ? {} : { pairedWith: permanent.pairedWith }),
  ...goadingOf(state, permanent.id),
  tapped: permanent.tapped,
  sick: permanent.sick,
  ...(permanent.faceUp === undefined ? {} : { faceDown: true as const }),
  markedDamage: permanent.markedDamage,
  lethallyDamaged:
    toughness !== undefined &&
    permanent.markedDamage > 0 &&
    (permanent.markedDamage >= toughness || permanent.deathtouched),
  shield: state.preventionShields
    .filter(({ protects }) => protects === permanent.id)
    .reduce((sum, { remaining }) => sum + remaining, 0),
});

function goadingOf(state: GameState, id: ObjectId): Pick<PermanentView, 'goadedBy'> {
  const goadedBy = state.players
    .map((player) => player.id)
    .filter((player) => isGoadedByEffect(state, id, player));
  return goadedBy.length === 0 ? {} : { goadedBy };
}

function roleOf(state: GameState, id: ObjectId): PermanentView['role'] {
  const attacks = attackOf(state, id) !== undefined;
  const blocks = blockOf(state, id) !== undefined;
  if (attacks) return blocks ? 'attackerAndBlocker' : 'attacker';
  return blocks ? 'blocker' : 'none';
}

function viewStackItem(state: GameState, item: StackItem): StackView {
  const base = { id: item.id, kind: item.kind, controller: item.controller };
  switch (item.kind) {
    case 'spell':
      return { ...base, name: item.printed.name, source: item.id, targets: item.targets };
    case 'activated':
    case 'triggered':
      return {
        ...base,
        name: nameOf(state, item.source),
        source: item.source,
        targets: item.targets,
      };
    case 'combatDamage':
      return { ...base, name: { kind: 'described' }, source: item.id, targets: [] };
  }
}

const nameOf = (state: GameState, id: ObjectId): ObjectName =>
  state.battlefield.find((permanent) => permanent.id === id)?.printed.name ?? { kind: 'described' };
