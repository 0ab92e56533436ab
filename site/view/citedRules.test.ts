import { describe, expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { slipsIn } from '../i18n/slips.ts';
import { citedRules } from './citedRules.ts';

const { keys } = await citedRules();

describe.each(LANGUAGES)('what the rules say in %s', (language) => {
  const { rules } = messagesIn(language);

  test('every rule that is cited has words of its own', () => {
    expect(keys.size).toBeGreaterThan(100);
    expect([...keys].filter((key) => rules[key] === undefined)).toEqual([]);
  });

  test('the words of every rule are sentences without a slip', () => {
    const slips = Object.entries(rules).flatMap(([key, text]) => slipsIn(text, key));
    expect(slips).toEqual([]);
  });
});
