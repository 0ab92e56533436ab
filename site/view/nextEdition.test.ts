import { expect, test } from 'vitest';
import { fromFragment, toFragment } from '#engine/sandbox';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../engine.ts';
import { date } from '../i18n/grammar.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { datedPage, scenarioPage } from './editionPages.ts';
import { fixedExercisePage, pagesOfExercise } from './exercisePages.ts';
import { exerciseToShare } from './exerciseToShare.ts';
import { pagesOfScenario } from './scenarioPages.ts';
import { sharedPage } from './sharedPage.ts';

// What is so before an edition comes, and after. The newest one stands for the one that comes: before it, editions end
// with the one that was the newest then.
const AFTER = EDITION_IDS.toReversed();
const BEFORE = AFTER.slice(1);
const [THEN = NEWEST_EDITION] = BEFORE;

const SLUG = { slug: 'one' };

const scenarioShows = (editions: readonly EditionId[], page: string) =>
  pagesOfScenario({ ...SLUG, editions }).find(({ props }) => props.page === page)?.props.edition;

const exerciseShows = (editions: readonly EditionId[], page: string) =>
  pagesOfExercise({ facts: { ...SLUG, editions } }).find(({ props }) => props.page === page)?.props
    .edition;

test('a scenario’s fixed address shows the same rules after the next edition, and the one of the day the new ones', () => {
  const before = { ...SLUG, editions: BEFORE };
  const [fixed, ofDay] = [datedPage(before, THEN), scenarioPage(before, THEN)];
  expect([fixed, ofDay].map((page) => scenarioShows(BEFORE, page))).toEqual([THEN, THEN]);
  expect(scenarioShows(AFTER, fixed)).toBe(THEN);
  expect(scenarioShows(AFTER, ofDay)).toBe(NEWEST_EDITION);
});

test('an exercise’s fixed address is a page as soon as it is shared, and shows the rules that it names', () => {
  for (const editions of [
    AFTER,
    AFTER.filter((id) => id >= '2024-07-30'),
    ['2009-07-11'] as const,
  ]) {
    const facts = { ...SLUG, editions };
    const [asked = NEWEST_EDITION] = editions;
    const { fixed } = exerciseToShare(facts, asked, undefined);
    expect(exerciseShows(editions, fixed.address)).toBe(asked);
  }
  // Rules that ended are the last of what is asked by them, whatever comes.
  expect(fixedExercisePage({ ...SLUG, editions: ['2009-07-11'] }, '2009-07-11')).toBe(
    '/exercises/one/',
  );
});

test('an exercise’s board in somebody else’s page names its rules, unless those of the day are asked for', () => {
  const own = { fragment: toFragment('Ada: 3/2; Nil: 2/2'), leftOut: [] };
  const { fixed, ofDay } = exerciseToShare({ ...SLUG, editions: AFTER }, NEWEST_EDITION, own);
  const lineOf = (frame = '') => fromFragment(new URL(frame, 'https://judges.example').hash);
  expect(lineOf(fixed.frame)).toEqual({
    ok: true,
    value: `rules ${NEWEST_EDITION}; Ada: 3/2; Nil: 2/2`,
  });
  expect(lineOf(ofDay?.frame)).toEqual({ ok: true, value: 'Ada: 3/2; Nil: 2/2' });
  const inPart = { ...own, leftOut: [{ kind: 'choices' }] as const };
  expect(exerciseToShare({ ...SLUG, editions: AFTER }, NEWEST_EDITION, inPart).fixed.frame).toBe(
    undefined,
  );
});

test.each(LANGUAGES)('in %s what is said with an address says by whose rules', (language) => {
  const m = messagesIn(language);
  const page = { address: '/scenarios/one/2026-09-25/', frame: '/embed/one/2026-09-25/' };
  const shared = sharedPage(
    { title: 'One', edition: NEWEST_EDITION, fixed: page, ofDay: { address: '/scenarios/one/' } },
    m,
  );
  const day = date(language, NEWEST_EDITION);
  for (const said of [shared.fixed.says, shared.fixed.saysAtStep]) expect(said).toContain(day);
  for (const said of [shared.ofDay?.says, shared.ofDay?.saysAtStep])
    expect(said).not.toContain(day);
  expect(shared.fixed.saysAtStep).toContain('{step}');
});
