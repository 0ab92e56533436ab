import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSitting, newSitting } from '../exam/sitting.ts';
import { recall, remember } from '../progress.ts';
import { keepRound, recallRound, withMark, withSent } from '../roundMemory.ts';
import { addFile } from './addFile.ts';
import { eraseBase } from './base.ts';
import { besideLog } from './besideLog.ts';
import { eraseAll } from './erase.ts';
import { fileOf } from './file.ts';
import { addToLog, readLog } from './log.ts';
import { answer, someLog } from './testing/arbitrary.ts';
import { plainStore } from './testing/plainStore.ts';

beforeEach(async () => {
  await eraseBase();
  vi.stubGlobal('localStorage', plainStore());
});

async function all() {
  const log = await readLog();
  if (log.kind === 'trouble') throw new Error(log.trouble);
  const answers = log.value.answers.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { answers, kept: besideLog() };
}

/** In whatever order what is kept says what it does. */
async function allSaid() {
  const { answers, kept } = await all();
  const said = Object.entries(kept).map(([key, value]) => [key, JSON.parse(value)] as const);
  return { answers, kept: Object.fromEntries(said) };
}

const NOTHING = { results: {}, mistakes: {}, answers: {}, waiting: {}, prints: {}, asked: [] };
const SCENARIO = answer(1, { item: '/scenarios/menace-forced-block/#q-block' });

/** A round, an exam, the marks of scenarios, and an answer that waits for one. */
function someBeside(): void {
  const sent = withSent(NOTHING, '/exercises/one/#q-block', 'guard=brute', 'a1b2c3');
  keepRound('/practice/evasion/', withMark(sent, '/exercises/two/#q-dead', 'right', 'nothing'));
  const sitting = newSitting('7', ['/exercises/one/#q-block'], 1200);
  keepSitting({ ...sitting, answers: { 0: 'guard=brute' }, prints: { 0: 'a1b2c3' } });
  remember([SCENARIO]);
  localStorage.setItem(
    'sent /scenarios/menace-forced-block/#q-dead',
    JSON.stringify({ written: 'guard=brute', print: 'a1b2c3' }),
  );
}

test('saved, erased and added again, all is as it was: answers, marks, rounds and exams', async () => {
  await fc.assert(
    fc.asyncProperty(someLog, async (answers) => {
      await eraseAll();
      await addToLog(answers);
      someBeside();
      const before = await allSaid();
      const file = fileOf({ ...(await all()), review: true });
      await eraseAll();
      expect(await all()).toEqual({ answers: [], kept: {} });
      expect(await addFile(file)).toMatchObject({
        kind: 'added',
        review: true,
        added: answers.length,
        beside: 'added',
      });
      expect(await allSaid()).toEqual(before);
      expect(await addFile(file)).toMatchObject({ added: 0, known: answers.length });
      expect(await allSaid()).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

test('a file of answers alone gives back the marks of scenarios, and says that it has no more', async () => {
  const file = fileOf({ answers: [SCENARIO], review: false });
  expect(await addFile(file)).toMatchObject({ kind: 'added', beside: 'none' });
  expect(recall().get('menace-forced-block')?.get('block')).toBe(true);
});

test('what is here is not lost for what a file says', async () => {
  const at = '/exercises/one/#q-block';
  const here = withMark(NOTHING, at, 'right', 'guard=brute');
  const there = withSent(NOTHING, at, 'nothing', 'a1b2c3');
  keepRound('/practice/evasion/', there);
  const file = fileOf({ answers: [SCENARIO], review: false, kept: besideLog() });
  keepRound('/practice/evasion/', here);
  await addFile(file);
  expect(recallRound('/practice/evasion/')).toMatchObject({
    results: { [at]: 'right' },
    answers: { [at]: 'guard=brute' },
    waiting: {},
  });
});

test('of a file that was cut off among the rounds, what stands before the cut is taken', async () => {
  someBeside();
  const file = fileOf({ answers: [SCENARIO], review: false, kept: besideLog() });
  vi.stubGlobal('localStorage', plainStore());
  await addFile(file.slice(0, -12));
  expect(Object.keys(besideLog())).toContain('round /practice/evasion/');
});

test('where there is no room for rounds and exams, that is told', async () => {
  someBeside();
  const file = fileOf({ answers: [SCENARIO], review: false, kept: besideLog() });
  vi.stubGlobal('localStorage', plainStore(120));
  expect(await addFile(file)).toMatchObject({ kind: 'added', added: 1, beside: 'full' });
});

test('many at once are added as one after the other: each once, with all that is known of it', async () => {
  const many = Array.from({ length: 600 }, (_, at) =>
    answer(at, { id: `many-${at}`, right: false }),
  );
  await addToLog(many.slice(0, 400));
  const known = many.map((one) => ({ ...one, mistakes: ['tap-removes'] }));
  const outcome = await addFile(fileOf({ answers: known, review: false }));
  expect(outcome).toMatchObject({ kind: 'added', added: 200, known: 400 });
  const { answers } = await all();
  expect(answers.map(({ mistakes }) => mistakes)).toEqual(known.map(({ mistakes }) => mistakes));
});
