import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { type BoardAsked, scenarioAsking } from '../../testing/boards/scenarioAsking.ts';
import { known } from '../../vocabulary/result.ts';
import { judgeScenario } from '../judgeScenario.ts';
import type { Reason } from './reason.ts';

/** What the answer to a question turns on, that is asked of a board by the newest rules. */
function reasons(asked: BoardAsked): readonly Reason[] {
  const { questions } = judgeScenario(scenarioAsking(asked), NEWEST_EDITION);
  return known(questions[0], 'answer').reasons;
}

const taken = (all: readonly Reason[]): readonly string[] =>
  all.flatMap(({ altered }) => (altered.kind === 'taken' ? [altered.taken.kind] : []));

const SHARED = {
  ada: '{ id: bear, creature: 2/2 }, { id: boar, creature: 6/6, abilities: [trample] }',
  nil: '{ id: guard, creature: 1/4, abilities: [{ permission: block-additional }] }',
  script:
    '{ attack: { bear: Nil, boar: Nil } }, { block: { guard: [bear, boar] } }, { divide: { boar: { guard: 2, Nil: 4 } } }',
  asked: 'divide: boar, aim: most-to-player',
};

test('what another attacker assigns to a blocker of both is what trample counts', () => {
  const [first] = reasons(SHARED);
  expect(first).toMatchObject({
    altered: { taken: { kind: 'shared', by: 'boar' }, from: ['bear'] },
    rule: 'keyword.trample',
    otherwise: { legal: 3 },
  });
});

test('with trample, that there are several blockers is no reason: it hangs on which were left', () => {
  const several = (abilities: string) =>
    reasons({
      ada: `{ id: boar, creature: 6/6, abilities: [${abilities}] }`,
      nil: '{ id: ox, creature: 2/4 }, { id: elf, creature: 1/1 }',
      script: '{ attack: { boar: Nil } }, { block: { ox: boar, elf: boar } }, { divide: {} }',
      asked: 'divide: boar',
    });
  expect(taken(several(''))).toContain('severalFought');
  expect(taken(several('trample'))).not.toContain('severalFought');
});

test('a creature is goaded, whatever else requires something', () => {
  const all = reasons({
    ada: '{ id: ogre, creature: 3/3, goaded-by: Nil }, { id: cat, creature: 2/1, abilities: [{ requirement: attacks-if-able }] }',
    nil: '',
    script: '{ attack: { ogre: Nil, cat: Nil } }',
    asked: 'declare: attackers',
  });
  const [goaded] = all.filter(({ altered }) => altered.kind === 'taken');
  expect(taken(all)).toEqual(['goaded', 'said']);
  expect(goaded).toMatchObject({ altered: { from: ['ogre'] }, rule: 'action.goaded' });
});

test('that a creature may be exerted is told by the rule of exerting', () => {
  const [first] = reasons({
    ada: '{ id: cat, creature: 2/1, abilities: [{ permission: exert-as-it-attacks }] }',
    nil: '',
    script: '{ attack: {} }',
    asked: 'legal: { attack: { cat: Nil }, exert: [cat] }',
  });
  expect(first).toMatchObject({
    altered: { taken: { permission: 'exertAsItAttacks' } },
    rule: 'action.exertOptionalCost',
  });
});

test('two things are not one for coming to as many ways', () => {
  const all = reasons({
    ada: '{ id: brute, creature: 3/2, abilities: [menace] }',
    nil: '{ id: guard, creature: 2/2, abilities: [{ requirement: blocks-if-able }] }, { id: sentry, creature: 1/3 }',
    script:
      '{ attack: { brute: Nil } }, { block: { guard: brute, sentry: brute } }, { divide: {} }',
    asked: 'declare: blockers',
  });
  const twoWays = all.filter(({ otherwise }) => 'legal' in otherwise && otherwise.legal === 2);
  const apart = new Set(twoWays.map(({ otherwise }) => JSON.stringify(otherwise)));
  expect(taken(twoWays)).toContain('keyword');
  expect(taken(twoWays)).toContain('said');
  expect(apart.size).toBeGreaterThan(1);
});

test('that what is crewed has crew is told only where nothing else is', () => {
  const crewedBy = (recruit: string) =>
    reasons({
      ada: '{ id: ogre, creature: 3/3 }',
      nil: `{ id: cart, creature: 3/3, abilities: [{ crew: 1 }] }, { id: recruit, creature: 1/1${recruit} }`,
      script: '{ attack: { ogre: Nil } }, { pass: end-of-combat }',
      asked: 'legal: { activate: cart, player: Nil, give: [recruit] }, after: 1',
    }).map(({ altered }) => altered);
  expect(crewedBy(', sick: true')).toEqual([{ kind: 'belief', mistake: 'newCannotCrew' }]);
  expect(crewedBy('')).toMatchObject([{ taken: { keyword: 'crew' } }]);
});

test('an effect whose source is no permanent is told by whom it requires something of', () => {
  const must = '{ impose: { requirement: blocks-if-able }, on: target, until: end-of-turn }';
  const all = reasons({
    ada: `{ id: bear, creature: 2/2 }, { id: orb, creature: 0/1, abilities: [{ activated: [${must}], costs: [sacrifice-self], targets: [creature] }] }`,
    nil: '{ id: ogre, creature: 3/3 }, { id: elf, creature: 1/1 }',
    script:
      '{ attack: { bear: Nil } }, { activate: orb, targets: [ogre] }, pass, { block: { ogre: bear } }',
    asked: 'declare: blockers, after: 3',
  });
  expect(all.find(({ altered }) => altered.kind === 'taken')).toMatchObject({
    altered: { taken: { kind: 'saidByEffect', what: 'requirement' }, from: ['ogre'] },
    rule: 'blockers.requirements',
  });
});

/** By which rule somebody is told to be wrong of how much life is gained as this creature attacks. */
const ruleOfBelief = (abilities: string, more = '') =>
  reasons({
    ada: `{ id: angel, creature: 4/4, abilities: [${abilities}] }${more}`,
    script: '{ attack: { angel: Nil } }, { block: {} }, { pass: end-of-combat }',
    asked: 'number: { life-gained: Ada }, after: 2',
  }).find(({ altered }) => altered.kind === 'belief')?.rule;

const COLLAR =
  ', { id: collar, types: [artifact], subtypes: [equipment], attached-to: angel, abilities: [{ static: { grant: lifelink }, on: attached }] }';

test('who counts each of several instances of lifelink is told that they count once', () => {
  expect(ruleOfBelief('lifelink, lifelink')).toBe('keyword.lifelinkRedundant');
  expect(ruleOfBelief('lifelink', COLLAR)).toBe('keyword.lifelinkRedundant');
  expect(ruleOfBelief('lifelink')).toBeUndefined();
});
