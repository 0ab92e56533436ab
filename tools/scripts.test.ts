import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capture } from './project/command.ts';

// A script that nothing runs can fail for weeks, as the bench did: each has here what runs it.

const {
  scripts,
  version,
}: { readonly scripts: Readonly<Record<string, string>>; readonly version: string } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Where a script, or the function that is all of it, is run: a file, and what stands there. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, says: string]>> = {
  build: ['.github/workflows/check.yml', 'npm run build'],
  check: ['.ci/run', 'npm run --silent check'],
  test: ['.ci/run', 'npm test --silent'],
  judge: ['tools/judge.test.ts', 'judge(['],
  words: ['tools/words.test.ts', 'words('],
  package: ['tools/packaging/makePackage.test.ts', 'makePackage('],
  // Each takes longer than a change can wait for.
  mutate: ['.github/workflows/weekly.yml', 'npm run mutate'],
  lock: ['tools/project/lockCompletion.test.ts', 'completeLock('],
};

/** What is run here, with arguments that make little work of it: how it ends, and what it says. */
const HERE: Readonly<
  Record<string, readonly (readonly [args: string, code: number, says: RegExp])[]>
> = {
  start: [
    ['--port 0', 2, /no port has the number 0/],
    ['--prot 8080', 2, /unknown: --prot 8080; expected --port/],
  ],
  // What it serves is measured by the week: it would write into what other tests read.
  dev: [['--help', 0, /--port/]],
  coverage: [['--nothing', 2, /expected --json or nothing/]],
  cards: [
    ['', 0, /cards can be played/],
    ['all', 2, /unknown: all; expected read or nothing/],
    ['read', 2, /expected the bulk files of cards behind read/],
    ['read nowhere.jsonl', 1, /ENOENT/],
  ],
  headers: [['', 2, /expected one of netlify, cloudflare, vercel, nginx, apache; found nothing/]],
  schema: [['', 0, /^$/]],
  changes: [[version, 0, /\S/]],
  rules: [
    ['', 2, /expected OLD NEW, measure OLD NEW, or changes/],
    ['nowhere.txt there.txt', 2, /^nowhere\.txt: there is no such file\nNothing was written\.$/m],
    ['measure nowhere.txt', 2, /expected OLD NEW/],
    ['changes 1999-01-01', 2, /1999-01-01 is no edition; expected one of 2008-10-01/],
  ],
  fuzz: [
    [
      'lines 5 cards 2 files 1 lists 1 edits 1 links 2',
      0,
      /5 lines, 2 cards, 1 files, 1 lists, 1 edits, 2 links from seed 0: 0 not as they should be/,
    ],
    ['lines many', 2, /unknown: lines many/],
  ],
  bench: [
    ['--quick', 0, /all maxima agree/],
    ['sandbox 1', 0, /requirements +put in/],
    ['boards 1', 0, /36 of 36 boards: what the mistake itself answers is wrong/],
    // What it measures needs a browser, and minutes; what it prints has a test of its own.
    [
      'pages nothing',
      2,
      /unknown: nothing; expected shifts, tasks, waits, visits, script, --json or nothing/,
    ],
    ['boards many', 2, /expected a number behind boards, or nothing; found many/],
  ],
};

test('each script of package.json is run by something', () => {
  expect(Object.keys(scripts).toSorted()).toEqual(
    [...Object.keys(ELSEWHERE), ...Object.keys(HERE), 'draw', 'format'].toSorted(),
  );
});

test.each(Object.entries(ELSEWHERE))('%s is run elsewhere', (_, [file, says]) => {
  expect(readFileSync(file, 'utf8')).toContain(says);
});

const cases = Object.entries(HERE).flatMap(([name, runs]) =>
  runs.map((run) => [name, ...run] as const),
);

test.each(cases)(
  '%s %s runs',
  async (name, args, ends, says) => {
    expect(scripts[name]).toBe(`node tools/run.mjs ${name}`);
    const words = args.split(' ').filter((word) => word !== '');
    const { code, output } = await capture('node', ['tools/run.mjs', name, ...words]);
    expect({ code, output }).toEqual({ code: ends, output: expect.stringMatching(says) });
  },
  300_000,
);

/** A script of another program, on less than the whole tree. */
const onLess = (script: string | undefined, whole: string, less: string) => {
  expect(script).toContain(whole);
  const [command = '', ...args] = (script ?? '').replace(whole, less).split(' ');
  return capture(
    command,
    args.map((arg) => arg.replaceAll('"', '')),
  );
};

test('draw draws', async () => {
  const { code, output } = await onLess(scripts.draw, ' engine site tools', ' tools/serving');
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('flowchart') });
}, 120_000);

test('format looks for what it could mend', async () => {
  expect(await onLess(scripts.format, '--write .', 'package.json')).toMatchObject({ code: 0 });
}, 120_000);
