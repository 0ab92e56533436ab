import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgedLibrary } from './judged/judgedLibrary.ts';
import { loadScenarios } from './scenarios.ts';
import { wordIssue } from './wordIssue.ts';

test('every scenario and card of the project can be read, and holds in every edition that it is shown in', () => {
  expect(judgedLibrary(process.cwd(), 'ignored').problems).toEqual([]);
});

describe('a folder of content', () => {
  let root = '';
  const folder = 'scenarios/requirements/menace-forced-block';

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'scenarios-'));
    cpSync('scenarios/cards', join(root, 'scenarios/cards'), { recursive: true });
    mkdirSync(join(root, folder), { recursive: true });
    cpSync(`${folder}/scenario.yaml`, join(root, folder, 'scenario.yaml'));
    for (const language of ['en', 'es'])
      writeFileSync(join(root, folder, `${language}.mdx`), 'Prose.\n');
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('lacks the languages whose files are missing', () => {
    expect(loadScenarios(root, 'required').issues).toMatchObject([
      { file: `${folder}/it.mdx`, code: 'missingTranslation', expected: ['it.mdx'] },
    ]);
  });

  test('lacks nothing where prose is not asked for', () => {
    expect(loadScenarios(root, 'ignored').issues).toEqual([]);
  });

  test.each([
    ['a folder', folder],
    ['a folder with a slash', `${folder}/`],
    ['a file', `${folder}/scenario.yaml`],
    ['the folder above', 'scenarios'],
  ])('is found through %s', (_, path) => {
    const { scenarios } = loadScenarios(root, 'ignored', [path]);
    expect(scenarios.map(({ file, scenario }) => [file, scenario.slug])).toEqual([
      [`${folder}/scenario.yaml`, 'menace-forced-block'],
    ]);
  });

  test('is not found where it is not', () => {
    expect(loadScenarios(root, 'ignored', ['scenarios/nowhere']).issues).toMatchObject([
      { file: 'scenarios/nowhere', code: 'nothingThere' },
    ]);
  });

  test('has one scenario for each slug, whatever the topic', () => {
    const copy = 'scenarios/evasion/menace-forced-block';
    mkdirSync(join(root, copy), { recursive: true });
    cpSync(`${folder}/scenario.yaml`, join(root, copy, 'scenario.yaml'));
    const { issues } = loadScenarios(root, 'ignored', [folder]);
    rmSync(join(root, copy), { recursive: true });
    expect(issues.map(wordIssue)).toEqual([
      `${folder}/scenario.yaml:1:1: the folder name “menace-forced-block” is a scenario’s address, and ${copy}/scenario.yaml has it too.`,
    ]);
  });

  test('says what is wrong with a card and with every scenario that uses it', () => {
    writeFileSync(
      join(root, 'scenarios/cards/boggart-brute.yaml'),
      'names: { en: Boggart Brute }\n',
    );
    const { issues } = loadScenarios(root, 'ignored');
    expect(issues.map(({ file, code }) => [file, code])).toEqual([
      ['scenarios/cards/boggart-brute.yaml', 'missingKey'],
      [`${folder}/scenario.yaml`, 'unknownCard'],
    ]);
  });
});
