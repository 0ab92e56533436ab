import { expect, test } from 'vitest';
import { type BlockVerdict, NEWEST_EDITION, objectId, playerId } from '../engine.ts';
import { capital } from '../i18n/grammar.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { bareName } from '../i18n/nameInWords.ts';
import { namingOf } from '../i18n/naming.ts';
import { attackNotation } from './notation.ts';
import { assignmentProof, declarationProof } from './proof.ts';

const m = messagesIn('en');
const [elf, lure, wall] = [objectId('elf'), objectId('lure'), objectId('wall')];
const n = namingOf({
  language: 'en',
  objects: [elf, lure, wall].map((id) => ({ id, tag: id, name: bareName(capital(id)) })),
  nothing: '',
});

test('requirements that would read the same are told apart by their source', () => {
  const asked = (source: typeof elf) =>
    ({ source, requirement: 'mustBeBlockedByAll', creature: wall, attacker: elf }) as const;
  const verdict: BlockVerdict = {
    verdict: 'legal',
    violations: [],
    requirements: [
      { ...asked(elf), obeyed: true },
      { ...asked(lure), obeyed: true },
    ],
    obeyed: 2,
    maximum: 2,
    bound: 2,
    better: undefined,
    nearest: undefined,
    conflicts: [],
  };
  const [, line] = declarationProof(verdict, m, n, NEWEST_EDITION, () => []);
  const texts = line?.notes.map(({ text }) => text) ?? [];
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('(Elf)');
  expect(texts[1]).toContain('(Lure)');
});

test('what is wrong with a division is said once', () => {
  const violation = {
    code: 'lethalNotAssignedBeforeTrample',
    objects: [wall],
    rules: ['keyword.trample'],
  } as const;
  const verdict = {
    verdict: 'illegal',
    violations: [violation, violation],
    suggestion: [],
  } as const;
  expect(assignmentProof(verdict, m, n, NEWEST_EDITION)).toHaveLength(1);
});

test.each(LANGUAGES)(
  'of several creatures of which one will do all are named, in %s',
  (language) => {
    const { requirement } = messagesIn(language).verdict;
    const asked = { source: lure, creature: undefined, obeyed: false, among: [elf, wall] };
    const said = [
      requirement({ ...asked, requirement: 'mustBeBlockedByOne', attacker: lure }, n),
      requirement({ ...asked, requirement: 'oneAttacksIfAble', attacker: undefined }, n),
    ];
    for (const text of said)
      for (const name of ['Elf', 'Wall', 'Lure']) expect(text).toContain(name);
  },
);

test.each(LANGUAGES)(
  'a nearest attack in other bands is told from the illegal one, in %s',
  (language) => {
    const target = { kind: 'player', player: playerId('Nil') } as const;
    const attacks = [elf, lure, wall].map((attacker) => ({ attacker, target }));
    const words = messagesIn(language).chrome.sheet;
    const inOne = attackNotation({ attacks, bands: [[elf, lure, wall]] }, n, words);
    const inAnother = attackNotation({ attacks, bands: [[elf, lure]] }, n, words);
    const inNone = attackNotation({ attacks }, n, words);
    expect(new Set([inOne, inAnother, inNone].map((one) => JSON.stringify(one))).size).toBe(3);
  },
);
