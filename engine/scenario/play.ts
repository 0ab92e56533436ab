import type { EditionId } from '../citation/editions.ts';
import type { Replay } from '../explanation/frame.ts';
import type { Moment } from '../log/moment.ts';
import type { Rules } from '../mistakes/rulesOf.ts';
import { known } from '../vocabulary/result.ts';
import { advance } from './advance.ts';
import { callTokens, unusedNames } from './callTokens.ts';
import { checkExpectation } from './expectation.ts';
import { isDone } from './isDone.ts';
import { isOver } from './isOver.ts';
import { beginLine, gameOf, type Line } from './line.ts';
import type { Place } from './place.ts';
import { troubleOf } from './playAct.ts';
import { playEntry } from './playEntry.ts';
import type { PlayProblem, Trouble } from './problem.ts';
import { replayOf } from './replayOf.ts';
import type { ScenarioAsking, ScriptEntry } from './scenario.ts';
import { type ScriptToPlay, scriptsOf, unlimitedIn } from './scriptToPlay.ts';
import { setUp } from './setUp.ts';
import { choicesTaken, type TakenChoice } from './takenChoice.ts';
import { unlessTooMuch } from './unlessTooMuch.ts';
import { unusedChoices } from './unusedChoices.ts';

export interface ScenarioPlayed {
  /** Whether every expectation of the file came true in this edition. */
  readonly holds: boolean;
  readonly problems: readonly PlayProblem[];
  /** Choices that players had and the scripts did not make. */
  readonly taken: readonly TakenChoice[];
  /** The main line first, then the branches that exist in this edition. */
  readonly replays: readonly Replay[];
}

/** Plays a scenario and its branches under one edition's rules and holds them against what its file expects. */
export const playScenario = (scenario: ScenarioAsking, edition: EditionId): ScenarioPlayed =>
  heldAgainstFile(playScripts(scenario, edition));

/** The main script and the branches that exist in an edition, played. */
export const playScripts = (
  scenario: ScenarioAsking,
  edition: EditionId,
): readonly ScriptPlayed[] =>
  scriptsOf(scenario)
    .filter(({ editions }) => editions.includes(edition))
    .map((script) => playScript(script, { edition }));

/** All scripts of a scenario, as they were played in one edition, together. */
export function heldAgainstFile(all: readonly ScriptPlayed[]): ScenarioPlayed {
  const main = known(all[0], 'main line').replay;
  const problems = all.flatMap((one) => one.problems);
  return {
    holds: problems.length === 0,
    problems,
    taken: all.flatMap((one) => one.taken),
    replays: all.map(({ replay }) => ({
      ...replay,
      sharedFrames: replay.branch === 'main' ? 0 : sharedFrames(main, replay),
    })),
  };
}

export interface ScriptPlayed extends LinePlayed {
  readonly replay: Replay;
}

/** A script as it went, before anything of it is shown. */
export interface LinePlayed {
  readonly line: Line;
  readonly problems: readonly PlayProblem[];
  readonly taken: readonly TakenChoice[];
}

/** Plays one script to its end, and on until combat is over. */
export function playScript(script: ScriptToPlay, rules: Rules): ScriptPlayed {
  const played = playLine(script, rules);
  return { ...played, replay: replayOf(played.line, rules, script) };
}

/** The same for whoever only asks how it goes. */
function playLine(script: ScriptToPlay, rules: Rules): LinePlayed {
  const { setup, start } = script;
  const begun = beginLine(setUp(setup, start, rules), unlimitedIn(setup));
  return playOn(begun, script, { edition: rules.edition, after: 0 });
}

