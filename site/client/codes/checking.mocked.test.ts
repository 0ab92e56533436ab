import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toFragment } from '#engine/sandbox';
import type { Judgement } from '../../questions/judgement.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { linkedItem } from '../deal/deal.ts';
import { itemText } from '../deal/setLink.ts';
import { checkCodes } from './checking.ts';
import { codeFor } from './resultCode.ts';

/** Where boards are marked: the form of the board that stands there. */
interface BoardForm {
  readonly href: string;
}
const stage = vi.hoisted(() => {
  let form: BoardForm | undefined;
  return {
    lacking: new Set<string>(),
    asked: 0,
    put: (href: string): BoardForm => {
      form = { href };
      return form;
    },
    replaceChildren: () => {
      form = undefined;
    },
    querySelector: () => form ?? null,
  };
});

/** What is right on a board is its address. */
const markOn = ({ href }: BoardForm, written: string): Judgement => ({
  kind: 'judged',
  right: written === href,
  mistakes: [],
});

vi.mock('../answer/judged.ts', () => ({
  judgedAt: async (href: string, written: string, _: Element, print?: string) => {
    stage.asked += 1;
    if (stage.lacking.has(href)) return { kind: 'failed' };
    // The page may be of another day than the catalogue.
    if (print !== undefined && print !== PRINT) return { kind: 'changed' };
    return markOn(stage.put(href), written);
  },
  judgementOf: async (form: BoardForm, written: string) => markOn(form, written),
}));

/** The page of a board of somebody's own: what is right on it is its address as well, and it has a heading. */
vi.mock('../roundBoard.ts', () => ({
  pageAt: async (href: string) => {
    if (stage.lacking.has(href)) throw new Error(`${href} is not there`);
    return { querySelector: () => ({ textContent: 'A board in words' }) };
  },
}));

/** Has all that is asked of the place where answers are marked. */
const place: Element = Object.create(stage);

const PRINT = 'a1b2c3';
const SLUGS = ['one', 'two', 'three', 'four', 'five'];
const OWN_BOARDS = ['Ada: 2/2 menace; Nil: 3/3', 'Ada: 5/5 trample; Nil: 1/1'].map(toFragment);
const hrefOf = (slug: string) => `/exercises/${slug}/#q-block`;
const catalogue = SLUGS.map(
  (slug): CatalogueItem => ({
    at: hrefOf(slug),
    title: slug,
    print: PRINT,
    topics: [],
    level: 1,
    rules: [],
    edition: '2026-09-25',
    mistakes: [],
  }),
);

const check = async (text: string) =>
  (
    await checkCodes(text, {
      catalogue,
      own: [],
      ownCalled: (sum) => sum,
      stage: place,
      hrefOf: (at) => at,
      tell: () => {},
    })
  ).flatMap((one) => (one.kind === 'marked' ? one.answers : []));

const code = (name: string, answers: readonly (readonly [slug: string, written: string])[]) =>
  codeFor({
    name,
    day: '2026-11-25',
    set: 'A set',
    answers: answers.map(([slug, written]) => ({ item: `${slug}~${PRINT}`, written })),
  });

test('whichever boards can’t be had, no answer is marked on another one, and those are right that are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(SLUGS),
      fc.array(fc.subarray(SLUGS, { minLength: 1 }), { minLength: 2, maxLength: 4 }),
      async (lacking, students) => {
        stage.lacking = new Set(lacking.map(hrefOf));
        const codes = await Promise.all(
          students.map((slugs, nth) =>
            code(
              `${nth}`,
              slugs.map((slug) => [slug, hrefOf(slug)]),
            ),
          ),
        );
        for (const { title, mark } of await check(codes.join('\n')))
          expect(['right', 'failed'], title).toContain(mark);
        stage.lacking = new Set();
        for (const { mark } of await check(codes.join('\n'))) expect(mark).toBe('right');
      },
    ),
    { numRuns: 50 },
  );
});

test('where nothing can be had, it is soon given up', async () => {
  stage.lacking = new Set(SLUGS.map(hrefOf));
  stage.asked = 0;
  const answers = await check(
    await code(
      'Ada',
      SLUGS.map((slug) => [slug, hrefOf(slug)] as const),
    ),
  );
  expect(answers.map(({ mark }) => mark)).toEqual(SLUGS.map(() => 'failed'));
  expect(stage.asked).toBe(3);
});

test('a board that has changed since is not marked, also where only its page knows of it', async () => {
  stage.lacking = new Set();
  const text = (await code('Ada', [['one', 'pick=1']])).trim();
  const older = catalogue.map((item) => ({ ...item, print: 'ffffff' }));
  expect((await check(text)).map(({ mark }) => mark)).toEqual(['wrong']);
  const [read] = await checkCodes(
    await codeFor({
      name: '',
      day: '2026-11-25',
      set: '',
      answers: [{ item: 'one~ffffff', written: 'pick=1' }],
    }),
    {
      catalogue: older,
      own: [],
      ownCalled: (sum) => sum,
      stage: place,
      hrefOf: (at) => at,
      tell: () => {},
    },
  );
  expect(read).toMatchObject({ answers: [{ mark: 'changed' }] });
});

test('boards of somebody’s own are marked where their link is, under the name that their page has', async () => {
  const [fragment = ''] = OWN_BOARDS;
  const at = `/sandbox/#${fragment}`;
  const item = itemText(linkedItem({ at }));
  const sent = async (written: string) =>
    codeFor({ name: '', day: '2026-11-25', set: '', answers: [{ item, written }] });
  const text = `${await sent(at)}\n${await sent('pick=1')}`;
  const checked = (own: readonly string[]) =>
    checkCodes(text, {
      catalogue,
      own,
      ownCalled: (sum) => `own board ${sum}`,
      stage: place,
      hrefOf: (href) => href,
      tell: () => {},
    });
  stage.lacking = new Set();
  expect(await checked(OWN_BOARDS)).toMatchObject(
    ['right', 'wrong'].map((mark) => ({ answers: [{ mark, title: 'A board in words' }] })),
  );
  // Where its page can't be had it is called as it was typed.
  stage.lacking = new Set([at]);
  expect(await checked(OWN_BOARDS)).toMatchObject(
    ['failed', 'failed'].map((mark) => ({ answers: [{ mark, title: 'Ada:2/2 menace; Nil:3/3' }] })),
  );
  // Without the link, or by that of another set, it is told that they stand in a link.
  for (const other of [[], OWN_BOARDS.slice(1)])
    expect(await checked(other)).toMatchObject(
      [1, 2].map(() => ({
        answers: [{ mark: 'elsewhere', title: `own board ${fragment.slice(-4)}` }],
      })),
    );
});
