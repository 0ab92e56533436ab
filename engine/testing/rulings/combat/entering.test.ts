import { describe, expect, test } from 'vitest';
import { makeBlock } from '../../../change/combat/becomeBlocked.ts';
import { becomeAttacking } from '../../../change/combat/enterCombat.ts';
import { gainControl } from '../../../change/control.ts';
import { createToken, type EnteringAs } from '../../../change/createToken.ts';
import { changeProtector } from '../../../change/protector.ts';
import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { TokenSpec } from '../../../language/token.ts';
import type { AttackTarget } from '../../../state/combat.ts';
import { attackOf, blockersOf } from '../../../state/combatRoles.ts';
import type { GameState } from '../../../state/gameState.ts';
import { objectId, type PlayerId, playerId } from '../../../vocabulary/ids.ts';
import type { Step } from '../../../vocabulary/turnStructure.ts';
import { boardWith, type TestBoard } from '../../boards/board.ts';

const [ada, nil, tor, sue] = [playerId('ada'), playerId('nil'), playerId('tor'), playerId('sue')];
const token = objectId('token-1');

const SOLDIER: TokenSpec = {
  colors: [],
  subtypes: ['soldier'],
  power: 1,
  toughness: 1,
  abilities: [],
};
const RELIC: TokenSpec = { ...SOLDIER, types: ['artifact'], subtypes: [] };
const ANIMATED_SIEGE: TokenSpec = { ...SOLDIER, types: ['creature', 'battle'], subtypes: [] };

const BOARD: TestBoard = {
  step: 'declareAttackers',
  permanents: {
    ada: { boar: '3/3', imp: '1/1', ruin: { is: '1/1', types: ['creature', 'battle'] } },
    nil: {
      walker: { types: ['planeswalker'], counters: { loyalty: 3 } },
      siege: { types: ['battle'], counters: { defense: 3 }, protector: 'nil' },
      relic: { types: ['artifact'] },
    },
    tor: { troll: '2/2' },
    sue: {},
  },
  players: { sue: { status: 'lost' } },
  attacks: { boar: 'nil' },
};

const inStep = (step: Step): GameState => boardWith(BOARD, { step });
const atPlayer = (player: PlayerId): AttackTarget => ({ kind: 'player', player });
const atPermanent = (name: string, defendingPlayer = nil): AttackTarget => ({
  kind: 'permanent',
  permanent: objectId(name),
  defendingPlayer,
});
const attacking = (target: AttackTarget): EnteringAs => ({
  kind: 'attacking',
  tapped: true,
  target,
});
const blocking = (name: string): EnteringAs => ({ kind: 'blocking', attacker: objectId(name) });

interface Entry {
  readonly what: string;
  readonly token?: TokenSpec;
  readonly under: PlayerId;
  readonly as: EnteringAs;
  readonly state?: GameState;
  readonly rule: RuleKey;
}

const strays: readonly Entry[] = [
  {
    what: 'an artifact put attacking (506.3a)',
    token: RELIC,
    under: ada,
    as: attacking(atPlayer(nil)),
    rule: 'combat.noncreaturePutAttacking',
  },
  {
    what: 'an artifact put blocking (506.3a)',
    token: RELIC,
    under: nil,
    as: blocking('boar'),
    rule: 'combat.noncreaturePutAttacking',
  },
  {
    what: 'a creature put attacking under a player who is not attacking (506.3b)',
    under: nil,
    as: attacking(atPlayer(tor)),
    rule: 'combat.putAttackingByNonattackingPlayer',
  },
  {
    what: 'a creature put attacking a player who has left the game (506.3c, 508.4a)',
    under: ada,
    as: attacking(atPlayer(sue)),
    rule: 'combat.putAttackingTargetGone',
  },
  {
    what: 'a creature put attacking a planeswalker that is gone (506.3c, 508.4a)',
    under: ada,
    as: attacking(atPermanent('gone')),
    rule: 'combat.putAttackingTargetGone',
  },
  {
    what: 'a creature put attacking what is neither planeswalker nor battle (506.3c)',
    under: ada,
    as: attacking(atPermanent('relic')),
    rule: 'combat.putAttackingTargetGone',
  },
  {
    what: 'a creature put attacking a planeswalker that its own controller has now (508.4a)',
    under: ada,
    as: attacking(atPermanent('walker')),
    state: gainControl(inStep('declareAttackers'), objectId('walker'), {
      player: ada,
      by: objectId('spell'),
      until: 'endOfTurn',
    }).state,
    rule: 'attackers.putAttackingGone',
  },
  {
    what: 'a creature put blocking what does not attack (509.4a)',
    under: nil,
    as: blocking('imp'),
    rule: 'blockers.putBlockingGone',
  },
  {
    what: 'a creature put blocking what attacks somebody else (506.3e, 509.4a)',
    under: tor,
    as: blocking('boar'),
    rule: 'combat.putBlockingOutsideOwnDefence',
  },
  {
    what: 'a creature put blocking its own controller’s attacker (506.3e)',
    under: ada,
    as: blocking('boar'),
    rule: 'combat.putBlockingOutsideOwnDefence',
  },
  {
    what: 'a battle that is a creature, put attacking (506.3f)',
    token: ANIMATED_SIEGE,
    under: ada,
    as: attacking(atPlayer(nil)),
    rule: 'combat.battleCreaturePutIntoCombat',
  },
  {
    what: 'a battle that is a creature, put blocking (506.3f)',
    token: ANIMATED_SIEGE,
    under: nil,
    as: blocking('boar'),
    rule: 'combat.battleCreaturePutIntoCombat',
  },
];

