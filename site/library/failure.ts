import type { Issue } from '#engine';

/**
 * What comes of an act on one file. What is thrown there is a mistake of the project's: it is told as an issue of that
 * file, without a trace, and keeps no other file from being judged.
 */
export function guarded<T>(file: string, act: () => T, failed: (issue: Issue) => T): T {
  try {
    return act();
  } catch (error) {
    return failed(failureIn(file, error));
  }
}

const failureIn = (file: string, error: unknown): Issue => ({
  file,
  line: 1,
  column: 1,
  code: 'failed',
  found: process.env.TRACE && error instanceof Error ? (error.stack ?? '') : messageOf(error),
  expected: [],
  nearest: undefined,
});

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').slice(0, 200);
};
