// In the browser the engine rules on declarations and damage only, so only the rules that these can cite go along.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { OVERLAYS } from '../engine/citation/overlays.ts';
import { isRuleKey, type RuleKey } from '../engine/citation/ruleIndex.ts';

const LIST = /engine\/citation\/overlays\.ts$/;
const CITING = ['engine/declaration/**/*.ts', 'engine/damage/**/*.ts', 'engine/state/*.ts'];

/** A Vite plugin that gives the browser's engine a shorter rule table. */
export const browserRules = (root: string): Plugin => ({
  name: 'rule-509:browser-rules',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    if (!LIST.test(id.replaceAll('\\', '/'))) return undefined;
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

/** Every rule key that stands in the code that rules on declarations and damage. */
export function citedIn(root: string): readonly RuleKey[] {
  const files = globSync([...CITING], { cwd: root });
  const code = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  const quoted = [...code.matchAll(/'(\w+\.\w+)'/g)].map(([, word = '']) => word);
  return [...new Set(quoted)].filter(isRuleKey);
}
