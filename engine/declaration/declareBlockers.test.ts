import { describe, expect, it, test } from 'vitest';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { CombatCostAbility } from '../language/combatCost.ts';
import { attacksOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { ok } from '../vocabulary/result.ts';
import { declareBlockers } from './declareBlockers.ts';

type Army = { readonly [name: string]: PermanentSpec };

const nil = playerId('nil');

/** Two bears attack Nil. */
const duel = (blockers: Army, more: Partial<TestBoard> = {}): GameState =>
  board({
    step: 'declareBlockers',
    permanents: { ada: { bear: '2/2', ape: '3/3' }, nil: blockers },
    attacks: { bear: 'nil', ape: 'nil' },
    ...more,
  });

type Pair = readonly [blocker: string, attacker: string];

const blocks = (...pairs: readonly Pair[]) => ({
  blocks: pairs.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  })),
});

const statuses = (state: GameState): readonly string[] =>
  attacksOf(state).map(({ attacker, status }) => `${attacker} ${status}`);

describe('a declaration of blockers cites the parts of the action that it went through', () => {
  const must: PermanentSpec = {
    is: '1/1',
    abilities: [
      {
        kind: 'requirement',
        requirement: 'blocksIfAble',
        subject: { kind: 'reference', reference: 'self' },
      },
    ],
  };

  it.each<readonly [string, Army, ReturnType<typeof blocks>, readonly RuleKey[]]>([
    [
      'choosing and blocking',
      { wall: '0/3' },
      blocks(['wall', 'bear']),
      ['blockers.choose', 'blockers.declare', 'blockers.becomeBlocking'],
    ],
    [
      'only the choice where nobody blocks',
      { wall: '0/3' },
      blocks(),
      ['blockers.choose', 'blockers.declare'],
    ],
    [
      'requirements where there are any',
      { must },
      blocks(['must', 'bear']),
      ['blockers.requirements', 'blockers.choose', 'blockers.declare', 'blockers.becomeBlocking'],
    ],
  ])('%s', (_, army, declaration, rules) => {
    const { kind, changed } = declareBlockers(duel(army), nil, declaration);
    expect(kind).toBe('done');
    expect(changed.events).toMatchObject([
      { kind: 'block', outcome: 'done', act: { player: 'nil', declaration } },
    ]);
    expect(changed.events[0]?.rules).toEqual([
      ...rules,
      'blockers.becomeBlockedOrUnblocked',
      'turnBased.declareBlockers',
    ]);
  });

  it('that a band is blocked together only where one of a band is blocked', () => {
    const banded = duel({ wall: '0/3' }, { bands: [['bear', 'ape']] });
    const cited = (...pairs: readonly Pair[]) =>
      declareBlockers(banded, nil, blocks(...pairs)).changed.events[0]?.rules;
    expect(cited(['wall', 'bear'])?.[0]).toBe('keyword.bandBlockedTogether');
    expect(cited()).not.toContain('keyword.bandBlockedTogether');
  });
});

test('a refused declaration cites each rule that it broke once, and the way back', () => {
  const state = duel({ a: { is: '1/1', tapped: true }, b: { is: '1/1', tapped: true } });
  const { kind, changed } = declareBlockers(state, nil, blocks(['a', 'bear'], ['b', 'ape']));
  expect(kind).toBe('refused');
  expect(changed.events).toMatchObject([
    { kind: 'block', outcome: 'refused', act: { player: 'nil' }, verdict: { verdict: 'illegal' } },
  ]);
  expect(changed.events[0]?.rules).toEqual(['blockers.choose', 'illegalAction.rewind']);
});

test('that nobody is made to pay is cited only where a cost is in the way', () => {
  const lure: PermanentSpec = {
    is: '2/2',
    abilities: [
      {
        kind: 'requirement',
        requirement: 'mustBeBlockedByAll',
        subject: { kind: 'reference', reference: 'self' },
      },
    ],
  };
  const toll: PermanentSpec = {
    types: ['enchantment'],
    abilities: [
      {
        kind: 'combatCost',
        to: 'block',
        subject: { kind: 'all', filter: { type: 'creature' } },
        pay: { kind: 'mana', mana: '{1}' },
      },
    ],
  };
  const rules = (beside: Army, ...pairs: readonly Pair[]) =>
    declareBlockers(
      duel(
        { wall: '0/3', ...beside },
        {
          permanents: { ada: { bear: lure, ape: lure }, nil: { wall: '0/3', ...beside } },
        },
      ),
      nil,
      blocks(...pairs),
    ).changed.events.at(-1)?.rules;
  expect(rules({}, ['wall', 'bear'])).not.toContain('blockers.costNotForced');
  expect(rules({ toll })).toContain('blockers.costNotForced');
});

