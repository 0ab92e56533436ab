import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { DecisionTable, Frame } from '../explanation/frame.ts';
import type { ActEvent } from '../log/actEvents.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import type { GameState } from '../state/gameState.ts';

/** A table with more rows than this would hide more than it proves. */
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
  if (event.kind === 'attack' && event.outcome === 'done') {
    const { kind, act } = event;
    const rows = everyAttack(before, ROWS);
    if (rows === undefined || !provesSomething(rows)) return [];
    return [
      {
        kind,
        frame: frameThat(frames, kind, act.declaration, ['done']) ?? 0,
        rows: rows.map((row) => ({ ...row, frame: frameThat(frames, kind, row.declaration) })),
      },
    ];
  }
  if (event.kind === 'block' && event.outcome === 'done') {
    const { kind, act } = event;
    const rows = everyBlock(before, act.player, ROWS);
    if (rows === undefined || !provesSomething(rows)) return [];
    return [
      {
        kind,
        frame: frameThat(frames, kind, act.declaration, ['done']) ?? 0,
        rows: rows.map((row) => ({ ...row, frame: frameThat(frames, kind, row.declaration) })),
      },
    ];
  }
  return [];
}

// Where everything is legal there is nothing to prove.
const provesSomething = (
  rows: readonly { readonly verdict: { readonly verdict: string } }[],
): boolean => rows.some(({ verdict }) => verdict.verdict !== 'legal');

/** The first that tells of this declaration: tried or made, or only made. */
function frameThat(
  frames: readonly Frame[],
  kind: 'attack' | 'block',
  declaration: object,
  outcomes: readonly ActEvent['outcome'][] = ['done', 'refused'],
): number | undefined {
  const key = keyOf(declaration);
  const index = frames.findIndex(({ events }) =>
    events.some(
      (event) =>
        event.kind === kind &&
        outcomes.includes(event.outcome) &&
        keyOf(event.act.declaration) === key,
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
