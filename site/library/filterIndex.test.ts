import { expect, test } from 'vitest';
import { EDITION_IDS, numberOf, type RuleKey } from '#engine/words';
import { filterEntry } from './filterIndex.ts';
import type { Course, ScenarioFacts } from './judged/facts.ts';

const [OLDEST] = EDITION_IDS;
const NEWEST = EDITION_IDS.at(-1);
if (OLDEST === undefined || NEWEST === undefined) throw new Error('there are editions');

const KEY: RuleKey = 'damage.lethal';
const moved = [numberOf(NEWEST, KEY), numberOf(OLDEST, KEY)];

const course = (editions: Course['editions'], rules: readonly RuleKey[]): Course => ({
  editions,
  lines: [
    {
      branch: 'main',
      sharedFrames: 0,
      frames: [{ step: 'combatDamage', outcome: 'happened', rules, decides: rules.slice(0, 1) }],
    },
  ],
  bookkeeping: 1,
  rulings: 0,
  rulesInAnswers: [],
  asksForGames: false,
  differsFrom: [],
});

const facts = (courses: readonly Course[]): ScenarioFacts => ({
  genre: 'scenario',
  fingerprint: '',
  file: 'scenarios/trample/one/scenario.yaml',
  slug: 'one',
  topics: ['trample'],
  knowledge: 1,
  checked: '2026-11-23',
  covers: [],
  editions: courses.flatMap(({ editions }) => editions),
  branches: [],
  questions: [],
  misread: [],
  answeredApart: [],
  keywords: [],
  courses,
});

test('it goes by the numbers of the edition that is shown; those of others stand under theirs', () => {
  expect(moved[0]).not.toBe(moved[1]);
  const { rules, decides, elsewhere } = filterEntry(
    facts([course([NEWEST], [KEY]), course([OLDEST], [KEY])]),
  );
  expect(rules).toEqual([moved[0]]);
  expect(decides).toEqual([moved[0]]);
  expect(elsewhere).toEqual({ [OLDEST]: { more: [moved[1]], less: [moved[0]] } });
});

test('an edition with the same numbers needs no list of its own', () => {
  const key: RuleKey = 'attackers.restrictions';
  const [before = NEWEST] = EDITION_IDS.slice(-2);
  expect(numberOf(before, key)).toBe(numberOf(NEWEST, key));
  expect(filterEntry(facts([course([NEWEST, before], [key])])).elsewhere).toEqual({});
});
