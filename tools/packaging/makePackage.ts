import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCards } from '../../site/library/cards.ts';
import { apiText } from './apiText.ts';
import { caseFiles, casesSchemaText } from './casesOf.ts';
import { codeOf } from './codeOf.ts';
import { manifestOf } from './manifestOf.ts';
import { typesOf } from './typesOf.ts';

/** What is offered, and so the types. */
const OFFERED = 'engine/package.ts';
/** What runs. */
const ENTRY = 'tools/packaging/entry.ts';

/**
 * Writes what other programs install into a folder: `engine.js` with its types, `cards.js`, the cases, and a manifest of
 * its own, for that of the project brings what only the project needs.
 */
export async function makePackage(root: string, folder: string): Promise<void> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const types = typesOf(root, OFFERED);
  const files = new Map([
    ['package.json', manifestOf(read('package.json'))],
    ['README.md', chapterForPrograms(read('README.md'))],
    ['cases/README.md', read('cases/README.md')],
    ['LICENSE', read('LICENSE')],
    ['LICENSE-CONTENT', read('LICENSE-CONTENT')],
    ['engine.js', await codeOf(root, ENTRY)],
    ['index.d.ts', ENTRY_TYPES],
    ['API.md', apiText(types)],
    ...[...types].map(([path, text]) => [`types/${path}`, text] as const),
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

const ENTRY_TYPES = `import type { Issue, Reading, Result, Scenario } from './types/package.ts';

export * from './types/package.ts';

/** An issue with what is wrong in words, in English; its place stands beside it. */
export interface IssueInWords extends Issue {
  readonly sentence: string;
}

/**
 * Reads the text of a scenario file, of which board and script suffice. Gives the scenario, or all that is wrong with the
 * text at once, each with its line and column, both from 1, its code and a sentence. Never throws, whatever the text.
 */
export declare function readScenario(
  text: string,
  reading?: Reading,
): Result<Scenario, readonly IssueInWords[]>;
`;

const CARD_TYPES = `import type { CardLookup } from './types/package.d.ts';

/** The cards of the project, by the names of their files. */
export declare const cards: CardLookup;
`;

/** What the project's page says to programs. */
function chapterForPrograms(page: string): string {
  const [, chapter = ''] = /\n## For programs\n(.*?)(?=\n## |$)/s.exec(page) ?? [];
  if (chapter === '') throw new Error('README.md says nothing to programs');
  return `# Rule 509, for programs\n${chapter}`;
}
