// In the browser the engine rules on declarations and damage only. So of the rules only those go along that these can
// cite; of the keywords, those that forbid something in them or stand for an activated ability, without the combats that
// show them; of the keywords' words, those that tell why a declaration is refused.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { OVERLAYS } from '../engine/citation/overlays.ts';
import { isRuleKey, type RuleKey } from '../engine/citation/ruleIndex.ts';
import type { Keyword } from '../engine/keywords/index.ts';
import { EVERY_KEYWORD } from '../engine/keywords/lists.ts';

const LIST = /engine\/citation\/overlays\.ts$/;
const KEYWORDS = /engine\/keywords\/index\.ts$/;
/** In which files what is for pages alone. */
const FOR_PAGES = [
  { files: /engine\/keywords\/\w+\.ts$/, property: 'example' },
  { files: /site\/i18n\/\w+\/keywords\/\w+\.ts$/, property: 'rules' },
] as const;
const CITING = ['engine/declaration/**/*.ts', 'engine/damage/**/*.ts', 'engine/state/*.ts'];

/** A Vite plugin that gives the browser's engine a shorter rule table and a shorter list of keywords. */
export const browserRules = (root: string): Plugin => ({
  name: 'rule-509:browser-rules',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const path = id.replaceAll('\\', '/');
    if (KEYWORDS.test(path)) return registryOf(KEYWORDS_LOADED);
    const cut = FOR_PAGES.find(({ files }) => files.test(path));
    if (cut !== undefined) return without(cut.property, readFileSync(id, 'utf8'));
    if (!LIST.test(path)) return undefined;
    const cited: ReadonlySet<string> = new Set(citedIn(root));
    const onlyCited = (numbers: Readonly<Record<string, string | null>>) =>
      Object.fromEntries(Object.entries(numbers).filter(([key]) => cited.has(key)));
    const overlays = OVERLAYS.map((overlay) => ({
      ...overlay,
      added: onlyCited(overlay.added),
      moved: onlyCited(overlay.moved),
    }));
    return `export const OVERLAYS = ${JSON.stringify(overlays)};`;
  },
});

/** In the order in which the engine lists them. */
const KEYWORDS_LOADED: readonly Keyword[] = EVERY_KEYWORD.filter(
  ({ forbids, activates }) => forbids !== undefined || activates !== undefined,
).map(({ keyword }) => keyword);

const registryOf = (keywords: readonly Keyword[]): string =>
  [
    ...keywords.map((keyword) => `import { ${keyword} } from './${keyword}.ts';`),
    `export const MEANINGS = { ${keywords.join(', ')} };`,
  ].join('\n');

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

/** Every rule key that stands in the code that rules on declarations and damage. */
export function citedIn(root: string): readonly RuleKey[] {
  const keywords = KEYWORDS_LOADED.map((keyword) => `engine/keywords/${keyword}.ts`);
  const files = globSync([...CITING, ...keywords], { cwd: root });
  const code = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  const quoted = [...code.matchAll(/'(\w+\.\w+)'/g)].map(([, word = '']) => word);
  return [...new Set(quoted)].filter(isRuleKey);
}
