import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { keysAt } from '../../engine/citation/ruleIndex.ts';
import { isRuleNumber } from '../../engine/citation/ruleNumber.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { isQuoted } from '../../site/view/quotedRules.ts';
import { LEFT_OUT } from './leftOut.ts';
import { numbersPrinted } from './printed.ts';

const left = new Set<string>(Object.values(LEFT_OUT).flat());
const printed = numbersPrinted(NEWEST_EDITION).filter(isRuleNumber);
const quoted = printed.filter((number) => isQuoted(number) && !isHeading(number));

/** The name of a keyword alone stands under a number with letters of 702. */
function isHeading(number: string): boolean {
  return /^702\.\d+$/.test(number);
}

test('every rule and letter of the turn, of its actions, of state-based actions and of combat keywords has a key', () => {
  expect(quoted.length).toBeGreaterThan(350);
  const bare = quoted.filter((number) => keysAt(NEWEST_EDITION, number).length === 0);
  expect(bare.filter((number) => !left.has(number))).toEqual([]);
});

test('what is left out is printed, would be quoted, and is told nowhere', () => {
  expect([...left].filter((number) => !quoted.some((one) => one === number))).toEqual([]);
  expect(quoted.filter((n) => left.has(n) && keysAt(NEWEST_EDITION, n).length > 0)).toEqual([]);
});

test.each(LANGUAGES)('each has our own sentence in %s', (language) => {
  const { rules } = messagesIn(language);
  const silent = quoted.filter(
    (number) =>
      !left.has(number) && !keysAt(NEWEST_EDITION, number).some((key) => rules[key] !== undefined),
  );
  expect(silent).toEqual([]);
});
