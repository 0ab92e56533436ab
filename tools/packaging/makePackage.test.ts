import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_PACKAGES } from '../../.dependency-cruiser.mjs';
import { schemaText } from '../../site/api/schemas.ts';
import { capture } from '../project/command.ts';
import { makePackage } from './makePackage.ts';
import { putTogether } from './testing/putTogether.ts';
import { unofferedTypes } from './testing/unofferedTypes.ts';

const project = process.cwd();
const chapter =
  readFileSync(join(project, 'README.md'), 'utf8').split('\n## For programs\n')[1] ?? '';
const [, example = '', printed = ''] = /```ts\n(.*?)```.*?```\n(.*?)```/s.exec(chapter) ?? [];

/** Somebody else's project: packed here, the package is installed there, without a network and without scripts. */
const elsewhere = mkdtempSync(join(tmpdir(), 'programs-'));
const modules = join(elsewhere, 'node_modules');
const installed = join(modules, 'rule-509');
const npm = (args: readonly string[]) => capture('npm', args, { folder: elsewhere });

beforeAll(async () => {
  await makePackage(project, join(elsewhere, 'made'));
  const { output } = await npm(['pack', './made', '--silent', '--ignore-scripts']);
  const file = output.trim().split('\n').at(-1) ?? '';
  const needed = ENGINE_PACKAGES.map((name) => [
    name,
    `file:${join(project, 'node_modules', name)}`,
  ]);
  const dependencies = { ...Object.fromEntries(needed), 'rule-509': `file:${file}` };
  writeFileSync(
    join(elsewhere, 'package.json'),
    JSON.stringify({ type: 'module', private: true, dependencies }),
  );
  const put = await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (put.code !== 0) throw new Error(put.output);
}, 240_000);
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const manifest = () => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe('whoever installs it', () => {
  test('gets what the engine uses and nothing else: no Node, no tool, no command', () => {
    const there = readdirSync(modules).filter((name) => !name.startsWith('.'));
    expect(there.toSorted()).toEqual([...ENGINE_PACKAGES, 'rule-509'].toSorted());
    // Of the three, `yaml` brings a command.
    expect(readdirSync(join(modules, '.bin')).filter((name) => !/^yaml\b/.test(name))).toEqual([]);
    expect(Object.keys(manifest().dependencies)).toEqual(ENGINE_PACKAGES);
  });

  test('runs nothing while it is installed, and is told of nothing that only the project has', () => {
    expect(Object.keys(manifest()).toSorted()).toEqual(
      [
        ...['dependencies', 'description', 'engines', 'exports', 'license', 'name'],
        ...['sideEffects', 'type', 'version'],
      ].toSorted(),
    );
  });

  test('gets a few megabytes of code, types and cases', () => {
    const files = filesIn(installed);
    const whole = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(whole).toBeLessThan(8_000_000);
    const tops = new Set(files.map((file) => file.slice(installed.length + 1).split(/[\\/]/)[0]));
    expect([...tops].toSorted()).toEqual(
      [
        ...['API.md', 'LICENSE', 'LICENSE-CONTENT', 'README.md', 'cards.d.ts', 'cards.js', 'cases'],
        ...['cases.json', 'cases.schema.json', 'engine.js', 'index.d.ts', 'package.json', 'types'],
      ].toSorted(),
    );
  });

  test('finds behind each of its names a file', () => {
    const targets = Object.values<string | Readonly<Record<string, string>>>(
      manifest().exports,
    ).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
    for (const target of targets) expect(statSync(join(installed, target)).isFile()).toBe(true);
  });
});

const STRICT = [
  ...['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'],
  ...['--skipLibCheck', 'false', '--target', 'es2024', '--lib', 'es2024,dom'],
];
/** How a project finds a package: as Node does, or as what puts it together for a browser. */
const FINDING = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
} as const;
type Finding = keyof typeof FINDING;

/** What is wrong with programs there, or with any types that they come to. */
async function wrongTypes(programs: Readonly<Record<string, string>>, finding: Finding) {
  for (const [file, text] of Object.entries(programs)) writeFileSync(join(elsewhere, file), text);
  const args = [...STRICT, ...FINDING[finding], ...Object.keys(programs)];
  const { output } = await capture('tsc', args, { folder: elsewhere });
  return output.split('\n').filter((line) => /^\S/.test(line));
}

test('the example of the readme prints what stands below it, in a project of somebody else', async () => {
  writeFileSync(join(elsewhere, 'example.ts'), example);
  const { code, output } = await capture('node', ['example.ts'], { folder: elsewhere });
  expect({ code, output }).toEqual({ code: 0, output: printed });
});

test('what is wrong with a text is said in a sentence beside its code', async () => {
  const program = `import { readScenario } from 'rule-509';
const read = readScenario('board: { Ada: [{ id: bear, creature: 2/2, abilities: [menase] }], Nil: [] }\\nscript: [{ attack: { bear: Nil } }]');
if (!read.ok) console.log(read.error.map(({ code, sentence }) => code + ': ' + sentence).join('\\n'));
`;
  writeFileSync(join(elsewhere, 'wrong.ts'), program);
  const { code, output } = await capture('node', ['wrong.ts'], { folder: elsewhere });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^unknownWord: unknown word “menase”; .*Did you mean “menace”\?\n$/,
    ),
  });
  expect(output).not.toContain('npm run');
});

