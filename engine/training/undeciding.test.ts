import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { scenarioAsking } from '../testing/boards/scenarioAsking.ts';
import { known } from '../vocabulary/result.ts';
import { judgeScenario } from './judgeScenario.ts';
import { undecidingRule } from './undeciding.ts';

/** Two creatures block one; what is asked is answered, with the replays. */
function answered(asked: string) {
  const { questions: all, replays } = judgeScenario(
    scenarioAsking({
      ada: '{ id: giant, creature: 3/3 }',
      nil: '{ id: elf, creature: 1/1 }, { id: bear, creature: 2/2 }',
      script:
        '{ attack: { giant: Nil } }, { block: { elf: giant, bear: giant } }, { divide: { giant: { bear: 3 } } }, { pass: end-of-combat }',
      asked,
    }),
    NEWEST_EDITION,
  );
  return { one: known(all[0], 'answer'), replays };
}

test.each([
  [
    'what is dealt to an attacker, by whom it is blocked',
    'dealt-to: giant',
    'damage.divideAmongAttackers',
  ],
  [
    'what is dealt to a blocker, by what divides among blockers',
    'dealt-to: bear',
    'damage.divideAmongBlockers',
  ],
  ['what a blocker deals, by whom it blocks', 'dealt-by: elf', 'damage.divideAmongAttackers'],
])('%s: that rule is the first', (_, what, rule) => {
  const { one, replays } = answered(`number: { ${what} }`);
  expect(one.rules[0]).toBe(rule);
  expect(undecidingRule(one, replays)).toBeUndefined();
});

test('a first rule that decides nothing up to where the answer is shown is named', () => {
  const { one, replays } = answered('pick: die');
  expect(undecidingRule(one, replays)).toBeUndefined();
  const stray = { ...one, rules: ['attackers.restrictions', ...one.rules] } as const;
  expect(undecidingRule(stray, replays)).toBe('attackers.restrictions');
});

test('what a file gives decides somewhere on its page', () => {
  const { one, replays } = answered(
    'pick: die, rules: [prevention.neverHappens, stateBased.lethalDamage]',
  );
  expect(undecidingRule(one, replays)).toBe('prevention.neverHappens');
  const declared = { ...one, rules: ['blockers.choose'] } as const;
  expect(undecidingRule(declared, replays)).toBeUndefined();
});

test('what a file gives may be one of the rules that no frame shows', () => {
  const { one, replays } = answered(
    'number: { triggered: giant }, rules: [combat.laterCantAttackDoesNotRemove]',
  );
  expect(undecidingRule(one, replays)).toBeUndefined();
});

test('what is paid decides first whether a declaration with a payment is legal', () => {
  const { one } = answered('legal: { attack: { giant: Nil }, pay: {} }');
  expect(one.rules[0]).toBe('attackers.payCosts');
});

test.each([
  ['what is divided', 'divide: giant'],
  ['what is to be declared', 'declare: blockers'],
  ['what is counted', 'number: legal-blocks'],
  ['what is legal', 'legal: { block: { bear: giant } }'],
])('%s is shown by no frame, and still by what happens or could be declared', (_, asked) => {
  const { one, replays } = answered(asked);
  expect(undecidingRule(one, replays)).toBeUndefined();
  const stray = { ...one, rules: ['keyword.menace', ...one.rules] } as const;
  expect(undecidingRule(stray, replays)).toBe('keyword.menace');
});

test('what is refused begins with what refuses it', () => {
  const { one, replays } = answered('legal: { block: { elf: bear } }');
  expect(undecidingRule(one, replays)).toBeUndefined();
  if (one.answer.kind !== 'legality') throw new Error('not a ruling');
  const rules = ['keyword.menace', ...one.answer.rules] as const;
  expect(undecidingRule({ ...one, answer: { ...one.answer, rules } }, replays)).toBe(
    'keyword.menace',
  );
});
