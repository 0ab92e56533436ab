import { describe, expect, test } from 'vitest';
import type { Topic } from '../engine.ts';
import { allScenarios } from '../library/collections.ts';
import { type LeadingPlace, leadingOn } from './leadingOn.ts';
import { leadingFrom } from './leadingPages.ts';

const place = (
  slug: string,
  knowledge: number,
  rules: readonly string[],
  topics: readonly Topic[] = ['trample'],
): LeadingPlace => ({ slug, topics, level: { knowledge, bookkeeping: 1 }, rules });

const slugs = (from: LeadingPlace, all: readonly LeadingPlace[]) => {
  const { buildsOn, sameRule, harder } = leadingOn(from, all);
  return { buildsOn: buildsOn?.slug, sameRule: sameRule?.slug, harder: harder?.slug };
};

describe('the next on the same rule', () => {
  const [one, two, three] = [place('1', 1, ['x']), place('2', 2, ['x']), place('3', 3, ['x'])];
  const all = [three, one, two];

  test('is the next harder one, and after the hardest the easiest: nobody goes in a smaller circle', () => {
    expect(slugs(one, all).sameRule).toBe('2');
    expect(slugs(two, all).sameRule).toBe('3');
    expect(slugs(three, all).sameRule).toBe('1');
  });

  test('is about its most telling rule that another turns on', () => {
    const from = place('from', 1, ['own', 'first', 'second']);
    const others = [place('b', 2, ['second']), place('a', 3, ['first'])];
    expect(slugs(from, [from, ...others]).sameRule).toBe('a');
  });

  test('is nothing where no other turns on its rules', () => {
    expect(slugs(one, [one, place('other', 2, ['y'])]).sameRule).toBeUndefined();
  });
});

describe('a harder one', () => {
  test('is the least step up in the same topic, and another than the one on the same rule', () => {
    const from = place('from', 1, ['x']);
    const all = [from, place('4', 4, []), place('2', 2, ['x']), place('3', 3, [])];
    expect(slugs(from, all)).toEqual({ buildsOn: undefined, sameRule: '2', harder: '3' });
  });

  test('comes from the topics that it is about as well where its own has none', () => {
    const from = place('from', 1, [], ['trample', 'costs']);
    const all = [from, place('far', 2, [], ['priority']), place('near', 3, [], ['costs'])];
    expect(slugs(from, all).harder).toBe('near');
  });

  test('is nothing from the hardest', () => {
    expect(slugs(place('from', 5, []), [place('easy', 1, [])]).harder).toBeUndefined();
  });
});

describe('what it builds on', () => {
  const base = place('base', 1, [], ['costs']);
  const first = place('first', 2, [], ['trample', 'costs']);
  const second = place('second', 3, [], ['trample', 'costs']);
  const all = [base, first, second];

  test('stands before the easiest of a topic: an easier one of another topic that it is about', () => {
    expect(slugs(first, all).buildsOn).toBe('base');
    expect(slugs(second, all).buildsOn).toBeUndefined();
  });

  test('is never harder', () => {
    expect(slugs(place('easy', 1, [], ['trample', 'costs']), all).buildsOn).toBeUndefined();
  });
});

test('every scenario of the library leads on, never to itself, and to nothing twice', async () => {
  for (const scenario of await allScenarios()) {
    const { buildsOn, sameRule, harder } = await leadingFrom(scenario);
    const led = [buildsOn, sameRule, harder].flatMap((one) => one?.slug ?? []);
    expect(led, scenario.slug).not.toContain(scenario.slug);
    expect(new Set(led).size).toBe(led.length);
    expect(led.length, scenario.slug).toBeGreaterThan(0);
  }
});
