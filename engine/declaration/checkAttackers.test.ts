import { describe, expect, test } from 'vitest';
import type { Ability } from '../language/ability.ts';
import type { Subject } from '../language/reference.ts';
import type { AttackVerdict } from '../log/verdict.ts';
import { attackOf } from '../state/combatRoles.ts';
import { restricts } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAttackers } from './checkAttackers.ts';
import { everyAttack } from './decisionTable.ts';
import { declareAttackers } from './declareAttackers.ts';

const SELF: Subject = { kind: 'reference', reference: 'self' };
const CREATURES: Subject = { kind: 'all', filter: { type: 'creature' } };

const restriction = restricts;
const attacksIfAble: Ability = { kind: 'requirement', requirement: 'attacksIfAble', subject: SELF };
const propaganda: PermanentSpec = {
  types: ['enchantment'],
  abilities: [
    {
      kind: 'combatCost',
      to: 'attack',
      subject: CREATURES,
      pay: { kind: 'mana', mana: '{2}' },
      attacked: 'you',
    },
  ],
};

const turn = (
  ada: Record<string, PermanentSpec>,
  nil: Record<string, PermanentSpec> = {},
  more: Partial<TestBoard> = {},
) => board({ permanents: { ada, nil }, step: 'declareAttackers', ...more });

const attack = (...attackers: readonly string[]) => ({
  attacks: attackers.map((name) => ({
    attacker: objectId(name),
    target: { kind: 'player', player: playerId('nil') } as const,
  })),
});

const legalSets = (state: ReturnType<typeof turn>): readonly string[] | undefined =>
  everyAttack(state, 64)
    ?.filter(({ verdict }) => verdict.verdict === 'legal')
    .map(({ declaration }) =>
      declaration.attacks
        .map(({ attacker, target }) =>
          target.kind === 'player' ? attacker : `${attacker}>${target.permanent}`,
        )
        .join(' '),
    );

const reasons = ({ violations }: AttackVerdict): readonly string[] =>
  violations.map(({ code, by }) =>
    by === undefined ? code : by.what.kind === 'keyword' ? by.what.keyword : by.what.restriction,
  );

describe('one creature', () => {
  test.each<[string, PermanentSpec, readonly string[]]>([
    ['an untapped creature that was here attacks', '2/2', []],
    ['a tapped one does not, vigilance or not', { is: '2/2 vigilance', tapped: true }, ['tapped']],
    ['one that came this turn does not', { is: '2/2', sick: true }, ['summoningSick']],
    ['one with haste does', { is: '2/2 haste', sick: true }, []],
    ['one with defender does not', '2/2 defender', ['defender']],
    [
      'defender is ignored where a permission says so',
      {
        is: '2/2 defender',
        abilities: [{ kind: 'permission', permission: 'attackDespiteDefender', subject: SELF }],
      },
      [],
    ],
    ['what is no creature does not', { types: ['artifact'] }, ['notACreature']],
    [
      'one that can’t attack',
      { is: '2/2', abilities: [restriction('cannotAttack')] },
      ['cannotAttack'],
    ],
    [
      'one that can’t attack without an Island over there',
      {
        is: '2/2',
        abilities: [
          restriction('cannotAttack', {
            unless: { kind: 'defendingPlayerControls', filter: { subtype: 'Island' } },
          }),
        ],
      },
      ['cannotAttack'],
    ],
  ])('%s', (_, spec, expected) => {
    const verdict = checkAttackers(turn({ it: spec }), attack('it'));
    expect(reasons(verdict)).toEqual(expected);
  });

  test('a condition on the defending player looks at the player attacked', () => {
    const it = {
      is: '2/2',
      abilities: [
        restriction('cannotAttack', {
          unless: { kind: 'defendingPlayerControls', filter: { subtype: 'Island' } },
        }),
      ],
    };
    const state = turn({ it }, { island: { types: ['land'], subtypes: ['Island'] } });
    expect(reasons(checkAttackers(state, attack('it')))).toEqual([]);
  });
});

