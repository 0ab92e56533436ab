import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { toFragment } from '../../engine/sandbox/link.ts';
import { date } from '../../site/i18n/grammar.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { fits, frameAt } from './support/frames.ts';
import { expect, PHONE, test } from './support/test.ts';

const LINE =
  'rules 2024-07-30; Ada: boggart-brute + 3/3 trample, tapped; Nil: 2/2 blocks if able; A1 -> Nil';
const FRAGMENT = toFragment(LINE);

const { sandbox } = messagesIn('en').chrome;

async function begun(page: Page, root = '/sandbox/'): Promise<void> {
  await page.goto(`${root}#${FRAGMENT}`);
  await expect(page.locator('.on-bench .board')).toBeVisible();
  await page.locator('[popovertarget=hand-on]').click();
  await expect(page.locator('.hand-on')).toBeVisible();
}

for (const language of LANGUAGES)
  test(`a citation in ${language} has the line, the date of the rules in words, and the link`, async ({
    page,
    baseURL,
  }) => {
    const root = addressIn(language, '/sandbox/');
    await begun(page, root);
    await page.locator('[data-as=citation]').click();
    const said = messagesIn(language).chrome.sandbox.citation(date(language, '2024-07-30'));
    await expect(page.locator('.copied code')).toHaveText(
      `${LINE}\n${said}: ${baseURL}${root}#${FRAGMENT}`,
    );
  });

async function savedAs(page: Page, as: string): Promise<Download> {
  const saved = page.waitForEvent('download');
  await page.locator(`[data-as=${as}]`).click();
  return saved;
}

test('a board is saved as a picture of lines and as one of dots, twice as large', async ({
  page,
}) => {
  await begun(page);
  const svg = await savedAs(page, 'picture');
  expect(svg.suggestedFilename()).toBe('board.svg');
  await expect(page.locator('.said')).toHaveText(sandbox.handing.saved('board.svg'));
  const drawn = await readFile(await svg.path(), 'utf8');
  expect(drawn.replaceAll(/<[^>]*>/g, ' ')).toContain(date('en', '2024-07-30'));
  const png = await savedAs(page, 'png');
  expect(png.suggestedFilename()).toBe('board.png');
  const bytes = await readFile(await png.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(drawn) ?? [];
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    2 * Number(width),
    2 * Number(height),
  ]);
});

/** What a camera reads off what a page shows of an element. */
async function readOff(page: Page, selector: string, context: BrowserContext): Promise<string> {
  const shown = await page.locator(selector).screenshot();
  const canvas = await context.newPage();
  const { width, height, dark } = await canvas.evaluate(
    async (dots) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(dots)]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const read = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      const isDark = (_: unknown, at: number): string =>
        (read[4 * at + 1] ?? 0) < 128 ? '#' : ' ';
      const dark = Array.from({ length: read.length / 4 }, isDark).join('');
      return { width: image.width, height: image.height, dark };
    },
    [...shown],
  );
  await canvas.close();
  const dots = [...dark].map((dot) => (dot === '#' ? 0 : 255));
  const data = Uint8Array.from(dots.flatMap((dot) => [dot, dot, dot, 255]));
  return decodeQR({ width, height, data });
}

