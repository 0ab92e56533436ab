import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../engine.ts';
import { EXAM_PAPERS } from '../../i18n/examWords.ts';
import { messagesIn } from '../../i18n/index.ts';
import { catalogueIn } from '../../questions/asking/catalogue.ts';
import { askedItems, placeOfItem } from '../../view/askedItems.ts';
import { dailyFive, dayOf } from './daily.ts';
import { dealt, linkedItem } from './deal.ts';
import { EXAM, examOf, isPassed, PAPER_RULES, paperOf } from './exam.ts';
import { hashFor, readLink, type SetLink } from './setLink.ts';

const catalogue = await catalogueIn(messagesIn('en'));
/** What kind is asked for, by where it is asked. */
const kinds = new Map(
  (await askedItems()).map((item) => [
    placeOfItem(item),
    item.facts.questions.find(({ id }) => id === item.question)?.ask,
  ]),
);
const NEWEST = EDITION_IDS.at(-1) ?? '';

const linkTo = (
  items: SetLink['items'],
  order: SetLink['order'] = { kind: 'asListed' },
): SetLink => ({
  title: '',
  order,
  items,
});

describe('a set by link', () => {
  test('finds again all that is asked anywhere', () => {
    const read = readLink(hashFor(linkTo(catalogue.slice(0, 200).map(linkedItem))));
    if (read.kind !== 'link') throw new Error(read.kind);
    const found = dealt(read.link, catalogue, '');
    expect(found).toEqual({ items: catalogue.slice(0, 200), changed: [], gone: [] });
  });

  const [one, another] = catalogue.map(linkedItem);
  if (one === undefined || another === undefined) throw new Error('nothing is asked');

  test('says what is gone and what has changed, and asks the rest once each', () => {
    const link = linkTo([one, { slug: 'never-was' }, { ...another, print: '000000' }, one]);
    expect(dealt(link, catalogue, '')).toEqual({
      items: catalogue.slice(0, 2),
      changed: catalogue.slice(1, 2),
      gone: [{ slug: 'never-was' }],
    });
  });

  test('is in the same order for everyone by its seed, and in another for each where it is shuffled', () => {
    const items = catalogue.slice(0, 40).map(linkedItem);
    const inOrder = (order: SetLink['order'], own: string) =>
      dealt(linkTo(items, order), catalogue, own).items.map(({ at }) => at);
    expect(inOrder({ kind: 'seeded', seed: '7' }, 'Ada')).toEqual(
      inOrder({ kind: 'seeded', seed: '7' }, 'Nil'),
    );
    expect(inOrder({ kind: 'shuffled' }, 'Ada')).not.toEqual(inOrder({ kind: 'shuffled' }, 'Nil'));
    expect(inOrder({ kind: 'shuffled' }, 'Ada').toSorted()).toEqual(
      inOrder({ kind: 'asListed' }, '').toSorted(),
    );
  });
});

describe('the daily five', () => {
  const days = Array.from({ length: 120 }, (_, day) => dayOf(new Date(2026, 10, 24 + day)));

  test('are five about five topics, the easier first, on each day others', () => {
    for (const day of days) {
      const five = dailyFive(day, catalogue);
      expect(new Set(five.map(({ topics: [topic] }) => topic)).size).toBe(5);
      expect(five.map(({ level }) => level)).toEqual(five.map(({ level }) => level).toSorted());
    }
    const all = new Set(days.flatMap((day) => dailyFive(day, catalogue).map(({ at }) => at)));
    expect(all.size).toBeGreaterThan(150);
  });

  test('hardly change where an exercise is added', () => {
    const fewer = catalogue.filter((_, at) => at !== 17);
    const same = days.filter(
      (day) =>
        `${dailyFive(day, fewer).map(({ at }) => at)}` ===
        `${dailyFive(day, catalogue).map(({ at }) => at)}`,
    );
    expect(same.length).toBeGreaterThan(days.length * 0.9);
  });
});

describe('a mock exam', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => `${seed}`);
  const slugOf = (at: string) => at.split('#')[0];

  test.each(EXAM_PAPERS)(
    'of the paper %s has its weights for topics, each board once, no harder or easier than it says, all by the newest rules',
    (paper) => {
      const { weights, takes, lighter } = PAPER_RULES[paper];
      expect(Object.values(weights).reduce((sum, one) => sum + one, 0)).toBe(EXAM.questions);
      for (const one of seeds) {
        const seed = paper === 'all' ? one : `${paper}-${one}`;
        expect(paperOf(seed)).toBe(paper);
        const exam = examOf(seed, catalogue, NEWEST);
        const levels = exam.map(({ level }) => level);
        expect(Math.min(...levels)).toBeGreaterThanOrEqual(takes[0]);
        expect(Math.max(...levels)).toBeLessThanOrEqual(takes[1]);
        const light = levels.filter((level) => level <= (lighter?.easy ?? 0)).length;
        expect(light).toBeGreaterThanOrEqual(EXAM.questions * (lighter ? 0.4 : 0));
        expect(new Set(exam.map(({ at }) => slugOf(at))).size).toBe(EXAM.questions);
        expect(exam.every(({ edition }) => edition === NEWEST)).toBe(true);
        for (const [topic, weight] of Object.entries(weights))
          expect(
            exam.filter(({ topics }) => topics.includes(topic)).length,
            topic,
          ).toBeGreaterThanOrEqual(weight);
      }
    },
  );

  test.each(EXAM_PAPERS)('of the paper %s often asks for all that apply', (paper) => {
    for (const one of seeds) {
      const exam = examOf(paper === 'all' ? one : `${paper}-${one}`, catalogue, NEWEST);
      const picking = exam.filter(({ at }) => kinds.get(at)?.startsWith('pick'));
      expect(picking.length).toBeGreaterThanOrEqual(6);
    }
  });

  test('is the same again by its seed, and another by another', () => {
    for (const seed of seeds)
      expect(examOf(seed, catalogue.toReversed(), NEWEST)).toEqual(examOf(seed, catalogue, NEWEST));
    const all = new Set(
      seeds.flatMap((seed) => examOf(seed, catalogue, NEWEST).map(({ at }) => at)),
    );
    expect(all.size).toBeGreaterThan(150);
  });

  test('is passed by seven in ten', () => {
    expect([17, 18].map((right) => isPassed(right, 25))).toEqual([false, true]);
  });
});
