import { describe, expect, test } from 'vitest';
import { siteOf } from '../built/testing/siteOf.ts';
import { problemsOfLinks } from './links.ts';

const origin = 'https://judges.example';
const published = { origin, base: '' };

/** A page as the site's layout makes it, in three languages, with a body for the English one. */
function siteWith(body: string, more: Readonly<Record<string, string>> = {}) {
  const page = (language: string, address: string, content: string) => `<!doctype html>
    <html lang="${language}"><head>
    <link rel="canonical" href="${origin}${address}">
    <link rel="alternate" hreflang="en" href="${origin}/a/">
    <link rel="alternate" hreflang="it" href="${origin}/it/a/">
    <link rel="alternate" hreflang="es" href="${origin}/es/a/">
    <link rel="alternate" hreflang="x-default" href="${origin}/a/">
    </head><body><h1 id="top-of-it">A</h1>${content}</body></html>`;
  return siteOf({
    '/a/index.html': page('en', '/a/', body),
    '/it/a/index.html': page('it', '/it/a/', ''),
    '/es/a/index.html': page('es', '/es/a/', ''),
    '/x.js': 'run()',
    ...more,
  });
}

const problems = (body: string, more?: Readonly<Record<string, string>>) =>
  problemsOfLinks(siteWith(body, more), published);

describe('nothing is wrong with', () => {
  test.each([
    '<a href="/a/">',
    '<a href="./">',
    '<a href="#top-of-it">',
    '<a href="/a/#top-of-it">',
    '<a href="/it/a/#top-of-it" hreflang="it">',
    '<a href="https://other.example/">',
    '<script src="/x.js"></script>',
    '<svg><symbol id="i"></symbol><use href="#i"></use></svg>',
    '<h2 id="x">X</h2><section aria-labelledby="x top-of-it">',
    '<img src="data:image/png;base64,AA">',
    '<style>p{background:url(/x.js)}</style>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  ])('%s', (body) => {
    expect(problems(body)).toEqual([]);
  });
});

describe('something is wrong with', () => {
  test.each([
    ['<a href="/b/">', '"/b/" leads nowhere'],
    ['<a href="/a">', '"/a" leads nowhere'],
    ['<a href="#gone">', '"#gone": no such place'],
    ['<a href="/it/a/#gone" hreflang="it">', '"/it/a/#gone": no such place'],
    ['<a href="/it/a/">', '"/it/a/" leads out of en'],
    ['<a href="/a/" hreflang="it">', '"/a/" leads out of it'],
    ['<script src="https://other.example/x.js"></script>', 'from another host'],
    ['<link rel="stylesheet" href="//other.example/x.css">', 'from another host'],
    ['<img src="/y.png">', '"/y.png" leads nowhere'],
    ['<img srcset="/x.js 1x, /y.png 2x">', '"/y.png" leads nowhere'],
    ['<style>@import "https://other.example/x.css";</style>', 'from another host'],
    ['<p style="background:url(/y.png)">', '"/y.png" leads nowhere'],
    ['<form action="https://other.example/">', 'from another host'],
    ['<script>fetch("https://other.example/count")</script>', 'speaks of https://other.example'],
    ['<p id="x"></p><p id="x"></p>', 'the id "x" stands twice'],
    ['<section aria-labelledby="gone">', 'no element has the id "gone"'],
    ['<a href="http://[">', 'is no address'],
  ])('%s', (body, problem) => {
    expect(problems(body)).toEqual([expect.stringContaining(problem)]);
  });
});

test('a style sheet is read as well', () => {
  expect(problems('', { '/s.css': 'a{b:url("//other.example/x")} c{d:url(/gone.woff2)}' })).toEqual(
    ['/s.css: fetches //other.example/x from another host', '/s.css: "/gone.woff2" leads nowhere'],
  );
});

describe('a page that is not what it says it is:', () => {
  const swapped = (from: string, to: string) => {
    const site = new Map(siteWith(''));
    const html = new TextDecoder().decode(site.get('/it/a/index.html'));
    site.set('/it/a/index.html', new TextEncoder().encode(html.replace(from, to)));
    return problemsOfLinks(site, published);
  };
  test.each([
    ['another language', 'lang="it"', 'lang="en"', 'says lang="en"'],
    [
      'another address',
      `canonical" href="${origin}/it`,
      `canonical" href="${origin}`,
      'says canonical',
    ],
    ['an alternate less', 'hreflang="es"', 'hreflang="fr"', 'says hreflang'],
  ])('%s', (_, from, to, problem) => {
    expect(swapped(from, to)).toEqual([expect.stringContaining(problem)]);
  });

  test('a language in which it does not exist', () => {
    const site = new Map(siteWith(''));
    site.delete('/es/a/index.html');
    expect(problemsOfLinks(site, published)).toContainEqual(
      expect.stringContaining('is not there as /es/a/'),
    );
  });
});

