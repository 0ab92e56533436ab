import { NEWEST_EDITION } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { EventKind } from '../../log/gameEvent.ts';
import { readScenario } from '../../sandbox/readScenario.ts';
import type { PlayProblem } from '../../scenario/problem.ts';
import type { TakenChoice } from '../../scenario/takenChoice.ts';
import { judgeScenario } from '../../training/judgeScenario.ts';
import { known } from '../../vocabulary/result.ts';

/** For tests: reads what a scenario file says from `players` on, as it says of editions; without any card of the project. */
export const readBoard = (rest: string, editions = '{ since: 2026-09-25 }') =>
  readScenario(
    `covers: []
topics: [declare-attackers]
knowledge: 1
editions: ${editions}
checked: 2026-11-21
${rest}`,
    'scenarios/test/board/scenario.yaml',
    new Map(),
  );

/** For tests: what does not hold as such a file is played by today's rules; throws where it can't be read. */
export const problemsOf = (rest: string): readonly PlayProblem[] => judged(rest).problems;

/** For tests: the choices that players had in it, and that it does not make. */
export const takenOf = (rest: string): readonly TakenChoice[] => judged(rest).taken;

/** For tests: by what rules it was decided as something of that kind happened, in the order in which it did. */
export const decidedOf = (rest: string, kind: EventKind): readonly (readonly RuleKey[])[] =>
  judged(rest)
    .replays.flatMap(({ frames }) => frames.flatMap(({ events }) => events))
    .flatMap((event) => (event.kind === kind ? [event.decides] : []));

function judged(rest: string) {
  const read = readBoard(rest);
  const why = read.ok ? '' : JSON.stringify(read.error);
  const scenario = known(read.ok ? read.value : undefined, why);
  return judgeScenario(scenario, NEWEST_EDITION);
}
