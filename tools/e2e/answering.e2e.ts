import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

/** What is touched, by the name that a screen reader reads; or what is entered where. */
type Act = RegExp | { readonly into: RegExp; readonly what: string };

interface Asked {
  readonly kind: string;
  readonly at: string;
  readonly wrong: readonly Act[];
  /** What is done after that, so that it is right. */
  readonly right: readonly Act[];
}

const ASKED: readonly Asked[] = [
  {
    kind: 'a block of one attacker',
    at: '/scenarios/menace-forced-block/#q-block',
    wrong: [/^N1 Guard: blocks A1/],
    right: [/^N2 Runeclaw Bear: blocks A1/],
  },
  {
    kind: 'a block of several attackers',
    at: '/scenarios/taunting-elves/#q-block',
    wrong: [/^N2 Wall of Junk/, /^A1 /],
    right: [/^A3 /, /^N1 Wall of Glare/, /^A1 /, /^A3 /],
  },
  {
    kind: 'an attack',
    at: '/scenarios/one-attacker-must-attack/#q-attack',
    wrong: [/^A2 .*: attacks Nil/],
    right: [/^A2 .*: attacks Nil/, /^A1 .*: attacks Nil/],
  },
  {
    kind: 'a division',
    at: '/scenarios/order-three-blockers/#q-splits',
    wrong: [/^One more to N2/],
    right: [/^One more to N2/, { into: /^N1 /, what: '4' }],
  },
  {
    kind: 'a number',
    at: '/scenarios/taunting-elves/#q-most',
    wrong: [{ into: /requirements/, what: '99' }],
    right: [{ into: /requirements/, what: '5' }],
  },
  {
    kind: 'a ruling',
    at: '/scenarios/menace-forced-block/#q-guard-alone',
    wrong: [/^Legal$/],
    right: [/^Illegal$/, /^509\.1b/],
  },
  {
    kind: 'a pick on the board',
    at: '/scenarios/who-may-attack-or-block/#q-tapped',
    wrong: [/^A1 /],
    right: [/^A1 /, /Raging Goblin$/],
  },
  {
    kind: 'a pick of players',
    at: '/scenarios/guiltfeeder-multiplayer/#q-left',
    wrong: [/^Nil$/],
    right: [/^Nil$/, /^Olga$/],
  },
  {
    kind: 'an order',
    at: '/scenarios/extra-and-skipped-phases/#q-turns',
    wrong: [],
    right: [{ into: /^Place of Nil/, what: '1' }],
  },
];

type Target = ReturnType<Page['locator']>;

/** A hand: how it touches what, and how it enters something. */
interface Hand {
  readonly name: string;
  readonly viewport: typeof PHONE;
  readonly hasTouch: boolean;
  readonly touch: (target: Target, page: Page) => Promise<void>;
}

const HANDS: readonly Hand[] = [
  {
    name: 'by touch',
    viewport: PHONE,
    hasTouch: true,
    touch: async (target) => {
      await standStill(target);
      await target.tap({ force: true });
    },
  },
  {
    name: 'by mouse',
    viewport: DESK,
    hasTouch: false,
    touch: async (target) => {
      await standStill(target);
      await target.click({ force: true });
    },
  },
  {
    name: 'by keys alone',
    viewport: DESK,
    hasTouch: false,
    touch: async (target, page) => {
      await target.focus();
      await page.keyboard.press('Space');
    },
  },
];

/** In the middle, where no bar lies over it, and without a long scroll. */
const standStill = (target: Target): Promise<void> =>
  target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));

