import { expect, type Page } from '@playwright/test';
import { isAsked } from '../../e2e/support/asking.ts';
import { untilNothingComes } from '../../e2e/support/askingPages.ts';
import {
  goToAttack,
  haveRuled,
  LINE,
  PLAYED,
  PUT_IN,
  touchAttacker,
  VERDICT,
} from '../../e2e/support/journeys.ts';
import { makeSlow } from '../../e2e/support/pace.ts';
import { type NamedSteps, press, read, type Step } from '../../e2e/support/steps.ts';
import { tellingWhen, type Waits, waitsIn } from '../../e2e/support/waits.ts';
import { quantile } from '../timing.ts';
import { onPhone, withBrowser, withFreshPage } from './browsed.ts';
import type { PageFigure } from './pageFigure.ts';

const TRIES = 5;

/** What is waited for, and for how long at most: in milliseconds at four times slower. */
const GOALS: Readonly<Record<string, number>> = {
  'first mark, nothing touched': 150,
  'first made board': 400,
  'next made board': 150,
  'line to board': 150,
  'verdict on a board of one’s own': 50,
};

/** A page, how it is known to be ready, and what is done on it, among it what is waited for. */
interface Waiting {
  readonly at: string;
  readonly isReady: (page: Page) => Promise<void>;
  readonly steps: NamedSteps;
}

const MARK = '.q.now .q-result > *';
const BOARD = '.on-bench .outcome';

const another: Step = async (page) => {
  await untilNothingComes(page);
  const id = await page.locator('.q.now').getAttribute('id');
  const shown = `.q.now:not([id="${id}"]) form[data-laid]`;
  return tellingWhen(shown, press('.round-another button', shown))(page);
};

const WAITING: readonly Waiting[] = [
  {
    at: '/scenarios/taunting-elves/',
    isReady: isAsked,
    steps: { 'first mark, nothing touched': tellingWhen(MARK, press('.q.now .go', MARK)) },
  },
  {
    at: '/practice/lure-needs-one/',
    isReady: isAsked,
    steps: { 'first made board': another, 'next made board': another },
  },
  {
    at: '/sandbox/',
    isReady: (page) => expect(page.locator('.bench')).toBeVisible(),
    steps: {
      'line to board': tellingWhen(BOARD, read(LINE, BOARD)),
      'another line is read': read(PLAYED, PUT_IN),
      'on to the attack': goToAttack,
      'an attacker is touched': touchAttacker,
      'verdict on a board of one’s own': tellingWhen(VERDICT, haveRuled),
    },
  },
];

/** How long one waits for what is made or ruled on, on a phone that is four times slower. */
export const measureWaits = (baseURL: string): Promise<readonly PageFigure[]> =>
  withBrowser([], async (browser) => {
    const surroundings = onPhone(baseURL);
    const tries: Waits[] = [];
    for (const waiting of WAITING)
      for (let tried = 0; tried < TRIES; tried += 1)
        tries.push(await withFreshPage(browser, surroundings, (page) => waitsOn(page, waiting)));
    return Object.entries(GOALS).map(([what, goal]) => figureOf(what, goal, tries));
  });

function figureOf(what: string, goal: number, tries: readonly Waits[]): PageFigure {
  const some = tries.flatMap((one) => one.get(what) ?? []);
  const measured = quantile(
    some.map(({ page, workers }) => page + workers),
    0.5,
  );
  const workers = quantile(
    some.map((one) => one.workers),
    0.5,
  );
  const note = `${workers.toFixed(0)} of it in workers`;
  return { part: 'waits', what, measured, unit: 'ms', goal, note };
}

async function waitsOn(page: Page, { at, isReady, steps }: Waiting): Promise<Waits> {
  await makeSlow(page, 'multiplied');
  await page.goto(at);
  await isReady(page);
  await untilNothingComes(page);
  return waitsIn(page, steps);
}
