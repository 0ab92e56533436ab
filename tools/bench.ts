// Measures the engine: `npm run bench -- [--json]`. Ends with 1 when two ways to the same answer disagree.
// `npm run bench -- library 500` measures what a library of 500 scenarios costs, made of copies; it takes minutes.
import loadHighs from 'highs';
import { loadScenarios } from '../site/library/scenarios.ts';
import { asText } from './bench/asText.ts';
import type { Measured } from './bench/measured.ts';
import { measureFamilies } from './bench/measureFamilies.ts';
import { libraryText, measureLibrary } from './bench/measureLibrary.ts';
import { measureReplays } from './bench/measureReplays.ts';
import { measureTransitions } from './bench/measureTransitions.ts';

const UNREADABLE = 2;
const DEFAULT_LIBRARY = 200;

const asked = process.argv.slice(2);
if (asked[0] === 'library') {
  console.log(
    libraryText(await measureLibrary(process.cwd(), Number(asked[1] ?? DEFAULT_LIBRARY))),
  );
  process.exit();
}
const unknown = asked.filter((word) => word !== '--json');
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(' ')}; expected --json or nothing`);
  process.exit(UNREADABLE);
}

const { scenarios } = loadScenarios(process.cwd(), 'ignored');
const measured: Measured = {
  families: measureFamilies(await loadHighs()),
  replays: measureReplays(scenarios),
  transitions: measureTransitions(scenarios.map(({ scenario }) => scenario)),
};
console.log(asked.includes('--json') ? JSON.stringify(measured, undefined, 2) : asText(measured));
process.exitCode = measured.families.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
