import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'rule-509-'));
const run = join(project, 'tools/run.mjs');

/** What a Node says that takes itself for another version. */
function said(version: string, ...args: readonly string[]) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const asked = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, run, ...args],
    { encoding: 'utf8' },
  );
  return { code: asked.status, out: asked.stdout, err: asked.stderr };
}

beforeAll(() => {
  mkdirSync(join(project, 'tools'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(project, 'tools/hello.ts'),
    'console.log(process.argv.slice(2).join() as string);',
  );
  cpSync('tools/run.mjs', run);
  cpSync('tools/project/fault.ts', join(project, 'tools/project/fault.ts'));
});

afterAll(() => rmSync(project, { recursive: true }));

test('a command runs with what it is told', () => {
  expect(said('24.2.0', 'hello', 'a', '--b')).toEqual({ code: 0, out: 'a,--b\n', err: '' });
  expect(said('25.0.0', 'hello')).toMatchObject({ code: 0 });
});

test.each(['20.20.2', '24.1.9'])(
  'Node %s says which one is needed, and how to get it',
  (version) => {
    expect(said(version, 'hello')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^This needs Node 24\.2 or later, .*npm ci.*nodejs\.org.*\n$/),
    });
  },
);

test('an old Node hands the command to the one that was installed for it', () => {
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  writeFileSync(
    join(project, 'node_modules/.bin/node'),
    `#!/bin/sh\nexec ${process.execPath} "$@"\n`,
    { mode: 0o755 },
  );
  expect(said('20.20.2', 'hello', 'a')).toEqual({ code: 0, out: 'a\n', err: '' });
  rmSync(join(project, 'node_modules'), { recursive: true });
});

test('a command that there is not is named', () => {
  expect(said('24.2.0', '../x')).toMatchObject({ code: 2, err: 'no command is called ../x\n' });
});
