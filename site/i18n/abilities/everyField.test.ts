import { describe, expect, test } from 'vitest';
import { variedAbilities } from '#engine';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';

// Down to each field: whatever a file may say of an ability makes a difference in its words.

const concepts = Map.groupBy(variedAbilities(), ({ concept }) => concept);

describe.each(LANGUAGES)('in %s', (language) => {
  const { ability } = messagesIn(language);

  test.each([...concepts])('each field of a %s is said', (_, all) => {
    const unsaid = all.filter(
      ({ readings }) =>
        readings.some((one) => one.length > 1) &&
        !readings.some(([first, ...others]) => {
          const words = first && ability(first);
          return others.some((other) => ability(other) !== words);
        }),
    );
    expect(unsaid.map(({ word, key }) => `${word}: ${key}`)).toEqual([]);
  });
});
