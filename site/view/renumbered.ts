import { numberOf, type Replay, type RuleKey } from '../engine.ts';

export interface Renumbered {
  readonly now: string;
  readonly then: string;
}

const keysOf = (replay: Replay | undefined): readonly RuleKey[] =>
  replay === undefined ? [] : [...new Set(replay.frames.flatMap(({ rules }) => rules))];

/** Rules that both replays cite, under other numbers in the other edition. */
export function renumbered(
  other: Replay | undefined,
  here: Replay | undefined,
): readonly Renumbered[] {
  if (other === undefined || here === undefined) return [];
  const cited = new Set(keysOf(other));
  const pairs = keysOf(here).flatMap((key) => {
    const now = numberOf(here.edition, key);
    const then = numberOf(other.edition, key);
    return cited.has(key) && now !== undefined && then !== undefined && now !== then
      ? [{ now, then }]
      : [];
  });
  return [...new Map(pairs.map((pair) => [`${pair.now} ${pair.then}`, pair])).values()];
}
