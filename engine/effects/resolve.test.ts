import { describe, expect, test } from 'vitest';
import type { Effect } from '../language/effect.ts';
import type { Reference, Subject } from '../language/reference.ts';
import type { TargetSpec } from '../language/target.ts';
import type { TokenSpec } from '../language/token.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import { attackOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import {
  NO_CONTEXT,
  type StackItem,
  type TargetChoice,
  type TriggerContext,
} from '../state/stack.ts';
import { triggersOn } from '../testing/boards/abilities.ts';
import { board, boardWith, characteristics, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { resolveTop } from './resolve.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const ref = (reference: Reference): Subject => ({ kind: 'reference', reference });
const TARGET = ref('target');
const object = (name: string): TargetChoice => ({ kind: 'object', object: objectId(name) });
const player = (name: string): TargetChoice => ({ kind: 'player', player: playerId(name) });
const ANY: TargetSpec = { kind: 'permanentOrPlayer', filter: {} };
const PERMANENT: TargetSpec = { kind: 'permanent', filter: {} };

const SPEC: TestBoard = {
  step: 'declareBlockers',
  permanents: {
    ada: { bear: '2/2', ape: '3/3', land: { types: ['land'], tapped: true } },
    nil: { wall: '0/4', elf: '1/1' },
  },
  attacks: { bear: 'nil', ape: 'nil' },
  blocks: { wall: 'bear' },
  players: { ada: { handSize: 2, mana: 'GG' } },
};

const spell = (
  effects: readonly Effect[],
  targets: readonly TargetChoice[] = [],
  types: readonly ('instant' | 'creature' | 'enchantment')[] = ['instant'],
): StackItem => ({
  kind: 'spell',
  id: objectId('spell'),
  controller: ada,
  printed: characteristics({ is: '2/2', types }),
  ability: {
    kind: 'spell',
    targets: targets.map(({ kind }) => (kind === 'player' ? ANY : PERMANENT)),
    effects,
  },
  targets,
});

/** What Ada says of the trigger that resolves. */
const SAID = { source: objectId('bear'), player: ada };

const triggered = (
  effects: readonly Effect[],
  context: TriggerContext = NO_CONTEXT,
  more: Partial<TriggeredAbility<'attacks'>> = {},
): StackItem => ({
  kind: 'triggered',
  id: objectId('ability'),
  controller: ada,
  source: objectId('bear'),
  ability: triggersOn('attacks', { effects, ...more }),
  targets: [],
  context,
});

const stack = (item: StackItem, state = board(SPEC)): GameState => ({
  ...state,
  stack: [item],
  nextId: 50,
});

/** The state after an instant of Ada's did this to its targets. */
const resolved = (effect: Effect, ...targets: readonly TargetChoice[]): GameState =>
  resolveTop(stack(spell([effect], targets))).state;

const named = (state: GameState, name: string) => permanentOf(state, objectId(name));

describe('each effect does what it says', () => {
  test('apply', () => {
    const change = { kind: 'modifyPowerToughness', power: 3, toughness: 3 } as const;
    const state = resolved(
      { kind: 'apply', subject: TARGET, change, until: 'endOfTurn' },
      object('bear'),
    );
    expect(theCharacteristics(state, objectId('bear'))).toMatchObject({ power: 5, toughness: 5 });
  });

  test('apply, to take all abilities and set a size', () => {
    const effects: readonly Effect[] = [
      { kind: 'apply', subject: TARGET, change: { kind: 'loseAllAbilities' }, until: 'endOfTurn' },
      {
        kind: 'apply',
        subject: TARGET,
        change: { kind: 'setPowerToughness', power: 0, toughness: 1 },
        until: 'endOfTurn',
      },
    ];
    const state = stack(
      spell(effects, [object('bird')]),
      board({ permanents: { ada: {}, nil: { bird: '4/3 flying' } } }),
    );
    expect(theCharacteristics(resolveTop(state).state, objectId('bird'))).toMatchObject({
      abilities: [],
      power: 0,
      toughness: 1,
    });
  });

  test('preventNext', () => {
    const state = resolved({ kind: 'preventNext', n: 4, subject: TARGET }, player('nil'));
    expect(state.preventionShields).toEqual([{ source: 'spell', protects: 'nil', remaining: 4 }]);
  });

  test.each([
    ['everything', {}, 'elf', 'bear', true],
    ['what the target would be dealt', { to: TARGET }, 'elf', 'bear', true],
    ['what the target would be dealt, by itself', { to: TARGET }, 'bear', 'elf', false],
    ['what the target would deal', { by: TARGET }, 'bear', 'elf', true],
    ['what the target would deal, and another does', { by: TARGET }, 'ape', 'elf', false],
  ] as const)('preventAll: %s', (_, which, source, to, prevented) => {
    const state = resolved({ kind: 'preventAll', damage: 'combat', ...which }, object('bear'));
    const would = { id: objectId(source), source: undefined, to: object(to) };
    expect(CHANGED_RULES.preventDamage(state, { ...would, kind: 'combat' })).toMatchObject(
      prevented ? [{ by: 'spell' }] : [],
    );
    expect(CHANGED_RULES.preventDamage(state, { ...would, kind: 'noncombat' })).toEqual([]);
  });

  test('preventAll: what a player would be dealt', () => {
    const state = resolved(
      { kind: 'preventAll', damage: 'any', to: TARGET },
      {
        kind: 'player',
        player: playerId('nil'),
      },
    );
    const preventedFor = (player: string) =>
      CHANGED_RULES.preventDamage(state, {
        id: objectId('ape'),
        source: undefined,
        to: { kind: 'player', player: playerId(player) },
        kind: 'noncombat',
      });
    expect([preventedFor('nil'), preventedFor('ada')]).toMatchObject([[{ by: 'spell' }], []]);
  });

  test('regenerate, for the next destruction this turn', () => {
    const shielded = resolved({ kind: 'regenerate', subject: TARGET }, object('elf'));
    const hit = stack(spell([{ kind: 'destroy', subject: TARGET }], [object('elf')]), shielded);
    expect(named(resolveTop(hit).state, 'elf')).toMatchObject({ tapped: true });
  });

  test('gainControl', () => {
    const state = resolved(
      { kind: 'gainControl', subject: TARGET, until: 'endOfTurn' },
      object('wall'),
    );
    expect(named(state, 'wall')?.controller).toBe('ada');
    expect(blockOf(state, objectId('wall'))).toBeUndefined();
  });

  test('addCounters', () => {
    const state = resolved(
      { kind: 'addCounters', counter: '+1/+1', n: 2, subject: TARGET },
      object('bear'),
    );
    expect(theCharacteristics(state, objectId('bear')).power).toBe(4);
  });

  test('dealDamage, to a creature and to a player', () => {
    const effect: Effect = { kind: 'dealDamage', n: 3, subject: TARGET };
    expect(named(resolved(effect, object('wall')), 'wall')?.markedDamage).toBe(3);
    expect(resolved(effect, player('nil')).players[1]?.life).toBe(17);
  });

  test('dealDamage to each creature, at one time', () => {
    const subject: Subject = { kind: 'all', filter: { type: 'creature' } };
    const { state, events } = resolveTop(stack(spell([{ kind: 'dealDamage', n: 2, subject }])));
    expect(state.battlefield.map(({ markedDamage }) => markedDamage)).toEqual([2, 2, 0, 2, 2]);
    expect(events.filter(({ kind }) => kind === 'damageDealt')).toHaveLength(1);
  });

  test.each([
    ['destroy', [{ id: 'ape#2', zone: 'graveyard' }]],
    ['sacrifice', [{ id: 'ape#2', zone: 'graveyard' }]],
    ['exile', [{ id: 'ape#2', zone: 'exile' }]],
    ['returnToHand', [{ id: 'ape#2', zone: 'hand' }]],
    ['putOnLibraryBottom', []],
  ] as const)('%s', (kind, cards) => {
    const state = resolved({ kind, subject: TARGET }, object('ape'));
    expect(named(state, 'ape')).toBeUndefined();
    expect(attackOf(state, objectId('ape'))).toBeUndefined();
    expect(state.cards.filter(({ id }) => id !== 'spell#2')).toMatchObject(cards);
  });

  test('tap and untap, which remove nothing from combat', () => {
    const tapped = resolved({ kind: 'tap', subject: TARGET }, object('wall'));
    expect(named(tapped, 'wall')?.tapped).toBe(true);
    expect(blockOf(tapped, objectId('wall'))).toBeDefined();
    expect(
      named(resolved({ kind: 'untap', subject: TARGET }, object('land')), 'land')?.tapped,
    ).toBe(false);
  });

  test('doesNotUntap, until its controller’s next untap step', () => {
    const change = { kind: 'doesNotUntap' } as const;
    const state = resolved(
      { kind: 'apply', subject: TARGET, change, until: 'nextUntapStep' },
      object('wall'),
    );
    expect(CHANGED_RULES.doesNotUntap(state, objectId('wall'))).toBe(true);
    expect(CHANGED_RULES.doesNotUntap(state, objectId('elf'))).toBe(false);
  });

  test.each([
    ['gainLife', 'you', [23, 20]],
    ['loseLife', 'eachOpponent', [20, 17]],
    ['loseLife', 'defendingPlayer', [20, 17]],
  ] as const)('%s for %s', (kind, reference, life) => {
    const effect: Effect = { kind, n: 3, subject: ref(reference) };
    const { state } = resolveTop(stack(triggered([effect])));
    expect(state.players.map((one) => one.life)).toEqual(life);
  });

  test('draw and discard', () => {
    expect(resolved({ kind: 'draw', n: 2 }).players[0]?.handSize).toBe(4);
    const discarded = resolved({ kind: 'discard', n: 1, subject: ref('you') });
    expect(discarded.players[0]).toMatchObject({ handSize: 1, graveyardSize: 2 });
  });

  test('removeFromCombat', () => {
    const state = resolved({ kind: 'removeFromCombat', subject: TARGET }, object('wall'));
    expect(blockOf(state, objectId('wall'))).toBeUndefined();
    expect(attackOf(state, objectId('bear'))?.status).toBe('blocked');
  });

  test('becomeBlocked and becomeUnblocked', () => {
    const status = (kind: 'becomeBlocked' | 'becomeUnblocked', name: string) =>
      attackOf(resolved({ kind, subject: TARGET }, object(name)), objectId(name))?.status;
    expect(status('becomeBlocked', 'ape')).toBe('blocked');
    expect(status('becomeUnblocked', 'bear')).toBe('unblocked');
  });

  test('makeBlock', () => {
    const state = resolved(
      { kind: 'makeBlock', subject: TARGET, attacker: 'secondTarget' },
      object('elf'),
      object('ape'),
    );
    expect(blockOf(state, objectId('elf'))?.attackers).toEqual(['ape']);
  });

  test.each([['combat', 'main'], ['combat']] as const)('extraPhases, %s and %s', (...phases) => {
    const { turn } = resolveTop(stack(spell([{ kind: 'extraPhases', phases }]))).state;
    expect(turn.upcoming).toEqual(
      phases.map((phase) => ({ kind: 'phase', phase, place: 'afterPhase' })),
    );
  });

  test('extraPhases after the first postcombat main phase, until that is over', () => {
    const added = (step: Step, postcombatMains: number) => {
      const start = boardWith(SPEC, { step });
      const state = { ...start, turn: { ...start.turn, postcombatMains } };
      const effect: Effect = {
        kind: 'extraPhases',
        phases: ['combat'],
        after: 'firstPostcombatMain',
      };
      return resolveTop(stack(spell([effect]), state)).state.turn.upcoming;
    };
    expect(added('endOfCombat', 0).map(({ place }) => place)).toEqual(['afterFirstPostcombatMain']);
    expect(added('postcombatMain', 1).map(({ place }) => place)).toEqual(['afterPhase']);
    expect(added('endStep', 1)).toEqual([]);
  });
});

describe('amounts', () => {
  test('are counted once, as the effect is carried out', () => {
    const creatures = { kind: 'count', filter: { type: 'creature' } } as const;
    const change = { kind: 'modifyPowerToughness', power: creatures, toughness: 0 } as const;
    const effects: readonly Effect[] = [
      { kind: 'apply', subject: TARGET, change, until: 'endOfTurn' },
      { kind: 'destroy', subject: ref('secondTarget') },
    ];
    const { state } = resolveTop(stack(spell(effects, [object('bear'), object('elf')])));
    expect(theCharacteristics(state, objectId('bear')).power).toBe(2 + 4);
  });

  test('life equal to the toughness of a creature that has left, for whoever controlled it', () => {
    const effects: readonly Effect[] = [
      { kind: 'exile', subject: TARGET },
      {
        kind: 'gainLife',
        n: { kind: 'toughnessOf', of: 'target' },
        subject: ref('controllerOfTarget'),
      },
    ];
    const { state } = resolveTop(stack(spell(effects, [object('wall')])));
    expect(state.players.map(({ life }) => life)).toEqual([20, 24]);
  });

  test('the cards in a player’s graveyard', () => {
    const n = { kind: 'cardsInGraveyardOf', of: 'defendingPlayer' } as const;
    const item = triggered([{ kind: 'loseLife', n, subject: ref('defendingPlayer') }]);
    const state = boardWith(SPEC, { players: { nil: { graveyardSize: 9 } } });
    expect(resolveTop(stack(item, state)).state.players[1]?.life).toBe(11);
  });
});

test('a permanent loses a type, and with it its place in combat', () => {
  const change = { kind: 'removeTypes', types: ['creature'] } as const;
  const state = resolved(
    { kind: 'apply', subject: TARGET, change, until: 'endOfTurn' },
    object('bear'),
  );
  expect(theCharacteristics(state, objectId('bear')).types).toEqual([]);
  expect(attackOf(state, objectId('bear'))).toBeUndefined();
});

test('an extra turn is the next one', () => {
  expect(resolved({ kind: 'extraTurn' }).turn.extraTurns).toEqual(['ada']);
});

describe('tokens', () => {
  const token: TokenSpec = {
    colors: ['white'],
    subtypes: ['Cat'],
    power: 1,
    toughness: 1,
    abilities: [{ kind: 'keyword', keyword: 'flying' }],
  };

  test('as many as it says, attacking what its source attacks', () => {
    const entering = { kind: 'attacking', tapped: true } as const;
    const effect: Effect = { kind: 'createToken', token, n: 2, entering };
    const state = board({
      ...SPEC,
      permanents: {
        ada: { bear: '2/2' },
        nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
      },
      attacks: { bear: 'walker' },
      blocks: {},
    });
    const { state: then } = resolveTop(stack(triggered([effect]), state));
    const tokens = then.battlefield.filter((one) => one.token);
    expect(tokens).toMatchObject([{ tapped: true }, { tapped: true }]);
    expect(tokens.map(({ id }) => attackOf(then, id)?.target)).toMatchObject([
      { permanent: 'walker' },
      { permanent: 'walker' },
    ]);
  });

  test('blocking what the event was about', () => {
    const entering = { kind: 'blocking', attacker: 'eventCreature' } as const;
    const context = { eventCreature: objectId('ape'), eventPlayer: undefined };
    const item = triggered([{ kind: 'createToken', token, entering }], context);
    const { state } = resolveTop(stack({ ...item, controller: nil }));
    expect(attackOf(state, objectId('ape'))?.status).toBe('blocked');
  });

  test.each([
    ['last, unless it was said', {}, ['wall', 'token-1']],
    ['first', { said: [{ ...SAID, place: 0 }] }, ['token-1', 'wall']],
  ] as const)('what enters blocking has its place in the damage order: %s', (_, choices, over) => {
    const entering = { kind: 'blocking', attacker: 'eventCreature' } as const;
    const context = { eventCreature: objectId('bear'), eventPlayer: undefined };
    const item = triggered([{ kind: 'createToken', token, entering }], context);
    const before = board({ ...SPEC, edition: '2024-07-30' });
    const { state } = resolveTop(stack({ ...item, controller: nil }, before), choices);
    expect(state.combat).toMatchObject({ orders: [{ of: 'bear', over }] });
  });

  test('a noncreature permanent put onto the battlefield attacking does not attack', () => {
    const entering = { kind: 'attacking', tapped: true } as const;
    const effect: Effect = {
      kind: 'createToken',
      token: { ...token, types: ['artifact'] },
      entering,
    };
    const { state, events } = resolveTop(stack(triggered([effect])));
    expect(state.battlefield.at(-1)).toMatchObject({ token: true });
    expect(state.combat).toMatchObject({ attacks: [{ attacker: 'bear' }, { attacker: 'ape' }] });
    expect(events.at(-1)?.rules).toContain('combat.noncreaturePutAttacking');
  });

  test('what was created can be exiled at end of combat', () => {
    const effects: readonly Effect[] = [
      { kind: 'createToken', token },
      { kind: 'delayed', at: 'endOfCombat', effects: [{ kind: 'exile', subject: ref('created') }] },
    ];
    const { state, events } = resolveTop(stack(triggered(effects)));
    const [delayed] = state.delayedTriggers;
    expect(events.at(-1)).toMatchObject({ kind: 'delayedTriggerMade', at: 'endOfCombat' });
    const later = triggered(delayed?.effects ?? [], delayed?.context);
    expect(resolveTop(stack(later, state)).state.battlefield.some((one) => one.token)).toBe(false);
  });
});

describe('targets on resolution', () => {
  const both: readonly Effect[] = [
    { kind: 'destroy', subject: TARGET },
    { kind: 'destroy', subject: ref('secondTarget') },
  ];

  test('with every target gone it does not resolve, and the spell is in the graveyard', () => {
    const { state, events } = resolveTop(stack(spell(both, [object('gone'), object('lost')])));
    expect(events).toEqual([
      {
        kind: 'didNotResolve',
        source: 'spell',
        because: 'illegalTargets',
        rules: ['resolving.targetsChecked'],
        decides: ['resolving.targetsChecked'],
      },
    ]);
    expect(state.stack).toEqual([]);
    expect(state.cards).toMatchObject([{ id: 'spell#2', zone: 'graveyard' }]);
  });

  test('with one of two gone it resolves for the other', () => {
    const { state } = resolveTop(stack(spell(both, [object('gone'), object('ape')])));
    expect(named(state, 'ape')).toBeUndefined();
  });
});

describe('triggered abilities', () => {
  const lose: Effect = { kind: 'loseLife', n: 1, subject: ref('eachOpponent') };

  test('a condition that is false by now: it does nothing', () => {
    const condition = { kind: 'youControl', filter: { type: 'artifact' } } as const;
    const { state, events } = resolveTop(stack(triggered([lose], NO_CONTEXT, { if: condition })));
    expect(events).toMatchObject([{ kind: 'didNotResolve', because: 'conditionFalse' }]);
    expect(state.players[1]?.life).toBe(20);
    expect(state.stack).toEqual([]);
  });

  test('an option that is declined', () => {
    const state = stack(triggered([lose], NO_CONTEXT, { optional: true }));
    expect(resolveTop(state).state.players[1]?.life).toBe(19);
    const declined = resolveTop(state, { said: [{ ...SAID, may: 'declines' }] });
    expect(declined.state.players[1]?.life).toBe(20);
    expect(declined.events.at(-1)?.kind).toBe('optionDeclined');
  });

  test.each([
    ['{G}', 'does', 19, 'G'],
    ['{G}', 'declines', 20, 'GG'],
    ['{3}', 'does', 20, 'GG'],
  ] as const)('with %s to pay, a player who %s is left with', (mana, may, life, pool) => {
    const effect: Effect = { kind: 'mayPay', cost: { kind: 'mana', mana }, effects: [lose] };
    const { state } = resolveTop(stack(triggered([effect])), { said: [{ ...SAID, may }] });
    expect(state.players[1]?.life).toBe(life);
    expect(state.players[0]?.mana).toBe(pool);
  });

  test('the amount of the event, and the creature that it was about', () => {
    const context = { eventCreature: objectId('ape'), eventPlayer: undefined, eventAmount: 4 };
    const effects: readonly Effect[] = [
      { kind: 'gainLife', n: { kind: 'eventAmount' }, subject: ref('you') },
      { kind: 'destroy', subject: ref('eventCreature') },
    ];
    const { state } = resolveTop(stack(triggered(effects, context)));
    expect(state.players[0]?.life).toBe(24);
    expect(named(state, 'ape')).toBeUndefined();
  });
});

describe('permanent spells', () => {
  test('a creature enters under its controller’s control, summoning sick', () => {
    const { state, events } = resolveTop(stack(spell([], [], ['creature'])));
    expect(named(state, 'spell')).toMatchObject({ controller: 'ada', sick: true, token: false });
    expect(events.at(-1)).toMatchObject({ kind: 'enteredBattlefield', object: 'spell' });
  });

  test('an Aura enters attached to its target', () => {
    const { state } = resolveTop(stack(spell([], [object('bear')], ['enchantment'])));
    expect(named(state, 'spell')?.attachedTo).toBe('bear');
  });
});

test('an empty stack resolves nothing', () => {
  const state = board(SPEC);
  expect(resolveTop(state)).toEqual({ state, events: [] });
});
