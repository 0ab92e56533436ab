import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { AnswerForm, ExportedSet, RuleLink } from '../exportedSet.ts';
import { questionSaying, someSet, words } from '../testing/sets.ts';
import { laidOut } from './laidOut.ts';

beforeEach(() => {
  const { DOMParser, document } = parseHTML('<html><body></body></html>');
  vi.stubGlobal('DOMParser', DOMParser);
  vi.stubGlobal('document', document);
});

const keyOf = (set: ExportedSet, said = words): Element | undefined =>
  [...laidOut(set, said).children].find(({ className }) => className === 'paper-key');

/** A plain set that asks this alone, with these rules behind its answer. */
function asking(asked: AnswerForm, rules: readonly RuleLink[] = []): ExportedSet {
  const [set] = fc.sample(someSet, { numRuns: 1, seed: 1 });
  const [question] = fc.sample(questionSaying(fc.constant('said')), { numRuns: 1, seed: 1 });
  if (set === undefined || question === undefined) throw new Error('there is always a sample');
  const answer = { text: 'One of them: no block', rules, reasons: [], why: [] };
  return { ...set, questions: [{ ...question, asked, answer, mistakes: [] }] };
}

const rule = (number: string): RuleLink => ({ number, link: `https://site/rules/${number}/` });

const BLOCKS: Extract<AnswerForm, { readonly kind: 'declaration' }> = {
  kind: 'declaration',
  rows: ['N1 Bear', 'N2 Wall'].map((creature) => ({
    creature,
    options: ['A1 Brute'],
    choices: ['no block', 'blocks A1'],
  })),
  right: [
    [0, 0],
    [1, 1],
  ],
};

const waysIn = (key: Element | undefined): readonly (string | null)[] =>
  [...(key?.querySelectorAll('.paper-ways li') ?? [])].map(({ textContent }) => textContent);

test('the key says each rule of an answer once', () => {
  const rules = ['509.1c', '702.2c', '509.1c', '509.1c'].map(rule);
  const numbers = keyOf(asking(BLOCKS, rules))?.querySelector('.paper-numbers');
  expect(numbers?.textContent).toBe('509.1c, 702.2c');
});

describe.each(LANGUAGES)('in %s the key', (language) => {
  const said = messagesIn(language).chrome.exports.inBrowser;

  test('has all right ways where they are few, to be marked by', () => {
    const key = keyOf(asking(BLOCKS), said);
    expect(waysIn(key)).toEqual(['no block', 'N1 Bear: blocks A1; N2 Wall: blocks A1']);
    expect(key?.textContent).toContain(said.allRight.replace('{n}', '2'));
  });
});

test('the key says of a division what each gets', () => {
  const right = [
    [3, 0],
    [2, 1],
  ];
  const recipients = ['N1 Wall', 'Nil'];
  expect(waysIn(keyOf(asking({ kind: 'division', amount: 3, recipients, right })))).toEqual([
    'N1 Wall: 3; Nil: 0',
    'N1 Wall: 2; Nil: 1',
  ]);
});

test('the key lists every right way of two to six, each another, and else none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), (n) => {
      const right = Array.from({ length: n }, (_, share) => [share, n - 1 - share]);
      const asked = { kind: 'division', amount: n - 1, recipients: ['N1', 'Nil'], right } as const;
      const ways = waysIn(keyOf(asking(asked)));
      expect(new Set(ways).size).toBe(n >= 2 && n <= 6 ? n : 0);
    }),
  );
});