test('two creatures that can’t attack alone attack together or not at all', () => {
  const loner = { is: '2/2', abilities: [restriction('cannotAttackAlone')] };
  expect(legalSets(turn({ a: loner, b: loner }))).toEqual(['', 'a b']);
});

test('one that attacks only alone keeps the others home', () => {
  const lonely = { is: '2/2', abilities: [restriction('canOnlyAttackAlone')] };
  expect(legalSets(turn({ a: lonely, b: '2/2' }))).toEqual(['', 'b', 'a']);
});

test('must attack, and only one may: the one that must, alone', () => {
  const state = turn(
    { must: { is: '2/2', abilities: [attacksIfAble] }, plain: '3/3' },
    { law: { types: ['enchantment'], abilities: [restriction('maxAttackers', { n: 1 })] } },
  );
  expect(legalSets(state)).toEqual(['must']);
  const both = checkAttackers(state, attack('must', 'plain'));
  expect(both.violations[0]).toMatchObject({ counts: { found: 2, needed: 1 } });
  expect(checkAttackers(state, attack('plain'))).toMatchObject({ obeyed: 0, maximum: 1 });
});

test('a tapped creature that must attack asks nothing', () => {
  const must = { is: '2/2', tapped: true, abilities: [attacksIfAble] };
  expect(legalSets(turn({ must, plain: '3/3' }))).toEqual(['', 'plain']);
});

test('if one attacks all must: nobody, or everybody', () => {
  const toll: Ability = {
    kind: 'requirement',
    requirement: 'attacksIfAnotherAttacks',
    subject: { kind: 'all', filter: { controller: 'opponent' } },
  };
  const state = turn(
    { a: '1/1', b: '1/1' },
    { toll: { types: ['enchantment'], abilities: [toll] } },
  );
  expect(legalSets(state)).toEqual(['', 'a b']);
});

test('a limit on who may attack you leaves your planeswalker alone', () => {
  const crawl = restriction('maxAttackersOnYou', { n: 1 });
  const state = turn(
    { a: '1/1', b: '1/1' },
    {
      crawl: { types: ['artifact'], abilities: [crawl] },
      jace: { types: ['planeswalker'], counters: { loyalty: 3 } },
    },
  );
  expect(legalSets(state)).not.toContain('a b');
  expect(legalSets(state)).toContain('a b>jace');
});

describe('costs to attack', () => {
  const must = { is: '2/2', abilities: [attacksIfAble] };

  test('nobody is forced to pay', () => {
    expect(checkAttackers(turn({ must }, { propaganda }), attack()).verdict).toBe('legal');
  });

  test('but a planeswalker that may be attacked for nothing has to be', () => {
    const state = turn({ must }, { propaganda, jace: { types: ['planeswalker'] } });
    expect(checkAttackers(state, attack()).verdict).toBe('illegal');
  });

  test('whoever offers to pay for one need not pay for another, and pays whole', () => {
    const state = turn(
      { must, plain: '2/2' },
      { propaganda },
      { players: { ada: { mana: 'WWW' } } },
    );
    const one = declareAttackers(state, attack('must'));
    expect(one.kind).toBe('done');
    expect(one.changed.state.players[0]?.mana).toHaveLength(1);
    const two = declareAttackers(state, attack('must', 'plain'));
    expect(two.kind).toBe('refused');
    expect(two.changed.state).toBe(state);
  });

  test('sacrifices are different permanents', () => {
    const leviathan: PermanentSpec = {
      is: '10/10',
      abilities: [
        {
          kind: 'combatCost',
          to: 'attack',
          subject: SELF,
          pay: { kind: 'sacrifice', filter: { subtype: 'Island' }, n: 2 },
        },
      ],
    };
    const island = { types: ['land'], subtypes: ['Island'] } as const;
    expect(declareAttackers(turn({ leviathan, one: island }), attack('leviathan')).kind).toBe(
      'refused',
    );
    const paid = declareAttackers(
      turn({ leviathan, one: island, two: island }),
      attack('leviathan'),
    );
    expect(paid.changed.state.battlefield.map(({ id }) => id)).toEqual(['leviathan']);
    expect(paid.changed.events[0]).toMatchObject({ kind: 'costPaid', sacrificed: ['one', 'two'] });
  });
});

