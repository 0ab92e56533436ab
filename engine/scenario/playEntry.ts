import { kebab } from '../vocabulary/spelling.ts';
import { advance } from './advance.ts';
import { attempt } from './attempt.ts';
import { brokenNames } from './brokenNames.ts';
import { checkExpectation } from './expectation.ts';
import { isDone } from './isDone.ts';
import type { Line } from './line.ts';
import {
  differingCount,
  type EntryPlayed,
  playDone,
  troubleOf,
  violationsIn,
  went,
} from './playAct.ts';
import type { Trouble } from './problem.ts';
import type { RefusedTry, ScriptStep } from './scenario.ts';
import { tryWhereItStands } from './tryWhereItStands.ts';

/** Plays one entry of a script and says where the game did not go as it expects. */
export function playEntry(line: Line, entry: ScriptStep): EntryPlayed {
  switch (entry.kind) {
    case 'act':
    case 'allPass':
    case 'passUntil':
      return playDone(line, entry);
    case 'passUntilDone':
      return went(
        line,
        advance(line, (now) => isDone(now, entry.done)),
      );
    case 'expect':
      return checkExpectation(line, entry.expectation);
    case 'refused':
      return entry.tries.reduce<EntryPlayed>(
        (so, one) => {
          const next = tryRefused(so.line, one);
          return { line: next.line, troubles: [...so.troubles, ...next.troubles] };
        },
        { line, troubles: [] },
      );
  }
}

function tryRefused(line: Line, { act: tried, breaks, obeys }: RefusedTry): EntryPlayed {
  const tryIt = breaks.includes('noPriority') ? tryWhereItStands : attempt;
  const result = tryIt(line, tried);
  if (!result.ok) return { line, troubles: [troubleOf(result.error)] };
  const { outcome, moments, line: after } = result.value;
  if (outcome === 'done') return { line, troubles: [{ kind: 'allowedInstead' }] };
  const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const found = brokenNames(violationsIn(result.value)).map(kebab).join(', ');
  const expected = breaks.toSorted().map(kebab).join(', ');
  const differs: readonly Trouble[] =
    found === expected ? [] : [{ kind: 'differs', what: 'breaks', expected, found }];
  return { line: after, troubles: [...differs, ...differingCount(obeys, events)] };
}
