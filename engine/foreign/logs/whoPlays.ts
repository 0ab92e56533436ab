import type { LogEvent } from './readLog.ts';

/** Who plays, by what is said of nobody but players; two at least, of whom some may have no name. */
export function playersIn(events: readonly LogEvent[]): readonly string[] {
  const named = events.flatMap(({ kind, says }) => [
    ...(says.player === undefined ? [] : [says.player]),
    ...(says.other !== undefined && OTHERS.has(kind) ? [says.other] : []),
  ]);
  const attacked = events.flatMap(({ kind, says }) =>
    kind === 'attacks' && says.other !== undefined ? [says.other] : [],
  );
  // Whoever is attacked in the end may be a planeswalker, unless nobody else is there to be attacked.
  const sure = [...new Set(named)];
  const all = sure.length < 2 ? [...new Set([...sure, ...attacked.slice(0, 1)])] : sure;
  return [...all, ...NAMELESS].slice(0, Math.max(all.length, 2));
}

/** Of no letters, so that a line calls them by customary names. */
const NAMELESS = ['?', '??'];

/** Where another that is named beside a player is one, too. */
const OTHERS = new Set<LogEvent['kind']>(['control', 'attaches']);
