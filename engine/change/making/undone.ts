import type { GameEvent } from '../../log/gameEvent.ts';
import type { Violation, ViolationCode } from '../../log/verdict.ts';
import type { TurnHistory, Undone } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** The turn so far, with what was legal of a declaration that has just been taken back whole (CR 733.1). */
export function withUndone(history: TurnHistory, event: GameEvent): TurnHistory {
  const undone = legalPartOf(event);
  if (undone === undefined) return history;
  const isEmpty = (undone.kind === 'attack' ? undone.attacks : undone.blocks).length === 0;
  return isEmpty ? withoutUndone(history) : { ...history, undone };
}

/** The same once that can be asked no more. */
export function withoutUndone(history: TurnHistory): TurnHistory {
  if (history.undone === undefined) return history;
  const { undone: _, ...rest } = history;
  return rest;
}

function legalPartOf(event: GameEvent): Undone | undefined {
  if (event.kind !== 'attack' && event.kind !== 'block') return undefined;
  if (event.outcome !== 'refused') return undefined;
  const offending = event.verdict.violations.filter(({ code }) => !ABOUT_ALL.has(code));
  const isBad = (creature: ObjectId, on?: ObjectId): boolean =>
    offending.some((one) => speaksOf(one, creature, on));
  if (event.kind === 'attack')
    return {
      kind: 'attack',
      attacks: event.act.declaration.attacks.filter(({ attacker }) => !isBad(attacker)),
    };
  return {
    kind: 'block',
    blocks: event.act.declaration.blocks.filter(
      ({ blocker, attacker }) => !isBad(blocker, attacker),
    ),
  };
}

/** What is said of the declaration as a whole, and not against some of its creatures. */
const ABOUT_ALL: ReadonlySet<ViolationCode> = new Set(['fewerRequirementsThanPossible']);

/** Against a blocker, or against all that block an attacker, as a least number of blockers does. */
const speaksOf = ({ objects }: Violation, creature: ObjectId, on?: ObjectId): boolean =>
  objects.includes(creature) || (objects.length === 1 && on !== undefined && objects[0] === on);
