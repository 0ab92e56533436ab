import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCards } from '../../site/library/cards.ts';
import { caseFiles, casesSchemaText } from './casesOf.ts';
import { codeOf } from './codeOf.ts';
import { typesOf } from './typesOf.ts';

const ENTRY = 'engine/package.ts';

/** Writes what other programs import into a folder: `engine.js` with its types, `cards.js`, and the cases. */
export async function makePackage(root: string, folder: string): Promise<void> {
  const files = new Map([
    ['engine.js', await codeOf(root, ENTRY)],
    ...[...typesOf(root, ENTRY)].map(([path, text]) => [`types/${path}`, text] as const),
    ['cards.js', cardsIn(root)],
    ['cards.d.ts', CARD_TYPES],
    ['cases.json', `${JSON.stringify(caseFiles(root))}\n`],
    ['cases.schema.json', casesSchemaText()],
  ]);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The cards as data: the package reads no files. */
function cardsIn(root: string): string {
  const cards = JSON.stringify([...loadCards(root).cards]);
  return `export const cards = new Map(JSON.parse(${JSON.stringify(cards)}));\n`;
}

const CARD_TYPES = `import type { CardLookup } from './types/package.d.ts';

/** The cards of the project, by the names of their files. */
export declare const cards: CardLookup;
`;
