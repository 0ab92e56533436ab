import { describe, expect, it, test } from 'vitest';
import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { RequirementAbility } from '../language/requirement.ts';
import type { AttackDeclaration } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import { requires } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { ok } from '../vocabulary/result.ts';
import { declareAttackers } from './declareAttackers.ts';

type Army = { readonly [name: string]: PermanentSpec };

const MUST: RequirementAbility = {
  kind: 'requirement',
  requirement: 'attacksIfAble',
  subject: { kind: 'reference', reference: 'self' },
};

const duel = (ada: Army, more: Partial<TestBoard> = {}): GameState =>
  board({
    step: 'declareAttackers',
    permanents: {
      ada,
      nil: { jace: { types: ['planeswalker'], counters: { loyalty: 3 } } },
    },
    ...more,
  });

/** Each attacker with the player or permanent that it attacks. */
const attacks = (targets: { readonly [attacker: string]: string }): AttackDeclaration => ({
  attacks: Object.entries(targets).map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target:
      target === 'jace'
        ? { kind: 'permanent', permanent: objectId(target) }
        : { kind: 'player', player: playerId(target) },
  })),
});

const declared = (state: GameState, declaration: AttackDeclaration) => {
  const { kind, changed } = declareAttackers(state, declaration);
  expect(kind).toBe('done');
  return changed;
};

describe('a declaration of attackers cites the parts of the action that it went through', () => {
  it.each<readonly [string, Army, AttackDeclaration, readonly RuleKey[], readonly RuleKey[]]>([
    [
      'choosing decides, tapping and attacking apply',
      { bear: '2/2' },
      attacks({ bear: 'nil' }),
      ['attackers.choose'],
      ['attackers.tap', 'attackers.becomeAttacking'],
    ],
    [
      'no tapping where all have vigilance, which decides that',
      { bear: '2/2 vigilance' },
      attacks({ bear: 'nil' }),
      ['keyword.vigilance', 'attackers.choose'],
      ['attackers.becomeAttacking'],
    ],
    [
      'only the choice where nobody attacks',
      { bear: '2/2' },
      attacks({}),
      ['attackers.choose'],
      [],
    ],
    [
      'requirements where there are any',
      { bear: { is: '2/2', abilities: [MUST] } },
      attacks({ bear: 'nil' }),
      ['attackers.requirements', 'attackers.choose'],
      ['attackers.tap', 'attackers.becomeAttacking'],
    ],
    [
      'a planeswalker that is attacked',
      { bear: '2/2' },
      attacks({ bear: 'jace' }),
      ['attackers.announceWhatIsAttacked', 'planeswalker.attacked', 'attackers.choose'],
      ['attackers.tap', 'attackers.becomeAttacking'],
    ],
  ])('%s', (_, army, declaration, decides, applies) => {
    const { events } = declared(duel(army), declaration);
    expect(events).toMatchObject([
      { kind: 'attack', outcome: 'done', act: { player: 'ada', declaration } },
    ]);
    expect(events[0]?.decides).toEqual(decides);
    expect(new Set(events[0]?.rules)).toEqual(
      new Set([
        ...decides,
        ...applies,
        'attackers.declare',
        'attackers.announceWhatIsAttacked',
        'turnBased.declareAttackers',
      ]),
    );
  });

  it('what is attacked only where there is a choice (508.1b)', () => {
    const cites = (permanents: TestBoard['permanents']) =>
      declared(board({ step: 'declareAttackers', permanents }), attacks({ bear: 'nil' })).events[0]
        ?.rules;
    const bear = { bear: '2/2' };
    expect(cites({ ada: bear, nil: {} })).not.toContain('attackers.announceWhatIsAttacked');
    const jace = { types: ['planeswalker'], counters: { loyalty: 3 } } as const;
    expect(cites({ ada: bear, nil: { jace } })).toContain('attackers.announceWhatIsAttacked');
    expect(cites({ ada: bear, nil: {}, oda: {} })).toContain('attackers.announceWhatIsAttacked');
  });

  it('among more than two players also that each attacker’s player is chosen (802.3)', () => {
    const spec = { bear: '2/2' };
    const three = board({
      step: 'declareAttackers',
      permanents: { ada: spec, nil: {}, oda: {} },
    });
    const { events } = declared(three, attacks({ bear: 'oda' }));
    expect(events[0]?.rules).toContain('multiplayer.chooseWhomEachAttacks');
  });
});

test('combat remembers who was declared, whom they attacked and who had to', () => {
  const state = duel({ bear: { is: '2/2', abilities: [MUST, MUST] }, ape: '3/3', ox: '2/4' });
  const { combat } = declared(state, attacks({ bear: 'nil', ape: 'nil', ox: 'jace' })).state;
  expect(combat).toMatchObject({
    attacks: [
      { attacker: 'bear', target: { kind: 'player', player: 'nil' }, status: 'undecided' },
      { attacker: 'ape', target: { kind: 'player', player: 'nil' }, status: 'undecided' },
      { attacker: 'ox', target: { kind: 'permanent', permanent: 'jace' }, status: 'undecided' },
    ],
    declaredAttackers: ['bear', 'ape', 'ox'],
    attackedPlayers: ['nil'],
    hadToAttack: ['bear'],
    attackHappened: true,
  });
});

test('nobody who attacks leaves no attack behind, and attacks no player', () => {
  expect(declared(duel({ bear: '2/2' }), attacks({})).state.combat).toMatchObject({
    attacks: [],
    bands: [],
    hadToAttack: [],
    attackedPlayers: [],
    attackHappened: false,
  });
  expect(declared(duel({ bear: '2/2' }), attacks({ bear: 'jace' })).state.combat).toMatchObject({
    attackedPlayers: [],
    attackHappened: true,
  });
});

