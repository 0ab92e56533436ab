import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kebab } from '../vocabulary/spelling.ts';
import { QUESTION_KINDS } from './questionKinds.ts';

const KINDS = Object.entries(QUESTION_KINDS);

const files = globSync('kinds/**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
);

const isKind = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'head' in value && 'answer' in value;

test.each(files)('a kind that stands in %s can be asked', async (file) => {
  const held: object = await import(join(import.meta.dirname, file));
  const kinds = Object.values(held).filter(isKind);
  expect(KINDS.map(([, kind]) => kind)).toEqual(expect.arrayContaining(kinds));
});

describe.each(KINDS)('%s', (name, { head }) => {
  test('is the only one that its head tells of', () => {
    expect(KINDS.filter(([, kind]) => kind.head === head).map(([one]) => one)).toEqual([name]);
  });

  test('its head is spelled with hyphens, as all that stands in files', () => {
    expect(head).toBe(kebab(head));
  });
});
