import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abridge } from './abridge.ts';
import {
  abridgedHtml,
  abridgedIn,
  abridgedStart,
  mainIn,
  scriptsIn,
  signsIn,
  wholeMain,
  wholePage,
} from './abridged.ts';

const SIGNS = '<svg class="signs"><symbol id="i-no"></symbol></svg>';
const pageOf = (main: string, signs = SIGNS): string =>
  `<!doctype html><html><body>${signs}<main id="main">${main}</main><footer>end</footer></body></html>`;

/** What stands in a page: no scripts, and no comments. */
const markup = fc
  .array(
    fc.constantFrom('<p>', '</p>', '<b>é', '€ 🂡', 'step 509.1c ', '&lt;', '\n', '"', '@0,2:', ';'),
  )
  .map((parts) => parts.join('').trim());

describe('an abridged page', () => {
  it('is made whole from the page that it is nearly the same as, whatever stands in both', () => {
    fc.assert(
      fc.property(markup, markup, (other, whole) => {
        const sent = pageOf(`words${abridgedHtml(abridge('/like/', other, whole))}`, '');
        const abridged = abridgedIn(sent);
        expect(abridged?.like).toBe('/like/');
        if (abridged === undefined) return;
        expect(wholeMain(abridged, pageOf(other))).toBe(whole);
        expect(wholePage(sent, abridged, pageOf(other))).toBe(
          pageOf(whole).replace(SIGNS, '').replace('<main', `${SIGNS}<main`),
        );
      }),
    );
  });

  it('is made whole where letters begin with the same bytes', () => {
    const [other, whole] = ['“', '’'].map(
      (sign) => `<p>one and the same ${sign}s is so in both</p>`,
    );
    if (other === undefined || whole === undefined) return;
    expect(wholeMain(abridge('/like/', other, whole), pageOf(other))).toBe(whole);
  });

  it('is made of another page, or of that one as it was before, as it was meant or not at all', () => {
    fc.assert(
      fc.property(markup, markup, markup, (other, whole, before) => {
        const abridged = abridge('/like/', other, whole);
        let made: string | undefined;
        try {
          made = wholeMain(abridged, pageOf(before));
        } catch {
          made = undefined;
        }
        expect([whole, undefined]).toContain(made);
      }),
    );
    const kept = abridge(
      '/like/',
      '<p>a board as it is today</p>',
      '<p>a board as it is today</p>',
    );
    expect(() => wholeMain(kept, pageOf('<p>a board as it was once</p>'))).toThrow();
    expect(() => wholeMain(kept, '<h1>Sign in</h1>')).toThrow();
  });

  it('leaves its scripts out of what is told, and has them beside it', () => {
    const main = '<p>one</p><script type="module" src="/x.js"></script><p>two</p>';
    expect(mainIn(pageOf(main))).toBe('<p>one</p><p>two</p>');
    expect(scriptsIn(main)).toBe('<script type="module" src="/x.js"></script>');
    const abridged = abridge('/like/', main, main);
    expect(wholeMain(abridged, pageOf('<p>one</p><p>two</p>'))).toBe('<p>one</p><p>two</p>');
  });

  it('can’t have what would end it where it stands', () => {
    expect(() => abridge('/like/', '', '<!-- a comment that no other page has -->')).toThrow(
      "what differs from /like/ can't stand in a page",
    );
  });
});

describe('a whole page', () => {
  it('has nothing of an abridged one', () => {
    const page = pageOf('<p>all</p>');
    expect(abridgedIn(page)).toBeUndefined();
    expect(abridgedStart(page)).toBe(page.length);
  });

  it('has the signs that are drawn in it', () => {
    expect(signsIn(pageOf(''))).toBe(SIGNS);
    expect(signsIn('')).toBe('');
  });
});
