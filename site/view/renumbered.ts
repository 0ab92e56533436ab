import { type EditionId, numberOf, type RuleKey } from '../engine.ts';
import type { LineOutline } from '../library/judged/facts.ts';

export interface NumberChange {
  readonly now: string;
  readonly before: string;
}

/** A line of play, as it went in an edition. */
type InEdition = readonly [edition: EditionId, line: LineOutline | undefined];

/** Rules that both lines cite, under other numbers in the other edition. */
export function renumbered(
  [then, other]: InEdition,
  [now, here]: InEdition,
): readonly NumberChange[] {
  const cited = new Set(keysOf(other));
  const pairs = keysOf(here).flatMap((key) => {
    const pair = { now: numberOf(now, key), before: numberOf(then, key) };
    return cited.has(key) && isRenumbered(pair) ? [pair] : [];
  });
  return [...new Map(pairs.map((pair) => [`${pair.now} ${pair.before}`, pair])).values()];
}

const keysOf = (line: LineOutline | undefined): readonly RuleKey[] =>
  line === undefined ? [] : [...new Set(line.frames.flatMap(({ rules }) => rules))];

const isRenumbered = (pair: {
  readonly now: string | undefined;
  readonly before: string | undefined;
}): pair is NumberChange =>
  pair.now !== undefined && pair.before !== undefined && pair.now !== pair.before;
