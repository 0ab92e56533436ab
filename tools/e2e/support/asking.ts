import { expect, type Locator, type Page, test } from '@playwright/test';
import { messagesIn } from '../../../site/i18n/index.ts';
import { type GivenAnswer, rightAnswer, wrongAnswers } from './answers.ts';
import { type Asked, askedOn } from './asked.ts';
import { give } from './giving.ts';
import { type Gesture, type Hand, handOn } from './hands.ts';

const { aims, chrome } = messagesIn('en');
export const words = chrome.answering;
const [whichRule, why] = words.hints;

/** The question that is asked now. */
export const now = (page: Page): Locator => page.locator('.q.now');

/** The verdict on its answer. */
const verdict = (page: Page): Locator => now(page).locator('.q-result .v');

/** Opens a page, and waits until its question has come to the board: before that, things move under the pointer. */
export async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await isAsked(page);
}

export const isAsked = (page: Page): Promise<void> =>
  expect(now(page).locator('form[data-laid]')).toHaveCount(1);

/** What a reader sees one after the other who answers wrongly, asks for help, takes back, and answers rightly. */
export type Moment = 'given' | 'wrong' | 'in part helped' | 'helped' | 'taken back' | 'right';

/**
 * Answers the question that is asked now in each wrong way, with the help that is given then, and rightly. `look` is
 * called at each of these moments. A verdict stands for no answer but its own: it is gone as soon as that changes.
 */
export async function answerBothWays(
  page: Page,
  gesture: Gesture,
  asked: Asked,
  look: (moment: Moment) => Promise<void> = async () => {},
): Promise<void> {
  const hand = handOn(page, gesture);
  const help = now(page).locator('.q-help');
  for (const wrong of wrongAnswers(asked))
    await test.step(`${asked.id}, wrongly: ${JSON.stringify(wrong)}`, async () => {
      await give(hand, asked.control, wrong.given);
      await expect(verdict(page)).toHaveCount(0);
      await look('given');
      await send(hand, wrong.given);
      await expect(verdict(page)).toHaveClass(/no/);
      await look('wrong');
      const asking = help.locator('summary').first();
      await gesture.press(asking, page);
      const told = wrong.isLegal ? help.getByText(aims.missed) : help.locator('.r');
      await expect(told.first()).toBeVisible();
      // What is only not asked for may cite the rules of what it comes to.
      const cited = await help.locator('.r').filter({ visible: true }).count();
      await expect(asking).toHaveText(cited > 0 || !wrong.isLegal ? whichRule : why);
      const others = (await help.locator('summary').all()).slice(1);
      for (const more of others) {
        await look('in part helped');
        await gesture.press(more, page);
      }
      await look('helped');
      if (!(await isRefused(page))) return;
      await hand.press('button', words.takeBack);
      await expect(verdict(page)).toHaveCount(0);
      await look('taken back');
    });
  await test.step(`${asked.id}, rightly`, async () => {
    const given = rightAnswer(asked);
    await give(hand, asked.control, given);
    await expect(verdict(page)).toHaveCount(0);
    await send(hand, given);
    await expect(verdict(page)).toHaveText(words.right);
    await expect(now(page).locator('.r').first()).toBeVisible();
    // The ruling opens by itself.
    await expect(page.locator('#ruling')).toHaveAttribute('open');
    await look('right');
  });
}

/** Answers each question of a scenario's page both ways, as one leads to the next, until none is left. */
export async function answerAll(page: Page, gesture: Gesture, slug: string): Promise<void> {
  const questions = askedOn(slug);
  await open(page, `/scenarios/${slug}/`);
  const answered: (string | null)[] = [];
  for (const _ of questions) {
    const id = await now(page).getAttribute('id');
    const asked = questions.find((one) => `q-${one.id}` === id);
    if (asked === undefined) throw new Error(`${id} is not asked in ${slug}`);
    await answerBothWays(page, gesture, asked);
    answered.push(id);
    const next = page.getByRole('link', { name: words.next });
    if (answered.length === questions.length) await expect(next).toHaveCount(0);
    else {
      await gesture.press(next, page);
      await isAsked(page);
    }
  }
  expect(answered.toSorted()).toEqual(questions.map(({ id }) => `q-${id}`).toSorted());
}

/** Whether what was answered stands on the board until it is taken back. */
const isRefused = async (page: Page): Promise<boolean> =>
  (await now(page).locator('form[data-refused]').count()) > 0;

/** Sends an answer in; that nothing is picked is sent twice. */
export async function send(hand: Hand, given: GivenAnswer): Promise<void> {
  await hand.press('button', words.check);
  if (given.kind === 'picked' && given.picked.length === 0) await hand.press('button', words.check);
}
