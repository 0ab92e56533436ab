import { NEWEST_EDITION, playScenario, type Scenario } from '#engine';
import type { LoadedScenario } from '../../site/library/scenarios.ts';
import type { ReplayMeasured } from './measured.ts';
import { leastTime, quantile } from './timing.ts';

/** Milliseconds that a whole scenario may take. */
export const REPLAY_TARGET = 20;

/** Plays every scenario in its first edition, alone and with all its branches. */
export const measureReplays = (scenarios: readonly LoadedScenario[]): readonly ReplayMeasured[] =>
  scenarios.map(({ file, scenario }) => measureReplay(file, scenario));

/** Milliseconds that playing an exercise takes: the median of some. */
export const timeOfExercise = (exercises: readonly LoadedScenario[]): number =>
  quantile(
    exercises.slice(0, SOME).map(({ file, scenario }) => measureReplay(file, scenario).main),
    0.5,
  );

const SOME = 25;

function measureReplay(file: string, scenario: Scenario): ReplayMeasured {
  const edition = scenario.editions[0] ?? NEWEST_EDITION;
  const main: Scenario = { ...scenario, branches: [] };
  for (let run = 0; run < WARM_UP; run++) playScenario(main, edition);
  const time = leastTime(() => playScenario(main, edition));
  return {
    file,
    edition,
    main: time,
    withBranches: leastTime(() => playScenario(scenario, edition)),
    branches: scenario.branches.length,
    isMet: time < REPLAY_TARGET,
  };
}

const WARM_UP = 5;
