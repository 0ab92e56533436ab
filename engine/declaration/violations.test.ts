import { describe, expect, it } from 'vitest';
import type { EditionId } from '../citation/editions.ts';
import type { RestrictionAbility } from '../language/restriction.ts';
import type { AttackDeclaration, AttackedChoice } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
import { restricts } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAttackers } from './checkAttackers.ts';
import { checkBlockers } from './checkBlockers.ts';

type Army = { readonly [name: string]: PermanentSpec };
type Told = readonly [code: string, objects: readonly string[], rules: readonly string[]];

const SELF = { kind: 'reference', reference: 'self' } as const;
const jace: PermanentSpec = { types: ['planeswalker'], counters: { loyalty: 3 } };

const restricted = (
  restriction: RestrictionAbility['restriction'],
  more: Partial<RestrictionAbility> = {},
): PermanentSpec => ({
  is: '2/2',
  abilities: [restricts(restriction, more)],
});

const told = (violations: readonly Violation[]): readonly Told[] =>
  violations.map(({ code, objects, rules }) => [code, objects, rules]);

const player = (name: string): AttackedChoice => ({ kind: 'player', player: playerId(name) });
const permanent = (name: string): AttackedChoice => ({
  kind: 'permanent',
  permanent: objectId(name),
});

const attack = (
  ...pairs: readonly (readonly [attacker: string, target: AttackedChoice])[]
): AttackDeclaration => ({
  attacks: pairs.map(([attacker, target]) => ({ attacker: objectId(attacker), target })),
});

const blocks = (...pairs: readonly (readonly [blocker: string, attacker: string])[]) => ({
  blocks: pairs.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  })),
});

describe('a refused attack tells what, of whom and by which rules', () => {
  const NIL = player('nil');
  it.each<readonly [string, Army, AttackDeclaration, readonly Told[]]>([
    [
      'an object that is not there',
      {},
      attack(['ghost', NIL]),
      [['unknownObject', ['ghost'], ['attackers.choose']]],
    ],
    [
      'a creature chosen twice',
      { bear: '2/2' },
      attack(['bear', NIL], ['bear', permanent('jace')]),
      [['declaredTwice', ['bear'], ['attackers.choose']]],
    ],
    [
      'somebody else’s creature',
      {},
      attack(['ogre', NIL]),
      [['notUnderYourControl', ['ogre'], ['attackers.choose']]],
    ],
    [
      'what is no creature',
      { rock: { types: ['artifact'] } },
      attack(['rock', NIL]),
      [['notACreature', ['rock'], ['combat.whatCanAttackOrBeAttacked', 'attackers.choose']]],
    ],
    [
      'a creature that is a battle too',
      { fort: { is: '3/3', types: ['creature', 'battle'] } },
      attack(['fort', NIL]),
      [['isABattle', ['fort'], ['attackers.choose']]],
    ],
    [
      'a tapped creature',
      { bear: { is: '2/2', tapped: true } },
      attack(['bear', NIL]),
      [['tapped', ['bear'], ['attackers.choose']]],
    ],
    [
      'a creature that came this turn',
      { bear: { is: '2/2', sick: true } },
      attack(['bear', NIL]),
      [['summoningSick', ['bear'], ['attackers.choose', 'creature.summoningSickness']]],
    ],
    [
      'a player who does not play',
      { bear: '2/2' },
      attack(['bear', player('zoe')]),
      [['unknownPlayer', ['bear'], ['attackers.announceWhatIsAttacked']]],
    ],
    [
      'a permanent that is not there',
      { bear: '2/2' },
      attack(['bear', permanent('ghost')]),
      [['unknownObject', ['bear'], ['attackers.announceWhatIsAttacked']]],
    ],
    [
      'a player who attacks',
      { bear: '2/2' },
      attack(['bear', player('ada')]),
      [
        [
          'cannotBeAttacked',
          ['bear'],
          ['combat.whatCanAttackOrBeAttacked', 'attackers.announceWhatIsAttacked'],
        ],
      ],
    ],
    [
      'a planeswalker of the attacking player',
      { bear: '2/2', own: jace },
      attack(['bear', permanent('own')]),
      [
        [
          'cannotBeAttacked',
          ['bear'],
          ['combat.whatCanAttackOrBeAttacked', 'attackers.announceWhatIsAttacked'],
        ],
      ],
    ],
    [
      'a creature with defender',
      { wall: '0/4 defender' },
      attack(['wall', NIL]),
      [['restrictionDisobeyed', ['wall'], ['keyword.defender', 'attackers.restrictions']]],
    ],
    [
      'a creature that can’t attack',
      { bear: restricted('cannotAttack') },
      attack(['bear', NIL]),
      [['restrictionDisobeyed', ['bear'], ['attackers.restrictions']]],
    ],
    [
      'a creature that may not be exerted',
      { bear: '2/2' },
      { ...attack(['bear', NIL]), exerted: [objectId('bear')] },
      [['cannotExert', ['bear'], ['action.exertOptionalCost', 'attackers.optionalCosts']]],
    ],
    [
      'a creature that may not be enlisted',
      { knight: '2/2 enlist', squire: { is: '1/1', tapped: true } },
      {
        ...attack(['knight', NIL]),
        enlisted: [{ by: objectId('knight'), creature: objectId('squire') }],
      },
      [['cannotEnlist', ['knight', 'squire'], ['keyword.enlist', 'attackers.optionalCosts']]],
    ],
    [
      'somebody else’s creature enlisted',
      { knight: '2/2 enlist' },
      {
        ...attack(['knight', NIL]),
        enlisted: [{ by: objectId('knight'), creature: objectId('ogre') }],
      },
      [['cannotEnlist', ['knight', 'ogre'], ['keyword.enlist', 'attackers.optionalCosts']]],
    ],
  ])('%s', (_, ada, declaration, expected) => {
    const state = board({
      step: 'declareAttackers',
      permanents: { ada, nil: { ogre: '3/3', jace } },
    });
    const { violations, verdict } = checkAttackers(state, declaration);
    expect(told(violations)).toEqual(expected);
    expect(verdict).toBe('illegal');
  });
});

