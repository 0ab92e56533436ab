/** How many tests passed and failed. What did not run at all counts as failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** What is read of the JSON report of vitest. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** What is read of the JSON report of Playwright. */
export interface PageReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Skipped tests count as failed, and so does a file that could not be loaded. */
export function unitCounts(report: UnitReport): TestCounts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numTotalTests - report.numPassedTests + unloaded.length;
  return { passed: report.numPassedTests, failed };
}

/** What did not pass, each as its file's place, the test and the first line of what it says: for the end of a long log. */
export function unitFailures({ testResults }: UnitReport): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}: ${firstLine(message)}`]
      : assertionResults
          .filter((test) => test.status !== 'passed')
          .map((test) => {
            const [said = test.status] = test.failureMessages ?? [];
            return `${name} › ${test.fullName}: ${firstLine(said)}`;
          }),
  );
}

/** Skipped tests count as failed, and so do those that pass at another try, and an error outside the tests. */
export function pageCounts({ stats, errors }: PageReport): TestCounts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/** A run that ended badly, or without a single test, has failed whatever its report counts. */
export function settled(counts: TestCounts, exitCode: number): TestCounts {
  const bad = exitCode !== 0 || counts.passed + counts.failed === 0;
  return bad && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Both runs together. */
export function sum(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 400) ?? '';
