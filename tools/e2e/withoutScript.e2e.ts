import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { entriesOf } from '../../site/view/entries.ts';
import { toldIn } from './support/telling.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const slug = 'menace-forced-block';

for (const language of LANGUAGES) {
  const { replay, telling } = toldIn(slug, language);
  const entries = entriesOf(replay, telling);
  const m = messagesIn(language);

  for (const viewport of [PHONE, DESK]) {
    test.describe(`without scripts, in ${language}, ${viewport.width} wide`, () => {
      test.use({ viewport });

      test('every step is there, open, with its board', async ({ page }) => {
        await page.goto(addressIn(language, `/scenarios/${slug}/`));
        await page.locator('#ruling > summary').click();
        for (const { id, sentence } of entries) {
          const step = page.locator(`#${id}`);
          await expect(step).toBeVisible();
          await expect(step.locator('.board')).toBeVisible();
          await expect(step).toContainText(sentence);
        }
        await expect(page.locator('.stepper:visible, .theme:visible')).toHaveCount(0);
      });

      test('each of the three illegal blocks is refused for its own reason', async ({ page }) => {
        await page.goto(addressIn(language, `/scenarios/${slug}/`));
        await page.locator('#ruling > summary').click();
        const reasons = replay.frames.flatMap(({ events }, index) =>
          events.flatMap((event) =>
            event.kind === 'block' && event.outcome === 'refused'
              ? [{ index, said: saidOf(event.verdict, telling) }]
              : [],
          ),
        );
        expect(new Set(reasons.map(({ said }) => said.join())).size).toBe(3);
        for (const { index, said } of reasons) {
          const step = page.locator(`#${entries[index]?.id}`);
          await expect(step.getByText(m.chrome.sheet.verdicts.illegal).first()).toBeVisible();
          for (const words of said) await expect(step.getByText(words).first()).toBeVisible();
        }
      });
    });
  }
}

type Telling = ReturnType<typeof toldIn>['telling'];
type Refusal = Extract<
  ReturnType<typeof toldIn>['replay']['frames'][number]['events'][number],
  { kind: 'block'; outcome: 'refused' }
>['verdict'];

/** The words for a verdict's restrictions, and for the requirements that it falls short of. */
const saidOf = ({ violations, obeyed, maximum }: Refusal, { m, n }: Telling): readonly string[] => [
  ...violations
    .filter(({ code }) => code !== 'fewerRequirementsThanPossible')
    .map((violation) => m.verdict.violation(violation, n)),
  ...(obeyed < maximum ? [m.chrome.sheet.obeys(obeyed, maximum)] : []),
];
