import { expect, test } from 'vitest';
import { listProblems } from './listProblems.ts';
import { siteOf } from './testing/siteOf.ts';

const origin = 'https://judges.example';
const feed = (items: string): string =>
  `<rss><channel><link>${origin}/</link>${items}</channel></rss>`;
const item = (link: string, day: string): string =>
  `<item><link>${link}</link><pubDate>${day}</pubDate></item>`;
const DAY = 'Mon, 30 Nov 2026 00:00:00 GMT';

const FILES = {
  '/index.html': '',
  '/a/index.html': '',
  '/sitemap-index.xml': `<sitemap><loc>${origin}/sitemap-0.xml</loc></sitemap>`,
  '/sitemap-0.xml': `<url><loc>${origin}/a/</loc><xhtml:link rel="alternate" hreflang="en" href="${origin}/a/"/></url>`,
  '/robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap-index.xml\n`,
  '/feeds/boards.xml': feed(item(`${origin}/a/`, DAY)),
  '/feeds/rulings.xml': feed(item(`${origin}/a/#it`, DAY)),
};

const problems = (files: Readonly<Record<string, string>>, base = '') =>
  listProblems(siteOf(files), { origin, base });

test('lists that lead to pages of the site have nothing wrong', () => {
  expect(problems(FILES)).toEqual([]);
});

test.each([
  ['/sitemap-0.xml', `<loc>${origin}/b/</loc>`, `${origin}/b/ is not there`],
  [
    '/sitemap-0.xml',
    '<loc>https://other.example/a/</loc>',
    'https://other.example/a/ is not there',
  ],
  ['/robots.txt', 'User-agent: *', 'leads nowhere'],
  ['/feeds/boards.xml', feed(`<item><link>${origin}/a/</link></item>`), '1 entries have 0 days'],
  ['/feeds/boards.xml', feed(item(`${origin}/a/`, 'Invalid Date')), 'Invalid Date is no day'],
])('%s with %s is told', (file, text, says) => {
  expect(problems({ ...FILES, [file]: text })).toEqual([`dist${file}: ${says}`]);
});

test('a list that is missing is told, and any where nobody has said where the site is published', () => {
  const { '/feeds/boards.xml': _, ...others } = FILES;
  expect(problems(others)).toEqual(['dist/feeds/boards.xml is missing']);
  expect(listProblems(siteOf(FILES), { origin: undefined, base: '' })).toHaveLength(5);
});