test('a block that was tried is handed on with its verdict and its rule, in words and in the picture', async ({
  page,
}) => {
  const tried = 'rules 2024-07-30; Ada: boggart-brute; Nil: 2/2; A1 -> Nil; N1 -| A1?';
  await page.goto(`/sandbox/#${toFragment(tried)}`);
  await expect(page.locator('.on-bench .q-result')).toContainText('702.111b');
  await page.locator('[popovertarget=hand-on]').click();
  await page.locator('[data-as=citation]').click();
  const cited = page.locator('.copied code');
  await expect(cited).toContainText(tried);
  const [verdict = '', line, source] = (await cited.textContent())?.split('\n') ?? [];
  expect(verdict.toLowerCase()).toContain(messagesIn('en').chrome.sheet.verdicts.illegal);
  expect(verdict).toContain(sandbox.handing.rule('702.111b'));
  expect(line).toBe(tried);
  expect(source).toContain(date('en', '2024-07-30'));
  const svg = await savedAs(page, 'picture');
  const drawn = await readFile(await svg.path(), 'utf8');
  for (const word of verdict.split(' ')) expect(drawn).toContain(word.replaceAll('>', '&gt;'));
  expect(drawn).toContain('stroke-dasharray="7 5"');
  expect(drawn).toContain('l12 12m0-12l-12 12');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { ...PHONE, height: 640 }, hasTouch: true });

  for (const language of LANGUAGES)
    test(`in ${language} the first ways to hand a board on are in sight at once`, async ({
      page,
    }) => {
      await begun(page, addressIn(language, '/sandbox/'));
      for (const as of ['link', 'citation', 'code', 'png'])
        await expect(page.locator(`[data-as=${as}]`)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-as=sheet]')).toBeHidden();
    });

  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const)
    test(`with ${Object.values(media)[0]} colors another telephone reads the board off a code`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia(media);
      await begun(page);
      await page.locator('[data-as=code]').tap();
      const code = page.locator('.hand-on .squares');
      await expect(code).toBeFocused();
      await expect(code.locator('svg')).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('.said')).toHaveText(sandbox.handing.scan);
      expect(await violations(page, ['.hand-on'])).toEqual([]);
      const link = await readOff(page, '.hand-on .squares svg', context);
      await expect(page.locator('.copied code')).toHaveText(link);
      const other = await context.newPage();
      await other.goto(link);
      await expect(other.locator('[name=line]')).toHaveValue(LINE);
      await other.close();
      await page.getByRole('button', { name: sandbox.handing.back, exact: true }).tap();
      await expect(page.locator('[data-as=code]')).toBeFocused();
      await expect(code).toHaveCount(0);
    });

  test('the telephone’s own sheet is given link, words and picture, and says what fails', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const endings = ['', 'AbortError', 'NotAllowedError'];
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ title, text, url, files }: ShareData) => {
          const [file] = files ?? [];
          const begins =
            file && new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(1, 4));
          const given = JSON.stringify({ title, text, url, name: file?.name, begins });
          document.documentElement.dataset.given = given;
          const ending = endings.shift();
          if (ending) throw new DOMException('', ending);
        },
      });
    });
    await begun(page);
    const sheet = page.locator('[data-as=sheet]');
    await expect(sheet).toBeInViewport({ ratio: 1 });
    const given = page.locator('html');
    for (const said of ['', '', sandbox.handing.notShared]) {
      await given.evaluate(({ dataset }) => delete dataset.given);
      await sheet.tap();
      await expect(given).toHaveAttribute('data-given', /./);
      await expect(page.locator('.said')).toHaveText(said);
    }
    expect(JSON.parse((await given.getAttribute('data-given')) ?? '')).toEqual({
      title: await page.title(),
      text: LINE,
      url: `${baseURL}/sandbox/#${FRAGMENT}`,
      name: 'board.png',
      begins: 'PNG',
    });
    await page.locator('[data-as=link]').tap();
    await expect(page.locator('.copied code')).toHaveText(`${baseURL}/sandbox/#${FRAGMENT}`);
  });
});

test('below its code a board is seen as it will stand in an article, and is answered there', async ({
  page,
}) => {
  await begun(page);
  await page.locator('[data-as=embed]').click();
  await expect(page.locator('.copied code')).toBeFocused();
  const frame = await frameAt(page, 0);
  await frame.locator('[data-does=show]').click();
  await expect(frame.locator('.on-bench .board')).toBeVisible();
  await fits(frame);
  expect(await violations(page, ['.hand-on'])).toEqual([]);
  await page.getByRole('button', { name: sandbox.handing.back, exact: true }).click();
  await expect(page.locator('[data-as=embed]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[popovertarget=hand-on]')).toBeFocused();
});
