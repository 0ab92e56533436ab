import { rulesOf } from '../mistakes/rulesOf.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Attack, AttackTarget, Band, Block } from './combat.ts';
import type { GameState } from './gameState.ts';

export const attacksOf = (state: GameState): readonly Attack[] =>
  state.combat.kind === 'combat' ? state.combat.attacks : [];

export const blocksOf = (state: GameState): readonly Block[] =>
  state.combat.kind === 'combat' ? state.combat.blocks : [];

/** How `id` attacks, if it is an attacking creature. */
export const attackOf = (state: GameState, id: ObjectId): Attack | undefined =>
  attacksOf(state).find((attack) => attack.attacker === id);

/** How `id` blocks, if it is a blocking creature. */
export const blockOf = (state: GameState, id: ObjectId): Block | undefined =>
  blocksOf(state).find((block) => block.blocker === id);

/** The creatures that block `attacker`, in the order in which they came to. */
export const blockersOf = (state: GameState, attacker: ObjectId): readonly ObjectId[] =>
  blocksOf(state)
    .filter((block) => block.attackers.includes(attacker))
    .map((block) => block.blocker);

/** CR 702.22h: the attacker and those in a band with it, which become blocked by whatever blocks it. */
export const bandOf = (state: GameState, attacker: ObjectId): readonly ObjectId[] =>
  bandsOf(state).find((band) => band.includes(attacker)) ?? [attacker];

interface BlockPair {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/** CR 702.22h: the blocks declared, and those of everything banded with what is blocked; each once. */
export const throughBands = (
  state: GameState,
  blocks: readonly BlockPair[],
): readonly BlockPair[] => {
  const all = blocks.flatMap(({ blocker, attacker }) =>
    bandOf(state, attacker).map((member) => ({ blocker, attacker: member })),
  );
  return all.filter(
    (one, at) =>
      all.findIndex(
        ({ blocker, attacker }) => blocker === one.blocker && attacker === one.attacker,
      ) === at,
  );
};

export const bandsOf = (state: GameState): readonly Band[] =>
  state.combat.kind === 'combat' ? state.combat.bands : [];

/**
 * CR 508.5: the defending player that an ability of the attacker speaks of: whose attack it is now, or, in editions that
 * look back, whose it was as it became attacking.
 */
export const defendingPlayerMeant = (state: GameState, attack: Attack): PlayerId =>
  rulesOf(state).defendingPlayer === 'attackedWhenItBecameAttacking'
    ? (attack.becameAttacking ?? defendingPlayerOf(attack.target))
    : defendingPlayerOf(attack.target);

/** CR 508.5: the player attacked, or who controls or protects the permanent attacked. */
export const defendingPlayerOf = (target: AttackTarget): PlayerId =>
  target.kind === 'player' ? target.player : target.defendingPlayer;
