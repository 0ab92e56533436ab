import type { Page } from '@playwright/test';
import { elsewhere as english } from '../../site/i18n/en/chrome/elsewhere.ts';
import { elsewhere as spanish } from '../../site/i18n/es/chrome/elsewhere.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { elsewhere as italian } from '../../site/i18n/it/chrome/elsewhere.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/test.ts';

const WORDS = { en: english, it: italian, es: spanish };

const PUZZLE = `[metadata]
Name:A puzzle of our own
[state]
activeplayer=human
activephase=COMBAT_DECLARE_ATTACKERS
humanlife=7
humanbattlefield=Boggart Brute|Attacking;Frobnicator Prime
aibattlefield=Runeclaw Bear|Counters:P1P1=1;t:Elf,P:1,T:1,Color:G,Types:Creature-Elf,Keywords:
ailibrary=Forest`;

const tiles = (page: Page) => page.locator('.on-bench .field .c .nm');

/** Beside the fields, as whoever has a text in the clipboard does. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((said) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', said);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const language of LANGUAGES)
    test(`a puzzle that is pasted is the board; what is not read is listed, and all is undone (${language})`, async ({
      page,
    }) => {
      const { sandbox } = messagesIn(language).chrome;
      const words = WORDS[language];
      await page.goto(`${language === 'en' ? '/' : `/${language}/`}sandbox/`);
      await page.getByLabel(sandbox.what).fill('2/2');
      await page.keyboard.press('Enter');
      await expect(tiles(page)).toHaveCount(1);
      await paste(page, PUZZLE);
      const told = page.getByRole('status').filter({
        hasText: words.read(words.sources.forgePuzzle, 7, 9),
      });
      await expect(told).toBeVisible();
      await expect(told.getByRole('listitem')).toHaveText([
        words.piece(2, 'Name:A puzzle of our own', words.whys.notOfBoard),
        words.piece(9, 'ailibrary=Forest', words.whys.zone),
      ]);
      await expect(page.locator('.withheld')).toContainText('Frobnicator Prime');
      await expect(page.locator('textarea[name=line]')).toHaveValue(
        /^Human, 7 life: boggart-brute \+ Frobnicator Prime; AI: runeclaw-bear, 1 \+1\/\+1 \+ 1\/1 green elf; H1 -> AI$/,
      );
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: sandbox.undo, exact: true }).click();
      await expect(page.locator('textarea[name=line]')).toHaveValue('Ada: 2/2; Nil:');
      await expect(told).toHaveCount(0);
    });
});

test('a file is dropped on the page, and a log that is not read changes nothing', async ({
  page,
}) => {
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).toBeVisible();
  const drop = (text: string) =>
    page.evaluate((said) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([said], 'board.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }, text);
  await drop('Deck\n2 Boggart Brute (DMU) 1\n1 Runeclaw Bear\nSideboard\n1 Forest');
  await expect(tiles(page)).toHaveCount(3);
  const line = page.locator('textarea[name=line]');
  await expect(line).toHaveValue('Ada: 2x boggart-brute + runeclaw-bear; Nil:');
  await drop('[20:51:44] Zug von Nil.\n[20:51:45] Nil greift an.\n[20:51:46] Ada blockt.');
  await expect(page.locator('.entry .slips')).toHaveText(
    english.otherLanguage(english.sources.cockatriceLog),
  );
  await expect(line).toHaveValue('Ada: 2x boggart-brute + runeclaw-bear; Nil:');
});
