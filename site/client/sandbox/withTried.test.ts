import { expect, test } from 'vitest';
import { BEAR, BOARD } from '../../exports/testing/sets.ts';
import type { PicturedBoard } from '../../picture/picturedBoard.ts';
import type { RulingTold } from './protocol.ts';
import { withTried } from './withTried.ts';

const ATTACKED: PicturedBoard = {
  ...BOARD,
  near: { label: '', creatures: [BEAR, { ...BEAR, tag: 'A2' }] },
  lines: [
    { kind: 'attack', attacker: 'A1', target: 'Nil' },
    { kind: 'attack', attacker: 'A2', target: 'Nil' },
  ],
};

const told = (
  verdict: RulingTold['verdict'],
  ...tried: RulingTold['tried'][number][]
): RulingTold => ({ verdict, says: 'So.', why: [], tried, nearest: '' });

const BLOCK = { from: 'N1', to: 'A1' };

test('a block that was tried takes the place of the attack that it would stop', () => {
  expect(withTried(ATTACKED, told('illegal', BLOCK)).lines).toEqual([
    { kind: 'attack', attacker: 'A2', target: 'Nil' },
    { kind: 'block', attacker: 'A1', blocker: 'N1', refused: 'atFault' },
  ]);
});

test('what is legal is drawn as declared, and what nobody has proved is dashed without a cross', () => {
  const refusedAs = (verdict: RulingTold['verdict']) =>
    withTried(ATTACKED, told(verdict, BLOCK)).lines.at(-1)?.refused;
  expect(refusedAs('legal')).toBeUndefined();
  expect(refusedAs('unproved')).toBe('tried');
});

test('an attack that was tried leads to the player or the permanent by name', () => {
  const quiet = { ...ATTACKED, lines: [] };
  const tried = [
    { from: 'A1', to: 'Nil' },
    { from: 'A2', to: 'N2' },
  ];
  expect(withTried(quiet, told('illegal', ...tried)).lines).toEqual([
    { kind: 'attack', attacker: 'A1', target: 'Nil', refused: 'atFault' },
    { kind: 'attack', attacker: 'A2', target: 'Jace', refused: 'atFault' },
  ]);
});

test('what its page has drawn of it already stays as that drew it', () => {
  const drawn: PicturedBoard = {
    ...ATTACKED,
    lines: [{ kind: 'block', attacker: 'A1', blocker: 'N1', refused: 'tried' }],
  };
  expect(withTried(drawn, told('illegal', BLOCK))).toEqual(drawn);
});

test('where nothing was tried, and where it is about nobody there, a board stays as it is', () => {
  expect(withTried(ATTACKED, undefined)).toBe(ATTACKED);
  expect(withTried(ATTACKED, told('illegal', { from: 'N9', to: 'N8' }))).toEqual(ATTACKED);
});
