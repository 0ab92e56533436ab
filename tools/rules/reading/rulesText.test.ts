import { describe, expect, test } from 'vitest';
import { bytesOf, NEXT, OWN_RULES, textOf } from '../testing/ownText.ts';
import { type RulesText, readRulesText, readSections, withSections } from './rulesText.ts';

const TEXT = textOf(OWN_RULES, NEXT);

function read(bytes: Uint8Array): RulesText {
  const text = readRulesText(bytes);
  if (!text.ok) throw new Error(text.error);
  return text.value;
}

const PLAIN = read(bytesOf(TEXT));

test('a text gives its day and each of its rules, with examples apart', () => {
  expect(PLAIN.effective).toBe(NEXT.iso);
  expect(PLAIN.rules.map(({ number }) => number)).toEqual(OWN_RULES.map(({ number }) => number));
  expect(PLAIN.rules.every(({ examples }) => examples.length === 1)).toBe(true);
});

/** A text as an editor of those days would save it; a letter that is not in that code page is none of ours. */
const windows = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));
const WINDOWS: Readonly<Record<string, number>> = {
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from(
    [0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))].flatMap((unit) => [
      unit & 0xff,
      unit >> 8,
    ]),
  );

describe('however it is saved, it is the same text:', () => {
  test.each([
    ['with a mark before it', bytesOf(`\ufeff${TEXT}`)],
    ['with the line ends of Windows', bytesOf(TEXT.replaceAll('\n', '\r\n'))],
    ['with the line ends of an old Mac', bytesOf(TEXT.replaceAll('\n', '\r'))],
    ['in the letters of Windows', windows(TEXT)],
    ['in two bytes a letter', utf16(TEXT)],
    ['with straight quotes', bytesOf(TEXT.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"'))],
    ['with hard spaces', bytesOf(TEXT.replaceAll(' ', '\u00a0'))],
    ['with a registered name', bytesOf(TEXT.replaceAll('Magic', 'Magic®'))],
  ])('%s', (_, bytes) => {
    expect(read(bytes).rules).toEqual(PLAIN.rules);
  });
});

describe('what is printed by mistake gets the number that its place says:', () => {
  test.each([
    ['506.3b', '506.b'],
    ['506.3b', '506.1b'],
  ])('%s as %s', (meant, printed) => {
    const wrong = TEXT.replace(`\n${meant} `, `\n${printed} `);
    const found = read(bytesOf(wrong)).rules;
    expect(found.find(({ slip }) => slip === printed)?.number).toBe(meant);
    expect(found.map(({ number }) => number)).toEqual(PLAIN.rules.map(({ number }) => number));
  });

  test('a number that its words stand next to is read', () => {
    const close = TEXT.replace(/\n509\.1\. /, '\n509.1.');
    expect(read(bytesOf(close)).rules).toEqual(PLAIN.rules);
  });
});

test('a line without a number belongs to the rule above it', () => {
  const [first, second] = ['509.1b', '509.1c'].map((number) =>
    PLAIN.rules.find((rule) => rule.number === number),
  );
  const more = TEXT.replace(/\n509\.1c /, '\nA second paragraph.\n509.1c ');
  const rules = read(bytesOf(more)).rules;
  expect(rules.find(({ number }) => number === '509.1b')?.words).toBe(
    `${first?.words} A second paragraph.`,
  );
  expect(rules.find(({ number }) => number === '509.1c')).toEqual(second);
});

describe('what is no such text is refused, in a sentence:', () => {
  const rulesAt = TEXT.indexOf('\n100.1.');
  const lines = TEXT.split('\n');
  const numbered = lines.filter((line) => /^\d{3}\.\d/.test(line));
  const withRules = (rules: readonly string[]): string =>
    [...lines.slice(0, lines.indexOf(numbered[0] ?? '')), ...rules, 'Glossary', 'Credits'].join(
      '\n',
    );
  test.each([
    ['nothing', new Uint8Array(), /is empty/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /is no text/],
    [
      'the rules of another game',
      bytesOf(TEXT.replaceAll('Magic', 'Chess')),
      /not the Comprehensive/,
    ],
    ['a recipe', bytesOf('Take two eggs.'), /not the Comprehensive/],
    ['one without a day', bytesOf(TEXT.replace(/effective as of .*/, 'new.')), /from which day/],
    ['its contents alone', bytesOf(TEXT.slice(0, rulesAt)), /holds no rules/],
    ['its first half', bytesOf(TEXT.slice(0, TEXT.length / 2)), /is cut: it ends at rule/],
    [
      'all but its credits',
      bytesOf(TEXT.slice(0, TEXT.lastIndexOf('Credits'))),
      /without its credits/,
    ],
    [
      'all but its beginning',
      bytesOf(TEXT.slice(0, 90) + TEXT.slice(TEXT.indexOf('\n500.1.'))),
      /its first rule/,
    ],
    [
      'all but a section',
      bytesOf(TEXT.replace(/\n509\. Section 509\n\n[\s\S]*?(?=\n510\. Section 510\n\n)/, '')),
      /contents name 509, of which/,
    ],
    [
      'one that is turned round',
      bytesOf(withRules(numbered.toReversed())),
      /first rule|another order/,
    ],
    [
      'one in another order',
      bytesOf(withRules([...numbered.slice(0, 1), ...numbered.slice(1).toReversed()])),
      /in another order/,
    ],
    [
      'one with its rules twice',
      bytesOf(withRules([...numbered, ...numbered])),
      /in another order/,
    ],
  ])('%s', (_, bytes, says) => {
    const text = readRulesText(bytes);
    expect(text).toEqual({ ok: false, error: expect.stringMatching(says) });
  });
});

test('sections of a later text replace the rules that they hold, with all their letters', () => {
  const sections = readSections(
    bytesOf(
      '# effective as of January 30, 2099\n== 509 ==\n509.1. Anew.\n509.1a Too.\n509.9. New.\n',
    ),
  );
  if (!sections.ok) throw new Error(sections.error);
  const text = withSections(PLAIN, sections.value);
  expect(text.effective).toBe('2099-01-30');
  const of509 = text.rules.filter(({ number }) => /^509\.(1|9)[a-z]*$/.test(number));
  expect(of509.map(({ number }) => number)).toEqual(['509.1', '509.1a', '509.9']);
  const others = (rules: RulesText['rules']) =>
    rules.filter(({ number }) => !/^509\.(1|9)[a-z]*$/.test(number));
  expect(others(text.rules)).toEqual(others(PLAIN.rules));
});
