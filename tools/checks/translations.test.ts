import { describe, expect, test } from 'vitest';
import { proseProblems } from './translations.ts';

const english = `---
title: Only one attacks
names: { guard: Guard }
---

Before the heading stand more than four words.

## What people get wrong

The count is taken over everything (<Rule of="blockers.requirements" />, <Rule of="blockers.choose" />).

| attackers | legal |
| --- | --- |
| one | yes |

<BoardAt step="3" />
`;

const italian = `---
title: Ne attacca una sola
names: { guard: Guardia }
---

Prima del titolo ci sono più di quattro parole.

## Che cosa si sbaglia

Il conto si fa su tutto (<Rule of="blockers.choose" />, <Rule of="blockers.requirements" />).

| attaccanti | legale |
| --- | --- |
| una | sì |

<BoardAt step="3" />
`;

const folder = 'scenarios/blocks/x';
const problems = (translation: string) => {
  const files = new Map([
    [`${folder}/en.mdx`, english],
    [`${folder}/it.mdx`, translation],
  ]);
  return proseProblems([...files.keys()], (path) => files.get(path) ?? '');
};

test('prose with the same parts is level, in whatever order a sentence names its rules', () => {
  expect(problems(italian)).toEqual([]);
});

describe('prose that is not level is told where:', () => {
  test.each([
    ['a key less', italian.replace('{ guard: Guardia }', '{}'), 'names.guard: missing'],
    ['a heading less', italian.replace('## ', ''), 'has the headings no heading, where'],
    ['another level', italian.replace('## ', '### '), 'has the headings no heading, ###, where'],
    ['no text before', italian.replace(/Prima.*\n/, ''), 'has the headings ##, where'],
    [
      'a component less',
      italian.replace('<BoardAt step="3" />', ''),
      'section 2 has the components',
    ],
    ['another component', italian.replace('step="3"', 'step="4"'), '<BoardAt step="4">'],
    [
      'a shorter table',
      italian.replace('| una | sì |\n', ''),
      'tables of 1×2, where the original has 2×2',
    ],
    [
      'a section in English',
      english.replace('Only one attacks', 'Una sola'),
      'section 1 is not translated',
    ],
  ])('%s', (_, translation, problem) => {
    expect(problems(translation)).toContainEqual(expect.stringContaining(problem));
  });
});
