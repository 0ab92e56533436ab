import type { Moment } from '../log/moment.ts';
import { attacksOf } from '../state/combatRoles.ts';
import { err, type Result } from '../vocabulary/result.ts';
import { advance, type Stuck } from './advance.ts';
import { decisionOf, gameOf, type Line } from './line.ts';

/** On to the declaration of blockers, or to why there is none: the step is skipped, or nothing attacks any more. */
export function toBlocks(line: Line): Result<Line, Stuck> {
  const turn = gameOf(line).turn.number;
  const reached = advance(
    line,
    (now) =>
      decisionOf(now).kind === 'declareBlockers' ||
      isPastAttackers(now) ||
      isSkippedSince(line, now) ||
      gameOf(now).turn.number > turn,
  );
  if (!reached.ok || decisionOf(reached.value).kind === 'declareBlockers') return reached;
  if (isPastAttackers(reached.value)) return err({ kind: 'nothingToBlock', line: reached.value });
  const thisTurn = reached.value.moments.filter(({ before }) => before.turn.number === turn);
  return err(thisTurn.some(skipsBlockers) ? { kind: 'noBlockersStep' } : { kind: 'neverComes' });
}

// CR 508.8: only where no creature ever attacked is the step skipped; once all of them are gone, it is there all the same.
const isPastAttackers = (line: Line): boolean =>
  gameOf(line).turn.step === 'declareBlockers' &&
  attacksOf(gameOf(line)).length === 0 &&
  !hasBlocked(line);

function hasBlocked({ moments }: Line): boolean {
  const began = moments.findLastIndex(({ entries }) =>
    entries.some(({ event }) => event.kind === 'stepBegan' && event.step === 'declareBlockers'),
  );
  return moments
    .slice(Math.max(0, began))
    .some(({ entries }) => entries.some(({ event }) => event.kind === 'block'));
}

const isSkippedSince = (before: Line, { moments }: Line): boolean =>
  moments.slice(before.moments.length).some(skipsBlockers);

/** CR 508.8 */
const skipsBlockers = ({ entries }: Moment): boolean =>
  entries.some(({ event }) => event.kind === 'stepSkipped' && event.step === 'declareBlockers');
