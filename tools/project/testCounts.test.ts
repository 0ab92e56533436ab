import { describe, expect, test } from 'vitest';
import { pageCounts, settled, sum, unitCounts, unitFailures } from './testCounts.ts';

describe('of the unit tests', () => {
  test('a skipped test counts as failed', () => {
    const report = { numPassedTests: 3, numTotalTests: 4, testResults: [] };
    expect(unitCounts(report)).toEqual({ passed: 3, failed: 1 });
  });

  test('a file that could not be loaded counts as failed', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no a\nat b', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['is 1\nat c'] },
          { status: 'pending', fullName: 'waits', failureMessages: null },
        ],
      },
    ];
    const report = { numPassedTests: 0, numTotalTests: 1, testResults };
    expect(unitCounts(report)).toEqual({ passed: 0, failed: 2 });
    expect(unitFailures(report)).toEqual([
      'a.test.ts: no a',
      'b.test.ts › breaks: is 1',
      'b.test.ts › waits: pending',
    ]);
  });
});

describe('of the page tests', () => {
  test('a skipped test counts as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 1 };
    expect(pageCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
  });

  test('a test that passes at another try has failed by chance once, and counts as failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(pageCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 1 });
  });

  test('an error outside the tests counts as failed', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(pageCounts({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('of any run', () => {
  test('a bad exit code counts as a failure', () => {
    expect(settled({ passed: 2, failed: 0 }, 1)).toEqual({ passed: 2, failed: 1 });
    expect(settled({ passed: 2, failed: 3 }, 1)).toEqual({ passed: 2, failed: 3 });
  });

  test('no test at all counts as a failure', () => {
    expect(settled({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('a good run stays as it is, and two are added up', () => {
    expect(settled({ passed: 2, failed: 0 }, 0)).toEqual({ passed: 2, failed: 0 });
    expect(sum({ passed: 2, failed: 1 }, { passed: 3, failed: 0 })).toEqual({
      passed: 5,
      failed: 1,
    });
  });
});
