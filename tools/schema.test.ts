import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadScenarios } from '../site/library/scenarios.ts';
import { readCardList } from './cards/cardList.ts';
import { schemaFiles } from './schema.ts';

const root = process.cwd();
const files = [...schemaFiles()];

test.each(files)('%s is what the forms of today make', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

test('every content file names its schema, so that editors complete and check it', () => {
  const { scenarios } = loadScenarios(root, 'ignored');
  const content = [
    ...scenarios.map(({ file }) => ({ file, schema: 'scenario' })),
    ...readCardList(root).files.map((id) => ({
      file: `scenarios/cards/${id}.yaml`,
      schema: 'card',
    })),
  ];
  const wrong = content.filter(({ file, schema }) => {
    const [first = ''] = readFileSync(join(root, file), 'utf8').split('\n');
    const path = /^# yaml-language-server: \$schema=(.+)$/.exec(first)?.[1] ?? '';
    return join(file, '..', path) !== `site/public/schema/${schema}.schema.json`;
  });
  expect(wrong).toEqual([]);
});