test('an attacker that some effect has had blocked stays blocked, whoever blocks', () => {
  const state = duel({ wall: '0/3' }, { blocked: ['bear'], step: 'declareBlockers' });
  const undecided: GameState = {
    ...state,
    combat:
      state.combat.kind === 'none'
        ? state.combat
        : {
            ...state.combat,
            attacks: state.combat.attacks.map((one) =>
              one.attacker === 'ape' ? { ...one, status: 'undecided' } : one,
            ),
          },
  };
  const { changed } = declareBlockers(undecided, nil, blocks());
  expect(statuses(changed.state)).toEqual(['bear blocked', 'ape unblocked']);
});

describe('one defending player after another', () => {
  const three = board({
    step: 'declareBlockers',
    permanents: { ada: { bear: '2/2', ape: '3/3' }, nil: { wall: '0/3' }, oda: { ox: '2/4' } },
    attacks: { bear: 'nil', ape: 'oda' },
  });

  it('decides only for its own attackers whether they are blocked (802.4)', () => {
    const first = declareBlockers(three, nil, blocks(['wall', 'bear']));
    expect(first.changed.events[0]).toMatchObject({
      becameBlocked: ['bear'],
      becameUnblocked: [],
    });
    expect(statuses(first.changed.state)).toEqual(['bear blocked', 'ape undecided']);
    const second = declareBlockers(first.changed.state, playerId('oda'), blocks());
    expect(second.changed.events[0]).toMatchObject({
      becameBlocked: [],
      becameUnblocked: ['ape'],
    });
    expect(statuses(second.changed.state)).toEqual(['bear blocked', 'ape unblocked']);
    expect(second.changed.state.combat).toMatchObject({ declaredBlockers: ['wall'] });
  });

  it('cites that there are several', () => {
    const rules = declareBlockers(three, nil, blocks()).changed.events[0]?.rules;
    expect(rules).toEqual(
      expect.arrayContaining([
        'multiplayer.eachDefenderDeclares',
        'multiplayer.blocksOnlyOwnAttackers',
      ]),
    );
  });

  it('may not block what attacks somebody else (802.4a)', () => {
    const { kind, changed } = declareBlockers(three, nil, blocks(['wall', 'ape']));
    expect(kind).toBe('refused');
    expect(changed.events).toMatchObject([
      {
        verdict: {
          violations: [
            {
              code: 'attacksSomeoneElse',
              objects: ['ape', 'wall'],
              rules: ['blockers.choose'],
            },
          ],
        },
      },
    ]);
  });
});

describe('blocking for mana', () => {
  const tax: CombatCostAbility = {
    kind: 'combatCost',
    to: 'block',
    subject: { kind: 'all', filter: { type: 'creature' } },
    pay: { kind: 'mana', mana: '{1}' },
  };
  const toll: PermanentSpec = { types: ['enchantment'], abilities: [tax] };
  const state = duel({ wall: '0/3', elf: '1/1', toll }, { players: { nil: { mana: 'CC' } } });
  const declaration = blocks(['wall', 'bear'], ['elf', 'ape']);

  it('costs each blocker what its own attacker asks', () => {
    const flyers: PermanentSpec = {
      types: ['enchantment'],
      abilities: [{ ...tax, filter: { keyword: 'flying' } }],
    };
    const board = duel(
      { wall: '0/3', owl: '1/1 flying', flyers },
      {
        permanents: {
          ada: { bear: '2/2', ape: '3/3 flying' },
          nil: { wall: '0/3', owl: '1/1 flying', flyers },
        },
        players: { nil: { mana: 'C' } },
      },
    );
    const { kind, changed } = declareBlockers(board, nil, blocks(['wall', 'bear'], ['owl', 'ape']));
    expect(kind).toBe('done');
    expect(changed.state.players[1]?.mana).toBe('');
  });

  it('whoever is gone or taken over while it is made does not become blocking (509.1g)', () => {
    const blockedAfter = (makeMana: (now: GameState) => GameState) =>
      declareBlockers(state, nil, declaration, {
        makeMana: (now) => ok({ state: makeMana(now), events: [] }),
      }).changed.state;
    const gone = blockedAfter((now) => ({
      ...now,
      battlefield: now.battlefield.filter(({ id }) => id !== 'elf'),
    }));
    expect(statuses(gone)).toEqual(['bear blocked', 'ape unblocked']);
    const stolen = blockedAfter((now) => ({
      ...now,
      battlefield: now.battlefield.map((one) =>
        one.id === 'elf' ? { ...one, controller: playerId('ada') } : one,
      ),
    }));
    expect(statuses(stolen)).toEqual(['bear blocked', 'ape unblocked']);
    expect(statuses(blockedAfter((now) => now))).toEqual(['bear blocked', 'ape blocked']);
  });

  it('is refused whole where the mana is short, for all who block', () => {
    const poor = { ...state, players: state.players.map((one) => ({ ...one, mana: 'C' })) };
    const { kind, changed } = declareBlockers(poor, nil, declaration);
    expect(kind).toBe('refused');
    expect(changed).toMatchObject({
      state: poor,
      events: [
        {
          verdict: {
            verdict: 'illegal',
            violations: [
              { code: 'costNotPaid', objects: ['wall', 'elf'], rules: ['blockers.payCosts'] },
            ],
          },
        },
      ],
    });
  });
});
