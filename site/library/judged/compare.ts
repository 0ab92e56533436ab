import type { Frame, Replay } from '#engine';

/** Two editions' replays laid beside each other: frames by number from 1, where each has one. */
export interface Pair {
  readonly a: number | undefined;
  readonly b: number | undefined;
  readonly same: boolean;
}

/** Pairs the stops of two replays in order: those that tell the same first, then those that tell the same act. */
export function compareReplays(a: Replay, b: Replay): readonly Pair[] {
  const told = { a: a.frames.map(tellingOf), b: b.frames.map(tellingOf) };
  const acts = { a: a.frames.map(actOf), b: b.frames.map(actOf) };
  return longestCommon(acts.a, acts.b).map(([i, j]) => ({
    a: i === undefined ? undefined : i + 1,
    b: j === undefined ? undefined : j + 1,
    same: i !== undefined && j !== undefined && told.a[i] === told.b[j],
  }));
}

/** Whether a board is ruled differently at all. */
export const differs = (a: Replay, b: Replay): boolean =>
  compareReplays(a, b).some(({ same }) => !same);

// What happened, whatever the rules that said so.
const tellingOf = ({ step, outcome, events }: Frame): string =>
  JSON.stringify([step, outcome, events], (key, value: unknown) =>
    key === 'rules' ? undefined : value,
  );

// What was tried or done, whatever came of it.
function actOf({ step, events }: Frame): string {
  const [lead] = events;
  if (lead === undefined) return step;
  switch (lead.kind) {
    case 'attack':
    case 'block':
      return JSON.stringify([step, lead.act.declaration]);
    case 'divide':
      return lead.outcome === 'done'
        ? JSON.stringify([step, lead.kind])
        : JSON.stringify([step, lead.kind, lead.act.assignments]);
    default:
      return 'outcome' in lead
        ? JSON.stringify([step, lead.kind, lead.outcome])
        : JSON.stringify([step, lead.kind]);
  }
}

type Matched = readonly [number | undefined, number | undefined];

function longestCommon(a: readonly string[], b: readonly string[]): readonly Matched[] {
  const length = lengths(a, b);
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  const pairs: Matched[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) pairs.push([i++, j++]);
    else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      pairs.push([i++, undefined]);
    else pairs.push([undefined, j++]);
  }
  return pairs;
}

// length[i][j]: the most that can be paired of a from i on and b from j on.
function lengths(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      const below = table[i + 1];
      row[j] =
        a[i] === b[j] ? 1 + (below?.[j + 1] ?? 0) : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}