describe('what may be attacked in an edition before battles', () => {
  const siege: PermanentSpec = { types: ['battle'], counters: { defense: 4 } };
  const verdictIn = (edition: EditionId) =>
    checkAttackers(
      board({
        step: 'declareAttackers',
        edition,
        permanents: { ada: { bear: '2/2' }, nil: { siege } },
      }),
      attack(['bear', permanent('siege')]),
    ).verdict;

  it.each<readonly [EditionId, string]>([
    ['2013-02-01', 'illegal'],
    ['2024-07-30', 'legal'],
  ])('%s: attacking a battle is %s', (edition, verdict) => {
    expect(verdictIn(edition)).toBe(verdict);
  });
});

describe('a refused block tells what, of whom and by which rules', () => {
  const CHOOSE = ['blockers.choose'];
  const RESTRICTED = ['blockers.restrictions'];

  it.each<readonly [string, Army, Army, ReturnType<typeof blocks>, readonly Told[]]>([
    [
      'a blocker that is not there',
      { bear: '2/2' },
      {},
      blocks(['ghost', 'bear']),
      [['unknownObject', ['ghost'], CHOOSE]],
    ],
    [
      'an attacker that is not there',
      { bear: '2/2' },
      { wall: '0/3' },
      blocks(['wall', 'ghost']),
      [['unknownObject', ['ghost'], CHOOSE]],
    ],
    [
      'the same block twice',
      { bear: '2/2' },
      { wall: '0/3' },
      blocks(['wall', 'bear'], ['wall', 'bear']),
      [['declaredTwice', ['wall', 'bear'], CHOOSE]],
    ],
    [
      'an attacking player’s creature',
      { bear: '2/2' },
      {},
      blocks(['bear', 'bear']),
      [['notUnderYourControl', ['bear'], CHOOSE]],
    ],
    [
      'what is no creature',
      { bear: '2/2' },
      { rock: { types: ['artifact'] } },
      blocks(['rock', 'bear']),
      [['notACreature', ['rock'], ['combat.whatCanAttackOrBeAttacked', 'blockers.choose']]],
    ],
    [
      'a creature that is a battle too',
      { bear: '2/2' },
      { fort: { is: '3/3', types: ['creature', 'battle'] } },
      blocks(['fort', 'bear']),
      [['isABattle', ['fort'], CHOOSE]],
    ],
    [
      'a tapped creature',
      { bear: '2/2' },
      { wall: { is: '0/3', tapped: true } },
      blocks(['wall', 'bear']),
      [['tapped', ['wall'], CHOOSE]],
    ],
    [
      'what does not attack',
      { bear: '2/2' },
      { wall: '0/3', ox: '2/4' },
      blocks(['wall', 'ox']),
      [['notAttacking', ['ox', 'wall'], CHOOSE]],
    ],
    [
      'two attackers blocked by one creature',
      { bear: '2/2', ape: '3/3' },
      { wall: '0/3' },
      blocks(['wall', 'bear'], ['wall', 'ape']),
      [['blocksTooMany', ['wall'], CHOOSE]],
    ],
    [
      'a flyer blocked from the ground',
      { bird: '1/1 flying' },
      { wall: '0/3' },
      blocks(['wall', 'bird']),
      [
        [
          'restrictionDisobeyed',
          ['bird', 'wall'],
          ['keyword.flying', 'blockers.evasion', 'blockers.restrictions'],
        ],
      ],
    ],
    [
      'menace blocked by one creature',
      { raider: '2/2 menace' },
      { wall: '0/3' },
      blocks(['wall', 'raider']),
      [['restrictionDisobeyed', ['raider'], ['keyword.menace', 'blockers.restrictions']]],
    ],
    [
      'a creature that can’t block',
      { bear: '2/2' },
      { coward: restricted('cannotBlock') },
      blocks(['coward', 'bear']),
      [['restrictionDisobeyed', ['coward'], RESTRICTED]],
    ],
    [
      'two creatures that block what can’t be blocked: one violation of both',
      { bear: restricted('cannotBeBlocked') },
      { a: '1/1', b: '1/1' },
      blocks(['a', 'bear'], ['b', 'bear']),
      [['restrictionDisobeyed', ['bear', 'a', 'b'], RESTRICTED]],
    ],
    [
      'a creature that blocks only with one of its color',
      { bear: '2/2' },
      { loner: restricted('cannotBlockUnlessWith', { filter: { color: 'red' } }), other: '1/1' },
      blocks(['loner', 'bear'], ['other', 'bear']),
      [['restrictionDisobeyed', ['loner'], RESTRICTED]],
    ],
  ])('%s', (_, ada, nil, declaration, expected) => {
    const attackers = Object.keys(ada).map((name) => [name, 'nil']);
    const state = board({
      step: 'declareBlockers',
      permanents: { ada, nil },
      attacks: Object.fromEntries(attackers),
    });
    const { violations, verdict } = checkBlockers(state, playerId('nil'), declaration);
    expect(told(violations)).toEqual(expected);
    expect(verdict).toBe('illegal');
  });
});

