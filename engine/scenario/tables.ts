import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { DecisionTable, Frame } from '../explanation/frame.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import type { GameState } from '../state/gameState.ts';

/** More rows than this prove less than they hide. */
const ROWS = 32;

/** For each decision of a replay with few enough declarations: all of them, each ruled on, with the stop that tried it. */
export function tablesFor(
  moments: readonly Moment[],
  frames: readonly Frame[],
): readonly DecisionTable[] {
  return moments.flatMap(({ entries, before }) =>
    entries.flatMap(({ event }) => tableFor(event, before, frames)),
  );
}

function tableFor(
  event: GameEvent,
  before: GameState,
  frames: readonly Frame[],
): readonly DecisionTable[] {
  if (event.kind === 'attackersDeclared') {
    const rows = everyAttack(before, ROWS);
    if (rows === undefined || !provesSomething(rows)) return [];
    return [
      {
        kind: 'attack',
        frame: frameOf(frames, event.kind, keyOf(event.declaration)),
        rows: rows.map((row) => ({
          ...row,
          frame: found(frames, keyOf(row.declaration), ['attackRefused', 'attackersDeclared']),
        })),
      },
    ];
  }
  if (event.kind === 'blockersDeclared') {
    const rows = everyBlock(before, event.player, ROWS);
    if (rows === undefined || !provesSomething(rows)) return [];
    return [
      {
        kind: 'block',
        frame: frameOf(frames, event.kind, keyOf(event.declaration)),
        rows: rows.map((row) => ({
          ...row,
          frame: found(frames, keyOf(row.declaration), ['blockRefused', 'blockersDeclared']),
        })),
      },
    ];
  }
  return [];
}

// Where everything is legal there is nothing to prove.
const provesSomething = (
  rows: readonly { readonly verdict: { readonly verdict: string } }[],
): boolean => rows.some(({ verdict }) => verdict.verdict !== 'legal');

const frameOf = (frames: readonly Frame[], kind: GameEvent['kind'], key: string): number =>
  found(frames, key, [kind]) ?? 0;

function found(
  frames: readonly Frame[],
  key: string,
  kinds: readonly GameEvent['kind'][],
): number | undefined {
  const index = frames.findIndex(({ events }) =>
    events.some(
      (event) =>
        kinds.includes(event.kind) && 'declaration' in event && keyOf(event.declaration) === key,
    ),
  );
  return index < 0 ? undefined : index;
}

// Two declarations are one when they say the same in whatever order.
const keyOf = (declaration: object): string =>
  Object.values(declaration)
    .flat()
    .map((part) =>
      JSON.stringify(
        part,
        Object.keys(part ?? {})
          .toSorted()
          .concat('player', 'permanent', 'kind'),
      ),
    )
    .toSorted()
    .join();
