// Measures the engine: `npm run bench -- [--json]`. Ends with 1 when two ways to the same answer disagree.
// `npm run bench -- boards 10000` makes boards from seeds, and holds each against rules and cards read word for word.
// `npm run bench -- sandbox` measures what a change of a board of one's own takes, on boards of 12 by 12.
// `npm run bench -- --quick` goes through all of the first once, so that a test sees that it still does.
// `npm run bench -- library 500` measures what a library of 500 scenarios costs, made of copies; it takes minutes.
import loadHighs from 'highs';
import { exerciseFilesAt } from '../site/library/files.ts';
import { loadScenarios } from '../site/library/scenarios.ts';
import { asText } from './bench/asText.ts';
import { understandGlobs } from './bench/globs.ts';
import { boardsText, measureBoards } from './bench/measureBoards.ts';
import type { Measured } from './bench/measured.ts';
import { measureFamilies } from './bench/measureFamilies.ts';
import { libraryText, measureLibrary } from './bench/measureLibrary.ts';
import { measureReplays, timeOfExercise } from './bench/measureReplays.ts';
import { measureTransitions } from './bench/measureTransitions.ts';

const UNREADABLE = 2;
const DEFAULT_LIBRARY = 200;
const DEFAULT_BOARDS = 2000;
const DEFAULT_SANDBOX_BOARDS = 20;

const asked = process.argv.slice(2);
if (asked[0] === 'library') {
  console.log(
    libraryText(await measureLibrary(process.cwd(), Number(asked[1] ?? DEFAULT_LIBRARY))),
  );
  process.exit();
}
if (asked[0] === 'boards') {
  const measured = measureBoards(Number(asked[1] ?? DEFAULT_BOARDS));
  const exercises = loadScenarios(process.cwd(), 'ignored', exerciseFilesAt(process.cwd()), {
    kind: 'exercise',
  });
  console.log(boardsText(measured, timeOfExercise(exercises.scenarios)));
  process.exit(measured.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
}
if (asked[0] === 'sandbox') {
  understandGlobs();
  const { measureSandbox, sandboxText } = await import('./bench/measureSandbox.ts');
  console.log(sandboxText(await measureSandbox(Number(asked[1] ?? DEFAULT_SANDBOX_BOARDS))));
  process.exit();
}
const unknown = asked.filter((word) => word !== '--json' && word !== '--quick');
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(' ')}; expected --json, --quick or nothing`);
  process.exit(UNREADABLE);
}

const isQuick = asked.includes('--quick');
const all = loadScenarios(process.cwd(), 'ignored').scenarios;
const scenarios = isQuick ? all.slice(0, 1) : all;
const measured: Measured = {
  families: measureFamilies(await loadHighs(), isQuick ? 1 : undefined),
  replays: measureReplays(scenarios),
  transitions: measureTransitions(scenarios.map(({ scenario }) => scenario)),
};
console.log(asked.includes('--json') ? JSON.stringify(measured, undefined, 2) : asText(measured));
process.exitCode = measured.families.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