test('no link takes the place of what stands in a frame', () => {
  const framed = (link: string) =>
    problems('', { '/embed/a/index.html': `<p id="p">${link}` }).filter((one) =>
      one.includes('framed'),
    );
  expect(framed('<a href="/a/" target="_blank"></a><a href="#p"></a>')).toEqual([]);
  expect(framed('<a href="/a/"></a>')).toEqual([
    'dist/embed/a/index.html: "/a/" would take the place of what is framed',
  ]);
});

test('a page for a frame is found by the page of the site that it is a part of, and names no other language', () => {
  const framed = (language: string, canonical: string) =>
    `<html lang="${language}"><link rel="canonical" href="${origin}${canonical}">`;
  const of = (address: string) =>
    problems('', {
      '/scenarios/a/index.html': '',
      '/embed/a/index.html': framed('en', address),
      '/it/embed/a/index.html': framed('it', '/it/scenarios/a/'),
      '/es/embed/a/index.html': framed('es', '/es/scenarios/a/'),
      '/it/scenarios/a/index.html': '',
      '/es/scenarios/a/index.html': '',
    }).filter((problem) => problem.includes('embed'));
  expect(of('/scenarios/a/')).toEqual([]);
  expect(of('/embed/a/')).toEqual([expect.stringContaining('says canonical')]);
});

test('a page by the rules of a date may leave it to the one without to be found', () => {
  const of = (kind: string) =>
    problems('', {
      [`/${kind}/a/2026-09-25/index.html`]: `<html lang="en"><link rel="canonical" href="${origin}/${kind}/a/">`,
      [`/${kind}/a/index.html`]: '',
    }).filter((problem) => problem.includes('2026-09-25') && problem.includes('says'));
  expect(of('scenarios')).toEqual([]);
  expect(of('exercises')).toEqual([]);
  expect(of('rules')).not.toEqual([]);
});

test('the frame of a board of one’s own is a part of the page where boards are put in', () => {
  const of = (canonical: string) =>
    problems('', {
      ...Object.fromEntries(
        ['', '/it', '/es'].map((at) => [
          `${at}/embed/board/index.html`,
          `<html lang="${at.slice(1) || 'en'}"><link rel="canonical" href="${origin}${at}${canonical}">`,
        ]),
      ),
      '/sandbox/index.html': '',
      '/it/sandbox/index.html': '',
      '/es/sandbox/index.html': '',
    }).filter((problem) => problem.includes('canonical'));
  expect(of('/sandbox/').filter((problem) => problem.includes('embed'))).toEqual([]);
  expect(of('/scenarios/board/')).toEqual(
    expect.arrayContaining([expect.stringContaining('says canonical')]),
  );
});

test('the page for lost visitors names no place of its own', () => {
  const lost = '<title>Lost</title><link rel="canonical" href="/a/">';
  expect(problems('', { '/404.html': lost })).toEqual([
    'dist/404.html: stands wherever somebody got lost, and says /a/',
  ]);
});

test('two pages of a language have two titles; in two languages they may have one', () => {
  const more = { '/404.html': '<html lang="en"><title>A</title>' };
  const titled = (title: string) => `<title>${title}</title>`;
  expect(problems(titled('A'), more)).toEqual([
    'dist/404.html: has the title of dist/a/index.html',
  ]);
  expect(problems(titled('B'), more)).toEqual([]);
});

test('a problem that many pages have is told once', () => {
  const site = siteWith('<a href="/b/">', { '/404.html': '<a href="/b/">' });
  expect(problemsOfLinks(site, published)).toEqual([
    'dist/a/index.html: "/b/" leads nowhere (and on 1 other page)',
  ]);
});

describe('a site that is published under a path, or nobody has said where', () => {
  const page = (href: string, stated = '') =>
    `<!doctype html><html lang="en"><head>${stated}</head><body><a href="${href}">A</a></body></html>`;
  const problemsOf = (href: string, stated?: string) =>
    problemsOfLinks(
      siteOf({
        '/a/index.html': page(href, stated),
        '/it/a/index.html': page('/rules/it/a/').replace('lang="en"', 'lang="it"'),
        '/es/a/index.html': page('/rules/es/a/').replace('lang="en"', 'lang="es"'),
      }),
      { origin: undefined, base: '/rules' },
    );

  test('has its links below that path', () => {
    expect(problemsOf('/rules/a/')).toEqual([]);
    expect(problemsOf('/a/')).toEqual([expect.stringContaining('"/a/" leads nowhere')]);
    expect(problemsOf('/rules/it/a/')).toEqual([expect.stringContaining('leads out of en')]);
  });

  test.each([
    ['canonical', '<link rel="canonical" href="http://localhost/rules/a/">'],
    ['hreflang', '<link rel="alternate" hreflang="it" href="/rules/it/a/">'],
  ])('says no address as %s', (what, stated) => {
    expect(problemsOf('/rules/a/', stated)).toEqual([expect.stringContaining(`says ${what}`)]);
  });
});
