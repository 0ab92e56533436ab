import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { readScenario } from '../../sandbox/readScenario.ts';
import { playScenario } from '../../scenario/play.ts';
import { CARD_TEXTS } from './cardTexts.ts';
import { COUNTER_TEXTS } from './counterTexts.ts';
import { DELAYED_TEXTS } from './delayedTexts.ts';
import { DESIGNATION_TEXTS } from './designationTexts.ts';
import { FACE_DOWN_TEXTS } from './faceDownTexts.ts';
import { HAND_TEXTS } from './handTexts.ts';
import { MODE_TEXTS } from './modeTexts.ts';
import { PAIR_TEXTS } from './pairTexts.ts';
import { PREVENTION_TEXTS } from './preventionTexts.ts';
import { PROTECTION_TEXTS } from './protectionTexts.ts';

const RULING = { kind: 'ruling', editions: [NEWEST_EDITION] } as const;

/** What is wrong with a file, or does not hold of it. */
function troubles(text: string): readonly unknown[] {
  const read = readScenario(text, 'board.yaml', new Map(), RULING);
  if (!read.ok) return read.error.map(({ code, found, line }) => `${line}: ${code} ${found}`);
  return playScenario(read.value, NEWEST_EDITION).problems.map(({ at, trouble }) => [at, trouble]);
}

describe.each([
  ...CARD_TEXTS,
  ...COUNTER_TEXTS,
  ...DELAYED_TEXTS,
  ...DESIGNATION_TEXTS,
  ...FACE_DOWN_TEXTS,
  ...HAND_TEXTS,
  ...MODE_TEXTS,
  ...PAIR_TEXTS,
  ...PREVENTION_TEXTS,
  ...PROTECTION_TEXTS,
])('$card', ({ rulings, abilities }) => {
  test('is written in words of the language', () => {
    expect(parse(abilities)).toEqual(expect.any(Array));
  });

  test.each(rulings)('$ruling', ({ board }) => {
    expect(troubles(board(abilities))).toEqual([]);
  });
});
