// In a page the engine rules on declarations and damage only. So of the rules only those go along that these can cite; of
// the keywords, those that forbid something in them or that made boards are about, without the combats that show them. What
// makes boards plays some of them on: it has all keywords, with what they trigger, and the rules that a turn can cite.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { EVERY_KEYWORD, isRuleKey, type Keyword, OVERLAYS, type RuleKey } from '#engine/words';

const LIST = /engine\/citation\/overlays\.ts$/;
const KEYWORDS = /engine\/language\/keywords\/index\.ts$/;
/** The files of keywords, and what in them is for pages alone, or for a game that goes on. */
const ONE_KEYWORD = /engine\/language\/keywords\/\w+\.ts$/;
const NOT_FOR_RULINGS = ['activates', 'carriedOutIn', 'elsewhere', 'example', 'triggers'] as const;
const NOT_FOR_GAMES = ['carriedOutIn', 'example'] as const;
/** What a browser asks for, and what it is not followed into: keywords are cut, and rules looked up are cited elsewhere. */
const MARKING = 'engine/training/mark.ts';
/** What names the rules of boards that are made there. */
const DECIDING = 'engine/training/contrast/decidingRules.ts';
const CUT = /engine\/(citation\/|language\/keywords\/index\.ts$)/;

/** What plays boards on that are made. */
const PLAYED = 'engine/generation/played/index.ts';

/** What is ruled on declarations and damage as they stand, or plays on as well. */
export type BrowserPart = 'rulings' | 'games';

interface Cut {
  readonly keywords: readonly Keyword[];
  /** What is left out of each keyword. */
  readonly without: readonly string[];
  /** From where on its code is followed. */
  readonly from: readonly string[];
}

/** A file's code as that part of the browser's engine gets it; undefined where it gets all of it. */
export function cutForBrowser(root: string, path: string, part: BrowserPart): string | undefined {
  const cut = CUTS[part];
  if (KEYWORDS.test(path)) return registryOf(cut.keywords);
  if (ONE_KEYWORD.test(path)) return withoutAll(cut.without, path);
  return LIST.test(path) ? overlaysFor(root, part) : undefined;
}

function overlaysFor(root: string, part: BrowserPart): string {
  const cited: ReadonlySet<string> = new Set(citedIn(root, part));
  const onlyCited = (numbers: Readonly<Record<string, string | null>>) =>
    Object.fromEntries(Object.entries(numbers).filter(([key]) => cited.has(key)));
  const asked = behaviourAskedIn(root, part);
  const overlays = OVERLAYS.map((overlay) => ({
    ...overlay,
    behaviour: Object.fromEntries(
      Object.entries(overlay.behaviour).filter(([key]) => asked.has(key)),
    ),
    added: onlyCited(overlay.added),
    moved: onlyCited(overlay.moved),
  }));
  return `export const OVERLAYS = ${JSON.stringify(overlays)};`;
}

/** Those that forbid something, or that boards are made and rated by, in the order in which the engine lists them. */
const KEYWORDS_LOADED: readonly Keyword[] = EVERY_KEYWORD.filter(
  ({ forbids, bearsOn = [], boards }) =>
    forbids !== undefined || bearsOn.length > 0 || typeof boards === 'object',
).map(({ keyword }) => keyword);

const CUTS: { readonly [P in BrowserPart]: Cut } = {
  rulings: { keywords: KEYWORDS_LOADED, without: NOT_FOR_RULINGS, from: [MARKING, DECIDING] },
  games: {
    keywords: EVERY_KEYWORD.map(({ keyword }) => keyword),
    without: NOT_FOR_GAMES,
    from: [MARKING, DECIDING, PLAYED],
  },
};

const registryOf = (keywords: readonly Keyword[]): string =>
  [
    ...keywords.map((keyword) => `import { ${keyword} } from './${keyword}.ts';`),
    `export const MEANINGS = { ${keywords.join(', ')} };`,
  ].join('\n');

/** A table of words as a browser gets it: what stands in it for editors is left out. */
export const plainEntry = (path: string): string => withoutAll(['example', 'means'], path);

const withoutAll = (properties: readonly string[], path: string): string =>
  properties.reduce((code, property) => without(property, code), readFileSync(path, 'utf8'));

/** The code without the properties of that name in its object literals. */
export function without(property: string, code: string): string {
  const cuts: (readonly [from: number, to: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === property)
      cuts.push([node.getStart(), node.end]);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
  // A comma that stands alone is no property, so it goes too.
  return cuts.reduceRight(
    (left, [from, to]) => left.slice(0, from) + left.slice(to).replace(/^\s*,/, ''),
    code,
  );
}

/** Every word of the code that a browser may run: of what editions do differently, it can ask for no more. */
const behaviourAskedIn = (root: string, part: BrowserPart): ReadonlySet<string> =>
  new Set(codeLoaded(root, part).flatMap((text) => text.match(/\w+/g) ?? []));

/** Every rule key that stands in the code of that part. */
export function citedIn(root: string, part: BrowserPart): readonly RuleKey[] {
  const quoted = codeLoaded(root, part)
    .flatMap((text) => [...text.matchAll(/'(\w+\.\w+)'/g)])
    .map(([, word = '']) => word);
  return [...new Set(quoted)].filter(isRuleKey);
}

/** The code that a browser may run. */
function codeLoaded(root: string, part: BrowserPart): readonly string[] {
  const cut = CUTS[part];
  const keywords = cut.keywords.map((keyword) => `${root}/engine/language/keywords/${keyword}.ts`);
  const loaded = new Map<string, string>();
  const load = (file: string): void => {
    if (loaded.has(file) || CUT.test(file)) return;
    const code = ONE_KEYWORD.test(file)
      ? withoutAll(cut.without, file)
      : readFileSync(file, 'utf8');
    loaded.set(file, code);
    for (const imported of importedBy(code)) load(resolve(dirname(file), imported));
  };
  for (const file of [...cut.from.map((one) => `${root}/${one}`), ...keywords]) load(file);
  return [...loaded.values()];
}

/** The files beside it from which it takes more than types. */
const importedBy = (code: string): readonly string[] =>
  ts
    .createSourceFile('code.ts', code, ts.ScriptTarget.Latest)
    .statements.filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
    .filter((one) => !isForTypes(one))
    .flatMap(({ moduleSpecifier }) =>
      moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier)
        ? [moduleSpecifier.text]
        : [],
    )
    .filter((name) => name.startsWith('.'));

function isForTypes(declaration: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(declaration)) return declaration.isTypeOnly;
  const { isTypeOnly = false, name, namedBindings } = declaration.importClause ?? {};
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings);
  return (
    isTypeOnly ||
    (name === undefined && named && namedBindings.elements.every((one) => one.isTypeOnly))
  );
}
