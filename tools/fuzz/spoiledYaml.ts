import type { Random } from '../../engine/vocabulary/random.ts';

/** What YAML has of its own, and what an author of a file can get wrong by it; and boards that nobody can have. */
const SPOILINGS: readonly ((random: Random, text: string) => string)[] = [
  (_, text) => `---\n${text}...\n`,
  (_, text) => `${text}---\n${text}`,
  (_, text) => `%YAML 1.1\n---\n${text}`,
  (_, text) => text + text,
  (_, text) => text.replaceAll('  ', '\t'),
  (_, text) => `- ${text.replaceAll('\n', '\n  ')}`,
  (_, text) => `a: &a\n  ${text.replaceAll('\n', '\n  ')}\n<<: *a\n`,
  (_, text) => text.replace(/^board:/m, 'board: &b').replace(/^ {2}(\w+):$/m, '  $1: *b'),
  (_, text) => `${laughs(9)}${text}`,
  (random, text) => `${text}board: ${random.pick(DEEP)}\n`,
  (random, text) => onKey(random, text, (key) => `${key}: 1\n${key}`),
  (random, text) => onKey(random, text, (key) => `? ${key}\n`),
  (random, text) => onKey(random, text, (key) => `"${key}"`),
  (random, text) => onKey(random, text, () => random.pick(KEYS)),
  (random, text) => onValue(random, text, () => random.pick(VALUES)),
  (random, text) => onValue(random, text, (value) => `${random.pick(TAGS)} ${value}`),
  (random, text) => onValue(random, text, () => random.pick(DEEP)),
  // On itself, on what is on it, and on what is not there.
  (random, text) => onThing(random, text, (_, ids) => `attached-to: ${random.pick(ids)}`),
  (random, text) =>
    text.replace(
      THING,
      (thing, id) => `${thing}, attached-to: ${random.pick([...idsIn(text), id])}`,
    ),
  (random, text) => onThing(random, text, () => `protector: ${random.pick(WHO)}`),
  (random, text) => onThing(random, text, () => `goaded-by: ${random.pick(WHO)}`),
  (random, text) => onThing(random, text, (_, ids) => `paired-with: ${random.pick(ids)}`),
  (random, text) => onThing(random, text, () => `enchants: ${random.pick(WHO)}`),
  (random, text) => onThing(random, text, () => `counters: { ${random.pick(KEYS)}: 1e9 }`),
];

const KEYS = [
  '__proto__',
  'constructor',
  '<<',
  '? a',
  '[a]',
  '{a: b}',
  '"a\\tb"',
  '1',
  '~',
  'ı',
  '',
];
const VALUES = [
  '',
  '~',
  '.inf',
  '-.INF',
  '.NaN',
  '0o17',
  '0x1F',
  '1e400',
  '2026-09-25T00:00:00Z',
  'yes',
  'No',
  '|\n    a\n     b',
  '>-\n    a',
  '"\\ud800"',
  '"\\x00\\u202e"',
  "'it''s'",
  '[a, b',
  '{a: b, a: c}',
  '*',
  '&',
  '!',
  '@a',
  '`a`',
  '# a',
];
const TAGS = [
  '!!str',
  '!!int',
  '!!float',
  '!!bool',
  '!!null',
  '!!set',
  '!!omap',
  '!!binary',
  '!!js/function',
  '!!timestamp',
  '!x',
  '!<!y>',
];
const DEEP = [
  '['.repeat(500),
  '{a: '.repeat(500),
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  '- '.repeat(800),
];
const WHO = ['Ada', 'Nil', 'Bob', '__proto__', '[Ada]', '~', '1', 'ada'];

/** Few letters that stand for a great many: each row is ten times the one before. */
const laughs = (rows: number): string =>
  ['l0: &l0 ha\n']
    .concat(
      Array.from(
        { length: rows },
        (_, row) => `l${row + 1}: &l${row + 1} [${Array(10).fill(`*l${row}`).join(', ')}]\n`,
      ),
    )
    .join('');

/** A file that is written as YAML, spoiled by what only YAML has, or by a board that says what can’t be. */
export const spoiledYaml = (random: Random, text: string): string =>
  random.pick(SPOILINGS)(random, text);

const KEY = /(?<=^ *(?:- )?)[\w-]+(?=:)/gm;
const VALUE = /(?<=: |- |\[|, )[\w/-]+(?=$|[,\]} ])/gm;
const THING = /\{ id: ([\w-]+)/g;

const idsIn = (text: string): readonly string[] => [
  'nothing',
  ...[...text.matchAll(THING)].map(([, id = '']) => id),
];

function onPlace(
  random: Random,
  text: string,
  pattern: RegExp,
  change: (old: string) => string,
): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { index, 0: old } = random.pick(found);
  return text.slice(0, index) + change(old) + text.slice(index + old.length);
}

const onKey = (random: Random, text: string, change: (old: string) => string): string =>
  onPlace(random, text, KEY, change);

const onValue = (random: Random, text: string, change: (old: string) => string): string =>
  onPlace(random, text, VALUE, change);

const onThing = (
  random: Random,
  text: string,
  more: (id: string, ids: readonly string[]) => string,
): string => onPlace(random, text, THING, (thing) => `${thing}, ${more(thing, idsIn(text))}`);
