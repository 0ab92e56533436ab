import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LessonFile, lessonFile, lessonsOn } from '#engine/lesson';
import { readLine } from '#engine/sandbox';
import { projectCards } from '../../engine/testing/boards/cards.ts';
import { LESSON_NAMES } from '../../site/client/sandbox/lessonNames.ts';
import { exerciseFilesAt, slugOf } from '../../site/library/files.ts';
import { type Library, loadScenarios } from '../../site/library/scenarios.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { ADDED, addedProblems } from '../../site/view/added.ts';
import { exercisesOf, scenariosOf } from '../project/libraryOnce.ts';
import { renamings, withoutNames } from './exercises.ts';
import { wrongPlays } from './scenarios.ts';

/** Of each way to be asked at least one, with creatures that have no name, cards, tokens, another's names and older rules. */
const BOARDS = [
  'Ada: 3/2 menace; Nil: 2/2 + 2/2 must block + 1/1 flying; A1 -> Nil',
  'Ada: 3/2 menace + 2/5 trample; Nil: 2/2 + 2/3; A1 A2 -> Nil; N1 -| A1?',
  'Bob: 3/2 menace + 1/1 must attack, tapped + 2/2 must attack; Zoe: 2/2 + 2/2; B1 -> Zoe?',
  'Ada: 5/5 trample + 1/2; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
  'Ada: 5/6 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1; A1: 4 N1?',
  'Bob: 5/7 trample; Zoe: 2/2 + 2/2; B1 -> Zoe; Z1 Z2 -| B1; B1: 2 Z1, 2 Z2, 1 Zoe',
  'Ada: 2/2 deathtouch + 1/3 first strike; Nil: 2/2 indestructible + 3/3; A1 A2 -> Nil; N1 -| A1; N2 -| A2',
  'Ada: boggart-brute + 2x 1/1 spirit; Nil: runeclaw-bear + 2x 1/2; A1 A2 -> Nil',
  'rules 2013-02-01; Ada: 4/5 flying; Nil: 2/2 + 2/2 reach; A1 -> Nil',
  'Ada: 2/4; Nil: 3/3; Nil hand: giant-growth; A1 -> Nil; N1 -| A1; Nil casts giant-growth on N1',
];

const lexicon = { cards: projectCards, words: new Map() };
const files: readonly LessonFile[] = BOARDS.flatMap((line) => {
  const { board } = readLine(line, lexicon);
  return lessonsOn(board).flatMap(({ asks }) => {
    const filed = lessonFile(board, asks, LESSON_NAMES);
    return filed?.kind === 'file' ? [filed] : [];
  });
});

/** The project with these files where they say, and each in the list of days. */
let root = '';
let library: Library;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lessons-'));
  mkdirSync(join(root, 'scenarios'));
  for (const folder of ['cards', 'cardIndex'])
    symlinkSync(join(process.cwd(), 'scenarios', folder), join(root, 'scenarios', folder));
  cpSync('scenarios/exercises', join(root, 'scenarios/exercises'), { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  library = loadScenarios(
    root,
    'ignored',
    files.map(({ path }) => path),
    { kind: 'exercise' },
  );
});

afterAll(() => rmSync(root, { recursive: true }));

test('each board gives several files, of which no two have one name', () => {
  expect(files.length).toBeGreaterThan(3 * BOARDS.length);
  expect(new Set(files.map(({ slug }) => slug)).size).toBe(files.length);
});

test('all that the library asks of a file is in them', () => {
  expect(library.issues.map(wordIssue)).toEqual([]);
  expect(library.scenarios).toHaveLength(files.length);
});

test('they play as they say, leave no choice open, and each answer rests on a rule that decides it', () => {
  expect(wrongPlays(library)).toEqual([]);
});

test('all that stands on their boards has a name, and none of them is another one under other names', () => {
  expect(library.scenarios.flatMap(withoutNames)).toEqual([]);
  const { scenarios } = exercisesOf(process.cwd());
  expect(renamings(scenarios.concat(library.scenarios))).toEqual([]);
});

test('the line that is given with each is all that the list of days asks for', () => {
  const text = readFileSync(ADDED, 'utf8');
  const slugs = [
    ...scenariosOf(process.cwd()).scenarios.map(({ scenario }) => scenario.slug),
    ...exerciseFilesAt(root).map(slugOf),
  ];
  expect(addedProblems(text, slugs)).toHaveLength(files.length);
  const day = `${text.trimEnd()}\n${files.map(({ slug }) => `  - ${slug}`).join('\n')}\n`;
  expect(addedProblems(day, slugs)).toEqual([]);
});
