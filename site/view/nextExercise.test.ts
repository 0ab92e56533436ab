import { expect, test } from 'vitest';
import type { Topic } from '../engine.ts';
import { nextExercises } from './nextExercise.ts';

const exercise = (slug: string, topic: Topic, knowledge: 1 | 2 | 3 | 4 | 5) => ({
  slug,
  topics: [topic],
  knowledge,
});

const ALL = [
  exercise('hard', 'trample', 4),
  exercise('easy', 'trample', 1),
  exercise('easy too', 'trample', 1),
  exercise('a step', 'evasion', 2),
  exercise('more', 'evasion', 4),
  exercise('most', 'evasion', 5),
];

const after = (slug: string): string | undefined => {
  const next = nextExercises(ALL);
  return [...next].find(([one]) => one.slug === slug)?.[1].slug;
};

test('of a topic comes first what is as hard', () => expect(after('easy')).toBe('easy too'));

test('where the topic would jump by two, another topic has the step between', () =>
  expect(after('easy too')).toBe('a step'));

test('after the hardest of a topic comes another that is no easier', () => {
  expect(after('hard')).toBe('more');
  expect(after('more')).toBe('most');
});

test('after the hardest of all it begins again, elsewhere', () =>
  expect(after('most')).toBe('hard'));
