import { expect, test } from 'vitest';
import { rulingForm } from '../../site/api/rulingForm.ts';
import { judge } from '../judge.ts';

const board = (line: string): string => judge(['--board', line], process.cwd()).out;

const OTHERWISE = /otherwise: (.*)$/gm;

test('a choice that the engine took is told with the lines that choose otherwise, and they do', () => {
  const out = board('Ada: kaalia-of-the-vast; Ada hand: serra-angel; Nil:; Tor:; A1 -> Nil');
  const [declined = '', other = ''] = [...out.matchAll(OTHERWISE)].map(([, line = '']) => line);
  expect(out).toContain('Serra Angel deals 4 to Nil');
  expect(board(declined)).not.toContain('Serra Angel enters');
  expect(board(declined)).not.toMatch(OTHERWISE);
  expect(board(other)).toContain('Serra Angel deals 4 to Tor');
});

test('so it is where a declaration is still open', () => {
  const open = board('Ada: kaalia-of-the-vast; Ada hand: serra-angel; Nil: 2/2; Tor:; A1 -> Nil');
  const [line = ''] = [...open.matchAll(OTHERWISE)].map(([, one = '']) => one);
  expect(open).toContain('Legal so far');
  expect(board(line)).toContain('Legal so far');
  expect(board(line)).not.toContain('A2 Serra Angel');
});

test('programs get the same choices and lines as text has, whether it is played to the end or not', () => {
  for (const more of ['', '; no block']) {
    const line = `Ada: kaalia-of-the-vast; Ada hand: serra-angel; Nil: 2/2; Tor:; A1 -> Nil${more}`;
    const [data] = rulingForm.parse(
      JSON.parse(judge(['--json', '--board', line], process.cwd()).out),
    );
    const told = [...board(line).matchAll(OTHERWISE)].map(([, one = '']) => one);
    expect(told.length).toBeGreaterThan(0);
    expect(data?.choices?.flatMap(({ otherwise }) => otherwise)).toEqual(told);
  }
});

test('what is left to trigger after combat is named, and nothing where nothing is', () => {
  const line = 'Ada: norin-the-wary + 2/2; Nil:; A2 -> Nil; no block';
  expect(board(line)).toContain('what is still to happen after combat (Norin the Wary)');
  expect(board('Ada: 2/2; Nil:; A1 -> Nil; no block')).not.toContain('still to happen');
});
