import { describe, expect, test } from 'vitest';
import { elementsOf } from './html.ts';

const shapes = (html: string) =>
  elementsOf(html).map(({ tag, attributes }) => [tag, Object.fromEntries(attributes)]);

describe('the elements of a page', () => {
  test.each([
    ['<p>', [['p', {}]]],
    ['<a href="/x/">x</a>', [['a', { href: '/x/' }]]],
    ["<a href='/x/' hidden>", [['a', { href: '/x/', hidden: '' }]]],
    ['<a href=/x/>', [['a', { href: '/x/' }]]],
    [
      '<r509-film class="card"\n  data-of="{k} > {n}">',
      [['r509-film', { class: 'card', 'data-of': '{k} > {n}' }]],
    ],
    [
      '<br/><use href="#a"/>',
      [
        ['br', {}],
        ['use', { href: '#a' }],
      ],
    ],
    ['<p title="a &amp; &quot;b&quot; &#39;c&#x27;">', [['p', { title: `a & "b" 'c'` }]]],
    ['<!-- <a href="/x/"> --><b>', [['b', {}]]],
    ['5 < 6 and 7 > 2', []],
  ])('%s', (html, expected) => {
    expect(shapes(html)).toEqual(expected);
  });
});

test('what a script or a style holds is no element, but kept', () => {
  const [script, style, link] = elementsOf(
    '<script type="module">const a = "<p>";</script><style>b{c:url(d)}</style><a href="/">',
  );
  expect([script?.tag, script?.code]).toEqual(['script', 'const a = "<p>";']);
  expect([style?.tag, style?.code]).toEqual(['style', 'b{c:url(d)}']);
  expect([link?.tag, link?.code]).toEqual(['a', '']);
});