const words = messagesIn('en').chrome.answering;
const group = (page: Page) => page.locator('.q-group.now');
/** Opens a page, and waits until its question has come to the board: before that, things move under the pointer. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('.q.now form[data-laid]')).toHaveCount(1);
}

const verdict = (page: Page) => page.locator('.q.now .q-result .v');

for (const hand of HANDS)
  test.describe(hand.name, () => {
    test.use({ viewport: hand.viewport, hasTouch: hand.hasTouch });

    for (const { kind, at, wrong, right } of ASKED)
      test(`${kind} is answered, wrongly and rightly`, async ({ page }) => {
        test.slow();
        await open(page, at);
        for (const act of wrong) await doIt(page, act, hand);
        await check(page, hand);
        await expect(verdict(page)).toHaveClass(/no/);
        expect.soft(await violations(page), 'wrong').toEqual([]);
        for (const act of right) {
          await doIt(page, act, hand);
          await expect(verdict(page), 'an old verdict').toHaveCount(0);
        }
        await check(page, hand);
        await expect(verdict(page)).toHaveText(words.right);
        expect.soft(await violations(page), 'right').toEqual([]);
      });
  });

async function doIt(page: Page, act: Act, hand: Hand): Promise<void> {
  if (act instanceof RegExp) {
    const named = ['checkbox', 'radio', 'button'] as const;
    const [first, ...others] = named.map((role) => group(page).getByRole(role, { name: act }));
    const target = others.reduce((all, one) => all.or(one), first ?? group(page));
    await hand.touch(target.filter({ visible: true }).first(), page);
    return;
  }
  const number = group(page).getByRole('spinbutton', { name: act.into });
  if ((await number.count()) > 0) await number.fill(act.what);
  else await group(page).getByRole('combobox', { name: act.into }).first().selectOption(act.what);
}

async function check(page: Page, hand: Hand): Promise<void> {
  await hand.touch(page.locator('.q.now .go'), page);
}

test('arrows go through the creatures, digits choose, and Enter checks', async ({ page }) => {
  await open(page, '/scenarios/taunting-elves/#q-block');
  const creature = (name: RegExp) => group(page).getByRole('button', { name });
  await creature(/^N1 /).focus();
  await page.keyboard.press('ArrowRight');
  await expect(creature(/^N2 /)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(creature(/^N2 /)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('2');
  await expect(page.locator('.q.now .pencil')).toContainText('N2 blocks A3');
  await page.keyboard.press('0');
  await expect(page.locator('.q.now .pencil')).toContainText('no block');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveClass(/no/);
});

test('digits choose from what is listed, and do nothing where the question has no focus', async ({
  page,
}) => {
  await open(page, '/scenarios/menace-forced-block/#q-guard-alone');
  const chosen = group(page).locator('.q-asked input:checked');
  await page.locator('.brand').focus();
  for (const key of ['1', '2', 'ArrowDown']) await page.keyboard.press(key);
  await expect(chosen).toHaveCount(0);
  await page.locator('.q.now .q-text').focus();
  await page.keyboard.press('2');
  await expect(chosen).toHaveAccessibleName(messagesIn('en').questions.legality.illegal);
  await page.keyboard.press('1');
  await expect(chosen).toHaveAccessibleName(messagesIn('en').questions.legality.legal);
});

test('touching what is blocked blocks it, and touching it again takes that back', async ({
  page,
}) => {
  await open(page, '/scenarios/taunting-elves/#q-block');
  const tile = (tag: string) =>
    group(page)
      .locator('.c')
      .filter({ has: page.locator(`.tag:text-is("${tag}")`) });
  await tile('N2').click();
  await tile('A3').click();
  await expect(tile('N2')).toContainText('blocks A3');
  await expect(group(page).locator('.combat-lines .own')).toHaveCount(1);
  await tile('A3').click();
  await expect(tile('N2')).toContainText('no block');
  await expect(group(page).locator('.combat-lines .own')).toHaveCount(0);
});

test('an attacker comes first as well, and then its blockers one after the other', async ({
  page,
}) => {
  await open(page, '/scenarios/taunting-elves/#q-block');
  const tile = (tag: string) =>
    group(page)
      .locator('.c')
      .filter({ has: page.locator(`.tag:text-is("${tag}")`) });
  await tile('A3').click();
  for (const tag of ['N1', 'N2']) await tile(tag).click();
  await expect(page.locator('.q.now .pencil')).toContainText('N1 N2 block A3');
  await tile('N1').click();
  await expect(page.locator('.q.now .pencil')).toContainText('N2 blocks A3');
  await tile('A3').click();
  await tile('N1').click();
  await expect(group(page).getByRole('button', { name: /^N1 / })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a refused block stands on the board with its rule until it is taken back', async ({
  page,
}) => {
  await open(page, '/scenarios/menace-forced-block/#q-block');
  await group(page).getByRole('checkbox', { name: /^N1/ }).click({ force: true });
  await page.locator('.q.now .go').click();
  await expect(group(page).locator('.combat-lines .own:has(.no)')).toContainText('702.111b');
  await expect(group(page).locator('.c.fault')).toContainText('Boggart Brute');
  for (const hint of words.hints) await group(page).getByText(hint, { exact: true }).click();
  await expect(page.locator('.q.now .q-help')).toContainText('N1 N2 block A1');
  await expect(page.locator('.q.now .q-help')).toContainText(words.showRuling);
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect(group(page).locator('.fault')).toHaveCount(0);
  await expect(group(page).getByRole('checkbox', { name: /^N1/ })).toBeChecked();
  await expect(page.getByRole('button', { name: words.check })).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a refused block is drawn, then crossed and framed, then struck (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/scenarios/menace-forced-block/#q-block');
    await group(page).getByRole('checkbox', { name: /^N1/ }).click({ force: true });
    await page.locator('.q.now .go').click();
    await expect(group(page).locator('.c.fault')).toHaveCount(1);
    // What began with the mark: an animation that has ended is still that of its element.
    const begins = await group(page).evaluate((asked) =>
      ['.own line', '.own use', '.c.fault', '.q-fault', '.pencil.no .nt'].map((part) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(
          asked.querySelector(part) ?? document.body,
        );
        return animationName === 'none' ? 'at once' : `${animationDelay} + ${animationDuration}`;
      }),
    );
    const crossed = '0.28s + 0.2s';
    expect(begins).toEqual(
      reducedMotion === 'reduce'
        ? Array.from({ length: 5 }, () => 'at once')
        : ['0s + 0.28s', crossed, crossed, crossed, '0.48s + 0.2s'],
    );
  });

test('another question of the same board finds it untouched', async ({ page }) => {
  await open(page, '/scenarios/menace-forced-block/#q-block');
  await group(page).getByRole('checkbox', { name: /^N1/ }).click({ force: true });
  await page.getByRole('link', { name: words.next }).click();
  await expect(group(page).locator('.own, .can')).toHaveCount(0);
  await page.getByRole('link', { name: words.previous }).click();
  await expect(group(page).locator('.own')).toHaveCount(1);
});
