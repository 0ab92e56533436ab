import type { Random } from '../../vocabulary/random.ts';

/**
 * For tests: a scenario's text with one thing more that a file may say, as an author may write it by mistake: an act or
 * a choice added or said twice, or a key that is read somewhere put where it may not be.
 */
export const add = (random: Random, text: string, others: readonly string[]): string =>
  random.pick([entryTwice, entryTwice, choiceAdded, choiceAdded, actAdded, keyAdded, keyAdded])(
    random,
    text,
    others,
  );

const ENTRY = /^ {2}(?: {4})?- \S.*$/;

/** Lines of scripts that hold one entry whole. */
const entriesIn = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, at) =>
    ENTRY.test(line) && !/[:[{,]$/.test(line) && isInScript(lines, at) ? [at] : [],
  );

function isInScript(lines: readonly string[], at: number): boolean {
  const depth = depthOf(lines[at] ?? '');
  const above = lines.slice(0, at).findLast((line) => /\S/.test(line) && depthOf(line) < depth);
  return above !== undefined && /^ *script:$/.test(above);
}

const depthOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

const below = (random: Random, bound: number): number => Math.floor(random.next() * bound);

function onEntry(
  random: Random,
  text: string,
  change: (lines: string[], at: number, all: readonly number[]) => unknown,
): string {
  const lines = text.split('\n');
  const all = entriesIn(lines);
  if (all.length > 0) change(lines, random.pick(all), all);
  return lines.join('\n');
}

const entryTwice = (random: Random, text: string): string =>
  onEntry(random, text, (lines, at) => lines.splice(at, 0, lines[at] ?? ''));

const addedBefore = (random: Random, text: string, entry: string): string =>
  onEntry(random, text, (lines, at) =>
    lines.splice(at, 0, `${' '.repeat(depthOf(lines[at] ?? ''))}- { ${entry} }`),
  );

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bid: ([a-z][\w-]*)/g)].map(([, id]) => id ?? '').filter((id) => id !== '');

function choiceAdded(random: Random, text: string): string {
  const names = namesIn(text);
  if (names.length === 0) return text;
  const name = (): string => random.pick(names);
  const part = random.pick([
    '',
    ', declines: true',
    ', declines: false',
    `, targets: [${name()}]`,
    `, give: [${name()}]`,
    `, named: [${name()}]`,
    `, option: ${1 + below(random, 7)}`,
    `, place: ${1 + below(random, 3)}`,
    ', attacking: Ada',
    ', attacking: Nil',
    `, attacking: ${name()}`,
  ]);
  const player = random.pick(['', '', ', player: Ada', ', player: Nil']);
  return addedBefore(random, text, `choose: ${name()}${part}${player}`);
}

function actAdded(random: Random, text: string): string {
  const names = namesIn(text);
  if (names.length === 0) return text;
  const name = (): string => random.pick(names);
  return addedBefore(
    random,
    text,
    random.pick([
      `divide: { ${name()}: { ${random.pick([name(), 'Nil', 'Ada'])}: ${below(random, 4)} } }`,
      `order: { ${name()}: [${name()}, ${name()}] }`,
      `block: { ${name()}: ${name()} }`,
      `attack: { ${name()}: Nil }`,
      `activate: ${name()}`,
      `cast: ${name()}`,
      'pass: combat-damage',
      'pass: declare-attackers',
      'passes: Nil',
      'expect: {}',
    ]),
  );
}

/** A key with its value, as it stands somewhere in these texts, in another mapping. */
function keyAdded(random: Random, text: string, others: readonly string[]): string {
  const pairs = [
    ...(random.chance(0.5) ? text : random.pick(others)).matchAll(
      /[{,] ([a-z-]+: (?:[\w/-]+|\[[\w, -]*\]|\{[\w:, -]*\}))(?= ?[,}])/g,
    ),
  ].map(([, pair]) => pair ?? '');
  const pair = random.pick([
    ...pairs,
    'x: 2',
    'give: [bear]',
    'pay: { give: [bear] }',
    'pay: { mana: [island] }',
    'obeys: 1 of 1',
    'modes: [1]',
    'targets: [Nil]',
    'filter: { type: creature }',
    'n: 2',
  ]);
  const ends = [...text.matchAll(/ \}/g)].map(({ index }) => index);
  const at = ends[below(random, ends.length)];
  return at === undefined ? text : `${text.slice(0, at)}, ${pair}${text.slice(at)}`;
}
