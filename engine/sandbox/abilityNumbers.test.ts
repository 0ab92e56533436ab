import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { type Board, readLine, writeLine } from './index.ts';

const read = (line: string): Board => {
  const { board, slips } = readLine(line, { cards: projectCards, words: new Map() });
  expect(slips).toEqual([]);
  return board;
};

/** Which of all its abilities is used, by who or what is named. */
const usedIn = (board: Board): readonly [source: string, ability: number][] =>
  board.acts.flatMap((act) => (act.kind === 'activate' ? [[act.source, act.ability]] : []));

const used = (line: string) => usedIn(read(line));

// Ink-Eyes has ninjutsu, which is activated from a hand, and a triggered ability before the one that is meant.
const INK_EYES = 'Ada: Ink-Eyes, Servant of Oni; Nil:; A1 -> Nil; Ada uses ';

test('without a number it is the first ability that can be activated', () => {
  expect(used(`${INK_EYES}A1`)).toEqual([['ink-eyes-servant-of-oni', 2]]);
  expect(used(`${INK_EYES}A1 ability 1`)).toEqual([['ink-eyes-servant-of-oni', 2]]);
});

test.each(['Ink-Eyes', 'Ink-Eyes, Servant of Oni', 'ink-eyes-servant-of-oni', 'A1'])(
  'what is used may be called %s',
  (name) => {
    expect(used(`${INK_EYES}${name}`)).toEqual([['ink-eyes-servant-of-oni', 2]]);
  },
);

test('so may a card in a hand, and what is said behind its name stays', () => {
  const line =
    "Ada: 1/3 can't be blocked; Ada hand: Ninja of the Deep Hours; Nil: 1/1; A1 -> Nil; no block; Ada uses ";
  const [act] = read(`${line}Ninja of the Deep Hours, giving A1`).acts.slice(-1);
  expect(act).toMatchObject({ kind: 'activate', source: 'ninja-of-the-deep-hours' });
  expect(act).toMatchObject({ announced: { given: ['creature'] } });
});

test('of two players’ cards of one name the player’s own is used', () => {
  const line = 'Ada: drudge-skeletons; Nil: drudge-skeletons; A1 -> Nil; ';
  const [ada, nil] = read(line).setup.permanents;
  expect(used(`${line}Ada uses Drudge Skeletons`)).toEqual([[ada?.id, 0]]);
  expect(used(`${line}Nil uses Drudge Skeletons`)).toEqual([[nil?.id, 0]]);
});

// Cards with two abilities or more, one of which can be activated: what each number of old meant, it means.
const SOURCES = [...projectCards.values()].filter(
  ({ characteristics: { abilities, types } }) =>
    types.includes('creature') && abilities.some(({ kind }) => kind === 'activated'),
);

test('a number alone means what it always meant, wherever that could be used', () => {
  const moved = SOURCES.flatMap(({ id, characteristics: { abilities } }) =>
    abilities.flatMap((ability, at) => {
      if (ability.kind !== 'activated' || ability.from === 'hand') return [];
      const [one] = used(`Ada: ${id}; Nil:; no attack; Ada uses A1 ${at + 1}`);
      return one?.[1] === at ? [] : [`${id} ${at + 1}`];
    }),
  );
  expect(SOURCES.length).toBeGreaterThan(20);
  expect(moved).toEqual([]);
});

test('whatever ability is used, it is read again as it was written', () => {
  const otherwise = SOURCES.flatMap(({ id, characteristics: { abilities } }) =>
    Array.from({ length: abilities.length + 3 }, (_, ability) => ability).flatMap((ability) => {
      const board = read(`Ada: ${id}; Nil:; no attack; Ada uses A1`);
      const acts = board.acts.map((act) => (act.kind === 'activate' ? { ...act, ability } : act));
      const line = writeLine({ ...board, acts });
      return usedIn(read(line))[0]?.[1] === ability ? [] : [line];
    }),
  );
  expect(otherwise).toEqual([]);
});
