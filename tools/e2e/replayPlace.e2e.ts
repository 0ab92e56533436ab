import { library } from './support/telling.ts';
import { expect, PHONE, test } from './support/test.ts';
import { walkReplays } from './support/walkReplays.ts';

const SIZES = [
  PHONE,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const { slug } of library.scenarios) {
  test(`board, step and stepper keep their place all through ${slug}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/scenarios/${slug}/`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await walkReplays(page)).toEqual([]);
    }
  });
}