test('a page tells of each function what it takes, gives and throws', async () => {
  const page = readFileSync(join(installed, 'API.md'), 'utf8');
  const program = "import * as all from 'rule-509';\nconsole.log(Object.keys(all).join());\n";
  writeFileSync(join(elsewhere, 'all.ts'), program);
  const { output } = await capture('node', ['all.ts'], { folder: elsewhere });
  const chapters = [...page.matchAll(/^## (\w+)\n\n([\s\S]*?)\n\n```ts\n([\s\S]+?)\n```/gm)];
  expect(chapters.map(([, name]) => name).toSorted()).toEqual(output.trim().split(',').toSorted());
  for (const [, name = '', doc = '', shape = ''] of chapters) {
    expect(doc.length, name).toBeGreaterThan(20);
    expect(shape).toContain(name);
  }
  expect(page).toMatch(/## judge\n[^#]*Throws an `Error`/);
});

test('put together with all that it needs, for whatever runs it, it prints the same', async () => {
  writeFileSync(join(elsewhere, 'example.ts'), example);
  const code = await putTogether(elsewhere, 'example.ts');
  expect(code).not.toMatch(/^import\b/m);
  const alone = mkdtempSync(join(tmpdir(), 'alone-'));
  writeFileSync(join(alone, 'example.mjs'), code);
  const ran = await capture('node', ['example.mjs'], { folder: alone });
  rmSync(alone, { recursive: true, force: true });
  expect(ran).toEqual({ code: 0, output: printed });
});

test('asks for a Node, by its number, that it is tried with here', () => {
  const [, least = ''] = /^>=(\d+\.\d+)$/.exec(manifest().engines.node) ?? [];
  const [major = 0, minor = 0] = least.split('.').map(Number);
  const [tried = 0, triedMinor = 0] = process.versions.node.split('.').map(Number);
  expect(tried).toBe(major);
  expect(triedMinor).toBeGreaterThanOrEqual(minor);
});

describe('the types', () => {
  const types = () => {
    const folder = join(installed, 'types');
    return new Map(
      filesIn(folder).map((file) => [
        file.slice(folder.length + 1).replaceAll('\\', '/'),
        readFileSync(file, 'utf8'),
      ]),
    );
  };

  test('of all that a function takes or gives can be named by whoever calls it', () => {
    expect(unofferedTypes(types(), 'package.d.ts')).toEqual([]);
  });

  test.each(['nodenext', 'bundler'] as const)(
    'hold in strict programs, by %s: of the readme, of whoever reads files for programs, and of others',
    async (finding) => {
      const named = (['api-exercises', 'api-scenarios', 'ruling'] as const).flatMap((name) =>
        [...schemaText(name).matchAll(/of the type `(\w+)` of the package/g)].map(
          ([, type = '']) => type,
        ),
      );
      const all = [...new Set(named)].join(', ');
      expect(all).toContain('ContinuousEffect');
      const reader = `import type { ${all} } from 'rule-509';\nexport type All = [${all}];\n`;
      const programs = { 'example.ts': example, 'reader.ts': reader, 'consumer.ts': CONSUMER };
      expect(await wrongTypes(programs, finding)).toEqual([]);
    },
  );
});

/** A program that passes on what it reads, in the strictest settings; what must be refused says so. */
const CONSUMER = `
import {
  type Act, type Ask, checkAssignment, checkAttackers, type DamageStep, type Game, gameAfter, type GameState, judge,
  numbersOf, objectId, type PlayedQuestion, playerId, readScenario, type Reading, statedAnswer,
} from 'rule-509';
import { cards } from 'rule-509/cards';

const reading: Reading = { cards, editions: ['2026-09-25'] };
const read = readScenario('line: "2/2"', reading);
if (!read.ok) throw new Error(read.error.map(({ line, column, sentence }) => \`\${line}:\${column} \${sentence}\`).join());
const step: DamageStep = 'combatDamage';
const [question]: readonly PlayedQuestion[] = judge(read.value).questions;
const ask: Ask | undefined = question?.question.ask;
export const told = question && ask && statedAnswer(ask, question.answer);
const after = gameAfter(read.value);
export const game: Game | undefined = after.ok ? after.value : undefined;
const act: Act = { kind: 'pass', player: playerId('Ada') };
export const rulings = (state: GameState) => [
  checkAttackers(state, { attacks: [] }).violations.flatMap(({ rules }) => numbersOf(state.edition, rules)),
  checkAssignment(state, playerId('Ada'), step, []).verdict,
  game?.play(act).outcome,
];
// @ts-expect-error An id of an object is none of a player.
playerId('Ada') satisfies ReturnType<typeof objectId>;
// @ts-expect-error A game never changes.
if (game) game.state.turn.number = 2;
`;
