import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type JudgedLibrary, judgedLibrary } from './judgedLibrary.ts';
import { libraryFiles } from './libraryFiles.ts';
import { linesOf } from './playing.ts';

const scenario = (creature: string) => `covers: []
topics: [declare-attackers]
knowledge: 1
editions: [2026-09-25, 2024-11-08, 2008-10-01]
checked: 2026-11-21
players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: wall, ${creature}, abilities: [defender] }]
start: declare-attackers
script:
  - refused: [{ attack: { wall: Nil }, breaks: [defender] }]
  - attack: {}
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'judged-'));
  write('first', scenario('creature: 0/3'));
  write('second', scenario('creature: 0/4'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(slug: string, text: string): void {
  mkdirSync(join(root, 'scenarios/walls', slug), { recursive: true });
  writeFileSync(join(root, 'scenarios/walls', slug, 'scenario.yaml'), text);
}

const judged = (): JudgedLibrary => judgedLibrary(root, 'ignored');
const missing = (): readonly string[] =>
  libraryFiles(root, 'ignored').missing.map(({ slug }) => slug);
const keptFiles = (name: string): readonly string[] =>
  globSync(`.astro/judged/first/*/${name}`, { cwd: root }).map((file) => join(root, file));

test('what was judged is not judged again, and only what changed is', () => {
  expect(missing()).toEqual(['first', 'second']);
  expect(judged().problems).toEqual([]);
  expect(missing()).toEqual([]);
  write('second', scenario('creature: 0/5'));
  expect(missing()).toEqual(['second']);
});

test('what is read back is what was played', () => {
  const before = judged();
  const after = judged();
  expect(after.scenarios).toEqual(before.scenarios);
  const [first] = after.scenarios;
  if (first === undefined) throw new Error('nothing was judged');
  for (const edition of first.editions) {
    const playing = after.playing(first, edition);
    expect(playing.edition).toBe(edition);
    expect(linesOf(playing).map((line) => line.edition)).toEqual([edition]);
    expect(playing.main.frames[0]?.outcome).toBe('refused');
  }
});

test('editions that are played alike are kept once', () => {
  const [first] = judged().scenarios;
  expect(first?.courses.flatMap(({ editions }) => editions).toSorted()).toEqual(
    first?.editions.toSorted(),
  );
  expect(keptFiles('course-*.json')).toHaveLength(first?.courses.length ?? 0);
});

test.each(['facts.json', 'scenario.json', 'course-0.json'])(
  'a kept %s that was cut short, changed or deleted is made again',
  (name) => {
    const whole = judged();
    const [path = ''] = keptFiles(name);
    const text = readFileSync(path, 'utf8');
    const breakings = [
      () => truncateSync(path, Math.trunc(statSync(path).size / 2)),
      () => truncateSync(path, 0),
      () => writeFileSync(path, text.replace('wall', 'ball')),
      () => rmSync(path),
    ];
    for (const breakIt of breakings) {
      breakIt();
      expect(missing()).toEqual(['first']);
      expect(judged().problems).toEqual([]);
      expect(judged().scenarios).toEqual(whole.scenarios);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  },
);

test('a card that changes is judged again with all that name it, and nothing else is', () => {
  mkdirSync(join(root, 'scenarios/cards'), { recursive: true });
  for (const card of ['boggart-brute', 'runeclaw-bear'])
    cpSync(`scenarios/cards/${card}.yaml`, join(root, `scenarios/cards/${card}.yaml`));
  const withBrute = scenario('creature: 0/4').replace(
    'Ada: [',
    'Ada: [{ id: brute, card: boggart-brute }, ',
  );
  write('second', withBrute);
  expect(judged().problems).toEqual([]);
  const change = (card: string): void => {
    const path = join(root, `scenarios/cards/${card}.yaml`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/en: .*/, 'en: Another Name'));
  };
  change('runeclaw-bear');
  expect(missing()).toEqual([]);
  change('boggart-brute');
  expect(missing()).toEqual(['second']);
});

test('it has the names of the cards that lie there, and not of those whose ids are other words of the file', () => {
  mkdirSync(join(root, 'scenarios/cards'), { recursive: true });
  const path = (card: string): string => join(root, `scenarios/cards/${card}.yaml`);
  cpSync('scenarios/cards/boggart-brute.yaml', path('boggart-brute'));
  cpSync('scenarios/cards/runeclaw-bear.yaml', path('start'));
  const withBrute = 'Ada: [{ id: brute, card: boggart-brute }, ';
  write('first', scenario('creature: 0/3').replace('Ada: [', withBrute));
  const { scenarios, playing, problems } = judged();
  expect(problems).toEqual([]);
  const named = scenarios.map((one) => Object.keys(playing(one, '2026-09-25').cardNames));
  expect(named).toEqual([['boggart-brute'], []]);
});

test('what is wrong is told each time and never kept', () => {
  write('second', scenario('creature: 0/4').replace('breaks: [defender]', 'breaks: [menace]'));
  for (const _ of [1, 2]) {
    expect(judged().problems).toEqual([
      expect.stringContaining('scenarios/walls/second/scenario.yaml:11:'),
      expect.stringContaining('in 2024-11-08'),
      expect.stringContaining('in 2008-10-01'),
    ]);
    expect(judged().scenarios.map(({ slug }) => slug)).toEqual(['first']);
  }
});
