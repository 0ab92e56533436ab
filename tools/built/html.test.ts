import { describe, expect, test } from 'vitest';
import { elementsOf } from './html.ts';

/** What stands in the page's body; parse5 adds the rest as a browser does. */
const shapes = (html: string) =>
  elementsOf(`<!doctype html><head></head><body>${html}`)
    .slice(3)
    .map(({ tag, attributes }) => [tag, Object.fromEntries(attributes)]);

describe('the elements of a page', () => {
  test.each([
    ['<p>', [['p', {}]]],
    ["<a href='/x/' hidden>x</a>", [['a', { href: '/x/', hidden: '' }]]],
    [
      '<br/><svg><use href="#a"/></svg>',
      [
        ['br', {}],
        ['svg', {}],
        ['use', { href: '#a' }],
      ],
    ],
    ['<p title="a &amp; &quot;b&quot; &#39;c&#x27;">', [['p', { title: `a & "b" 'c'` }]]],
    ['<!-- <a href="/x/"> --><b>', [['b', {}]]],
    ['5 < 6 and 7 > 2', []],
    [
      '<template><i></i></template>',
      [
        ['template', {}],
        ['i', {}],
      ],
    ],
  ])('%s', (html, expected) => {
    expect(shapes(html)).toEqual(expected);
  });
});

test('what a script or a style holds is no element, but kept', () => {
  const all = elementsOf(
    '<script type="module">const a = "<p>";</script><style>b{c:url(d)}</style><a href="/">',
  );
  const codes = all.filter(({ tag }) => tag !== 'html' && tag !== 'head' && tag !== 'body');
  expect(codes.map(({ tag, code }) => [tag, code])).toEqual([
    ['script', 'const a = "<p>";'],
    ['style', 'b{c:url(d)}'],
    ['a', ''],
  ]);
});
