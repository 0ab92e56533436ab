import type {
  AttackDeclaration,
  AttackedChoice,
  BlockDeclaration,
  CombatDamageAssignment,
  DamageDealt,
  ObjectId,
} from '../engine.ts';

/** Attackers gathered by what they attack, in the order in which it is first named. */
export function attacksByTarget({
  attacks,
}: AttackDeclaration): readonly { target: AttackedChoice; attackers: readonly ObjectId[] }[] {
  const key = (target: AttackedChoice): string =>
    target.kind === 'player' ? `player ${target.player}` : target.permanent;
  const keys = [...new Set(attacks.map(({ target }) => key(target)))];
  return keys.flatMap((one) => {
    const same = attacks.filter(({ target }) => key(target) === one);
    const [first] = same;
    if (first === undefined) return [];
    return [{ target: first.target, attackers: same.map(({ attacker }) => attacker) }];
  });
}

/** Blockers gathered by what they block. */
export function blocksByAttacker({
  blocks,
}: BlockDeclaration): readonly { attacker: ObjectId; blockers: readonly ObjectId[] }[] {
  const attackers = [...new Set(blocks.map(({ attacker }) => attacker))];
  return attackers.map((attacker) => ({
    attacker,
    blockers: blocks.filter((block) => block.attacker === attacker).map(({ blocker }) => blocker),
  }));
}

/** Damage gathered by its source. */
export function bySource<D extends CombatDamageAssignment | DamageDealt>(
  deals: readonly D[],
): readonly { source: ObjectId; deals: readonly D[] }[] {
  const sources = [...new Set(deals.map(({ source }) => source))];
  return sources.map((source) => ({
    source,
    deals: deals.filter((deal) => deal.source === source),
  }));
}

/** Attackers that the same creatures block, together. */
export const blocksByBlockers = (
  declaration: BlockDeclaration,
): readonly { attackers: readonly ObjectId[]; blockers: readonly ObjectId[] }[] =>
  [
    ...Map.groupBy(blocksByAttacker(declaration), ({ blockers }) => blockers.join(' ')).values(),
  ].map((same) => ({
    attackers: same.map(({ attacker }) => attacker),
    blockers: same[0]?.blockers ?? [],
  }));
