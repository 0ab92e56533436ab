import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { askingAgain } from '../../site/build/plainImports.ts';
import { BUDGETS, mostOf } from '../built/budgets.ts';
import { siteOf } from '../built/testing/siteOf.ts';
import { overBudget, overMedian, tooWide, weighed } from './sizeBudget.ts';

/** Text that gzip packs into about as many bytes as asked for. */
const noise = (bytes: number) => randomBytes(bytes).toString('hex');

const site = {
  '/index.html': `<link rel="stylesheet" href="/s.css"><link rel="preload" href="/f.woff2" as="font">
    <link rel="canonical" href="/"><img src="/p.svg"><img src="/p.svg">
    <script type="module">import{a}from"./a.js";import("./quiz.js");import("./record.Ab_1.js")</script>
    <script type="application/json">{"not":"run"}</script>`,
  '/s.css': '@font-face{src:url("/g.woff2")}',
  '/f.woff2': 'font',
  '/g.woff2': 'other font',
  '/p.svg': '<svg/>',
  '/a.js': 'import"./b.js";export const a=1',
  '/b.js': '',
  '/quiz.js': 'import"./engine.js"',
  '/engine.js': 'solve()',
  '/record.Ab_1.js': 'import"./store.js";import"./b.js"',
  '/store.js': 'keep()',
};

const weightOf = (files: Readonly<Record<string, string>>) => {
  const [page] = weighed(siteOf({ ...site, ...files }));
  if (page === undefined) throw new Error('no page');
  return page.weight;
};

test('a visit asks for the page, its styles with their fonts, pictures and scripts, once each', () => {
  expect(weightOf({}).requests).toBe(['/', 's.css', 'f', 'g', 'p.svg', 'a.js', 'b.js'].length);
});

describe('what grows when a file grows:', () => {
  const none = weightOf({});
  const grown = (file: keyof typeof site) => {
    const big = weightOf({ [file]: `${site[file]}/*${noise(5000)}*/` });
    return (['html', 'css', 'script', 'onDemand', 'memory', 'visit'] as const).filter(
      (kind) => big[kind] - none[kind] > 4000,
    );
  };

  test.each([
    ['/index.html', ['html', 'visit']],
    ['/s.css', ['css', 'visit']],
    ['/g.woff2', ['visit']],
    ['/b.js', ['script', 'visit']],
    ['/quiz.js', ['onDemand']],
    ['/engine.js', ['onDemand']],
    ['/record.Ab_1.js', ['memory']],
    ['/store.js', ['memory']],
  ] as const)('%s: %j', (file, expected) => {
    expect(grown(file)).toEqual(expected);
  });
});

test('a page in a frame is weighed with what its question asks for by itself', () => {
  const page = '<script type="module" src="/ask.js"></script>';
  const files = {
    '/ask.js': 'import("./touch.A-1_b.js");import("./engine.js")',
    '/touch.A-1_b.js': `import"./ask.js";/*${noise(3000)}*/`,
    '/engine.js': noise(9000),
  };
  const [framed] = weighed(siteOf({ ...files, '/it/embed/a/index.html': page }));
  const [other] = weighed(siteOf({ ...files, '/it/scenarios/a/index.html': page }));
  expect(framed?.weight.framed).toBeGreaterThan((framed?.weight.visit ?? 0) + 2900);
  expect(framed?.weight.framed).toBeLessThan((framed?.weight.visit ?? 0) + 4000);
  expect(other?.weight.framed).toBe(0);
});

/** As it is told. */
const MOST = BUDGETS.html.most.toFixed(1).replace('.', '\\.');

test('a page within its budget is no problem, one beyond is, with both amounts', () => {
  const pages = (html: string) => weighed(siteOf({ '/index.html': html }));
  expect(overBudget(pages(noise(0.8 * mostOf(BUDGETS.html))))).toEqual([]);
  expect(overBudget(pages(noise(mostOf(BUDGETS.html) * 2)))).toEqual([
    expect.stringMatching(
      new RegExp(`^dist/index\\.html: HTML \\d+\\.\\d KB, at most ${MOST} KB \\(the design .*\\)$`),
    ),
  ]);
});

