import { describe, expect, test } from 'vitest';
import { changesRun } from './changesRun.ts';

const ROOT = process.cwd();

describe('between two editions', () => {
  const { code, out, err } = changesRun(ROOT, '2024-07-30', '2024-11-08');
  const lines = out.split('\n');

  test('each board that comes out otherwise is told with its file and its page', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const boards = lines.filter((line) => /^ {2}scenarios\//.test(line));
    const [, said, all] = /: (\d+) of (\d+) boards come out otherwise$/.exec(lines[0] ?? '') ?? [];
    expect(boards).toHaveLength(Number(said));
    expect(boards.length).toBeGreaterThan(8);
    expect(boards.length).toBeLessThan(Number(all) / 2);
    for (const line of boards)
      expect(line).toMatch(/^ {2}scenarios\/\S+\.yaml {2}\/(scenarios|exercises)\/[a-z0-9-]+\/$/);
  });

  test('with what it is answered by both, which is not the same', () => {
    const answers = lines.flatMap((line) => /answer to (\S+): (.*) -> (.*)$/.exec(line) ?? []);
    expect(answers.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [, , before, after] = /answer to (\S+): (.*) -> (.*)$/.exec(line) ?? [];
      if (before !== undefined) expect(before).not.toBe(after);
    }
  });

  test('a division that is legal since then is another verdict', () => {
    expect(out).toMatch(/stops are told otherwise/);
    expect(out).toMatch(/verdict in combatDamage: \w+ -> \w+/);
  });

  test('and what became of the rules', () => {
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
  expect(changesRun(ROOT, before, after)).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(says),
  });
});
