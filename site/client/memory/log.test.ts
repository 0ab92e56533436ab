import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { eraseBase } from './base.ts';
import { fileOf, readFile } from './file.ts';
import { addToLog, byId, readLog } from './log.ts';
import { answer, someLog } from './testing/arbitrary.ts';

const NAME = 'rule-509';
const byName = (answers: readonly Answer[]): readonly Answer[] =>
  answers.toSorted((a, b) => (a.id < b.id ? -1 : 1));

async function logged(): Promise<readonly Answer[]> {
  const log = await readLog();
  if (log.kind === 'trouble') throw new Error(log.trouble);
  return byName(log.value.answers);
}

beforeEach(async () => {
  await eraseBase();
});

test('what is added is there, once, however often it is added and in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(someLog, someLog, async (a, b) => {
      await eraseBase();
      const added = [await addToLog(a), await addToLog(b), await addToLog(a)];
      const forth = await logged();
      await eraseBase();
      await addToLog(b);
      await addToLog(a);
      expect(forth).toEqual(await logged());
      expect(forth).toEqual(byName([...a, ...b]));
      expect(added).toEqual([a.length, b.length, 0].map((value) => ({ kind: 'done', value })));
    }),
    { numRuns: 20 },
  );
});

test('another browser knows all of it from a file', async () => {
  await fc.assert(
    fc.asyncProperty(someLog, async (answers) => {
      fc.pre(answers.length > 0);
      await eraseBase();
      await addToLog(answers);
      const read = readFile(fileOf({ answers: await logged(), review: false }));
      if (read.kind === 'problem') throw new Error(read.problem);
      await eraseBase();
      await addToLog(read.progress.answers);
      expect(await logged()).toEqual(byName(answers));
    }),
    { numRuns: 20 },
  );
});

test('a mistake that becomes known later is added to its answer', async () => {
  const given = answer(0, { right: false });
  await addToLog([given]);
  expect(await addToLog([{ ...given, mistakes: ['tap-removes'] }])).toEqual({
    kind: 'done',
    value: 0,
  });
  await addToLog([given]);
  expect(await logged()).toEqual([{ ...given, mistakes: ['tap-removes'] }]);
});

test('two that write at the same time lose nothing', async () => {
  const many = Array.from({ length: 100 }, (_, k) => answer(0, { id: `answer-${k}` }));
  await Promise.all(many.map((one) => addToLog([one])));
  expect(await logged()).toHaveLength(100);
});

describe('what is not as it should be', () => {
  test('what can not be read is counted, left where it is, and takes nothing else along', async () => {
    await addToLog([answer(0)]);
    const base = await openDB(NAME, 1);
    await base.put('answers', { id: 'broken', when: Number.NaN });
    await base.put('answers', { id: 'other' });
    base.close();
    expect(await readLog()).toEqual({
      kind: 'done',
      value: { answers: [answer(0)], unreadable: 2 },
    });
  });

  test('a base of a newer version is neither read nor written', async () => {
    await (
      await openDB(NAME, 9, { upgrade: (base) => void base.createObjectStore('more') })
    ).close();
    const newer = { kind: 'trouble', trouble: 'newer' };
    expect(await readLog()).toEqual(newer);
    expect(await addToLog([answer(0)])).toEqual(newer);
    await deleteDB(NAME);
    expect(await addToLog([answer(0)])).toEqual({ kind: 'done', value: 1 });
  });

  test('a base without what it should hold is called broken, and can be erased', async () => {
    await (
      await openDB(NAME, 1, { upgrade: (base) => void base.createObjectStore('else') })
    ).close();
    expect(await addToLog([answer(0)])).toEqual({ kind: 'trouble', trouble: 'broken' });
    expect(await eraseBase()).toEqual({ kind: 'done', value: undefined });
    expect(await addToLog([answer(0)])).toEqual({ kind: 'done', value: 1 });
  });

  test('an update in another tab does not wait for this one, which says so from then on', async () => {
    await addToLog([answer(0)]);
    const newer = await openDB(NAME, 2);
    expect(await newer.getAll('answers')).toEqual([answer(0)]);
    expect(await addToLog([answer(1)])).toEqual({ kind: 'trouble', trouble: 'newer' });
    newer.close();
    await deleteDB(NAME);
  });

  test('a base that is gone is made again', async () => {
    await addToLog([answer(0)]);
    await deleteDB(NAME);
    expect(await addToLog([answer(1)])).toEqual({ kind: 'done', value: 1 });
    expect(await logged()).toEqual([answer(1)]);
  });

  test('a browser without it keeps nothing, and nothing is thrown', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const blocked = { kind: 'trouble', trouble: 'blocked' };
    expect([await readLog(), await addToLog([answer(0)])]).toEqual([blocked, blocked]);
    globalThis.indexedDB = indexedDB;
  });
});

test('of answers that are the same, one is left with all that is known', () => {
  const known = byId([
    answer(0),
    { ...answer(0), mistakes: ['a'] },
    { ...answer(0), mistakes: ['b'] },
  ]);
  expect([...known.values()]).toEqual([{ ...answer(0), mistakes: ['a', 'b'] }]);
});
