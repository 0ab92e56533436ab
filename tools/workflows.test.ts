import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// Whoever can change an action, or reads what a job leaves lying, writes into the repository: what each may do stands here.

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions?: unknown;
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What is parsed has any type; what it is held to is written here. */
const read = (text: string): Workflow => parse(text);

const texts = globSync('.github/{workflows,actions}/**/*.{yml,yaml}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const workflows = texts.map(([file, text]) => [file, read(text)] as const);
const jobs = workflows.flatMap(([file, { jobs: all }]) =>
  Object.entries(all).map(([name, job]) => [`${file}: ${name}`, job] as const),
);

/** What may be written by which job: all others only read. */
const WRITING = {
  '.github/workflows/deploy.yml: deploy': { pages: 'write', 'id-token': 'write' },
  '.github/workflows/release.yml: release': { contents: 'write' },
};

test('an action is one commit, with its version beside it, and the same in every file', () => {
  const used = texts.flatMap(([, text]) =>
    [...text.matchAll(/^.*\buses: *(.+)$/gm)].map(([, action = '']) => action),
  );
  const own = used.filter((action) => action.startsWith('./.github/workflows/'));
  const others = used.filter((action) => !own.includes(action));
  expect(
    others.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
  const pins = new Set(others);
  const names = new Set(others.map((action) => action.split('@')[0]));
  expect(names.size).toBeGreaterThan(0);
  expect(pins.size).toBe(names.size);
});

test.each(workflows)(
  '%s allows nothing by itself, and runs on nothing that strangers fill',
  (_, flow) => {
    expect(flow.permissions).toEqual({});
    expect(Object.keys(flow.on)).not.toContain('pull_request_target');
    expect(Object.keys(flow.on)).not.toContain('workflow_run');
  },
);

test('each job says what it may, and no more writes than are named here', () => {
  expect(jobs.filter(([, { permissions }]) => permissions === undefined)).toEqual([]);
  const writing = jobs.filter(([, { permissions = {} }]) =>
    Object.values(permissions).some((may) => may !== 'read'),
  );
  expect(Object.fromEntries(writing.map(([name, job]) => [name, job.permissions]))).toEqual(
    WRITING,
  );
});

test.each(jobs)('%s leaves no credentials beside what the project installs', (name, job) => {
  const { steps = [] } = job;
  const kept = steps.filter(
    ({ uses = '', with: given }) =>
      uses.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
  );
  expect(kept).toEqual([]);
  const runsProject = steps.some(({ run = '' }) => /\b(?:npm|npx|node)\b/.test(run));
  const told = JSON.stringify([job.env, steps.map(({ env }) => env)]);
  if (runsProject) {
    expect(Object.keys(WRITING)).not.toContain(name);
    expect(told).not.toMatch(/github\.token|secrets\./);
  }
});

test('what is published takes nothing out of a cache that a branch could have filled', () => {
  const publishing = jobs.filter(([name]) => /deploy\.yml|release\.yml/.test(name));
  const caching = publishing.flatMap(([name, { steps = [] }]) =>
    steps
      .filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'))
      .filter(({ with: given }) => given?.['package-manager-cache'] !== false || given.cache)
      .map(() => name),
  );
  expect(caching).toEqual([]);
});

test('no line that a shell runs is written by whoever opens a request or names a branch', () => {
  const lines = jobs.flatMap(([, { steps = [] }]) => steps.map(({ run = '' }) => run));
  const put = lines.flatMap((line) =>
    [...line.matchAll(/\$\{\{ *([\w.]+)/g)].map(([, one]) => one),
  );
  expect(put.filter((one) => !/^matrix\./.test(one ?? ''))).toEqual([]);
});
