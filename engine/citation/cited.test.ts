import { expect, test } from 'vitest';
import { applying, citedIn } from './cited.ts';
import { NEWEST_EDITION } from './editions.ts';

test('keys that stand alone all decide', () => {
  const cited = citedIn(NEWEST_EDITION, ['attackers.choose', 'attackers.tap']);
  expect(cited.decides).toEqual(['attackers.choose', 'attackers.tap']);
  expect(cited.rules).toEqual(cited.decides);
});

test('what applies comes after what decides, each once', () => {
  const cited = citedIn(NEWEST_EDITION, [
    { decides: ['attackers.choose'], applies: ['attackers.tap', 'attackers.choose'] },
  ]);
  expect(cited).toEqual({
    decides: ['attackers.choose'],
    rules: ['attackers.choose', 'attackers.tap'],
  });
});

test('of more than three, those named first decide', () => {
  const cited = citedIn(NEWEST_EDITION, [
    'attackers.choose',
    'attackers.restrictions',
    'attackers.requirements',
    'attackers.tap',
  ]);
  expect(cited.decides).toHaveLength(3);
  expect(cited.rules.at(-1)).toBe('attackers.tap');
});

test('rules of one number are one, and those of no number none', () => {
  const keys = ['layers.type', 'layers.color', 'damage.wholeAssignmentChecked'] as const;
  expect(citedIn('2008-10-01', keys).decides).toEqual(['layers.type']);
  expect(citedIn(NEWEST_EDITION, keys).decides).toEqual(keys);
});

test('where none that decides is printed, the first that applies does', () => {
  const cited = citedIn('2008-10-01', [
    { decides: ['damage.processed'], applies: ['action.create', 'damage.toPlayer'] },
  ]);
  expect(cited).toEqual({ decides: ['damage.toPlayer'], rules: ['damage.toPlayer'] });
});

test('more can be added to what applies', () => {
  expect(citedIn(NEWEST_EDITION, applying(['draw.card'], ['action.discard']))).toEqual({
    decides: ['draw.card'],
    rules: ['draw.card', 'action.discard'],
  });
});
