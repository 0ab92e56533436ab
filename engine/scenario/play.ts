import type { EditionId } from '../citation/editions.ts';
import type { Replay } from '../explanation/frame.ts';
import { framesFrom } from '../explanation/framesFrom.ts';
import { known } from '../vocabulary/result.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { advance } from './advance.ts';
import { checkExpectation } from './expectation.ts';
import { beginLine, decisionOf, gameOf, type Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import type { Place } from './place.ts';
import { playEntry, troubleOf } from './playEntry.ts';
import type { PlayProblem, Trouble } from './problem.ts';
import type { Scenario, ScriptEntry } from './scenario.ts';
import { type ScriptToPlay, scriptsOf, unlimitedIn } from './scriptToPlay.ts';
import { setUp } from './setUp.ts';
import { tablesFor } from './tables.ts';

export interface ScenarioPlayed {
  /** Whether every expectation of the file came true in this edition. */
  readonly holds: boolean;
  readonly problems: readonly PlayProblem[];
  /** The main line first, then the branches that exist in this edition. */
  readonly replays: readonly Replay[];
}

/** Plays a scenario and its branches under one edition's rules and holds them against what its file expects. */
export const playScenario = (scenario: Scenario, edition: EditionId): ScenarioPlayed =>
  heldAgainstFile(playScripts(scenario, edition));

/** The main script and the branches that exist in an edition, played. */
export const playScripts = (scenario: Scenario, edition: EditionId): readonly ScriptPlayed[] =>
  scriptsOf(scenario)
    .filter(({ editions }) => editions.includes(edition))
    .map((script) => playScript(script, edition));

/** All scripts of a scenario, as they were played in one edition, together. */
export function heldAgainstFile(all: readonly ScriptPlayed[]): ScenarioPlayed {
  const main = known(all[0], 'main line').replay;
  const problems = all.flatMap((one) => one.problems);
  return {
    holds: problems.length === 0,
    problems,
    replays: all.map(({ replay }) => ({
      ...replay,
      sharedFrames: replay.branch === 'main' ? 0 : sharedFrames(main, replay),
    })),
  };
}

export interface ScriptPlayed {
  readonly replay: Replay;
  readonly line: Line;
  readonly problems: readonly PlayProblem[];
}

/** Plays one script to its end, and on until combat is over. */
export function playScript(script: ScriptToPlay, edition: EditionId): ScriptPlayed {
  const problems: PlayProblem[] = [];
  const note = (at: Place, troubles: readonly Trouble[]): void => {
    for (const trouble of troubles) problems.push({ branch: script.branch, at, trouble });
  };
  const { outcome, entries } = script;
  let line = playEntries(script, edition, note);
  const ended = advance(line, isOver);
  if (ended.ok) line = ended.value;
  else note(known(entries.at(-1) ?? outcome[0], 'script').at, [troubleOf(ended.error)]);
  for (const expected of outcome.filter(({ editions }) => editions.includes(edition)))
    note(expected.at, checkExpectation(line, expected).troubles);
  const frames = framesFrom(line.moments, script.stops);
  return {
    line,
    replay: {
      edition,
      branch: script.branch,
      frames,
      sharedFrames: 0,
      tables: tablesFor(line.moments, frames),
      outcome: outcomeOf(line),
    },
    problems,
  };
}

/** Plays those entries of a script that the edition has, and no further; `note` is told what did not go as expected. */
export function playEntries(
  { setup, start, entries }: Pick<ScriptToPlay, 'setup' | 'start' | 'entries'>,
  edition: EditionId,
  note: (at: Place, troubles: readonly Trouble[]) => void = () => {},
): Line {
  let line = beginLine(setUp(setup, start, edition), unlimitedIn(setup));
  for (const entry of entries.filter((one: ScriptEntry) => one.editions.includes(edition))) {
    const played = playEntry(line, entry);
    note(entry.at, played.troubles);
    line = played.line;
  }
  return line;
}

/** A replay goes on until nothing is left on the stack and combat, or what stands after it, is done. */
function isOver(line: Line): boolean {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind === 'gameOver') return true;
  if (decision.kind !== 'priority' || game.stack.length > 0) return false;
  return AFTER_COMBAT.has(game.turn.step);
}

const AFTER_COMBAT: ReadonlySet<Step> = new Set([
  'endOfCombat',
  'postcombatMain',
  'endStep',
  'cleanup',
  'upkeep',
  'draw',
  'precombatMain',
]);

const sharedFrames = (main: Replay, branch: Replay): number => {
  const differs = branch.frames.findIndex(
    (frame, index) => JSON.stringify(frame) !== JSON.stringify(main.frames[index]),
  );
  return differs < 0 ? branch.frames.length : differs;
};
