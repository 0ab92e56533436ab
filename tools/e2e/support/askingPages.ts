// Pages that ask, and somebody who answers on them while they are measured.
import type { Page } from '@playwright/test';
import { GENERATOR } from '../../../engine/generation/generate.ts';
import { wrongAnswers } from './answers.ts';
import { type Asked, fullestOfEachWay } from './asked.ts';
import { now } from './asking.ts';
import { give } from './giving.ts';
import { handOn, touch } from './hands.ts';
import { expect } from './test.ts';
import type { NameStep } from './traces.ts';

/** A page that asks, and how it is answered. */
export interface AskingPage {
  readonly what: string;
  readonly at: string;
  readonly begin?: (page: Page) => Promise<void>;
  /** Left out, whatever is chosen first. */
  readonly answer?: (page: Page) => Promise<void>;
  /** In an exam nothing is marked, and what is sent in untouched is none. */
  readonly sentIn?: readonly SentIn[];
  /** Asks the next question. */
  readonly next?: string;
}

type SentIn = 'untouched' | 'answered';

const wrongOn =
  (asked: Asked) =>
  (page: Page): Promise<void> =>
    give(handOn(page, touch), asked.control, wrongAnswers(asked)[0].given);

const GO_ON = '.round-next';
const RULED = ['attack', 'block', 'division'];
export const ASKING_PAGES: readonly AskingPage[] = [
  ...fullestOfEachWay()
    .filter(([, { control }]) => RULED.includes(control.kind))
    .map(([way, asked]) => ({
      what: `a scenario answered by ${way}`,
      at: `/scenarios/${asked.slug}/#q-${asked.id}`,
      answer: wrongOn(asked),
    })),
  { what: 'an exercise', at: '/exercises/drake-and-unicorn-call/' },
  { what: 'a round', at: '/practice/lure-needs-one/', next: GO_ON },
  { what: 'the five of the day', at: '/practice/daily/', next: GO_ON },
  {
    what: 'an exam',
    at: '/exam/#s=7',
    begin: (page) => page.locator('.exam-begin').tap(),
    sentIn: ['answered'],
    next: '.exam-skip',
  },
  ...['menace', 'blockers-requirements', 'lethal-from-scratch'].map((aim) => ({
    what: `a board that is made for ${aim}`,
    at: `/practice/boards/#q-${GENERATOR}-${aim}-s3`,
    next: GO_ON,
  })),
  {
    what: 'a board that is made like one of a set',
    at: '/practice/lure-needs-one/',
    next: '.round-another button',
  },
];

/** As somebody uses it who looks first: asked, sent in untouched, answered, sent in, and on to the next. */
export async function answerWatched(page: Page, asking: AskingPage, name: NameStep): Promise<void> {
  const { at, begin, answer = chooseFirst, sentIn = ['untouched', 'answered'], next } = asking;
  await page.goto(at);
  await begin?.(page);
  await isAsked(page);
  await name('asked');
  await untilNothingComes(page);
  for (const sent of sentIn) {
    await name(sent);
    if (sent === 'answered') await answer(page);
    await sendIn(page);
    await untilNothingComes(page);
  }
  if (next === undefined) return;
  const asked = await questionAsked(page);
  await name('next');
  await page.locator(next).first().tap();
  await expect.poll(() => questionAsked(page)).not.toBe(asked);
  await isAsked(page);
  await untilNothingComes(page);
}

/** Once all has come that was asked for, and the page has had some moments with nothing else to do. */
export async function untilNothingComes(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let moment = 0; moment < 9; moment += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Until something is told, or, in an exam, the next question is asked. */
async function sendIn(page: Page): Promise<void> {
  const asked = await questionAsked(page);
  await now(page).locator('.go').tap();
  await expect
    .poll(async () => (await isTold(page)) || (await questionAsked(page)) !== asked)
    .toBe(true);
  await isAsked(page);
}

const isAsked = (page: Page): Promise<void> =>
  expect(now(page).locator('form[data-ready]')).toHaveCount(1);

const isTold = (page: Page): Promise<boolean> =>
  now(page).evaluate((one) => one.querySelector('.q-result')?.hasChildNodes() === true);

const questionAsked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('.q.now');
    return `${question?.closest<HTMLElement>('[data-at]')?.dataset.at} ${question?.id}`;
  });

const chooseFirst = (page: Page): Promise<void> =>
  now(page).evaluate((question) => {
    const { elements = [] } = question.querySelector('form') ?? {};
    const inputs = [...elements].filter((one) => one instanceof HTMLInputElement);
    const [number] = inputs;
    const open = inputs.find((one) => one.type !== 'number' && !one.checked && one.value !== '');
    if (open !== undefined) open.click();
    else if (number !== undefined) {
      number.value = `${Number(number.value) + 1}`;
      number.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
