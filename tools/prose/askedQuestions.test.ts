import { expect, test } from 'vitest';
import { type AnsweredQuestion, judgeScenario, NEWEST_EDITION, readScenario } from '#engine';
import { firstOnBoard } from './firstOnBoard.ts';
import { lopsided } from './lopsided.ts';
import { rightOnesFirst } from './rightOnesFirst.ts';
import { tellingProse } from './tellingProse.ts';
import { unsaidRules } from './unsaidRules.ts';

const FILE = 'scenarios/test/asked/scenario.yaml';

const asking = (question: string) =>
  readScenario(
    `
covers: []
topics: [declare-blockers]
knowledge: 1
editions: all
checked: 2026-11-22
players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: brute, creature: 3/2, abilities: [menace] }]
  Nil: [{ id: wall, creature: 0/4 }, { id: cadet, creature: 1/1 }]
start: declare-attackers
script: [{ attack: { brute: Nil } }, { block: {} }]
questions: [{ id: q, ${question} }]`,
    FILE,
    new Map(),
  );

const asked = (question: string): readonly AnsweredQuestion[] => {
  const read = asking(question);
  return read.ok ? judgeScenario(read.value, NEWEST_EDITION).questions : [];
};

const NONE = '{ block: {} }';
const ONE = '{ block: { wall: brute } }';
const BOTH = '{ block: { wall: brute, cadet: brute } }';

test('what is right to pick is found where it stands together at the head or the foot', () => {
  const acts = (...list: readonly string[]) =>
    rightOnesFirst(FILE, asked(`pick-acts: [${list.join()}]`)).length;
  expect(acts(NONE, BOTH, ONE)).toBe(1);
  expect(acts(ONE, NONE, BOTH)).toBe(1);
  expect(acts(NONE, ONE, BOTH)).toBe(0);
  expect(acts(NONE, BOTH)).toBe(0);
});

test('a rule that is offered and of which nothing is said is named with its language', () => {
  const questions = asked('legal: { block: { wall: brute } }');
  expect(unsaidRules(questions)).toEqual([]);
  expect(unsaidRules(questions, (language) => (language === 'it' ? '' : 'said'))).toContainEqual(
    expect.stringContaining('site/i18n/it/rules: no sentence for keyword.menace'),
  );
});

test('a title or a summary that tells an answer is named with its file', () => {
  const prose = (title: string, summary: string) =>
    `---
title: ${title}
summary: ${summary}
verdict: It is legal.
why: Nothing forbids it.
names: { wall: Wall, cadet: Cadet, brute: Brute }
questions: { q: How much damage is dealt to Nil? }
---
`;
  const told = (question: string, title: string, summary: string) =>
    tellingProse(FILE, asked(question), new Map(), (path) =>
      path.endsWith('en.mdx') ? prose(title, summary) : undefined,
    );
  const number = 'number: { dealt-to: Nil }';
  expect(told(number, 'Menace', 'Nil is dealt three.')).toEqual([
    'scenarios/test/asked/en.mdx: summary: tells the answer to q (three)',
  ]);
  expect(told(number, 'Menace', 'Three creatures on the board.')).toEqual([]);
  const pick = 'pick: are-attacking';
  expect(told(pick, 'The Brute', 'It attacks.')).toEqual([
    'scenarios/test/asked/en.mdx: title: tells the answer to q (Brute)',
  ]);
  expect(told(pick, 'The Brute and the Wall', 'They fight.')).toEqual([]);
});

test('seven of ten scenarios ask first for something done on the board', () => {
  const scenarios = (onBoard: number) =>
    Array.from({ length: 10 }, (_, n) =>
      asking(n < onBoard ? 'declare: blockers' : 'number: { dealt-to: Nil }'),
    ).flatMap((read) => (read.ok ? [{ file: FILE, scenario: read.value }] : []));
  expect(firstOnBoard(scenarios(7))).toEqual([]);
  expect(firstOnBoard(scenarios(6))).toEqual([expect.stringContaining('6 of 10')]);
});

test('neither of two answers is right much more often than the other', () => {
  const legal = asked(`legal: ${BOTH}`);
  const illegal = asked(`legal: ${ONE}`);
  const times = (n: number, questions: readonly AnsweredQuestion[]) =>
    Array.from({ length: n }, () => questions).flat();
  expect(lopsided([...times(7, illegal), ...times(3, legal)])).toEqual([]);
  expect(lopsided([...times(8, illegal), ...times(2, legal)])).toEqual([
    expect.stringContaining('8 of 10 questions of legal or not'),
  ]);
  expect(lopsided(times(9, illegal))).toEqual([]);
});