describe('who is gone or taken over while costs are paid does not become attacking (508.1k)', () => {
  const toll: PermanentSpec = {
    types: ['enchantment'],
    abilities: [
      {
        kind: 'combatCost',
        to: 'attack',
        subject: { kind: 'all', filter: { type: 'creature' } },
        pay: { kind: 'mana', mana: '{1}' },
      },
    ],
  };
  const state = duel(
    { knight: '1/1 banding', bear: '2/2', toll },
    { players: { ada: { mana: 'CC' } } },
  );
  const { attacks: both } = attacks({ knight: 'nil', bear: 'nil' });
  const declaration = { attacks: both, bands: [both.map(({ attacker }) => attacker)] };
  const attackersAfter = (makeMana: (now: GameState) => GameState) => {
    const { changed } = declareAttackers(state, declaration, {
      makeMana: (now) => ok({ state: makeMana(now), events: [] }),
    });
    const { combat } = changed.state;
    return combat.kind === 'none'
      ? undefined
      : { attackers: combat.attacks.map(({ attacker }) => attacker), bands: combat.bands };
  };

  it('all stay, and so does their band', () => {
    expect(attackersAfter((now) => now)).toEqual({
      attackers: ['knight', 'bear'],
      bands: [['knight', 'bear']],
    });
  });

  it('the one sacrificed for mana', () => {
    expect(
      attackersAfter((now) => ({
        ...now,
        battlefield: now.battlefield.filter(({ id }) => id !== 'bear'),
      })),
    ).toEqual({ attackers: ['knight'], bands: [] });
  });

  it('the one that another player controls by then', () => {
    expect(
      attackersAfter((now) => ({
        ...now,
        battlefield: now.battlefield.map((one) =>
          one.id === 'bear' ? { ...one, controller: playerId('nil') } : one,
        ),
      })),
    ).toEqual({ attackers: ['knight'], bands: [] });
  });
});

test('a band that loses one of three goes on as a band of two', () => {
  const band = ['k1', 'k2', 'bear'].map(objectId);
  const toll: PermanentSpec = {
    types: ['enchantment'],
    abilities: [
      {
        kind: 'combatCost',
        to: 'attack',
        subject: { kind: 'all', filter: { keyword: 'flying' } },
        pay: { kind: 'sacrifice', filter: { subtype: 'Bear' }, n: 1 },
      },
    ],
  };
  const army: Army = {
    k1: '1/1 banding',
    k2: '1/1 banding flying',
    bear: { is: '2/2', subtypes: ['Bear'] },
    toll,
  };
  const said = { ...attacks({ k1: 'nil', k2: 'nil', bear: 'nil' }), bands: [band] };
  expect(declared(duel(army), said).state.combat).toMatchObject({
    attacks: [{ attacker: 'k1' }, { attacker: 'k2' }],
    bands: [['k1', 'k2']],
  });
});

describe('a creature that attacks if able in a turn in which it attacked before', () => {
  const again = (edition: EditionId, attackedEarlier: readonly string[]): GameState => {
    const state = duel({ bear: { is: '2/2', abilities: [MUST] } }, { edition });
    return {
      ...state,
      turn: { ...state.turn, attackedEarlier: attackedEarlier.map(objectId) },
    };
  };
  const refused = (state: GameState) => {
    const { kind, changed } = declareAttackers(state, attacks({}));
    return kind === 'refused' ? changed.events[0]?.rules : undefined;
  };

  it.each(EDITION_IDS.filter((id) => id >= '2024-07-30'))('must attack again in %s', (edition) => {
    expect(refused(again(edition, ['bear']))).toEqual([
      'attackers.requirements',
      'attackers.requirementEachCombat',
      'illegalAction.rewind',
    ]);
  });

  it.each<EditionId>(['2008-10-01', '2009-07-11', '2013-02-01'])('has done so in %s', (edition) => {
    expect(refused(again(edition, ['bear']))).toBeUndefined();
    expect(refused(again(edition, ['ape']))).toEqual([
      'attackers.requirements',
      'illegalAction.rewind',
    ]);
  });

  it('is not told of earlier combats where it has not attacked in one', () => {
    expect(refused(again(NEWEST_EDITION, ['ape']))).not.toContain(
      'attackers.requirementEachCombat',
    );
  });

  it('is asked anew for each other requirement, in whatever edition', () => {
    const goad = requires('goaded');
    const state = duel({ bear: { is: '2/2', abilities: [goad] } }, { edition: '2013-02-01' });
    const turn = { ...state.turn, attackedEarlier: [objectId('bear')] };
    expect(refused({ ...state, turn })).toEqual(['attackers.requirements', 'illegalAction.rewind']);
  });
});

test('a lasting requirement that speaks of all that fit binds who comes later, and of its player (611.2c)', () => {
  const rally = (state: GameState): GameState =>
    addContinuousEffect(state, {
      source: objectId('horn'),
      controller: playerId('ada'),
      affects: [],
      player: playerId('nil'),
      change: {
        kind: 'impose',
        ability: {
          kind: 'requirement',
          requirement: 'attacksIfAble',
          attacked: 'thatPlayer',
          subject: { kind: 'all', filter: { type: 'creature', controller: 'you' } },
        },
      },
      until: 'endOfTurn',
    }).state;
  const three = board({
    step: 'declareAttackers',
    permanents: { ada: { bear: '2/2' }, nil: {}, oda: {} },
  });
  const state = rally({ ...three, battlefield: [] });
  const late: GameState = { ...state, battlefield: three.battlefield };
  expect(declareAttackers(late, attacks({ bear: 'oda' })).kind).toBe('refused');
  expect(declareAttackers(late, attacks({ bear: 'nil' })).kind).toBe('done');
});
