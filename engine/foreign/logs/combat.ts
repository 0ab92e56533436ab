import type { LogEvent } from './readLog.ts';

const DECLARES = new Set<LogEvent['kind']>(['combat', 'attacks', 'attacker']);
const BLOCKS = new Set<LogEvent['kind']>(['blocks', 'unblocked']);

export const isCombat = ({ kind }: LogEvent): boolean =>
  DECLARES.has(kind) || BLOCKS.has(kind) || kind === 'points';

/**
 * Where the last combat is that is told of, as indices of events: from its first declaration to behind its last. Where
 * there is none, both are past the end.
 */
export function combatIn(events: readonly LogEvent[]): {
  readonly from: number;
  readonly end: number;
} {
  let from = Number.POSITIVE_INFINITY;
  let end = Number.POSITIVE_INFINITY;
  let isOver = true;
  let hasBlocks = false;
  for (const [at, { kind }] of events.entries()) {
    if (kind === 'turn') isOver = true;
    const isAttack = DECLARES.has(kind);
    if (!isAttack && !BLOCKS.has(kind)) continue;
    // What blocks and is told of without an attack is a combat of its own.
    if (isOver || (hasBlocks && (kind === 'attacks' || kind === 'combat'))) {
      from = at;
      hasBlocks = false;
    }
    isOver = false;
    hasBlocks ||= !isAttack || kind === 'attacker';
    end = at + 1;
  }
  return { from, end };
}
