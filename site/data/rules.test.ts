import { describe, expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { slipsIn } from '../i18n/slips.ts';
import { citedKeys } from './rules.ts';

describe.each(LANGUAGES)('what the rules say in %s', (language) => {
  const { rules } = messagesIn(language);

  test('every rule that is cited has words of its own', () => {
    expect([...citedKeys].filter((key) => rules[key] === undefined)).toEqual([]);
  });

  test('the words of every rule are sentences without a slip', () => {
    const slips = Object.entries(rules).flatMap(([key, text]) => slipsIn(text, key));
    expect(slips).toEqual([]);
  });
});