describe('a violation of a number tells how many there were and how many there may be', () => {
  const duel = (ada: Army, nil: Army, more: Partial<TestBoard> = {}) =>
    board({ step: 'declareBlockers', permanents: { ada, nil }, ...more });
  const three = { a: '1/1', b: '1/1', c: '1/1' };

  it.each<readonly [string, Army, Army, ReturnType<typeof blocks>, number, number]>([
    [
      'too few on one attacker',
      { bear: restricted('minBlockers', { n: 3 }), ape: '3/3' },
      three,
      blocks(['a', 'bear'], ['b', 'bear'], ['c', 'ape']),
      2,
      3,
    ],
    [
      'too many on one attacker',
      { bear: restricted('maxBlockersOn', { n: 1 }), ape: '3/3' },
      three,
      blocks(['a', 'bear'], ['b', 'bear'], ['c', 'ape']),
      2,
      1,
    ],
    [
      'too many blockers, one of which blocks two',
      { bear: '2/2', ape: '3/3' },
      {
        a: {
          is: '1/1',
          abilities: [{ kind: 'permission', permission: 'blockAdditional', subject: SELF }],
        },
        b: '1/1',
        law: {
          types: ['enchantment'],
          abilities: [{ kind: 'restriction', restriction: 'maxBlockers', subject: SELF, n: 1 }],
        },
      },
      blocks(['a', 'bear'], ['a', 'ape'], ['b', 'ape']),
      2,
      1,
    ],
    [
      'too many attackers blocked by one',
      { bear: '2/2', ape: '3/3' },
      three,
      blocks(['a', 'bear'], ['a', 'ape']),
      2,
      1,
    ],
  ])('%s', (_, ada, nil, declaration, found, needed) => {
    const attacks = Object.fromEntries(Object.keys(ada).map((name) => [name, 'nil']));
    const { violations } = checkBlockers(duel(ada, nil, { attacks }), playerId('nil'), declaration);
    expect(violations.map(({ counts }) => counts)).toEqual([{ found, needed }]);
  });

  it('where no number is spoken of there is none', () => {
    const state = duel({ bird: '1/1 flying' }, three, { attacks: { bird: 'nil' } });
    const { violations } = checkBlockers(state, playerId('nil'), blocks(['a', 'bird']));
    expect(violations).toHaveLength(1);
    expect(violations[0]).not.toHaveProperty('counts');
  });

  it('too many on one player, and not on a planeswalker of theirs', () => {
    const crawl: PermanentSpec = {
      types: ['artifact'],
      abilities: [{ kind: 'restriction', restriction: 'maxAttackersOnYou', subject: SELF, n: 1 }],
    };
    const state = board({
      step: 'declareAttackers',
      permanents: { ada: three, nil: { crawl, jace }, oda: {} },
    });
    const { violations } = checkAttackers(
      state,
      attack(['a', player('nil')], ['b', player('nil')], ['c', permanent('jace')]),
    );
    expect(violations).toMatchObject([
      { by: { source: 'crawl' }, counts: { found: 2, needed: 1 } },
    ]);
    const spread = attack(['a', player('nil')], ['b', player('oda')], ['c', permanent('jace')]);
    expect(checkAttackers(state, spread).violations).toEqual([]);
  });
});

