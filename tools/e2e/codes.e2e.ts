// Result codes under each fault: what a class has sent is marked as it is, now or when that can be, and nothing that could
// not be marked counts as wrong.
import type { Page } from '@playwright/test';
import { codeFor } from '../../site/client/codes/resultCode.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { type GivenAnswer, rightAnswer, wrongAnswers } from './support/answers.ts';
import { askedOn } from './support/asked.ts';
import { MISHAPS, under } from './support/mishaps.ts';
import { DESK, expect } from './support/test.ts';
import { press, walkTest as test, untilSo } from './support/walks.ts';

test.use({ viewport: DESK });

const { codes } = messagesIn('en').chrome;
const { marks } = codes.browser;
/** Both are blocks, written down as their pairs. */
const BLOCKS = ['two-must-one-menace', 'menace-forced-block'];
const CHECK = 'r509-codes .due';

function written(slug: string, way: 'right' | 'wrong'): string {
  const asked = askedOn(slug).find(({ control }) => control.kind === 'block');
  if (asked === undefined) throw new Error(`${slug} asks for no blocks`);
  const given: GivenAnswer = way === 'right' ? rightAnswer(asked) : wrongAnswers(asked)[0].given;
  if (given.kind !== 'pairs') throw new Error(`${slug} is answered otherwise`);
  return given.pairs.length === 0
    ? 'nothing'
    : `${new URLSearchParams(given.pairs.map((pair) => [...pair]))}`;
}

const codeOf = (name: string, ways: readonly ('right' | 'wrong')[]): Promise<string> =>
  codeFor({
    name,
    day: '2026-11-25',
    set: 'Tuesday',
    answers: BLOCKS.map((slug, at) => ({
      item: slug.startsWith('menace') ? `${slug}:block` : slug,
      written: written(slug, ways[at] ?? 'right'),
    })),
  });

const told = (page: Page) => page.locator('.codes-table details li');

test('whatever fails while codes are checked, they are marked as they are once it is over', async ({
  walk,
}) => {
  test.slow();
  const sent = `${await codeOf('Ada', ['right', 'wrong'])}\n${await codeOf('Nil', ['wrong', 'right'])}`;
  for (const fault of MISHAPS)
    await test.step(fault.name, async () => {
      await walk.page.goto('/practice/codes/');
      await under(fault, walk, async () => {
        await walk.page.locator('textarea').fill(sent);
        await press(walk.page, CHECK);
      });
      // A tab that was killed has nothing of what was pasted: that is in the mails from which it was.
      if (fault.comes === 'after') await walk.page.locator('textarea').fill(sent);
      await untilSo(
        () => walk.page,
        [CHECK],
        async () => {
          await expect(told(walk.page)).toHaveCount(4, { timeout: 5000 });
          for (const one of await told(walk.page).all())
            await expect(one).not.toHaveClass('failed', { timeout: 100 });
        },
      );
      await expect(told(walk.page)).toHaveText(
        [marks.right, marks.wrong, marks.wrong, marks.right].map(
          (mark) => new RegExp(`: ${mark}$`),
        ),
      );
      await expect(walk.page.locator('r509-codes > [role=status]')).toHaveText(
        codes.browser.done.replace('{n}', '2'),
      );
    });
});

test('what can’t be had while codes are checked is told as not marked, and nothing else is marked in its place', async ({
  walk: { page, context },
}) => {
  const second = `**/scenarios/${BLOCKS[1]}/`;
  await page.goto('/practice/codes/');
  await context.route(second, (route) => route.abort());
  await page
    .locator('textarea')
    .fill(`${await codeOf('Ada', ['right', 'wrong'])} ${await codeOf('Nil', ['wrong', 'right'])}`);
  await press(page, CHECK);
  const says = page.locator('r509-codes > [role=status]');
  await expect(says).toContainText(codes.browser.left.replace('{n}', '2'));
  await expect(told(page)).toHaveText(
    [marks.right, marks.failed, marks.wrong, marks.failed].map((mark) => new RegExp(`: ${mark}$`)),
  );
  const first = page.locator('.codes-table tbody tr').first();
  await expect(first).toContainText('1/1');
  await expect(first).toContainText(codes.browser.notes.failed.replace('{n}', '1'));
  await context.unroute(second);
  await press(page, CHECK);
  await expect(says).toHaveText(codes.browser.done.replace('{n}', '2'));
  await expect(told(page)).toHaveText(
    [marks.right, marks.wrong, marks.wrong, marks.right].map((mark) => new RegExp(`: ${mark}$`)),
  );
});
