import { expect, test } from 'vitest';
import { PERMISSION } from '../language/permission.ts';
import { REQUIREMENT } from '../language/requirement.ts';
import { RESTRICTION } from '../language/restriction.ts';
import { OWN_DESIGNATIONS } from '../scenario/ownDesignations.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { CODED } from './codedPhrases.ts';
import { OWN_DESIGNATIONS as SAID_DESIGNATIONS } from './modifiers.ts';
import { readItems } from './readItems.ts';
import { SAYINGS, writeAbility } from './sayings.ts';

const lexicon = { cards: projectCards, words: new Map([['attacca se può', 'attacks if able']]) };

const abilitiesOf = (text: string) => {
  const { items, slips } = readItems(text, lexicon);
  expect(slips).toEqual([]);
  return items[0]?.characteristics.abilities;
};

const TABLES = { restriction: RESTRICTION, requirement: REQUIREMENT, permission: PERMISSION };

test('a line has a phrase for every word of the language, which reads what the word reads but an if', () => {
  const inLanguage = Object.entries(TABLES).flatMap(([kind, table]) =>
    Object.entries(table).map(([code, { reads, ...more }]) => ({
      kind,
      code,
      reads: [...reads]
        .map(String)
        .filter((read) => read !== 'if')
        .toSorted(),
      said: 'said' in more ? more.said : undefined,
    })),
  );
  expect(
    CODED.map(({ kind, code, reads, said }) => ({ kind, code, reads: reads.toSorted(), said })),
  ).toEqual(inLanguage);
});

test('every word can be said by its own code', () => {
  for (const { kind, code, reads } of CODED)
    for (const said of reads.includes('filter') ? [' goblin', ' red'] : ['', ' red'])
      expect(abilitiesOf(`2/2 ${kebab(code)}${said}`)).toEqual([
        expect.objectContaining({ kind, [kind]: code }),
      ]);
});

test('what a saying makes is written so that it makes the same', () => {
  const slots = { N: 2, C: '{1}{R}', A: 'you', M: 'G', Q: { color: 'red' } } as const;
  for (const { make } of SAYINGS) {
    const words = writeAbility(make(slots));
    expect(abilitiesOf(`2/2 ${words}`)).toEqual([make(slots)]);
  }
});

test('every name for a creature of its own can be said', () => {
  expect(SAID_DESIGNATIONS).toEqual(OWN_DESIGNATIONS);
});

test.each([
  ['2/2 must block', 'blocks if able'],
  ['2/2 blocks each combat if able', 'blocks if able'],
  ['2/2 attacca se può', 'attacks if able'],
  ['2/2 unblockable', "can't be blocked"],
  ['2/2 can’t attack or block alone', "can't attack alone, can't block alone"],
  ['2/2 cannot attack or block alone', "can't attack alone, can't block alone"],
  ['2/2 can not attack or block', "can't attack, can't block"],
  ["2/2 Bears can't be blocked by more than one creature", 'max-blockers-on 1'],
  ['2/2 cannot block', "can't block"],
  ['a 2/2 with menace and flying', 'menace, flying'],
  ['2/2 islandwalk', 'landwalk type island'],
  ["2/2 can't be blocked except by a goblin", "can't be blocked except by type goblin"],
  ["2/2 can't be blocked by Elves", "can't be blocked by type elf"],
  ['2/2 can block only goblins', 'can block only type goblin'],
  ["2/2 can't block goblins", "can't block type goblin"],
  ["2/2 can't attack unless with 2 goblins", "can't attack unless with 2 type goblin"],
  [
    "2/2 can't be blocked except by artifact, black, and/or red creatures, haste",
    "can't be blocked except by artifact or black or red creature, haste",
  ],
  [
    "2/2 can't be blocked by artifact creatures and creatures with flying",
    "can't be blocked by artifact or creature with flying",
  ],
  [
    "2/2 can't be blocked except by creatures with menace or reach",
    "can't be blocked except by creature with menace or with reach",
  ],
  [
    "2/2 can't be blocked by creatures with power 2 or less",
    "can't be blocked by creature power 2-",
  ],
  [
    '2/2 protection from white,black, and from red, flying',
    'protection from white, protection from black, protection from red, flying',
  ],
  [
    '2/2 protection from Demons and Dragons and haste',
    'protection from type demon, protection from type dragon, haste',
  ],
  ["2/2 can't be blocked by walls and haste", "can't be blocked by type wall, haste"],
  ["2/2 can't be blocked except by walls", "can't be blocked except by type wall"],
  ['2/2 can block an additional creature each combat', 'can block 1 more'],
  ['2/2 first-strike, trample over planeswalkers', 'first strike, trample over planeswalkers'],
])('people write %s, and the line %s', (said, written) => {
  expect(abilitiesOf(said)?.map(writeAbility).join(', ')).toBe(written);
});

test('a planeswalker has its loyalty, and a Vehicle its size without being a creature', () => {
  const [walker, vehicle] = readItems('planeswalker 3 + vehicle 3/3', lexicon).items;
  expect(walker?.counters).toEqual({ loyalty: 3 });
  expect(vehicle?.characteristics).toMatchObject({ types: ['artifact'], power: 3 });
});

test('a creature of a land type is a land, too (CR 205.3d)', () => {
  for (const text of ['1/1 forest dryad', '1/1 dryad, forest', '1/1 land creature forest dryad'])
    expect(readItems(text, lexicon).items[0]?.characteristics).toMatchObject({
      types: ['land', 'creature'],
      power: 1,
    });
  expect(readItems('land forest', lexicon).items[0]?.characteristics.types).toEqual(['land']);
});

test.each([
  ["2/2 can't be blocked by", ['by']],
  ["2/2 can't be blocked except by things", ['except by things']],
  ['2/2 protection from artifact creatures', ['protection from']],
  ['2/2 protection from the artifact creatures', ['protection from']],
  // Its own, or one more.
  ['2/2 protection from white, black', ['black']],
  ["2/2 can't be blocked by Spirits, Bear", ['Bear']],
  ['2/2 protection from white, black creature', []],
  ['2/2 protection from white, legendary', []],
])('of %s it is not understood: %s', (said, unread) => {
  expect(readItems(said, lexicon).slips.map(({ text }) => text)).toEqual(unread);
});

test.each([
  ['protection from white, black and red', []],
  ["can't be blocked except by goblin", []],
  ["can't be blocked by Bears and Walls", []],
  ['lure goblin', ['goblin']],
  ['goblin lure', ['goblin']],
])('what %s is of is not what it is itself', (said, subtypes) => {
  const [one] = readItems(`2/2 ${said}`, lexicon).items;
  expect(one?.characteristics).toMatchObject({ colors: [], subtypes });
});