describe('malformed declarations are refused and change nothing', () => {
  const state = turn({ a: '1/1' }, { x: '1/1', jace: { types: ['planeswalker'] } });
  const at = (attacker: string, target: string) => ({
    attacks: [
      {
        attacker: objectId(attacker),
        target: { kind: 'permanent', permanent: objectId(target) } as const,
      },
    ],
  });
  test.each([
    ['an unknown creature', attack('ghost'), ['unknownObject']],
    ['one creature twice', attack('a', 'a'), ['declaredTwice']],
    ['an opponent’s creature', attack('x'), ['notUnderYourControl']],
    ['a creature as what is attacked', at('a', 'x'), ['cannotBeAttacked']],
    ['nothing there is', at('a', 'ghost'), ['unknownObject']],
    ['a planeswalker', at('a', 'jace'), []],
  ] as const)('%s', (_, declaration, expected) => {
    const verdict = checkAttackers(state, declaration);
    expect([...new Set(reasons(verdict))]).toEqual(expected);
    const tried = declareAttackers(state, declaration);
    if (expected.length > 0) expect(tried.changed.state).toBe(state);
  });
});

test('declared attackers tap, unless they have vigilance, and attack what was named', () => {
  const { changed } = declareAttackers(turn({ a: '1/1', v: '1/1 vigilance' }), attack('a', 'v'));
  expect(changed.state.battlefield.map(({ tapped }) => tapped)).toEqual([true, false]);
  expect(attackOf(changed.state, objectId('a'))).toMatchObject({
    target: { kind: 'player', player: 'nil' },
    status: 'undecided',
  });
});

test.each<readonly [string, PermanentSpec, PermanentSpec, readonly string[]]>([
  ['vigilance', '1/1 vigilance', '0/1', ['keyword.vigilance']],
  ['haste', { is: '1/1 haste', sick: true }, '0/1', ['keyword.haste']],
  ['haste that was not needed', '1/1 haste', '0/1', []],
  [
    'a planeswalker',
    '1/1',
    { types: ['planeswalker'], counters: { loyalty: 1 } },
    ['planeswalker.attacked'],
  ],
  ['a battle', '1/1', { types: ['battle'], counters: { defense: 1 } }, ['battle.attacked']],
])('attackers declared with %s cite its rule', (_, a, x, rules) => {
  const isAttacked = typeof x === 'object';
  const target = isAttacked
    ? ({ kind: 'permanent', permanent: objectId('x') } as const)
    : ({ kind: 'player', player: playerId('nil') } as const);
  const { changed } = declareAttackers(turn({ a }, { x }), {
    attacks: [{ attacker: objectId('a'), target }],
  });
  const special = ['keyword.', 'planeswalker.', 'battle.'];
  expect(
    changed.events[0]?.rules.filter((key) => special.some((start) => key.startsWith(start))),
  ).toEqual(rules);
});

