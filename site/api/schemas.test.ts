import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_NAMES, type SchemaName, schemaText } from './schemas.ts';

test.each(SCHEMA_NAMES)('the schema of a %s says what the words of a filter mean', (name) => {
  expect(JSON.parse(schemaText(name))).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: {
      filter: {
        properties: { 'not-type': { enum: expect.arrayContaining(['land']) } },
        additionalProperties: false,
      },
    },
  });
  expect(schemaText(name)).toContain('"description": "does not have this card type"');
});

const FILES: Readonly<Record<SchemaName, string>> = {
  card: 'scenarios/cards/*.yaml',
  exercise: 'scenarios/exercises/**/*.yaml',
  scenario: 'scenarios/**/scenario.yaml',
};

test.each(SCHEMA_NAMES)('every %s names the schema that `npm run schema` writes', (name) => {
  // What stands beside the cards under a name with capitals is a list of cards.
  const files = globSync(FILES[name]).filter((file) => !/[A-Z]/.test(file));
  const wrong = files.filter((file) => {
    const [first = ''] = readFileSync(file, 'utf8').split('\n');
    const path = /^# yaml-language-server: \$schema=(.+)$/.exec(first)?.[1] ?? '';
    return join(file, '..', path) !== `.schema/${name}.schema.json`;
  });
  expect(files.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
