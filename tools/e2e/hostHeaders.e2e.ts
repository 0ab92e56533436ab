import { articleWith } from './support/article.ts';
import { expect, quietly as test } from './support/test.ts';

// What only a host can say, as `tools/hosting` has it for the usual ones and as the site is served here.

for (const [path, isShown] of [
  ['/rules/', false],
  ['/sandbox/', false],
  ['/embed/board/', true],
  ['/it/embed/menace-forced-block/', true],
] as const)
  test(`${path} is ${isShown ? 'shown' : 'not shown'} in somebody else’s frame`, async ({
    page,
    baseURL,
  }) => {
    const { address, close } = await articleWith([`<iframe src="${baseURL}${path}"></iframe>`]);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('frame-ancestors')) refused.push(message.text());
    });
    await page.goto(address);
    const shown = page.frameLocator('iframe').locator('.brand, .embed').first();
    if (isShown) await expect(shown).toBeVisible();
    else await expect.poll(() => refused).toHaveLength(1);
    expect(await shown.count()).toBe(isShown ? 1 : 0);
    close();
  });

test('a worker asks no other host for anything', async ({ page, baseURL }) => {
  const begun = page.waitForEvent('worker');
  await page.goto('/sandbox/#b=Ada:+2/2;+Nil:+1/1;+A1+-%3E+Nil');
  const worker = await begun;
  const asks = (address: string) =>
    worker.evaluate(
      (at) =>
        fetch(at).then(
          ({ ok }) => ok,
          () => false,
        ),
      address,
    );
  expect(await asks(`${baseURL}/rules/`)).toBe(true);
  expect(await asks('http://elsewhere.example/')).toBe(false);
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
  );
  expect(await asks('http://elsewhere.example/')).toBe(false);
});
