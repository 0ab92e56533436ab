import { expect, test } from 'vitest';
import { FAMILIES, instanceOf } from '../bench/families.ts';
import { known } from '../vocabulary/result.ts';
import { judgeDeclaration } from './judge.ts';
import { lookOn, proofOf } from './proofs.ts';
import { remembering } from './remembered.ts';
import { rule } from './rule.ts';
import { solve } from './solve.ts';

const hard = (number: number) =>
  instanceOf(
    known(
      FAMILIES.find(({ name }) => name === 'exactlyOne20'),
      'family',
    ),
    number,
  );

const little = { steps: 200 };

test('what is proved in more work is known to who has little, of the same numbers in another problem too', () => {
  const problem = hard(100);
  const { witness } = solve(problem);
  expect(rule(problem, witness, little).verdict).toBe('unproved');
  expect(lookOn(problem, { limits: little }).proof.kind).toBe('bounded');
  expect(rule(problem, witness, little).verdict).toBe('unproved');
  expect(lookOn(problem, { limits: { steps: 1_000_000 }, seed: witness }).proof.kind).toBe(
    'proved',
  );
  expect(rule(problem, witness, little).verdict).toBe('legal');
  const again = structuredClone(problem);
  expect(judgeDeclaration(again, witness, { limits: little }).verdict).toBe('legal');
  expect(rule(problem, [], little).verdict).toBe('illegal');
});

test('a proof is of one problem and what is paid for alone', () => {
  const problem = hard(101);
  lookOn(problem, { limits: { steps: 1_000_000 } });
  expect(proofOf(problem, [])).toBeDefined();
  expect(proofOf(problem, [[0, 0]])).toBeUndefined();
  expect(proofOf(hard(102), [])).toBeUndefined();
  const fewer = { ...problem, requirements: problem.requirements.slice(1) };
  expect(proofOf(fewer, [])).toBeUndefined();
});

test('what was worked out before a proof is worked out again after it', () => {
  let asked = 0;
  const answer = remembering(() => {
    asked += 1;
    return asked;
  });
  const problem = hard(103);
  expect([answer(problem, []), answer(problem, [])]).toEqual([1, 1]);
  lookOn(problem, { limits: { steps: 1_000_000 } });
  expect([answer(problem, []), answer(problem, [])]).toEqual([2, 2]);
});
