import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../site/i18n/languages.ts';
import { fingerprintsFile } from '../../../site/view/rulesTexts/fingerprints.ts';
import { shortForm } from '../../citations/printedNumbers.ts';
import { phrasesOf } from '../../ownWords/closeness.ts';
import { withPhrases } from '../../ownWords/sketch.ts';
import { RULES } from '../../ownWords/sources.ts';
import { wordsOf } from '../../ownWords/words.ts';
import type { RulesCompared } from '../compared.ts';
import { fingerprinted, fingerprintsText } from '../fingerprints.ts';
import { withEdition } from './editionNames.ts';
import { inWords, overlayText } from './overlayText.ts';

/** Files of a draft by their paths from the root, each with all that it holds then. */
export type DraftFiles = ReadonlyMap<string, string | Uint8Array>;

const OVERLAYS_FILE = 'engine/citation/overlays.ts';

/** Each file that knows of all editions, as it is with one more. Of the text only numbers, hashes and bits get in. */
export function draftFiles(compared: RulesCompared, root: string): DraftFiles {
  const { later } = compared;
  const date = later.effective;
  const overlays = readFileSync(join(root, OVERLAYS_FILE), 'utf8');
  const name = constantName(date, overlays);
  const printed = new Set(later.rules.map(({ number }) => number));
  return new Map<string, string | Uint8Array>([
    [`engine/citation/editions/${date}.ts`, overlayText(compared, name)],
    [OVERLAYS_FILE, withOverlay(overlays, name, date)],
    ...LANGUAGES.map((language) => {
      const file = `site/i18n/${language}/editions.json`;
      return [file, withEdition(readFileSync(join(root, file), 'utf8'), language, date)] as const;
    }),
    [`tools/citations/printed/${date}.txt`, printedText(date, printed)],
    [fingerprintsFile(date), fingerprintsText(fingerprinted(later))],
    ['tools/ownWords/rulesPhrases.bin', phrases(compared)],
  ]);
}

/** `NOVEMBER_2026`; where a month has two, the second has its day too. */
function constantName(date: string, overlays: string): string {
  const [day = '', month = '', year = ''] = inWords(date).toUpperCase().split(' ');
  const name = `${month}_${year}`;
  return overlays.includes(`${name},`) ? `${name}_${day}` : name;
}

/** The list with one line more at its end. */
const withOverlay = (text: string, name: string, date: string): string =>
  text
    .replace(
      /(?:^import .*\n)+/m,
      (imports) => `${imports}import { ${name} } from './editions/${date}.ts';\n`,
    )
    .replace(/\] as const;/, `  ${name},\n] as const;`);

const printedText = (date: string, numbers: Iterable<string>): string =>
  `# Rule numbers in the Comprehensive Rules of ${inWords(date)}; tools/citations/printedNumbers.ts says how to read them.\n${shortForm(numbers)}`;

function phrases({ later }: RulesCompared): Uint8Array {
  const lines = later.rules.flatMap(({ words, examples }) => [words, ...examples]);
  const plain = lines.map((line) => wordsOf(line).map(({ word }) => word));
  return withPhrases(RULES, plain.flatMap(phrasesOf)).bits;
}