describe('what does not fit the board is not counted against a limit as well', () => {
  const law = (restriction: RestrictionAbility['restriction']): PermanentSpec => ({
    types: ['enchantment'],
    abilities: [restricts(restriction, { n: 1 })],
  });
  const codes = (violations: readonly Violation[]) => violations.map(({ code }) => code);

  it.each<readonly [string, AttackDeclaration, string, number]>([
    [
      'a creature that is not there',
      attack(['ghost', player('nil')], ['bear', player('nil')]),
      'unknownObject',
      1,
    ],
    [
      'an attack on nobody',
      attack(['ape', player('zoe')], ['bear', player('nil')]),
      'unknownPlayer',
      1,
    ],
    [
      'a creature declared again',
      attack(['bear', player('nil')], ['bear', permanent('jace')]),
      'declaredTwice',
      0,
    ],
    [
      'nor is it declared on what it was said to attack then',
      attack(['bear', permanent('jace')], ['bear', player('nil')]),
      'declaredTwice',
      0,
    ],
  ])('%s', (_, declaration, code, kept) => {
    const state = board({
      step: 'declareAttackers',
      permanents: { ada: { bear: '2/2', ape: '3/3' }, nil: { law: law('maxAttackers'), jace } },
    });
    const { violations, nearest } = checkAttackers(state, declaration);
    expect(codes(violations)).toEqual([code]);
    expect(nearest?.attacks).toEqual([declaration.attacks[kept]]);
  });

  it.each<readonly [string, ReturnType<typeof blocks>, readonly string[]]>([
    ['a blocker that is not there', blocks(['ghost', 'bear'], ['wall', 'bear']), ['unknownObject']],
    ['a block of nothing', blocks(['owl', 'ghost'], ['wall', 'bear']), ['unknownObject']],
    [
      'a creature that blocks too many',
      blocks(['wall', 'bear'], ['wall', 'ape']),
      ['blocksTooMany'],
    ],
    ['a block said again', blocks(['wall', 'bear'], ['wall', 'bear']), ['declaredTwice']],
  ])('%s', (_, declaration, expected) => {
    const state = board({
      step: 'declareBlockers',
      permanents: {
        ada: { bear: '2/2', ape: '3/3' },
        nil: { wall: '0/3', owl: '1/1', law: law('maxBlockers') },
      },
      attacks: { bear: 'nil', ape: 'nil' },
    });
    const { violations, nearest } = checkBlockers(state, playerId('nil'), declaration);
    expect(codes(violations)).toEqual(expected);
    expect(nearest).toEqual(blocks(['wall', 'bear']));
  });
});
