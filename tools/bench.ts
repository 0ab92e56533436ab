// Measures the engine: `npm run bench -- [--json]`. Ends with 1 when two ways to the same answer disagree.
// `npm run bench -- boards 10000` makes boards from seeds, and holds each against rules and cards read word for word;
// what its mistake answers has to be wrong, and what a lazy person answers under 5 % right.
// `npm run bench -- sandbox` measures what a change of a board of one's own takes, on boards of 12 by 12.
// `npm run bench -- placement 10` lets made-up people take the placement test, ten with each mistake, with two and with none.
// `npm run bench -- --quick` goes through all of the first once, so that a test sees that it still does.
// `npm run bench -- library 500` measures what a library of 500 scenarios costs, made of copies; it takes minutes.
// `npm run bench -- pages [--json]` measures the built site in a browser: what moves, what waits, and what comes by itself;
// `shifts`, `tasks`, `waits`, `visits` or `script` behind it measure no more than that. All of it takes ten minutes.
import loadHighs from 'highs';
import { exerciseFilesAt } from '../site/library/files.ts';
import { loadScenarios } from '../site/library/scenarios.ts';
import { asText } from './bench/asText.ts';
import { boardsText, isAsItHasToBe } from './bench/boardsText.ts';
import { understandGlobs } from './bench/globs.ts';
import { libraryText } from './bench/libraryText.ts';
import { measureBoards } from './bench/measureBoards.ts';
import type { Measured } from './bench/measured.ts';
import { measureFamilies } from './bench/measureFamilies.ts';
import { measureLibrary } from './bench/measureLibrary.ts';
import { measurePlacement } from './bench/measurePlacement.ts';
import { measureReplays, timeOfExercise } from './bench/measureReplays.ts';
import { measureTransitions } from './bench/measureTransitions.ts';
import { benchPages } from './bench/pages/benchPages.ts';
import { placementBoards } from './bench/placementBoards.ts';
import { placementText } from './bench/placementText.ts';
import { onlyWords } from './project/onlyWords.ts';

const UNREADABLE = 2;
const DEFAULT_LIBRARY = 200;
const DEFAULT_BOARDS = 2000;
const DEFAULT_SANDBOX_BOARDS = 20;
const DEFAULT_PEOPLE = 5;

const asked = process.argv.slice(2);
if (asked[0] === 'library') {
  console.log(libraryText(await measureLibrary(process.cwd(), numberIn(asked, DEFAULT_LIBRARY))));
  process.exit();
}
if (asked[0] === 'pages') process.exit(await benchPages(process.cwd(), asked.slice(1)));
if (asked[0] === 'boards') {
  const measured = measureBoards(numberIn(asked, DEFAULT_BOARDS));
  const exercises = loadScenarios(process.cwd(), 'ignored', exerciseFilesAt(process.cwd()), {
    kind: 'exercise',
  });
  console.log(boardsText(measured, timeOfExercise(exercises.scenarios)));
  process.exit(isAsItHasToBe(measured) ? 0 : 1);
}
if (asked[0] === 'placement') {
  const stock = await placementBoards(process.cwd());
  console.log(placementText(measurePlacement(stock, numberIn(asked, DEFAULT_PEOPLE), 1)));
  process.exit();
}
if (asked[0] === 'sandbox') {
  understandGlobs();
  const { measureSandbox, sandboxText } = await import('./bench/measureSandbox.ts');
  console.log(sandboxText(await measureSandbox(numberIn(asked, DEFAULT_SANDBOX_BOARDS))));
  process.exit();
}
onlyWords(['--json', '--quick']);
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

/** How many of them are asked for behind the first word. */
function numberIn([what, said, ...more]: readonly string[], usual: number): number {
  const n = Number(said ?? usual);
  if (Number.isInteger(n) && n > 0 && more.length === 0) return n;
  console.error(`expected a number behind ${what}, or nothing; found ${[said, ...more].join(' ')}`);
  process.exit(UNREADABLE);
}
