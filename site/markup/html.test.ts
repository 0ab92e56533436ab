import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributes, classes, html } from './html.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Text that HTML can hold: its readers take no null, and read a carriage return as a line's end. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom(...'<>&"\'/=! -pbx\n', '&amp;', '<b>', '-->'))
      .map((all) => all.join('')),
  )
  .map((all) => all.replaceAll(/[\0\r]|[\uD800-\uDFFF]/g, ''));

const read = (markup: object) => parseFragment(`${markup}`).childNodes;

/** All text in it, and of what it is made. */
function readElement(markup: object) {
  const [one, ...others] = read(markup) as Element[];
  const within = one?.childNodes ?? [];
  return {
    others,
    attrs: one?.attrs.map(({ name, value }) => [name, value]),
    within: within.map((node) => ('value' in node ? node.value : node.nodeName)),
  };
}

describe('html', () => {
  it('never takes text for markup', () => {
    fc.assert(
      fc.property(text, (said) => {
        const { others, within } = readElement(html`<p>${said}</p>`);
        expect([others, within]).toEqual([[], said === '' ? [] : [said]]);
      }),
    );
  });

  it('never takes text within lists and templates for markup', () => {
    fc.assert(
      fc.property(fc.array(text), (all) => {
        const { others, within } = readElement(
          html`<p>${all.map((one) => [html`${one}`, one])}</p>`,
        );
        const said = all.map((one) => `${one}${one}`).join('');
        expect([others, within]).toEqual([[], said === '' ? [] : [said]]);
      }),
    );
  });

  it('never takes a value between quotes for markup', () => {
    fc.assert(
      fc.property(text, (said) => {
        const { others, attrs, within } = readElement(html`<p title="${said}" lang='${said}'></p>`);
        expect({ others, attrs, within }).toEqual({
          others: [],
          attrs: [
            ['title', said],
            ['lang', said],
          ],
          within: [],
        });
      }),
    );
  });

  it('puts markup in as it is', () => {
    expect(`${html`<p>${html`<b>${'a & b'}</b>`}</p>`}`).toBe('<p><b>a &amp; b</b></p>');
  });

  it('writes nothing for what is not there, and a zero for a zero', () => {
    expect(`${html`<p>${undefined}${false}${''}${[]}${0}</p>`}`).toBe('<p>0</p>');
  });

  it('breaks lines where the source does and nowhere else', () => {
    expect(
      `${html`
      <p>
        <b>one</b> ${'two\n three'}
        four
      </p>
    `}`,
    ).toBe('<p><b>one</b> two\n threefour</p>');
  });
});

describe('attributes', () => {
  it('never let a value out of its quotes', () => {
    fc.assert(
      fc.property(text, text, (title, lang) => {
        const { others, attrs, within } = readElement(html`<p${attributes({ title, lang })}></p>`);
        expect({ others, attrs, within }).toEqual({
          others: [],
          attrs: [
            ['title', title],
            ['lang', lang],
          ],
          within: [],
        });
      }),
    );
  });

  it('are left out where they are undefined or false, and need no value where they are true', () => {
    const values = { name: 'n', id: undefined, checked: true, required: false, min: 0, value: '' };
    expect(`${html`<input${attributes(values)}>`}`).toBe('<input name="n" checked min="0" value>');
  });
});

describe('classes', () => {
  it('are those that hold', () => {
    expect(classes('c', false, undefined, 'tap')).toBe('c tap');
  });

  it('are none where none holds', () => {
    expect(`<p${attributes({ class: classes(false, '') })}>`).toBe('<p>');
  });
});