describe('what an ability says about whom is attacked', () => {
  const three = (
    ada: Record<string, PermanentSpec>,
    nil: Record<string, PermanentSpec>,
    oda: Record<string, PermanentSpec>,
    more: Partial<TestBoard> = {},
  ) => board({ permanents: { ada, nil, oda }, step: 'declareAttackers', ...more });
  const at = (attacker: string, player: string) => ({
    attacks: [
      {
        attacker: objectId(attacker),
        target: { kind: 'player', player: playerId(player) } as const,
      },
    ],
  });

  test('a goaded creature attacks, and attacks somebody else if it can: two requirements', () => {
    const goad: Ability = {
      kind: 'requirement',
      requirement: 'goaded',
      subject: { kind: 'all', filter: { type: 'creature', controller: 'opponent' } },
    };
    const state = three({ bear: '2/2' }, { ant: { types: ['artifact'], abilities: [goad] } }, {});
    expect(checkAttackers(state, at('bear', 'nil'))).toMatchObject({ obeyed: 1, maximum: 2 });
    expect(checkAttackers(state, at('bear', 'oda')).verdict).toBe('legal');
    const duel = turn({ bear: '2/2' }, { ant: { types: ['artifact'], abilities: [goad] } });
    expect(checkAttackers(duel, attack('bear'))).toMatchObject({ verdict: 'legal', maximum: 1 });
  });

  test('creatures that can’t attack you attack your planeswalkers and other players', () => {
    const archon = restriction('cannotAttack', { subject: CREATURES, attacked: 'you' });
    const state = three(
      { bear: '2/2' },
      {
        archon: { types: ['enchantment'], abilities: [archon] },
        jace: { types: ['planeswalker'] },
      },
      {},
    );
    expect(legalSets(state)).toEqual(['', 'bear', 'bear>jace']);
    expect(reasons(checkAttackers(state, at('bear', 'nil')))).toEqual(['cannotAttack']);
  });

  test('an imposed requirement binds for as long as its effect lasts', () => {
    const spec = { ada: { bear: '2/2' }, nil: {} } as const;
    const state = {
      ...board({ permanents: spec, step: 'declareAttackers' }),
      continuousEffects: [
        {
          source: objectId('siren'),
          controller: playerId('nil'),
          affects: [objectId('bear')],
          change: { kind: 'impose', ability: attacksIfAble },
          until: 'endOfTurn',
          timestamp: 9,
        },
      ],
    } as const;
    expect(legalSets(state)).toEqual(['bear']);
  });
});

test('one that needs a companion attacks only with it', () => {
  const puma = {
    is: '2/1',
    abilities: [restriction('cannotAttackUnlessWith', { filter: { color: 'black' } })],
  };
  const state = turn({ puma, rat: { is: '1/1', colors: ['black'] }, bear: '2/2' });
  expect(legalSets(state)).toEqual(['', 'bear', 'rat', 'rat bear', 'puma rat', 'puma rat bear']);
});

test('a cost may be paid in life, by tapping others, or once for each counter', () => {
  const annex: PermanentSpec = {
    types: ['artifact'],
    abilities: [
      {
        kind: 'combatCost',
        to: 'attack',
        subject: CREATURES,
        pay: { kind: 'manaOrLife', mana: '{W}', life: 2 },
        attacked: 'youOrYours',
      },
    ],
  };
  const taxed = declareAttackers(turn({ bear: '2/2' }, { annex }), attack('bear'));
  expect(taxed.changed.state.players[0]?.life).toBe(18);
  const rich = turn({ bear: '2/2' }, { annex }, { players: { ada: { mana: 'W' } } });
  expect(declareAttackers(rich, attack('bear')).changed.state.players[0]).toMatchObject({
    life: 20,
    mana: '',
  });
  const own = (
    pay: Extract<Ability, { kind: 'combatCost' }>['pay'],
    more: object = {},
  ): Ability => ({
    kind: 'combatCost',
    to: 'attack',
    subject: SELF,
    pay,
    ...more,
  });
  const hollow = {
    is: '4/4',
    abilities: [own({ kind: 'tapCreatures', filter: { type: 'creature' }, n: 1 })],
  };
  expect(declareAttackers(turn({ hollow }), attack('hollow')).kind).toBe('refused');
  const helped = declareAttackers(turn({ hollow, bear: '2/2' }), attack('hollow'));
  expect(helped.changed.state.battlefield.map(({ tapped }) => tapped)).toEqual([true, true]);
  const marauder = {
    is: '0/0',
    counters: { '+1/+1': 2 },
    abilities: [own({ kind: 'mana', mana: '{1}' }, { perCounter: '+1/+1' })],
  };
  const poor = turn({ marauder }, {}, { players: { ada: { mana: 'C' } } });
  expect(declareAttackers(poor, attack('marauder')).kind).toBe('refused');
  const able = turn({ marauder }, {}, { players: { ada: { mana: 'CC' } } });
  expect(declareAttackers(able, attack('marauder')).kind).toBe('done');
});
