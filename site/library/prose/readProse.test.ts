import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { readProse } from './readProse.ts';

const front = '---\ntitle: One\n---\n';
const read = (body: string, language: Language = 'en') => readProse(front + body, language);

test('prose is HTML with the components among it', async () => {
  expect(await read('Two *must* block (<Rule of="blockers.restrictions" />).\n')).toEqual({
    parts: [
      { kind: 'html', html: '<p>Two <em>must</em> block (' },
      { kind: 'Rule', of: 'blockers.restrictions' },
      { kind: 'html', html: ').</p>' },
    ],
    problems: [],
  });
});

test('tables are those of GitHub, headings can be linked to, quotes are curled', async () => {
  const { parts } = await read('## Why "so"\n\n| a |\n| - |\n| 1 |\n');
  const [part] = parts;
  expect(part?.kind === 'html' && part.html).toMatch(
    /^<h2 id="why-so">Why “so”<\/h2>\n<table>.*<td>1<\/td>.*<\/table>$/s,
  );
});

test('a table whose first heading is empty names its rows, and has no heading without words', async () => {
  const { parts } = await read('|  | a |\n| - | - |\n| one | 1 |\n');
  const [part] = parts;
  const html = part?.kind === 'html' ? part.html : '';
  expect(html).toContain('<td></td>');
  expect(html).toContain('<th scope="row">one</th>');
  expect(html).toContain('<th>a</th>');
});

test('what stands between the tags of a note is prose too', async () => {
  const { parts } = await read(
    '<EditionNote of="2009-07-11">\nThen <Rule of="damage.lethal" />.\n</EditionNote>\n',
  );
  expect(parts).toEqual([
    {
      kind: 'EditionNote',
      of: '2009-07-11',
      parts: [
        { kind: 'html', html: '<p>Then ' },
        { kind: 'Rule', of: 'damage.lethal' },
        { kind: 'html', html: '.</p>' },
      ],
    },
  ]);
});

test('what holds in some editions only is kept with them', async () => {
  const { parts } = await read('Always. <In editions="until 2009-07-11">Then.</In>\n');
  expect(parts).toContainEqual({
    kind: 'In',
    editions: { until: '2009-07-11' },
    parts: [{ kind: 'html', html: 'Then.' }],
  });
});

test('a term stands by its name, or in the form that its sentence wants', async () => {
  const terms = async (body: string, language: Language) =>
    (await read(body, language)).parts.filter(({ kind }) => kind === 'Term');
  expect(await terms('By <Term of="lethalDamage" />.', 'it')).toEqual([
    { kind: 'Term', of: 'lethalDamage', words: 'danno letale' },
  ]);
  expect(await terms('<Term of="requirement">Requisiti</Term> there are.', 'it')).toEqual([
    { kind: 'Term', of: 'requirement', words: 'Requisiti' },
  ]);
});

test('a board is that of the main line unless a branch is named', async () => {
  const { parts } = await read('<BoardAt step="3" />\n\n<BoardAt step="1" branch="too-late" />\n');
  expect(parts.filter(({ kind }) => kind === 'BoardAt')).toEqual([
    { kind: 'BoardAt', step: 3, branch: 'main' },
    { kind: 'BoardAt', step: 1, branch: 'too-late' },
  ]);
});

describe('refused, with line and column of the file:', () => {
  test.each([
    [
      'a rule that there is not',
      '<Rule of="nope" />',
      '4:1: <Rule of="nope">: there is no such rule',
    ],
    [
      'a term that there is not',
      'A <Term of="lethalDamge" />',
      '4:3: <Term of="lethalDamge">: there is no such term; did you mean lethalDamage?',
    ],
    [
      'a term in words that are no form of it',
      'A <Term of="lethalDamage">deadly damage</Term>',
      '4:3: <Term of="lethalDamage">: “deadly damage” is no form of it; site/i18n/en/terms has lethal damage',
    ],
    ['a term with more than words in it', 'A <Term of="stack">*stack*</Term>', 'no form of it'],
    [
      'an attribute too many',
      'A <Rule of="damage.lethal" to="x" />',
      '4:3: <Rule of="damage.lethal" to="x">: Unr',
    ],
    ['a board without a step', '<BoardAt />', '4:1: <BoardAt>: a step has a number'],
    ['an edition that there is not', '<EditionNote of="x">a</EditionNote>', 'no such edition'],
    ['another component', '<Card of="x" />', 'no such component; expected one of Rule, Term, Bo'],
    ['an element', 'A <b>bold</b> word', '4:3: <b>: there is no such component'],
    ['a script', 'x\n\n<script>alert(1)</script>', '6:1: <script>: there is no such component'],
    ['an event handler', '<img onload="alert(1)" />', 'there is no such component'],
    ['a value that is code', '<Rule of={1 + 1} />', '4:1: <Rule'],
    ['spread attributes', '<Rule {...{}} />', '4:1: <Rule'],
    ['an expression', 'one {1 + 1}', '4:5: prose holds no code'],
    ['an import', 'import x from "y"', '4:1: prose holds no code'],
    ['an export', 'export const x = 1', '4:1: prose holds no code'],
    ['an address that runs', '[a](javascript:alert)', '4:1: "javascript:alert" is no address'],
    ['an address that is data', '![a](data:text/html,x)', '4:1: "data:text/html,x" is no address'],
    ['a tag that is never closed', '<EditionNote of="2009-07-11">\n\na', '4:1'],
    ['a brace alone', 'one { two', '4:'],
  ])('%s', async (_, body, problem) => {
    const { problems } = await read(`${body}\n`);
    const told = problems.map(({ line, column, message }) => `${line}:${column}: ${message}`);
    expect(told.join('\n')).toContain(problem);
  });
});

test('what is refused in a note is told too', async () => {
  const { problems } = await read('<EditionNote of="2009-07-11">\n\n{1}\n\n</EditionNote>\n');
  expect(problems).toEqual([expect.objectContaining({ line: 6 })]);
});