describe('enters, and is not in combat', () => {
  test.each(strays)('$what', ({ token: spec = SOLDIER, under, as, state, rule }) => {
    const before = state ?? inStep('declareBlockers');
    const { state: after, events } = createToken(before, spec, under, as);
    const entered = after.battlefield.at(-1);
    expect(entered).toMatchObject({ token: true, controller: under });
    expect(entered && attackOf(after, entered.id)).toBeUndefined();
    expect(after.combat).toMatchObject({ blocks: [] });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ attacking: undefined, blocking: undefined });
    expect(events[0]?.rules).toContain(rule);
  });
});

describe('an effect that would make it attack does nothing to', () => {
  test.each([
    ['a battle (506.3g)', 'ruin', atPlayer(nil)],
    ['what is no creature (506.3)', 'relic', atPlayer(tor)],
    ['somebody else’s creature (506.3b)', 'troll', atPlayer(nil)],
    ['one that is to attack a player who has left the game (508.4b)', 'imp', atPlayer(sue)],
    ['one that is to attack a planeswalker that is gone (508.4b)', 'imp', atPermanent('gone')],
    ['one that is to attack an artifact (508.4b)', 'imp', atPermanent('relic')],
    ['one that is to attack its own controller', 'imp', atPlayer(ada)],
  ])('%s', (_, name, target) => {
    const before = inStep('declareAttackers');
    expect(becomeAttacking(before, objectId(name), target)).toEqual({ state: before, events: [] });
  });
});

describe('an effect that would make it block does nothing to', () => {
  test.each([
    ['a battle (506.3g)', 'fort', 'boar'],
    ['what is no creature (506.3)', 'relic', 'boar'],
    ['one that is to block what does not attack', 'troll', 'imp'],
    ['what is not there', 'ghost', 'boar'],
  ])('%s', (_, name, attacker) => {
    const before = boardWith(BOARD, {
      step: 'declareBlockers',
      permanents: {
        ...BOARD.permanents,
        nil: { relic: { types: ['artifact'] }, fort: { is: '0/4', types: ['creature', 'battle'] } },
      },
    });
    expect(makeBlock(before, objectId(name), objectId(attacker))).toEqual({
      state: before,
      events: [],
    });
  });
});

describe('unblocked if late (506.3d, 508.4d)', () => {
  const LATE = ['declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endOfCombat'] as const;
  const ways = {
    'put onto the battlefield': (state: GameState) =>
      createToken(state, SOLDIER, ada, attacking(atPlayer(nil))),
    'on the battlefield already': (state: GameState) =>
      becomeAttacking(state, objectId('imp'), atPlayer(nil)),
  };
  const rows = Object.entries(ways).flatMap(([way, enter]) =>
    (['beginningOfCombat', 'declareAttackers', ...LATE] as const).map(
      (step) => [way, step, enter] as const,
    ),
  );

  test.each(rows)('%s, in the %s step', (_, step, enter) => {
    const isLate = LATE.some((late) => late === step);
    const { state, events } = enter(inStep(step));
    const [attack] = [attackOf(state, token) ?? attackOf(state, objectId('imp'))];
    expect(attack?.status).toBe(isLate ? 'unblocked' : 'undecided');
    const cited = events.flatMap(({ rules }) => rules);
    expect(cited.includes('attackers.putAttackingLateIsUnblocked')).toBe(isLate);
  });
});

describe('what attacks without having been declared attacks', () => {
  test('what it was put to attack: the defender of a permanent is whoever defends it then', () => {
    const moved = changeProtector(inStep('declareAttackers'), objectId('siege'), tor).state;
    const { state } = createToken(moved, SOLDIER, ada, attacking(atPermanent('siege', nil)));
    expect(attackOf(state, token)?.target).toEqual(atPermanent('siege', tor));
  });

  test('whatever restrains declarations (508.4c)', () => {
    const wall: TokenSpec = { ...SOLDIER, abilities: [{ kind: 'keyword', keyword: 'defender' }] };
    const { state } = createToken(inStep('declareAttackers'), wall, ada, attacking(atPlayer(nil)));
    expect(attackOf(state, token)).toBeDefined();
  });
});

test('what blocks without having been declared blocks, whatever restrains declarations (509.4b)', () => {
  const flyer = boardWith(BOARD, {
    step: 'declareBlockers',
    permanents: { ...BOARD.permanents, ada: { boar: '3/3 flying menace' } },
  });
  const { state } = createToken(flyer, SOLDIER, nil, blocking('boar'));
  expect(blockersOf(state, objectId('boar'))).toEqual([token]);
  expect(attackOf(state, objectId('boar'))?.status).toBe('blocked');
});
