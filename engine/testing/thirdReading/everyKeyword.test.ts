import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';

/** The code of a reading that is written apart from the engine. */
const READINGS = ['../oracle', '.'].map((folder) =>
  globSync(`${folder}/*.ts`, { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n'),
);

const forbidding = EVERY_KEYWORD.filter(({ forbids }) => forbids !== undefined);

test.each(forbidding.map(({ keyword }) => keyword))(
  'what %s forbids is read from the rules in both readings besides',
  (keyword) => {
    for (const reading of READINGS) expect(reading.includes(`'${keyword}'`)).toBe(true);
  },
);
