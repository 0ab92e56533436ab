import { expect, test } from 'vitest';
import { objectId, playerId } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { BoardAsked } from '../library/judged/facts.ts';
import { exerciseName, namesApart } from './exerciseName.ts';

const [ada, nil] = [playerId('Ada'), playerId('Nil')];

/** Creatures by their stock names, side against side. */
const board = (...sides: readonly (readonly string[])[]): { readonly asked: BoardAsked } => ({
  asked: {
    players: [{ id: ada }, { id: nil }],
    permanents: sides.flatMap((ids, side) =>
      ids.map((id, at) => ({
        id: objectId(id),
        tag: `${'AN'[side] ?? ''}${at + 1}`,
        name: { kind: 'described' } as const,
        types: ['creature'] as const,
        power: 2,
        toughness: 2,
        controller: side === 0 ? ada : nil,
        attachedTo: undefined,
        gone: undefined,
      })),
    ),
    cardNames: {},
  },
});

const namesIn = (language: (typeof LANGUAGES)[number], all: readonly ReturnType<typeof board>[]) =>
  namesApart(all).map((apart, at) => exerciseName(all[at] ?? {}, apart, messagesIn(language)));

test('a board is called by what lies there, side against side, in each language', () => {
  const all = [board(['bear', 'golem'], ['rat'])];
  expect(LANGUAGES.map((language) => namesIn(language, all)[0])).toEqual([
    'Bear and Golem against Rat',
    'Orso e Golem contro Ratto',
    'Oso y Gólem contra Rata',
  ]);
});

test('creatures of one name are counted, and of many the first few are named', () => {
  expect(
    namesIn('en', [board(['bear', 'bear2', 'golem'], ['rat', 'wolf', 'cat', 'ogre', 'elf'])]),
  ).toEqual(['Bear ×2 and Golem against Rat, Wolf, Cat and 2 more']);
});

test('where the first few do not tell two boards apart all are named, and where these do not, a number does', () => {
  const many = ['rat', 'wolf', 'cat', 'ogre'];
  expect(
    namesIn('en', [
      board(['bear'], [...many, 'elf']),
      board(['bear'], [...many, 'snake']),
      board(['golem']),
      board(['golem']),
    ]),
  ).toEqual([
    'Bear against Rat, Wolf, Cat, Ogre and Elf',
    'Bear against Rat, Wolf, Cat, Ogre and Snake',
    'Golem (1)',
    'Golem (2)',
  ]);
});
