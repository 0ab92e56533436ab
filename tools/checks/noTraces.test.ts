import { describe, expect, test } from 'vitest';
import { tracesIn } from './noTraces.ts';

// Put together here, so that this file holds no trace itself.
const path = (...parts: readonly string[]) => `/${parts.join('/')}`;
const registry = ['https://registry', 'npmjs', 'org'].join('.');

describe('a trace is found, with its line', () => {
  test.each([
    ['the workplace', `see ${path('work', 'main')}/x.ts`],
    ['a temporary folder', `const out = '${path('tmp', 'out')}';`],
    ['a home folder', `cd ${path('home', 'ada', 'rule-509')}`],
    ['a home folder on a Mac', `(${path('Users', 'ada', 'rule-509')})`],
    ['the home of the superuser', `"${path('root', 'x')}"`],
    ['a home folder on Windows', ['C:', 'Users', 'ada'].join('\\')],
    ['a package registry', `registry=${registry}/`],
  ])('%s', (_, line) => {
    expect(tracesIn({ path: 'a.md', text: `first\n${line}\n` })).toEqual([
      expect.stringMatching(/^a\.md:2: /),
    ]);
  });
});

test('a download address is found in the lock and nowhere else', () => {
  const text = `"resolved": "https://x"`;
  expect(tracesIn({ path: 'package-lock.json', text })).toHaveLength(1);
  expect(tracesIn({ path: 'tools/other.json', text })).toEqual([]);
});

test.each([
  `see .${path('work', 'plan.md')} and https://rule509.example${path('work', 'it')}/`,
  `import x from '..${path('tmp', 'y.ts')}'`,
  'npm ci && npm start',
])('an ordinary line is no trace: %s', (text) => {
  expect(tracesIn({ path: 'a.md', text })).toEqual([]);
});
