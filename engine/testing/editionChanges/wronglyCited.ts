import { type Cited, MOST_DECIDING } from '../../citation/cited.ts';
import type { EditionId } from '../../citation/editions.ts';
import { holdsIn } from '../../citation/limitedToSteps.ts';
import { numberOf } from '../../citation/ruleIndex.ts';
import type { Frame } from '../../explanation/frame.ts';
import { framesFrom } from '../../explanation/framesFrom.ts';
import type { Moment } from '../../log/moment.ts';

/**
 * What is told without one to three rules that decide it, first among those that it cites, each with a number of its
 * own; and rules that are cited in a step in which they don't hold. Each once, as `block in endOfCombat: blockers.choose`.
 */
export function wronglyCited(
  moments: readonly Moment[],
  edition: EditionId,
  frames: readonly Frame[] = framesFrom(moments),
): readonly string[] {
  const entries = moments.flatMap((moment) => moment.entries);
  const wrong = [
    ...entries.flatMap(({ event }) => undecided(event.kind, event, edition)),
    ...frames.flatMap((frame) => undecided('frame', frame, edition)),
    ...entries.flatMap(({ step, event }) =>
      event.rules
        .filter((rule) => !holdsIn(step, rule))
        .map((rule) => `${event.kind} in ${step}: ${rule}`),
    ),
  ];
  return [...new Set(wrong)];
}

function undecided(what: string, { rules, decides }: Cited, edition: EditionId): readonly string[] {
  const numbers = new Set(decides.map((rule) => numberOf(edition, rule)));
  const isDecided = numbers.size >= 1 && numbers.size <= MOST_DECIDING;
  const first = rules.slice(0, decides.length);
  return [
    ...(isDecided ? [] : [`${what} with ${numbers.size} deciding rules: ${rules.join(', ')}`]),
    ...(numbers.size === decides.length ? [] : [`${what} with one number twice: ${decides}`]),
    ...(first.join() === decides.join() ? [] : [`${what} with ${decides} after ${first}`]),
  ];
}
