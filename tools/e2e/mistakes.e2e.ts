import { expect, test } from './support/test.ts';

for (const [language, said] of [
  ['', 'You would be right if'],
  ['/it', 'Avresti ragione'],
  ['/es', 'Tendrías razón'],
] as const)
  test(`a wrong block is told the mistake that explains it: ${language || 'en'}`, async ({
    page,
  }) => {
    await page.goto(`${language}/scenarios/menace-forced-block/`);
    const form = page.locator('.q.now form[data-laid]');
    await form.waitFor();
    await page.evaluate(() => {
      const guard = document.querySelector<HTMLInputElement>('input[name=guard][value=brute]');
      guard?.click();
    });
    await form.locator('.go').click();
    const told = form.locator('.q-help');
    await expect(told).toContainText(said);
    await told.locator('a[href*="/mistakes/"]').click();
    await expect(page).toHaveURL(/\/mistakes\/must-beats-cant\/$/);
    await expect(page.locator('main')).toContainText('509.1c');
  });
