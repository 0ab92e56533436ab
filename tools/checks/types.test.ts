import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../project/command.ts';
import { typeProblems } from './types.ts';

/** One thing a line that the project's settings forbid; the lines that end with `//` are in order. */
const PLANTED = `import { Kind } from './kinds.ts';
const number: number = 'text';
const first: string = ['one'][0];
const optional: { readonly at?: number } = { at: undefined };
class Base { say(): number { return 1; } } //
export class Over extends Base { say(): number { return 2; } }
export enum Old { One }
export function some(n: number) { if (n > 1) return n; }
export function fall(n: number): number { switch (n) { case 1: n += 1; case 2: return n; default: return 0; } }
export const any = (value) => value;
const closed = (kind: Kind): string => { switch (kind) { case 'a': return 'a'; } }
export function after(): number { return 1; return 2; }
const record: Record<string, number> = {}; //
export const given = [number, first, optional, record.length.toFixed(), closed];
const unused = 1;
import { nothing } from './kinds.ts';
export const shape = (unread: number): number => 1;
`;

const PAGE = `---
import Other from './Other.astro';
const number: number = 'text';
---
<Other needed={number} />
<Other />
<script>
  document.title = 1;
</script>
`;

const OTHER = `---
interface Props { readonly needed: number }
const { needed } = Astro.props;
---
<p>{needed}</p>
`;

const root = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
  '.astro/types.d.ts': '/// <reference types="astro/client" />\n',
  'engine/kinds.ts': "export type Kind = 'a' | 'b';\n",
  'engine/planted.ts': PLANTED,
  'site/Page.astro': PAGE,
  'site/Other.astro': OTHER,
};
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
for (const file of ['tsconfig.json', 'tsconfig.astro.json', 'astro.config.mjs', 'package.json'])
  cpSync(file, join(root, file));
writeFileSync(join(root, 'astro.config.mjs'), "export default { srcDir: './site' };\n");
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');

/** `12 TS2322`: the line and what is wrong there, of one file. */
const foundIn = (file: string, output: string): readonly string[] =>
  [...output.matchAll(/^(\S+?)[(:](\d+)[,:]\d+\)?.*?\b(?:error )?(?:TS|ts\()(\d+)/gm)]
    .filter(([, path]) => path?.endsWith(file))
    .map(([, , line, code]) => `${line} ${code}`)
    .toSorted();

test('what is planted is found in each file, by the native compiler all that the other one finds', async () => {
  const native = (await typeProblems(root)).join('\n');
  const other = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const { output } = await capture('node', [other, '--noEmit', '--pretty', 'false'], {
    folder: root,
  });
  const found = foundIn('planted.ts', native);
  expect(found).toEqual(foundIn('planted.ts', output));
  const lines = PLANTED.split('\n').flatMap((line, at) =>
    line === '' || line.endsWith('//') ? [] : [at + 1],
  );
  expect(
    [...new Set(found.map((one) => Number.parseInt(one, 10)))].toSorted((a, b) => a - b),
  ).toEqual(lines);
  expect(foundIn('Page.astro', native)).toEqual(['3 2322', '6 2322', '8 2322']);
}, 300_000);
