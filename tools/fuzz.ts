// Sends lines with slips and spoiled files through the command `judge`, and holds the other doors of a board against it:
// `npm run fuzz -- [lines 100000] [files 20000] [from 0]`. What it finds is printed with its seed, to be kept among the
// cases of `tools/fuzz/cases.yaml`, which a test tries each time. Ends with 1 when anything was found.
import { loadCards } from '../site/library/cards.ts';
import { faultsOfLine } from './fuzz/faultsOf.ts';
import { faultsOfText, scenarioTexts, spoiledText } from './fuzz/faultsOfFile.ts';
import { lineFrom, writtenLines } from './fuzz/lineFrom.ts';

const root = process.cwd();
const asked = process.argv.slice(2);
const DEFAULTS = { lines: 100_000, files: 20_000, from: 0 };
type Setting = keyof typeof DEFAULTS;
const isSetting = (word: string | undefined): word is Setting =>
  word !== undefined && Object.hasOwn(DEFAULTS, word);

const settings: Record<Setting, number> = { ...DEFAULTS };
for (let at = 0; at < asked.length; at += 2) {
  const [word, number] = asked.slice(at, at + 2);
  if (!isSetting(word) || number === undefined || !/^\d+$/.test(number)) {
    console.error(
      `unknown: ${word} ${number ?? ''}; expected lines, files or from, each with a number`,
    );
    process.exit(2);
  }
  settings[word] = Number(number);
}

let found = 0;
function told(kind: string, seed: number, input: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  found += 1;
  console.log(JSON.stringify({ kind, seed, faults, input }));
}

const { lines, files, from } = settings;
const { cards } = loadCards(root);
const written = writtenLines(root);
for (let seed = from; seed < from + lines; seed += 1) {
  const line = lineFrom(seed, written);
  told('line', seed, line, faultsOfLine(line, cards));
}
const texts = scenarioTexts(root);
for (let seed = from; seed < from + files; seed += 1) {
  const text = spoiledText(seed, texts);
  told('file', seed, text, faultsOfText(text, root));
}
console.log(`${lines} lines and ${files} files from seed ${from}: ${found} not as they should be`);
process.exitCode = found > 0 ? 1 : 0;
