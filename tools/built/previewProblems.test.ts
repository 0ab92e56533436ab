import { describe, expect, test } from 'vitest';
import { palettePng } from '../../site/build/palettePng.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { type PreviewedPage, previewTags } from '../../site/view/preview.ts';
import type { PageSubject } from '../../site/view/sharedPages.ts';
import { structured } from '../../site/view/structured.ts';
import { pagesOf } from './page.ts';
import { previewProblems } from './previewProblems.ts';

const origin = 'https://judges.example';
const site = new URL(origin);

const pixels = new Uint8Array(1200 * 630 * 4).map((_, at) => (at % 28 < 12 ? 0 : at % 251));
const PICTURE = palettePng({ width: 1200, height: 630, pixels }, ['#ffffff', '#000000', '#0c5a47']);

/** A page as the site makes it of this subject, changed by a slip. */
function problemsOf(subject: PageSubject, slip: (html: string) => string = (html) => html) {
  const page: PreviewedPage = {
    language: 'en',
    page: '/a/',
    title: 'A',
    description: 'B',
    subject,
  };
  const tags = previewTags(page, 'Rule 509', site).map((tag) =>
    'property' in tag
      ? `<meta property="${tag.property}" content="${tag.content}">`
      : `<meta name="${tag.name}" content="${tag.content}">`,
  );
  const html = `<!doctype html><html lang="en"><head><meta name="description" content="B">
    <link rel="canonical" href="${origin}/a/">${tags.join('')}
    <script type="application/ld+json">${structured(page, messagesIn('en'), site)}</script></head></html>`;
  const built = new Map<string, Uint8Array>([
    ['/a/index.html', new TextEncoder().encode(slip(html))],
    ['/share/site/site.png', PICTURE],
    ['/share/rules/509.1b.png', PICTURE],
    ['/share/exercises/x.png', PICTURE],
    ['/share/scenarios/x.png', PICTURE],
    ['/share/mistakes/x.png', new Uint8Array([1, 2, 3])],
  ]);
  return pagesOf(built).flatMap((one) => previewProblems(one, built, { origin, base: '' }));
}

const asked = { name: 'x', level: 'Difficulty 1 of 5', topic: 'Trample', asks: ['Legal?'] };

test.each<PageSubject>([
  { kind: 'home' },
  { kind: 'exercise', ...asked },
  { kind: 'scenario', ...asked, asks: [], topic: undefined },
  { kind: 'rule', name: '509.1b' },
  { kind: 'words', terms: [{ name: 'turn', anchor: 'turn' }] },
])('what the site says of $kind is whole, and of the shape that schema.org has', (subject) => {
  expect(problemsOf(subject)).toEqual([]);
});

describe('is told', () => {
  test.each([
    [
      'a picture that is none',
      (html: string) => html.replaceAll('rules/509.1b', 'mistakes/x'),
      /is 0 x 0/,
    ],
    [
      'a picture that is not there',
      (html: string) => html.replaceAll('rules/509.1b', 'rules/1'),
      /is not there/,
    ],
    [
      'a picture of another host',
      (html: string) => html.replace('judges.example/share', 'x.example/share'),
      /is not there/,
    ],
    [
      'words that are left out',
      (html: string) => html.replace(/<meta name="description"[^>]*>/, ''),
      /no description/,
    ],
    [
      'another address',
      (html: string) => html.replace(/(og:url" content="[^"]*)/, '$1b/'),
      /og:url/,
    ],
    [
      'a cut script',
      (html: string) => html.replace('"@graph":[', '"@graph":'),
      /structured data at the root/,
    ],
    [
      'a thing without its code',
      (html: string) => html.replace('"termCode":"509.1b",', ''),
      /termCode/,
    ],
    [
      'places that skip one',
      (html: string) => html.replace('"position":2', '"position":3'),
      /itemListElement/,
    ],
  ])('%s', (_, slip, says) => {
    expect(problemsOf({ kind: 'rule', name: '509.1b' }, slip).join('\n')).toMatch(says);
  });
});

test('where nobody has said where it is published, a page says none of it', () => {
  const built = new Map([
    [
      '/a/index.html',
      new TextEncoder().encode(
        '<!doctype html><meta property="og:url" content="http://x/"><script type="application/ld+json">{}</script>',
      ),
    ],
  ]);
  const problems = pagesOf(built).flatMap((one) =>
    previewProblems(one, built, { origin: undefined, base: '' }),
  );
  expect(problems).toEqual([
    'says og:url, and nobody has said where it is published',
    'says structured data, and nobody has said where it is published',
  ]);
});
