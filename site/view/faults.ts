import type { BoardView, GameEvent, ObjectId } from '../engine.ts';

/** What one disobeyed rule is about: the creatures that it names. */
export type BlamedCreatures = readonly ObjectId[];

/** What is at fault in a refused declaration; nobody in particular is where too few requirements are obeyed. */
export const faultsOf = (events: readonly GameEvent[]): readonly BlamedCreatures[] =>
  events.flatMap((event) => {
    if (event.kind !== 'attack' && event.kind !== 'block') return [];
    if (event.outcome !== 'refused') return [];
    return event.verdict.violations
      .filter(({ code }) => code !== 'fewerRequirementsThanPossible')
      .map(({ objects }) => objects);
  });

/** Whether a block is at fault: of each side, it has one that is named, or nobody there is. */
export function isBlockAtFault(
  { blocker, attacker }: { readonly blocker: ObjectId; readonly attacker: ObjectId },
  faults: readonly BlamedCreatures[],
  { blocks }: Pick<BoardView, 'blocks'>,
): boolean {
  const tried = blocks.filter(({ refused }) => refused);
  return faults.some((fault) => {
    const blockers = tried.map((one) => one.blocker).filter((id) => fault.includes(id));
    const attackers = tried.map((one) => one.attacker).filter((id) => fault.includes(id));
    const has = (named: readonly ObjectId[], id: ObjectId): boolean =>
      named.length === 0 || named.includes(id);
    const isNamed = blockers.length + attackers.length > 0;
    return isNamed && has(blockers, blocker) && has(attackers, attacker);
  });
}

/** Whether an attack is at fault. */
export const isAttackAtFault = (attacker: ObjectId, faults: readonly BlamedCreatures[]): boolean =>
  faults.some((fault) => fault.includes(attacker));
