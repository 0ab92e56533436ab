import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_PACKAGES } from '../../.dependency-cruiser.mjs';
import { capture } from '../project/command.ts';
import { makePackage } from './makePackage.ts';

const project = process.cwd();
const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const chapter =
  readFileSync(join(project, 'README.md'), 'utf8').split('\n## For programs\n')[1] ?? '';
const [, example = '', printed = ''] = /```ts\n(.*?)```.*?```\n(.*?)```/s.exec(chapter) ?? [];

/** Somebody else's project, in which the package is installed as npm would. */
const elsewhere = mkdtempSync(join(tmpdir(), 'programs-'));
const installed = join(elsewhere, 'node_modules/rule-509');

beforeAll(async () => {
  await makePackage(project, join(installed, 'package'));
  writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest));
  for (const name of Object.keys(manifest.dependencies)) {
    symlinkSync(
      join(project, 'node_modules', name),
      join(elsewhere, 'node_modules', name),
      'junction',
    );
  }
  mkdirSync(join(elsewhere, 'node_modules/@types'));
  symlinkSync(
    join(project, 'node_modules/@types/node'),
    join(elsewhere, 'node_modules/@types/node'),
    'junction',
  );
  writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(elsewhere, 'example.ts'), example);
}, 120_000);
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

test('whoever installs it gets what the engine uses, and no more than the Node of the project', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(ENGINE_PACKAGES);
  expect(Object.keys(manifest.optionalDependencies).filter((name) => !/^node-/.test(name))).toEqual(
    [],
  );
});

describe('the example of the readme', () => {
  test('prints what stands below it, in a project of somebody else', async () => {
    const { code, output } = await capture('node', ['example.ts'], { folder: elsewhere });
    expect({ code, output }).toEqual({ code: 0, output: printed });
  });

  test('has types that hold there', async () => {
    const { output } = await capture(
      'tsc',
      [
        '--noEmit',
        '--strict',
        '--types',
        'node',
        '--target',
        'es2024',
        '--module',
        'nodenext',
        'example.ts',
      ],
      { folder: elsewhere },
    );
    expect(output).toBe('');
  });
});