/** The same of a game in which so many of its entries have been played already. */
export function playOn(
  begun: Line,
  script: ScriptToPlay,
  { edition, after }: { readonly edition: EditionId; readonly after: number },
): LinePlayed {
  const problems: PlayProblem[] = [];
  const note = (at: Place, troubles: readonly Trouble[]): void => {
    for (const trouble of troubles) problems.push({ branch: script.branch, at, trouble });
  };
  const { branch, start, outcome } = script;
  const entries = script.entries.slice(after);
  const taken: TakenChoice[] = [];
  let line = playEntries(begun, { start, entries }, edition, (at, troubles, told) => {
    note(at, troubles);
    taken.push(...choicesTaken(told, branch, at));
  });
  const end = known(script.entries.at(-1) ?? outcome[0], 'script').at;
  const from = line;
  const ended = unlessTooMuch(() => advance(from, isOver));
  // What was too much for an entry of the script stands there still, and is told.
  if (ended.kind === 'tooMuch') note(end, problems.some(isTooMuch) ? [] : [ended]);
  else if (ended.value.ok) {
    line = ended.value.value;
    taken.push(...choicesTaken(line.moments.slice(from.moments.length), branch, end));
  } else note(end, [troubleOf(ended.value.error)]);
  const played = entries.filter((entry) => entry.editions.includes(edition));
  for (const { entry, trouble } of unusedChoices(line, played)) note(entry.at, [trouble]);
  for (const expected of outcome.filter(({ editions }) => editions.includes(edition)))
    note(expected.at, checkExpectation(line, expected).troubles);
  for (const { as, at } of entries) note(at, unusedNames(line, as));
  return { line, problems, taken };
}

/** A script's entries and no further, with what did not go as they expect. */
export const playWritten = (script: ScriptToPlay, rules: Rules): Omit<LinePlayed, 'taken'> =>
  playBetween(
    beginLine(setUp(script.setup, script.start, rules), unlimitedIn(script.setup)),
    script,
    { from: 0, to: script.entries.length, edition: rules.edition },
  );

/** A script's first entries, by these rules. */
export const playFirst = (script: ScriptToPlay, n: number, rules: Rules): Line =>
  playBetween(
    beginLine(setUp(script.setup, script.start, rules), unlimitedIn(script.setup)),
    script,
    { from: 0, to: n, edition: rules.edition },
  ).line;

/** Of a game in which as many of a script’s entries as `from` have been played, the others up to `to`. */
export function playBetween(
  begun: Line,
  { branch, start, entries }: ScriptToPlay,
  {
    from,
    to,
    edition,
  }: { readonly from: number; readonly to: number; readonly edition: EditionId },
): Omit<LinePlayed, 'taken'> {
  const problems: PlayProblem[] = [];
  const line = playEntries(
    begun,
    { start, entries: entries.slice(from, to) },
    edition,
    (at, troubles) => problems.push(...troubles.map((trouble) => ({ branch, at, trouble }))),
  );
  return { line, problems };
}

/**
 * Plays those entries of a script that the edition has, and no further; `note` is told of each what did not go as
 * expected, and what it told.
 */
function playEntries(
  begun: Line,
  { start, entries }: Pick<ScriptToPlay, 'start' | 'entries'>,
  edition: EditionId,
  note: (at: Place, troubles: readonly Trouble[], told: readonly Moment[]) => void = () => {},
): Line {
  let line = begun;
  const played = entries.filter((one: ScriptEntry) => one.editions.includes(edition));
  for (const [index, entry] of played.entries()) {
    // A game begins where somebody has priority, so that the first entry may say where that is.
    if ((index > 0 || entry.kind !== 'passUntil' || entry.step === start) && isThere(line, entry))
      note(entry.at, [{ kind: 'notUsed', what: 'it: the game is there' }], []);
    const from = line;
    const next = unlessTooMuch(() => playEntry(callTokens(from, entry.as), entry));
    if (next.kind === 'tooMuch') note(entry.at, [next], []);
    else {
      line = next.value.line;
      note(entry.at, next.value.troubles, line.moments.slice(from.moments.length));
    }
  }
  return line;
}

const isTooMuch = ({ trouble }: PlayProblem): boolean => trouble.kind === 'tooMuch';

/** Whether it passes until something that is so already. */
function isThere(line: Line, entry: ScriptEntry): boolean {
  switch (entry.kind) {
    case 'passUntil':
      return gameOf(line).turn.step === entry.step;
    case 'passUntilDone':
      // By other rules the last moment before damage may be later.
      return entry.done !== 'beforeDamage' && isDone(line, entry.done);
    default:
      return false;
  }
}

const sharedFrames = (main: Replay, branch: Replay): number => {
  const differs = branch.frames.findIndex(
    (frame, index) => JSON.stringify(frame) !== JSON.stringify(main.frames[index]),
  );
  return differs < 0 ? branch.frames.length : differs;
};
