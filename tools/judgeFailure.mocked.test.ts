import { expect, test, vi } from 'vitest';

vi.mock('./judge/playing.ts', async (original) => {
  const playing = await original<typeof import('./judge/playing.ts')>();
  return {
    ...playing,
    judged: (...args: Parameters<typeof playing.judged>) => {
      if (args[0].file.includes('/taunting-elves/')) throw new Error('it breaks\nhere');
      return playing.judged(...args);
    },
  };
});

const { judge } = await import('./judge.ts');

test('a file on which the project fails is told without a trace, and the others are judged', () => {
  const { code, out, err } = judge(['--boards-only', 'scenarios/requirements'], process.cwd());
  expect(code).toBe(2);
  expect(err).toMatch(
    /^scenarios\/requirements\/taunting-elves\/scenario.yaml:1:1: the project fails on this file, .*: it breaks here \(TRACE=1 shows where\)\.\n$/,
  );
  expect(out).toMatch(/(\d+) of \d+ files hold/);
  expect(out).toContain('menace-forced-block');
});
