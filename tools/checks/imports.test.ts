import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ROOMS } from '../../.dependency-cruiser.mjs';
import { check, wrongImports } from './imports.ts';

/** A small house: each file with what it imports, or with its whole text. */
const FILES: Readonly<Record<string, string>> = {
  'engine/vocabulary/ids.ts': 'export const id = 1;',
  'engine/state/matches.ts': "import { id } from '../vocabulary/ids.ts'; export const m = id;",
  'engine/mistakes/beliefsOf.ts': 'export const beliefsOf = 1;',
  'engine/state/bent.ts':
    "import { beliefsOf } from '../mistakes/beliefsOf.ts'; export const m = beliefsOf;",
  'engine/state/beliefs/bent.ts':
    "import { beliefsOf } from '../../mistakes/beliefsOf.ts'; export const m = beliefsOf;",
  'engine/state/up.ts': "import { play } from '../turn/play.ts'; export const m = play;",
  'engine/language/filter.ts': 'export const filter = 1; export type Filter = number;',
  'engine/state/names.ts':
    "import type { Filter } from '../language/filter.ts'; export type F = Filter;",
  'engine/state/loads.ts':
    "import { filter } from '../language/filter.ts'; export const m = filter;",
  'engine/scenario/reads.ts':
    "import { filter } from '../language/filter.ts'; export const m = filter;",
  'engine/state/upType.ts': "import type { P } from '../turn/play.ts'; export type Q = P;",
  'engine/state/files.ts': "import { readFileSync } from 'node:fs'; export const m = readFileSync;",
  'engine/state/files.test.ts': "import { readFileSync } from 'node:fs'; readFileSync('x');",
  'engine/state/page.ts': "import { x } from '../../site/view.ts'; export const m = x;",
  'engine/state/board.ts': "import { b } from '../testing/boards/b.ts'; export const m = b;",
  'engine/state/astro.ts': "import { z } from 'astro'; export const m = z;",
  'engine/state/chart.ts': "import { setup } from 'xstate'; export const m = setup;",
  'engine/state/missing.ts': "import { n } from './nowhere.ts'; export const m = n;",
  'engine/state/hen.ts': "import { egg } from './egg.ts'; export const hen = () => egg;",
  'engine/state/egg.ts': "import { hen } from './hen.ts'; export const egg = () => hen;",
  'engine/state/yolk.ts':
    "import type { W } from './white.ts'; export const yolk = 1; export type Y = W;",
  'engine/state/white.ts': "import { yolk } from './yolk.ts'; export type W = typeof yolk;",
  'engine/declaration/beside.ts': "import { d } from '../damage/d.ts'; export const m = d;",
  'engine/damage/d.ts': 'export const d = 1;',
  'engine/turn/play.ts': 'export const play = 1; export type P = number;',
  'engine/testing/boards/b.ts': 'export const b = 1;',
  'engine/index.ts': "export { play } from './turn/play.ts';",
  'site/view.ts': "import { play } from '#engine'; export const x = play;",
  'site/inside.ts': "import { play } from '../engine/turn/play.ts'; export const x = play;",
  'site/view/tile.ts': "import { w } from '../questions/w.ts'; export const x = w;",
  'site/view/tile.test.ts': "import { w } from '../questions/w.ts'; w();",
  'site/questions/script/form.ts':
    "import { r } from '../kinds/block/ruling.ts'; export const f = r;",
  'site/questions/script/later.ts': "export const f = () => import('../kinds/block/ruling.ts');",
  'site/questions/script/type.ts':
    "import type { R } from '../kinds/block/ruling.ts'; export type F = R;",
  'site/questions/kinds/block/ruling.ts': 'export const r = 1; export type R = number;',
  'site/questions/w.ts': 'export const w = 1;',
  'site/markup/tile.ts': "import { x } from '../view/tile.ts'; export const m = x;",
  'site/markup/sheet.ts': "import type { f } from '../exports/f.ts'; export type M = typeof f;",
  'site/exports/f.ts': 'export const f = 1;',
  'site/tool.ts': "import { t } from '../tools/t.ts'; export const x = t;",
  'astro.config.mjs': "import { t } from './tools/t.ts'; export const c = t;",
  'tools/t.ts': "import { x } from '../site/view.ts'; export const t = x;",
  'scenarios/code.ts': "import { x } from '../site/view.ts'; export const t = x;",
  'tsconfig.json':
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "module": "nodenext" } }',
  'package.json': '{ "type": "module", "imports": { "#engine": "./engine/index.ts" } }',
};

let root = '';
let found: readonly string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rule-509-imports-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  copyFileSync('.dependency-cruiser.mjs', join(root, '.dependency-cruiser.mjs'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  found = await wrongImports(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['state-looks-up', 'engine/state/up.ts'],
  ['state-looks-up', 'engine/state/upType.ts'],
  ['language-is-types', 'engine/state/loads.ts'],
  ['declaration-looks-up', 'engine/declaration/beside.ts'],
  ['engine-packages', 'engine/state/files.ts'],
  ['engine-packages', 'engine/state/astro.ts'],
  ['beliefs-apart', 'engine/state/bent.ts'],
  ['engine-is-closed', 'engine/state/page.ts'],
  ['boards-are-for-tests', 'engine/state/board.ts'],
  ['not-found', 'engine/state/missing.ts'],
  ['no-circle', 'engine/state/egg.ts'],
  ['engine-door', 'site/inside.ts'],
  ['site-below-tools', 'site/tool.ts'],
  ['site-below-tools', 'astro.config.mjs'],
  ['view-looks-up', 'site/view/tile.ts'],
  ['markup-looks-up', 'site/markup/sheet.ts'],
  ['script-loads-no-more', 'site/questions/script/form.ts'],
  ['scenarios-hold-no-code', 'scenarios/code.ts'],
])('%s: %s', (rule, file) => {
  expect(found.filter((problem) => problem.startsWith(`${rule}: ${file} `))).toHaveLength(1);
});

test.each([
  'engine/state/matches.ts',
  'engine/state/files.test.ts',
  'engine/state/names.ts',
  'engine/scenario/reads.ts',
  'engine/state/chart.ts',
  'engine/state/yolk.ts',
  'engine/index.ts',
  'engine/state/beliefs/bent.ts',
  'site/view.ts',
  'site/view/tile.test.ts',
  'site/markup/tile.ts',
  'site/questions/script/later.ts',
  'site/questions/script/type.ts',
  'tools/t.ts',
])('nothing is wrong with %s', (file) => {
  expect(found.filter((problem) => problem.includes(`: ${file} `))).toEqual([]);
});

test('each room of the site has a row', () => {
  const names = readdirSync('site').map((name) => name.replace(/\.ts$/, ''));
  expect(names.toSorted()).toEqual([...SITE_ROOMS.flat(), 'public', 'README.md'].toSorted());
});

test('the project itself keeps its directions', async () => {
  expect(await check.run()).toEqual([]);
});
