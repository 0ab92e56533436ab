import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { EVERY_KEYWORD, KEYWORDS } from './lists.ts';
import type { Room } from './meaning.ts';

/** What no keyword is a file of. */
const ABOUT_ALL = ['abilityParts', 'example', 'index', 'lists', 'meaning', 'standsFor'];

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

test.each(EVERY_KEYWORD.map((one) => [one.keyword, one] as const))(
  '%s says what it has a say in, where combat asks for it by name',
  (_, { bearsOn, forbids, carriedOutIn = [] }) => {
    const isAsked = carriedOutIn.some((room) => room === 'damage' || room === 'declaration');
    if (isAsked && forbids === undefined) expect(bearsOn).toBeDefined();
  },
);

test('what forbids something says on what boards it is practised, or that none are made', () => {
  const silent = EVERY_KEYWORD.filter(
    ({ forbids, boards }) => forbids !== undefined && boards === undefined,
  );
  expect(silent.map(({ keyword }) => keyword)).toEqual([]);
});

test('those that are practised have the places from the first on', () => {
  const places = EVERY_KEYWORD.flatMap(({ boards }) =>
    typeof boards === 'object' ? [boards.place] : [],
  );
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
});

/** CR 122.1b lists the keywords that are counters, too; topics are what scenarios are about; editions say what they do. */
const OTHER_LISTS = /^vocabulary\/counters\.ts$|^scenario\/scenario\.ts$|^citation\/editions\//;

test('no other file of the engine has a list of keywords', () => {
  const engine = `${import.meta.dirname}/../..`;
  const files = globSync('**/*.ts', { cwd: engine }).filter(
    (file) => !/\.test\.ts$|(^|\/)testing\/|^bench\/|^language\/keywords\//.test(file),
  );
  const found = files.filter((file) => hasList(readFileSync(`${engine}/${file}`, 'utf8')));
  expect(found.filter((file) => !OTHER_LISTS.test(file))).toEqual([]);
});

/** Whether some list or table of the code names three keywords or more. */
function hasList(code: string): boolean {
  const isNamed = (word: string): boolean => KEYWORDS.some((keyword) => keyword === word);
  const words = new Set(code.match(/\w+/g));
  if (KEYWORDS.filter((keyword) => words.has(keyword)).length < 3) return false;
  const listsIn = (node: ts.Node): boolean => {
    const names = namesUnder(node).filter(isNamed);
    return (
      names.length >= 3 || (ts.forEachChild(node, (child) => listsIn(child) || undefined) ?? false)
    );
  };
  return listsIn(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
}

/** The words of a list, with those of lists that are spread in it, or the keys of a table that need not have all of a type. */
function namesUnder(node: ts.Node): readonly string[] {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) => {
      if (ts.isStringLiteral(one)) return [one.text];
      return ts.isSpreadElement(one) ? namesUnder(one.expression) : [];
    });
  return ts.isObjectLiteralExpression(node) && !isOfWholeType(node.parent)
    ? node.properties.flatMap((one) => (one.name === undefined ? [] : [one.name.getText()]))
    : [];
}

const isOfWholeType = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) &&
  node.type !== undefined &&
  !/\?:|Partial/.test(node.type.getText());
