import type { EditionId } from '../citation/editions.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { OutcomeExpectation, ScenarioAsking, ScriptEntry, Setup } from './scenario.ts';

/** The main line of a scenario, or a branch, with everything that it needs to be played by itself. */
export interface ScriptToPlay {
  /** `main`, or the branch's name. */
  readonly branch: string;
  readonly editions: readonly EditionId[];
  readonly setup: Setup;
  readonly start: Step;
  readonly entries: readonly ScriptEntry[];
  readonly outcome: readonly OutcomeExpectation[];
  readonly stops: ScenarioAsking['stops'];
}

/** The main line first, then its branches. */
export const scriptsOf = (scenario: ScenarioAsking): readonly ScriptToPlay[] => [
  {
    branch: 'main',
    editions: scenario.editions,
    setup: scenario.setup,
    start: scenario.start,
    entries: scenario.script,
    outcome: scenario.outcome,
    stops: scenario.stops,
  },
  ...scenario.branches.map(
    (branch): ScriptToPlay => ({
      branch: branch.name,
      editions: branch.editions,
      setup: branch.setup,
      start: scenario.start,
      entries: [...scenario.script.slice(0, branch.keeps), ...branch.script],
      outcome: branch.outcome,
      stops: scenario.stops,
    }),
  ),
];

/** Players whose mana is not counted. */
export const unlimitedIn = ({ players }: Setup): readonly PlayerId[] =>
  players.filter(({ mana }) => mana === undefined).map(({ id }) => id);
