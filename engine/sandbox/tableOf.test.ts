import { describe, expect, test } from 'vitest';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';

const NO_CARDS = { cards: new Map(), words: new Map() };

const boardIn = (line: string) => {
  const { board, slips } = readLine(line, NO_CARDS);
  expect(slips).toEqual([]);
  return board;
};

const tableIn = (line: string) => tableOf(boardIn(line), 'decision');

describe('a board comes to the next decision that it does not make', () => {
  test('first to the attack, even where nobody can', () => {
    expect(tableIn('Ada: 2/2; Nil: 2/2').awaits?.answer.kind).toBe('attack');
    expect(tableIn('Ada:; Nil:').awaits?.answer.kind).toBe('attack');
  });

  test('then to the block of whoever is attacked and has a creature', () => {
    expect(tableIn('Ada: 2/2; Nil: 2/2; A1 -> Nil').awaits?.answer).toMatchObject({
      kind: 'block',
      player: 'Nil',
    });
    expect(tableIn('Ada: 2/2; Nil:; A1 -> Nil')).toMatchObject({ awaits: undefined });
  });

  test('then to each division that could be otherwise, one creature after the other', () => {
    const blocked =
      'Ada: 3/3 + 4/4; Nil: 2/2 + 2/2 + 2/2 + 2/2; A1 A2 -> Nil; N1 N2 -| A1; N3 N4 -| A2';
    const source = (line: string) => {
      const answer = tableIn(line).awaits?.answer;
      return answer?.kind === 'division' ? answer.choice.source : undefined;
    };
    expect(source(blocked)).toBe('creature');
    expect(source(`${blocked}; A1: 2 N1, 1 N2`)).toBe('creature-2');
    const { awaits, replay } = tableIn(`${blocked}; A1: 2 N1, 1 N2; A2: 2 N3, 2 N4`);
    expect(awaits).toBeUndefined();
    expect(replay.outcome.died.toSorted()).toEqual([
      'creature',
      'creature-2',
      'creature-3',
      'creature-5',
      'creature-6',
    ]);
  });

  test('in both damage steps where something strikes twice', () => {
    const line = 'Ada: 3/3 double strike; Nil: 1/4 + 1/4; A1 -> Nil; N1 N2 -| A1';
    expect(tableIn(line).awaits?.game.turn.step).toBe('firstStrikeDamage');
    expect(tableIn(`${line}; A1: 3 N1`).awaits?.game.turn.step).toBe('combatDamage');
    expect(tableIn(`${line}; A1: 3 N1; A1: 1 N1, 2 N2`).awaits).toBeUndefined();
  });

  test('and with no more to decide it is played to the end of combat', () => {
    const { replay, awaits, stopped } = tableIn('Ada: 3/2 menace; Nil: 2/2; A1 -> Nil; no block');
    expect({ awaits, stopped }).toEqual({ awaits: undefined, stopped: undefined });
    expect(replay.outcome.life).toContainEqual({ player: 'Nil', life: 17, poison: 0 });
  });
});

test('what is open is left to the rules where the end is asked for', () => {
  const board = boardIn('Ada: 3/3; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1');
  const { awaits, replay } = tableOf(board, 'end');
  expect(awaits).toBeUndefined();
  expect(replay.outcome.died.length).toBeGreaterThan(1);
});

test('an illegal declaration is the last that is played, stands in the replay, and is asked for again', () => {
  const { awaits, replay, stopped } = tableIn('Ada: 3/2 menace; Nil: 2/2; A1 -> Nil; N1 -| A1');
  expect(stopped).toMatchObject({
    troubles: [{ kind: 'refusedInstead' }],
    played: [{ kind: 'attack' }],
  });
  const { outcome, decides } = replay.frames.at(-1) ?? {};
  expect(outcome).toBe('refused');
  expect(decides).toContain('keyword.menace');
  expect(awaits?.answer.kind).toBe('block');
});

test('a decision for which there is no room in the game stops it', () => {
  const { stopped } = tableIn('Ada: 2/2; Nil:; no attack; no block');
  expect(stopped?.troubles.length).toBeGreaterThan(0);
});

test('damage that can be assigned in one way alone may be said too, by each player in the same step', () => {
  const line = 'Ada: 2/2 + 3/3; Nil: 1/4; A1 A2 -> Nil; N1 -| A1; A1: 2 N1; A2: 3 Nil; N1: 1 A1';
  const { stopped, replay } = tableIn(line);
  expect(stopped).toBeUndefined();
  expect(replay.outcome.life).toContainEqual({ player: 'Nil', life: 17, poison: 0 });
});
