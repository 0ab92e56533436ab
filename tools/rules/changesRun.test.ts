import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesRun } from './changesRun.ts';
import type { RulesRun } from './run.ts';

/** A project with a board on which the damage assignment order decides, one on which nothing does, and an exercise. */
const root = mkdtempSync(join(tmpdir(), 'changes-'));
const HEAD = 'topics: [combat-damage]\nknowledge: 1\n';
const BOARD = `board:
  Ada: [{ id: wurm, creature: 6/6 }]
  Nil: [{ id: bear, creature: 3/3 }, { id: bear2, creature: 3/3 }]
script:
  - attack: { wurm: Nil }
  - block: { bear: wurm, bear2: wurm }
`;
const scenario = (script: string) => `covers: []\n${HEAD}checked: 2026-11-21
editions: [2024-11-08, 2024-07-30]\nplayers: { Ada: {}, Nil: {} }\nstart: declare-attackers\n${BOARD}${script}`;

beforeAll(() => {
  const put = (folder: string, name: string, text: string): void => {
    mkdirSync(join(root, 'scenarios', folder), { recursive: true });
    writeFileSync(join(root, 'scenarios', folder, name), text);
  };
  put(
    'combat-damage/wurm-and-bears',
    'scenario.yaml',
    scenario(`  - { order: { wurm: [bear, bear2] }, editions: { until: 2024-07-30 } }
  - pass
  - refused: [{ divide: { wurm: { bear: 1, bear2: 5 } }, breaks: [lethal-not-assigned-in-order] }]
    editions: { until: 2024-07-30 }
  - { divide: { wurm: { bear: 3, bear2: 3 } }, editions: { until: 2024-07-30 } }
  - { divide: { wurm: { bear: 1, bear2: 5 } }, editions: { since: 2024-11-08 } }
`),
  );
  put(
    'combat-damage/nobody-attacks',
    'scenario.yaml',
    scenario('').replace(/script:[\s\S]*/, 'script: [{ attack: {} }]\n'),
  );
  put(
    'exercises/combat-damage',
    'wurm-and-two-bears.yaml',
    `${HEAD}editions: [2024-11-08, 2024-07-30]\n${BOARD}questions:
  - { id: split, after: 2, legal: { divide: { wurm: { bear: 1, bear2: 5 } } } }
`,
  );
  for (const edition of ['2024-07-30', '2024-11-08']) {
    const hashes = `site/view/rulesTexts/${edition}.txt`;
    mkdirSync(join(root, hashes, '..'), { recursive: true });
    cpSync(hashes, join(root, hashes));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('between two editions', () => {
  const run = (): RulesRun => changesRun(root, '2024-07-30', '2024-11-08');

  test('each board that comes out otherwise is told with its page, and no other', () => {
    const { code, out, err } = run();
    expect({ code, err, out }).toMatchObject({ code: 0, err: '' });
    expect(out).toMatch(/^From 2024-07-30 to 2024-11-08: 2 of 3 boards come out otherwise\n/);
    expect(out).toMatch(/wurm-and-bears\/scenario\.yaml {2}\/scenarios\/wurm-and-bears\/\n/);
    expect(out).toMatch(/as played: [1-9]\d* of \d+ stops are told otherwise/);
    expect(out).toMatch(/wurm-and-two-bears\.yaml {2}\/exercises\/wurm-and-two-bears\/\n/);
    expect(out).not.toContain('nobody-attacks');
  });

  test('with what it is answered by both, which is not the same', () => {
    expect(run().out).toMatch(/answer to split: false -> true/);
  });

  test('and what became of the rules', () => {
    const { out } = run();
    expect(out).toContain('page /rules/509.4/ -> /rules/509.2/');
    expect(out).toContain('gone: 509.2 blockers.orderBlockers (2024-07-30)');
    expect(out).toContain('reworded: 510.1c damage.divideAmongBlockers');
  });
});

test.each([
  ['1999-01-01', undefined, /^1999-01-01 is no edition; expected one of 2008-10-01/],
  ['2024-11-08', '2024-07-30', /^2024-11-08 is not before 2024-07-30/],
  ['2024-11-08', '2024-11-08', /^2024-11-08 is not before 2024-11-08/],
])('from %s to %s it says what is wrong', (before, after, says) => {
  expect(changesRun(root, before, after)).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(says),
  });
});
