import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { EVERY_KEYWORD, KEYWORDS } from './lists.ts';
import type { Room } from './meaning.ts';

/** What no keyword is a file of. */
const ABOUT_ALL = ['abilityParts', 'example', 'index', 'lists', 'meaning'];

const namesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'));

const codeOf = (room: Room): string =>
  globSync(`../../${room}/**/*.ts`, { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n');

test('every file of this room is a keyword by its name, and is listed', () => {
  const files = namesIn('*.ts').filter((name) => !ABOUT_ALL.includes(name));
  expect(files.toSorted()).toEqual(KEYWORDS);
});

test.each(EVERY_KEYWORD.map((one) => [one.keyword, one] as const))(
  '%s does something: itself, or where it says',
  (keyword, meaning) => {
    const { forbids, triggers, activates, entersWith, carriedOutIn = [] } = meaning;
    const own = [forbids, triggers, activates, entersWith, 'paid' in meaning || undefined];
    expect([...own.filter((one) => one !== undefined), ...carriedOutIn]).not.toEqual([]);
    for (const room of carriedOutIn) expect(codeOf(room)).toContain(`'${keyword}'`);
  },
);

test.each(EVERY_KEYWORD.map((one) => [one.keyword, one] as const))(
  '%s stands under a rule of its own',
  (keyword, { rules }) => {
    expect(rules[0]).toMatch(new RegExp(`^keyword\\.${keyword}`));
  },
);
