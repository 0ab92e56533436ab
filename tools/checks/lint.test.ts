import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { capture } from '../project/command.ts';

const page = (code: string): string => `---\n${code}\nconst x = y;\n---\n<p>{x}</p>\n`;

/** Small files, each with what it does that the project's own lint rules forbid. */
const FORBIDDEN: Readonly<Record<string, readonly [text: string, rule: string]>> = {
  'engine/turn/clock.ts': ['export const now = Date.now();', 'noRestrictedGlobals'],
  'engine/turn/global.ts': ['export const now = globalThis.Date.now();', 'noRestrictedGlobals'],
  'engine/turn/network.ts': ["export const page = () => fetch('x');", 'noRestrictedGlobals'],
  'engine/turn/environment.ts': ['export const b = process.env.B;', 'noRestrictedGlobals'],
  'engine/turn/title.ts': ['export const title = document.title;', 'noRestrictedGlobals'],
  'engine/turn/say.ts': ['export const say = () => console.log(1);', 'noRestrictedGlobals'],
  'engine/turn/dice.ts': ['export const n = Math.random();', 'noJsRestrictedProperties'],
  'engine/turn/mock.test.ts': [
    "import { vi } from 'vitest';\nvi.mock('./play.ts');",
    'noJsRestrictedProperties',
  ],
  'site/pages/a.astro': [
    page("import { y } from '../../engine/turn/play.ts';"),
    'noRestrictedImports',
  ],
  'site/past.ts': ["export { y } from '../engine/index.ts';", 'noRestrictedImports'],
  'site/deep.ts': ["export { y } from '#engine/turn';", 'noRestrictedImports'],
  'site/b.astro': [page("import { y } from '../tools/y.ts';"), 'noRestrictedImports'],
  'site/tool.ts': ["export { y } from '../tools/y.ts';", 'noRestrictedImports'],
};

const ALLOWED: Readonly<Record<string, string>> = {
  'engine/turn/most.ts': 'export const n = Math.max(1, 2);',
  'engine/turn/own.ts':
    'export const f = ({ document }: { document: number }): number => document;',
  'engine/turn/x.test.ts': 'export const now = Date.now();',
  'engine/turn/x.mocked.test.ts': "import { vi } from 'vitest';\nvi.mock('./play.ts');",
  'site/door.ts': "export { y } from '#engine';",
  'site/second.ts': "export { y } from '#engine/mark';",
};

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string | { readonly file: string } };
  }[];
}

/** What Biome says of the files, were they the project's: `path: rule`, one for each. */
async function rulesBroken(): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'rule-509-lint-'));
  const texts = Object.entries(FORBIDDEN).map(([path, [text]]) => [path, text] as const);
  for (const [path, text] of [...texts, ...Object.entries(ALLOWED)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  copyFileSync('biome.json', join(root, 'biome.json'));
  const { output } = await capture('biome', ['lint', '--reporter=json', '--max-diagnostics=none'], {
    folder: root,
  });
  rmSync(root, { recursive: true, force: true });
  const json = output.slice(output.indexOf('{"'), output.lastIndexOf('}') + 1);
  return (JSON.parse(json) as Report).diagnostics.map(({ category, location: { path } }) => {
    const file = typeof path === 'string' ? path : path.file;
    return `${file}: ${category.split('/').at(-1)}`;
  });
}

test('lint keeps the engine from its surroundings and the site to the doors', async () => {
  const expected = Object.entries(FORBIDDEN).map(([path, [, rule]]) => `${path}: ${rule}`);
  expect((await rulesBroken()).toSorted()).toEqual(expected.toSorted());
});
