import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCards } from '../cards.ts';
import { loadScenarios } from '../scenarios.ts';
import { wordIssue } from '../wordIssue.ts';
import { indexIssues } from './indexIssues.ts';
import { cachedIndex } from './readIndex.ts';
import { withIndexed } from './withIndexed.ts';

const BEAR = '{"id":"plain-bear","names":{"en":"Plain Bear"},"creature":"2/2"}';
const GRIFFIN =
  '{"id":"half-griffin","names":{"en":"Half Griffin","it":"Mezzo Grifone"},"creature":"2/2","abilities":["flying"],"unread":1}';

describe('the index of all cards', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'index-'));
    mkdirSync(join(root, 'scenarios/cardIndex'), { recursive: true });
    mkdirSync(join(root, 'scenarios/cards'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const put = (name: string, ...lines: readonly string[]): void =>
    writeFileSync(join(root, 'scenarios', name), lines.map((line) => `${line}\n`).join(''));
  const issues = (): readonly string[] =>
    indexIssues(root, loadCards(root).cards).map(
      ({ file, line, code, found }) => `${file.split('/').at(-1)}:${line} ${code} ${found}`,
    );

  test('is read part by part, and again as it was kept', () => {
    put('cardIndex/h.jsonl', GRIFFIN);
    put('cardIndex/p.jsonl', BEAR);
    const first = cachedIndex(root, 'judge').cards;
    expect(first.map(({ id }) => id)).toEqual(['half-griffin', 'plain-bear']);
    expect(JSON.stringify(cachedIndex(root, 'judge').cards)).toBe(JSON.stringify(first));
    put('cardIndex/p.jsonl');
    expect(cachedIndex(root, 'judge').cards.map(({ id }) => id)).toEqual(['half-griffin']);
  });

  test('has each card once, in order', () => {
    put('cardIndex/h.jsonl', BEAR, GRIFFIN, GRIFFIN);
    expect(issues()).toEqual([
      'h.jsonl:2 notSorted half-griffin',
      'h.jsonl:3 notSorted half-griffin',
    ]);
  });

  test('is told where a line is no card', () => {
    put('cardIndex/h.jsonl', '{"id":"a"', '{"id":"b","names":{"en":"B"},"creature":"1/1","x":1}');
    expect(issues()).toEqual(['h.jsonl:1 notJson ', 'h.jsonl:2 unknownKey x']);
    expect(indexIssues(root, new Map()).map(wordIssue)[0]).toContain('h.jsonl:1:1: not JSON');
  });

  test('has no name of another card, of those with files neither', () => {
    put('cardIndex/h.jsonl', GRIFFIN);
    put(
      'cardIndex/p.jsonl',
      BEAR,
      '{"id":"q","names":{"en":"Q","it":"Mezzo Grifone"},"creature":"1/1"}',
    );
    writeFileSync(
      join(root, 'scenarios/cards/other-bear.yaml'),
      'names: { en: Plain Bear }\ncreature: 2/2\nchecked: 2026-11-21\n',
    );
    expect(issues()).toEqual([
      'p.jsonl:1 sharedName Plain Bear',
      'p.jsonl:2 sharedName Mezzo Grifone',
    ]);
  });

  test('steps back behind a file of the same card', () => {
    put('cardIndex/p.jsonl', BEAR);
    writeFileSync(
      join(root, 'scenarios/cards/plain-bear.yaml'),
      'names: { en: Plain Bear }\ncreature: 3/3\nchecked: 2026-11-21\n',
    );
    expect(issues()).toEqual([]);
    const cards = withIndexed(loadCards(root).cards, ['plain-bear'], root);
    expect(cards.get('plain-bear')?.characteristics.power).toBe(3);
  });

  test('gives the cards that a text names, by their ids or by English names, and no others', () => {
    put('cardIndex/h.jsonl', GRIFFIN);
    put('cardIndex/p.jsonl', BEAR);
    const named = (text: string) => [...withIndexed(new Map(), [text], root).keys()];
    expect(named('card: plain-bear')).toEqual(['plain-bear']);
    expect(named('line: "Ada: Half Griffin, as read"')).toEqual(['half-griffin']);
    expect(named('Ada: 2/2 bear')).toEqual([]);
  });

  test('has cards for scenarios, which rest on none that is not wholly read', () => {
    put('cardIndex/h.jsonl', GRIFFIN);
    put('cardIndex/p.jsonl', BEAR);
    const judged = (card: string): readonly string[] => {
      mkdirSync(join(root, 'scenarios/costs/one'), { recursive: true });
      writeFileSync(
        join(root, 'scenarios/costs/one/scenario.yaml'),
        `covers: []
topics: [costs]
knowledge: 1
editions: [2024-07-30]
checked: 2026-11-21
line: "Ada: ${card}; Nil: 2/2; A1 -> Nil"
`,
      );
      return loadScenarios(root, 'ignored').issues.map(({ code, found }) => `${code} ${found}`);
    };
    expect(judged('plain-bear')).toEqual([]);
    expect(judged('half-griffin')).toEqual(['slipInLine half-griffin']);
    expect(judged('half-griffin, as read')).toEqual(['halfReadCard half-griffin']);
  });
});

test('every card of the project’s index can be read, and is called as no other is', () => {
  const { cards } = loadCards(process.cwd());
  expect(indexIssues(process.cwd(), cards).map(wordIssue)).toEqual([]);
  expect(cachedIndex(process.cwd()).cards.length).toBeGreaterThan(0);
});

test('the keys of a line are those that the contract names', () => {
  const text = readFileSync('scenarios/cardIndex/a.jsonl', 'utf8').trimEnd().split('\n');
  for (const line of text) expect(line).toMatch(/^\{"id":"[a-z0-9-]+","names":\{"en":/);
});
