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
      'a text for no edition',
      prose.replace('why', "verdicts: { 'after 2009-07-11': It was. }\nwhy"),
      'verdicts: “after 2009-07-11” names no editions',
    ],
    [
      'an edition with two texts',
      prose.replace('why', 'whys: { since 2024-11-08: One., until 2024-11-08: Two. }\nwhy'),
      'whys: 2024-11-08 is within since 2024-11-08 and until 2024-11-08; expected one of them',
    ],
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
