import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOf, type RuleKey } from '../../engine/citation/ruleIndex.ts';
import { en } from '../../site/i18n/en/index.ts';
import { compared, type RulesCompared } from './compared.ts';
import type { Fate } from './likeness/fate.ts';
import { type RulesText, readRulesText } from './reading/rulesText.ts';
import {
  bytesOf,
  changed,
  LOOKED_UP,
  NEXT,
  OWN_RULES,
  type OwnRule,
  shifted,
  type TextDay,
  THEN,
  textOf,
} from './testing/ownText.ts';

function read(rules: readonly OwnRule[], day: TextDay): RulesText {
  const text = readRulesText(bytesOf(textOf(rules, day)));
  if (!text.ok) throw new Error(text.error);
  return text.value;
}

const OLD = read(OWN_RULES, THEN);
const against = (rules: readonly OwnRule[]): RulesCompared =>
  compared(LOOKED_UP, OLD, read(rules, NEXT), en.rules);

function fateOf({ keys }: RulesCompared, key: RuleKey): Fate | undefined {
  return keys.find((one) => one.key === key)?.fate;
}

const kindsBut = ({ keys }: RulesCompared, kind: Fate['kind']) =>
  keys.filter(({ fate }) => fate.kind !== kind).map(({ key, fate }) => [key, fate.kind]);

const order = (rules: readonly OwnRule[]): readonly OwnRule[] =>
  rules.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));

test('in a text that says the same, every rule is the same', () => {
  const found = against(OWN_RULES);
  expect(kindsBut(found, 'same')).toEqual([]);
  expect(found.fresh).toEqual([]);
});

test('numbers of other rules within the words of one change nothing', () => {
  const [one, other] = ['See rule 509.1c.', 'See rule 612.7.'].map((see) =>
    changed(OWN_RULES, '509.1b', (words) => [{ number: '509.1b', words: `${words} ${see}` }]),
  );
  const found = compared(LOOKED_UP, read(one ?? [], THEN), read(other ?? [], NEXT), en.rules);
  expect(kindsBut(found, 'same')).toEqual([]);
});

test('a rule that is put in moves those behind it, and is new', () => {
  const added: OwnRule = { number: '509.2', words: 'Whoever likes trumpets may blow one now.' };
  const found = against(order([...shifted(OWN_RULES, '509', 2), added]));
  expect(found.fresh.map(({ number }) => number)).toEqual(['509.2']);
  expect(fateOf(found, 'blockers.priority')).toMatchObject({
    kind: 'moved',
    from: '509.2',
    to: '509.3',
  });
  expect(fateOf(found, 'blockers.declare')).toMatchObject({ kind: 'same' });
  expect(found.keys.filter(({ fate }) => fate.kind === 'doubtful')).toEqual([]);
});

test('wherever rules move, each is found', () => {
  const sections = fc.subarray(['506', '508', '509', '510', '603', '702', '704'], { minLength: 1 });
  fc.assert(
    fc.property(sections, fc.integer({ min: 2, max: 5 }), (some, from) => {
      const moved = some.reduce((rules, section) => shifted(rules, section, from), OWN_RULES);
      for (const { fate, key } of against(order(moved)).keys) {
        const was = numberOf(LOOKED_UP, key) ?? '';
        const at = OWN_RULES.findIndex(({ number }) => number === was);
        if (at >= 0) expect('to' in fate && fate.to).toBe(moved[at]?.number);
      }
    }),
    { numRuns: 5 },
  );
}, 60_000);

const wordsAt = (number: string): string =>
  OWN_RULES.find((rule) => rule.number === number)?.words ?? '';

test('a rule that says it in other words is reworded, wherever it stands now', () => {
  const found = against(
    order(
      changed(shifted(OWN_RULES, '506', 4), '506.7', (words) => [
        { number: '506.7', words: `${words} That holds of tokens.` },
      ]),
    ),
  );
  expect(fateOf(found, 'combat.attacksPlayerAlone')).toMatchObject({
    kind: 'reworded',
    from: '506.6',
    to: '506.7',
  });
  expect(fateOf(found, 'combat.hadToAttack')).toMatchObject({ kind: 'moved', to: '506.8' });
});

test('a rule that is taken out is gone, and nothing else', () => {
  const found = against(changed(OWN_RULES, '704.8', () => []));
  const lost = found.keys.filter(({ fate }) => fate.kind !== 'same');
  expect(lost.map(({ fate }) => [fate.from, fate.kind])).toEqual([['704.8', 'gone']]);
});

describe('what is not certain is in doubt, with what is likest:', () => {
  /** Today two rules are cited under it, each by a sentence of its own. */
  const together = '509.1c';

  test('parts of a rule that stand in two now, unless what we say of each tells them apart', () => {
    const [first = '', second = ''] = wordsAt(together).split(/(?<=\.) (?=[A-Z])/);
    const found = against(
      order([
        ...changed(OWN_RULES, together, () => [{ number: together, words: first }]),
        { number: '509.9', words: second },
      ]),
    );
    const right = { 'blockers.requirements': together, 'blockers.costNotForced': '509.9' } as const;
    for (const key of ['blockers.requirements', 'blockers.costNotForced'] as const) {
      const fate = fateOf(found, key);
      expect(fate?.kind === 'doubtful' || (fate && 'to' in fate && fate.to === right[key])).toBe(
        true,
      );
    }
    expect(fateOf(found, 'blockers.requirements')).not.toMatchObject({ kind: 'same' });
  });

  test('a rule of which a part is gone, where several are cited under its number', () => {
    const [first = ''] = wordsAt(together).split(/(?<=\.) (?=[A-Z])/);
    const found = against(changed(OWN_RULES, together, () => [{ number: together, words: first }]));
    expect(fateOf(found, 'blockers.costNotForced')).toMatchObject({ kind: 'doubtful' });
  });

  test('a rule that two new ones resemble', () => {
    const words = wordsAt('508.4');
    const found = against(
      order(
        changed(OWN_RULES, '508.4', () => [
          { number: '508.4', words: `${words} Or so.` },
          { number: '508.9', words: `${words} Or not.` },
        ]),
      ),
    );
    expect(fateOf(found, 'attackers.putAttacking')).toMatchObject({ kind: 'doubtful' });
  });

  test('rules of a text that has hardly anything of the old one', () => {
    const other = OWN_RULES.map(({ number }, at) => ({
      number,
      words: `Sentence ${at} of a book that somebody else wrote about ${at * 7} ships and ${at * 3} sails.`,
    }));
    const found = against(other);
    expect(found.found).toBeLessThan(0.9);
    expect(found.keys.filter(({ fate }) => fate.kind === 'gone')).toEqual([]);
  });

  test('a rule that the old text lacks', () => {
    const lacking = compared(
      LOOKED_UP,
      read(
        changed(OWN_RULES, '509.1c', () => []),
        THEN,
      ),
      read(OWN_RULES, NEXT),
      en.rules,
    );
    expect(fateOf(lacking, 'blockers.requirements')).toMatchObject({
      kind: 'doubtful',
      why: 'notThere',
    });
  });
});
