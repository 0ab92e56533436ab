import { describe, expect, test } from 'vitest';
import { proseProblems } from './prose.ts';

const prose = `---
title: One attacks
summary: One creature attacks.
verdict: It is legal.
why: Nothing forbids it.
---

<Rule of="blockers.requirements" /> <EditionNote of="2009-07-11">Then.</EditionNote>
`;

const problems = (text: string) => proseProblems({ path: 'scenarios/a/b/en.mdx', text });

test('prose in its form has no problem', () => {
  expect(problems(prose)).toEqual([]);
});

describe('a problem is', () => {
  test.each([
    [
      'a verdict that is long',
      prose.replace('It is', 'long '.repeat(13)),
      'verdict: at most 12 words',
    ],
    ['a key that is missing', prose.replace(/why.*\n/, ''), 'why: '],
    ['a key that there is not', prose.replace('why', 'wy: x\nwhy'), '"wy"'],
    [
      'a rule that there is not',
      prose.replace('requirements', 'requirement'),
      'en.mdx:8: <Rule of="blockers.requirement">: there is no such rule',
    ],
    [
      'an edition that there is not',
      prose.replace('2009-07-11', '2009-07-12'),
      'en.mdx:8: <EditionNote of="2009-07-12">: there is no such edition',
    ],
  ])('%s', (_, text, problem) => {
    expect(problems(text)).toEqual([expect.stringContaining(problem)]);
  });
});
