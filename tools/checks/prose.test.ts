import { describe, expect, test } from 'vitest';
import type { ScenarioNames } from '../../site/library/prose/strayKeys.ts';
import { proseProblems } from './prose.ts';

const prose = `---
title: One attacks
summary: One creature attacks.
verdict: It is legal.
why: Nothing forbids it.
---

<Rule of="blockers.requirements" /> <EditionNote of="2009-07-11">Then.</EditionNote>
`;

const shown: ScenarioNames = {
  editions: ['2024-11-08', '2009-07-11'],
  branches: ['two'],
  questions: [],
};
const problems = (text: string) => proseProblems({ path: 'scenarios/a/b/en.mdx', text }, shown);

test('prose in its form has no problem', async () => {
  expect(await problems(prose)).toEqual([]);
});

test('what is true today may be said where today is', async () => {
  const editions = '<In editions="since 2024-11-08">Today it is not.</In>';
  const whys = 'whys: { until 2009-07-11: It was. }\nwhy: Today nothing';
  expect(await problems(`${prose.replace('why: Nothing', whys)}\n${editions}\n`)).toEqual([]);
});

describe('a problem is', () => {
  test.each([
    [
      'a verdict that is long',
      prose.replace('It is', 'long '.repeat(13)),
      'en.mdx:4: verdict: at most 12 words',
    ],
    ['a key that is missing', prose.replace(/why.*\n/, ''), 'en.mdx:1: why: '],
    ['what is no YAML', prose.replace('why: N', 'why: [n'), 'en.mdx:6: not YAML'],
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
      'a text for an edition in which the scenario is not shown',
      prose.replace('why', 'verdicts: { 2009-07-11: Was., until 2008-10-01: It was. }\nwhy'),
      'en.mdx:5: verdicts.until 2008-10-01: the scenario is shown in none of these editions',
    ],
    [
      'a title for a branch that there is not',
      prose.replace('why', 'branches:\n  two: Two attack\n  three: Three attack\nwhy'),
      'en.mdx:7: branches.three: the scenario has no such branch',
    ],
    [
      'the words of a question that is not asked',
      prose.replace('why', 'questions: { most: How many? }\nwhy'),
      'en.mdx:5: questions.most: the scenario asks no such question',
    ],
    [
      'what is true today said of every edition',
      prose.replace('Nothing', 'Today nothing'),
      'en.mdx:5: why: “Today” on the pages of every edition',
    ],
    [
      'the same below the front matter',
      prose.replace('<EditionNote', 'Hoy no. <EditionNote'),
      '“Hoy” on the pages of every edition',
    ],
    [
      'what is said in no editions',
      prose.replace('Then.', 'Then. <In editions="now">So.</In>'),
      '<In editions="now">: “now” names no editions',
    ],
    [
      'a rule that there is not',
      prose.replace('requirements', 'requirement'),
      'en.mdx:8:1: <Rule of="blockers.requirement">: there is no such rule; did you mean blockers.requirements?',
    ],
    [
      'an edition that there is not',
      prose.replace('2009-07-11', '2009-07-12'),
      'en.mdx:8:37: <EditionNote of="2009-07-12">: there is no such edition; did you mean 2009-07-11?',
    ],
  ])('%s', async (_, text, problem) => {
    expect(await problems(text)).toEqual([expect.stringContaining(problem)]);
  });
});
