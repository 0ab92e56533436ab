// What people do on a page from its load on, and how long it works at one thing meanwhile.
import type { Page } from '@playwright/test';
import type { Slowing } from './pace.ts';
import { largestMadeBy } from './pageKinds.ts';
import { add, load, type NamedSteps, press, read, type Step, scrollTo, typeIn } from './steps.ts';
import { type LongestTasks, longestTasks, MOST_AT_ONCE } from './tasks.ts';
import { BESIDE_PAGE, type NameStep } from './traces.ts';

export interface Journey {
  readonly what: string;
  readonly steps: () => NamedSteps;
  /** How long the longest task may take, where that is more. */
  readonly most?: number;
  /** Left out, its work is multiplied. */
  readonly slowing?: Slowing;
}

const SCENARIO = '[...lang]/scenarios/[slug]/[...edition].astro';

export const JOURNEYS: readonly Journey[] = [
  {
    what: 'a scenario loads, and at a step',
    // What comes before the first frame, and what after it, depends on how fast all is.
    slowing: 'slowed',
    steps: () => {
      const at = largestMadeBy(SCENARIO);
      return { 'the page loads': load(at), 'the page loads at a step': load(`${at}#step-4`) };
    },
  },
  {
    what: 'a ruling is opened and stepped through',
    steps: () => ({
      'the ruling opens': async (page) => {
        await (await load(largestMadeBy(SCENARIO))(page))();
        return press('#ruling > summary', '#ruling[open] .stage .now .board')(page);
      },
      'the second step': press('#ruling [data-go=on]', '#step-2.now'),
      'the third step': press('#ruling [data-go=on]', '#step-3.now'),
      'another way opens': press(
        '[data-from] > summary',
        '[data-brought][open] [data-fit="done"] .now .board',
      ),
    }),
  },
  {
    what: 'what goes otherwise is read and stepped through',
    // Every way is open there, with a board for each of its steps: what first lays that out is one task.
    most: 2 * MOST_AT_ONCE,
    steps: () => ({
      'the page loads': load(largestMadeBy('[...lang]/scenarios/[slug]/[edition]/otherwise.astro')),
      'the last is scrolled to': scrollTo(LAST, `${LAST} [data-fit="done"]`),
      'its second step': press(LAST_STEP_ON, `${LAST} .sheet > li:nth-child(2).now`),
    }),
  },
  {
    what: 'a board of one’s own is read, changed and ruled on',
    steps: () => ({
      'the page loads': load('/sandbox/'),
      'a line is read': read(LINE, '.on-bench .outcome'),
      'what has happened is looked at': scrollTo('#log', '#log [data-fit="done"]'),
      'a step of it': press('#log [data-go=on]', '#log li:nth-child(2).now'),
      'another line is read while it is typed': typeAndRead,
      'the board is put in': press('[data-stage=setup]', PUT_IN),
      'a thing is opened': press(
        '[name=standing][data-tag=A1] summary',
        '[name=standing][data-tag=A1][open]',
      ),
      'it is tapped': press('[name=standing][open] [name=tapped]', '.put .tap'),
      'something is added': add('serra angel', '[name=standing][data-tag=A10]'),
      'on to the attack': goToAttack,
      'an attacker is touched': touchAttacker,
      'it is ruled on': haveRuled,
    }),
  },
];

/** A board of the size of a long game. */
export const PLAYED =
  'Ada: 4x 2/2 + 3x 3/3 flying + 6/6 trample + hill-giant; Nil: 5x 2/2 + 2x 1/1 reach + 3/3 first strike';
/** The same with its attack and its block. */
export const LINE = `${PLAYED}; A1 A2 A3 A5 A8 -> Nil; N1 -| A1; N2 -| A2; N6 -| A5`;
const LAST = ':nth-last-child(1 of .row-fold:has(r509-replay))';
const LAST_STEP_ON = `${LAST} [data-go=on]`;

/** That a board is put in, and that an attack is asked for. */
export const PUT_IN = '.put [data-board]';
const ATTACK_ASKED = '.on-bench .asking form[data-laid]';
export const goToAttack = press('.bench [data-does=go]', ATTACK_ASKED);
export const touchAttacker = press('.asking .near .idle', '.pencil output :first-child');
export const VERDICT = '.q-result .v';
export const haveRuled = press('.q.now .go', VERDICT);

/** With the first letter it is read as it stands; the others are typed while that is ruled on. */
const typeAndRead: Step = async (page) => {
  const field = page.locator('textarea[name=line]');
  await field.fill(`${PLAYED}; A1 A2 -> Nil`);
  await field.evaluate((one: HTMLTextAreaElement) => {
    one.addEventListener('input', () => one.form?.requestSubmit(), { once: true });
  });
  await field.focus();
  await page.keyboard.press('End');
  return typeIn(' and so on', ATTACK_ASKED)(page);
};

/** The longest task of each, as it would be on a machine that is as fast as usual: in milliseconds. */
export async function longestOfEach(page: Page, steps: NamedSteps): Promise<LongestTasks> {
  await page.goto('about:blank');
  const longest = await longestTasks(page, (name) => walkThrough(page, steps, name), BESIDE_PAGE);
  return new Map([...longest].filter(([what]) => what in steps));
}

/** Beside what is done, a test makes ready for it. */
const READY = 'made ready';

/** Does one thing after the other, and names it. */
export async function walkThrough(page: Page, steps: NamedSteps, name: NameStep): Promise<void> {
  for (const [what, step] of Object.entries(steps)) {
    await name(READY);
    const done = await step(page);
    await name(what);
    await done();
  }
}
