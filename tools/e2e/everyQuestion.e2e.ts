import { askedOn, slugs } from './support/asked.ts';
import { answerBothWays, isAsked, now, open, words } from './support/asking.ts';
import { tapInPage } from './support/hands.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

for (const slug of slugs)
  test(`every question of ${slug} is answered by touch, wrongly and rightly`, async ({ page }) => {
    test.slow();
    const questions = askedOn(slug);
    await open(page, `/scenarios/${slug}/`);
    const answered: (string | null)[] = [];
    for (const _ of questions) {
      const id = await now(page).getAttribute('id');
      const asked = questions.find((one) => `q-${one.id}` === id);
      if (asked === undefined) throw new Error(`${id} is not asked in ${slug}`);
      await answerBothWays(page, tapInPage, asked);
      answered.push(id);
      const next = page.getByRole('link', { name: words.next });
      if (answered.length === questions.length) await expect(next).toHaveCount(0);
      else {
        await tapInPage.press(next, page);
        await isAsked(page);
      }
    }
    expect(answered.toSorted()).toEqual(questions.map(({ id }) => `q-${id}`).toSorted());
  });