test('a budget of which no page uses much is named with what was decided, and one that is used is not', () => {
  const of = (bytes: number) => tooWide(weighed(siteOf({ '/index.html': noise(bytes) })));
  expect(of(0.9 * mostOf(BUDGETS.html))).not.toContainEqual(expect.stringMatching(/^HTML/));
  expect(of(0.7 * mostOf(BUDGETS.html))).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^HTML: \\d+\\.\\d KB at most, and ${MOST} KB are allowed \\(the design .*\\): the budget`,
      ),
    ),
  );
  expect(of(0.9 * mostOf(BUDGETS.html)).map((problem) => problem.split(':')[0])).toContain(
    'elements in the median of the scenarios’ pages',
  );
});

test('of what is loaded for one language each, a page is charged with its own', () => {
  const words = askingAgain('const words={en:()=>import("./en.js"),es:()=>import("./es.js")');
  const files = {
    '/quiz.js': `${words},it:()=>p(()=>import("./it.js"),[])}`,
    '/en.js': noise(1000),
    '/es.js': noise(9000),
    '/it.js': noise(5000),
  };
  const page = (language: string) => ({
    ...files,
    '/index.html': `<html lang="${language}"><script type="module">import("./quiz.js")</script>`,
  });
  const { onDemand: english } = weightOf(page('en'));
  const { onDemand: italian } = weightOf(page('it'));
  expect(english).toBeLessThan(2000);
  expect(italian).toBeGreaterThan(english + 3000);
  const { onDemand: spanish } = weightOf(page('es'));
  expect(spanish).toBeGreaterThan(italian + 3000);
});

test('of what rules on each kind of answer, a question is charged with its own', () => {
  const [one, two, both] = [2000, 5000, 700].map((bytes) => noise(bytes));
  const { onDemand } = weightOf({
    '/quiz.js': 'import("./onAttack.A-1.js");import("./onBlock.A-2.js")',
    '/onAttack.A-1.js': `import"./engine.js";/*${one}*/`,
    '/onBlock.A-2.js': `import"./engine.js";/*${two}*/`,
    '/engine.js': `/*${both}*/`,
  });
  expect(onDemand).toBeGreaterThan(5000);
  expect(onDemand).toBeLessThan(6500);
});

test('what is for working offline counts apart, and not what answering needs as well', () => {
  const offline = (code: string) =>
    weightOf({
      '/quiz.js': 'import"./engine.js";import("./_astro/offline.A-1_b.js")',
      '/_astro/offline.A-1_b.js': `import"../engine.js";${code}`,
    });
  const none = offline('');
  const big = offline(`import("./part.js");/*${noise(3000)}*/`);
  expect(big.offline).toBeGreaterThan(none.offline + 2000);
  expect(big.onDemand).toBe(none.onDemand);
  expect(none.offline).toBeLessThan(200);
});

test('what is loaded to take a set away is none of what is loaded to answer, but for what both load', () => {
  const { onDemand, exports } = weightOf({
    '/quiz.js': 'import("./exportSet.abc.js");import"./both.js"',
    '/exportSet.abc.js': `import"./both.js";import"./zip.js";/*${noise(1000)}*/`,
    '/zip.js': noise(1000),
    '/both.js': noise(3000),
  });
  expect(onDemand).toBeGreaterThan(3000);
  expect(onDemand).toBeLessThan(4500);
  expect(exports).toBeGreaterThan(2000);
  expect(exports).toBeLessThan(3000);
});

test('what a page keeps for later is none of its elements; half of the scenarios may have many', () => {
  const page = (inside: string) => `<html><head></head><body>${inside}</body></html>`;
  const many = '<p></p>'.repeat(1300);
  const sizes = weighed(
    siteOf({
      '/scenarios/a/index.html': page(`<p></p><noscript>${many}</noscript>`),
      '/scenarios/b/index.html': page(many),
    }),
  ).map(({ weight }) => weight.elements);
  expect(sizes.toSorted((a, b) => a - b)).toEqual([5, 1303]);
  const median = (...pages: readonly string[]) =>
    overMedian(
      weighed(
        siteOf(Object.fromEntries(pages.map((html, k) => [`/scenarios/${k}/index.html`, html]))),
      ),
    );
  expect(median(page(''), page(''), page(many))).toEqual([]);
  expect(median(page(''), page(many), page(many))).toEqual([
    'the pages of scenarios have 1303 elements in the median, at most 900',
  ]);
});
