import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AIMS } from '#engine/boards';
import { LANGUAGES } from '../../i18n/languages.ts';
import { judgedLibrary } from '../judged/judgedLibrary.ts';
import { wordIssue } from '../wordIssue.ts';
import { loadCourse } from './loadCourse.ts';
import { readStops, readStopWords } from './readCourse.ts';

const { scenarios, exercises } = judgedLibrary(process.cwd(), 'ignored');
const SHELF = {
  facts: new Map([...scenarios, ...exercises].map((one) => [one.slug, one])),
  aims: AIMS,
};

const FIRST = `- id: dividing
  track: 1
  after: []
  idea: { mistakes: [damage-in-order], topics: [combat-damage] }
  rules: [damage.equalToPower, none, none, none, none]
  worked: order-three-blockers
  boards: [ape-and-two-blockers, beast-three-blockers, alike: rhino-and-wounded-armodon, brigade-blocks-two, champion-blocks-three]
  last: { aim: damage-in-order }
`;

const complaints = (text: string): readonly string[] => {
  const read = readStops(text, 'stops.yaml', SHELF);
  return read.ok ? [] : read.error.map(wordIssue);
};

describe('the course', () => {
  const loaded = loadCourse(process.cwd(), SHELF);

  test('holds against the library', () => {
    expect(loaded.ok ? [] : loaded.error.map(wordIssue)).toEqual([]);
  });

  if (!loaded.ok) return;
  const { stops, words } = loaded.value;

  test('has at least 24 stops on two tracks, with words in every language', () => {
    expect(stops.length).toBeGreaterThanOrEqual(24);
    expect(new Set(stops.map(({ track }) => track))).toEqual(new Set([1, 2]));
    for (const language of LANGUAGES)
      expect([...words[language].keys()]).toHaveLength(stops.length);
  });

  test('goes through the first track before the second', () => {
    const tracks = stops.map(({ track }) => track);
    expect(tracks).toEqual(tracks.toSorted());
  });

  test('has no circle: whoever goes back along what stops rest on arrives at one that rests on nothing', () => {
    const after = new Map(stops.map((stop) => [stop.id, stop.after]));
    fc.assert(
      fc.property(fc.constantFrom(...stops), fc.infiniteStream(fc.nat()), ({ id }, choices) => {
        let here = id;
        for (const choice of choices.take(stops.length)) {
          const before = after.get(here) ?? [];
          const next = before[choice % Math.max(1, before.length)];
          if (next === undefined) return true;
          here = next;
        }
        return false;
      }),
    );
  });
});

describe('a file of stops', () => {
  test('is read as it stands', () => {
    expect(complaints(FIRST)).toEqual([]);
  });

  test.each([
    [
      'a board that there is not',
      FIRST.replace('ape-and-two', 'ape-and-ten'),
      'ape-and-ten-blockers',
    ],
    [
      'a board that the idea does not decide',
      FIRST.replace('beast-three-blockers', 'rats-and-golem'),
      'a board that the idea decides',
    ],
    [
      'a look-alike that the idea decides',
      FIRST.replace('alike: rhino-and-wounded-armodon', 'alike: wurm-and-wounded'),
      'does not decide',
    ],
    [
      'a look-alike on which the idea does not lie',
      FIRST.replace('alike: rhino-and-wounded-armodon', 'alike: elves-tapped-in-attack'),
      'on which the idea lies',
    ],
    [
      'no look-alike',
      FIRST.replace('alike: rhino-and-wounded-armodon', 'wurm-and-wounded'),
      '0 of them',
    ],
    [
      'an aim of which no board is made',
      FIRST.replace('aim: damage-in-order', 'aim: nothing'),
      'nothing',
    ],
    ['an aim of another idea', FIRST.replace('aim: damage-in-order', 'aim: menace'), 'the idea of'],
    ['a stop that comes later', FIRST.replace('after: []', 'after: [dividing]'), 'dividing'],
    [
      'a stop twice',
      FIRST + FIRST.replace('aim: damage-in-order', 'among: [hydra-bear-and-rat]'),
      'is taken',
    ],
    [
      'a last board that was asked before',
      FIRST.replace('aim: damage-in-order', 'among: [ape-and-two-blockers]'),
      'has not asked before',
    ],
    ['a rule that there is not', FIRST.replace('damage.equalToPower', 'damage.big'), 'damage.big'],
  ])('is refused with %s', (_, text, said) => {
    expect(complaints(text).join()).toContain(said);
  });

  test('has to have words for each of its stops, five lines each', () => {
    const read = readStopWords('one: { title: One, know: [a, b, c, d] }', 'en.yaml', ['one']);
    expect(read.ok).toBe(false);
    const lacking = readStopWords('{}', 'en.yaml', ['one']);
    expect(lacking.ok ? '' : lacking.error.map(wordIssue).join()).toContain('one');
  });
});
