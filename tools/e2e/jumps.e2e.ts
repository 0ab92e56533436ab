// Nothing moves by itself: what scripts, letters and the network bring has its room from the first paint on.
import type { Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { transfersOf } from '../../site/client/memory/transfer.ts';
import { reviewLink } from '../../site/client/reviewLink.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import {
  LETTERS_AS_SET,
  MOST_SHIFTED,
  type Network,
  type Shifted,
  shiftsOpening,
} from './support/jumps.ts';
import { daysAgo, putIn } from './support/memory.ts';
import { pageKinds } from './support/pageKinds.ts';
import { test as base, DESK, expect, PHONE } from './support/test.ts';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...LETTERS_AS_SET] });
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Opened {
  readonly what: string;
  readonly at: string;
  /** What was done in this browser before. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is done then. */
  readonly act?: (page: Page) => Promise<void>;
  /** Left out, all. */
  readonly ways?: readonly Way[];
}

const SCENARIO = '/scenarios/menace-forced-block/';
const BOARD = `#${toFragment('Ada: boggart-brute; Nil, 13 life: 2/2 blocks if able + runeclaw-bear; A1 -> Nil')}`;

const keep = (name: string, value: string) => (page: Page) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);

async function beginExam(page: Page): Promise<void> {
  await page.locator('.exam-begin').click();
  await expect(page.locator('form[data-laid]')).toHaveCount(1);
}

async function answerMuch(page: Page): Promise<void> {
  const items: readonly { readonly at: string }[] = await (
    await page.request.get('/practice/items.json')
  ).json();
  const some = items.filter((_, place) => place % 7 === 0);
  await putIn(
    page,
    some.map(({ at }, place) => daysAgo(place % 40, { item: at, right: place % 4 !== 0 })),
  );
}

type Way = readonly [viewport: typeof PHONE, network: Network];

/** Whatever comes has its room from the first paint on, as it shows where nothing has come by then. */
const LATE: readonly Way[] = [
  [PHONE, 'late'],
  [DESK, 'late'],
];

/**
 * On a fast network the same comes earlier, some of it before the first paint: that is tried where something is done, asked
 * for or kept, on each kind of page that a script changes. Less has room to move at a desk then; the bench measures that.
 */
const WAYS: readonly Way[] = [[PHONE, 'fast'], ...LATE];

const OPENED: readonly Opened[] = [
  ...pageKinds(process.cwd()).map(({ made, address }) => ({ what: made, at: address, ways: LATE })),
  { what: 'a later question', at: '/scenarios/attack-cost-leviathan/#q-six-mana' },
  { what: 'a division', at: '/scenarios/shared-blocker-baloth-boars/#q-baloth-share' },
  { what: 'older rules', at: `${SCENARIO}2013-02-01/` },
  { what: 'a step by older rules', at: `${SCENARIO}2013-02-01/#step-5` },
  { what: 'other ways by older rules', at: `${SCENARIO}2013-02-01/otherwise/` },
  { what: 'older rules in a frame', at: '/embed/menace-forced-block/2013-02-01/' },
  { what: 'a step', at: `${SCENARIO}#step-5` },
  { what: 'a step that is not there', at: `${SCENARIO}#step-99` },
  { what: 'the ruling', at: `${SCENARIO}#ruling` },
  {
    what: 'rulings that are open at once',
    at: SCENARIO,
    before: keep('rulings-at-once', 'yes'),
  },
  { what: 'a row from elsewhere', at: `${SCENARIO}#branch-bear-tapped` },
  { what: 'a step in a frame', at: '/embed/menace-forced-block/#step-5' },
  { what: 'a board of one’s own in a frame', at: `/embed/board/${BOARD}` },
  { what: 'a board of one’s own', at: `/sandbox/${BOARD}` },
  { what: 'boards that are made', at: '/practice/boards/#q-2-must-beats-cant-s7' },
  {
    what: 'a set by link',
    at: '/practice/own/#v=1&t=Whoever+comes+late+has+to+block+anyway&b=menace-forced-block:block',
  },
  { what: 'a list that is filtered', at: '/scenarios/?topic=trample' },
  { what: 'an exam that is begun', at: '/exam/#s=7', act: beginExam },
  {
    what: 'an exam to go on with',
    at: '/exam/',
    before: async (page) => {
      await page.goto('/exam/#s=7');
      await beginExam(page);
    },
  },
  { what: 'what was answered', at: '/progress/', before: answerMuch },
];

/** A link to a board that is asked today for a mistake which was got over a week ago, with what was answered before. */
async function reviewToday(page: Page): Promise<Opened> {
  const all: readonly CatalogueItem[] = await (
    await page.request.get('/it/practice/items.json')
  ).json();
  const [wrong, right] = all.filter(({ mistakes }) => mistakes[0] === 'tap-removes');
  const log = [
    daysAgo(9, { item: wrong?.at ?? '', right: false, mistakes: ['tap-removes'] }),
    daysAgo(7, { item: right?.at ?? '' }),
  ];
  const asked = transfersOf(log, Date.now(), new Map(all.map((one) => [one.at, one])));
  const items = all.filter(({ at }) => asked.some(({ asks }) => asks === at));
  return {
    what: 'a review',
    at: reviewLink('/it/', 'Ripasso', items, Date.now()),
    before: (other) => putIn(other, log),
    act: (other) => expect(other.locator('.round-why')).toHaveText(/./),
  };
}

test('nothing jumps where each board of a review says why it is asked', async ({
  context,
  page,
}) => {
  const one = await reviewToday(page);
  for (const [viewport, network] of WAYS) {
    const other = await context.newPage();
    await other.setViewportSize(viewport);
    const { sum } = await opened(other, one, network);
    expect(sum, network).toBeLessThan(MOST_SHIFTED);
    await other.close();
  }
});

for (const one of OPENED)
  test(`nothing jumps on ${one.at} (${one.what})`, async ({ context }) => {
    const jumped: string[] = [];
    for (const [viewport, network] of one.ways ?? WAYS) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      const { sum, moved } = await opened(page, one, network);
      if (sum >= MOST_SHIFTED) jumped.push(`${viewport.width} wide, ${network}: ${sum}`, ...moved);
      await page.close();
    }
    expect(jumped).toEqual([]);
  });

async function opened(page: Page, { at, before, act }: Opened, network: Network): Promise<Shifted> {
  if (before || act) {
    await page.goto('/offline/');
    await page.evaluate(() => localStorage.clear());
    await before?.(page);
    await page.goto('about:blank');
  }
  return shiftsOpening(page, at, network, act);
}
