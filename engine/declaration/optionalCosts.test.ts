import { describe, expect, it, test } from 'vitest';
import { EDITION_IDS } from '../citation/editions.ts';
import type { Ability } from '../language/ability.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { addTriggers } from '../triggers/detect.ts';
import { turnBasedActions } from '../turn/turnBasedActions.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAttackers } from './checkAttackers.ts';
import { declareAttackers } from './declareAttackers.ts';

const SELF = { kind: 'reference', reference: 'self' } as const;
const EXERT: readonly Ability[] = [
  { kind: 'permission', permission: 'exertAsItAttacks', subject: SELF },
  {
    kind: 'triggered',
    event: 'isExerted',
    of: SELF,
    targets: [],
    effects: [{ kind: 'gainLife', n: 2, subject: { kind: 'reference', reference: 'you' } }],
  },
];
const crop: PermanentSpec = { is: '2/2', abilities: EXERT };

const camp = (
  ada: { readonly [name: string]: PermanentSpec },
  more: Partial<TestBoard> = {},
): GameState => board({ step: 'declareAttackers', permanents: { ada, nil: {} }, ...more });

const attack = (...names: readonly string[]) => ({
  attacks: names.map((name) => ({
    attacker: objectId(name),
    target: { kind: 'player', player: playerId('nil') } as const,
  })),
});
const exerting = (...names: readonly string[]) => ({ exerted: names.map(objectId) });
const enlisting = (by: string, ...creatures: readonly string[]) => ({
  enlisted: creatures.map((creature) => ({ by: objectId(by), creature: objectId(creature) })),
});

const codes = (state: GameState, declaration: Parameters<typeof checkAttackers>[1]) =>
  checkAttackers(state, declaration).violations.map(({ code }) => code);

describe('exerting an attacker', () => {
  const state = camp({ crop, bear: '2/2' });
  const { changed } = declareAttackers(state, { ...attack('crop'), ...exerting('crop') });

  it('is an optional cost, and triggers what happens when it is paid (701.43d)', () => {
    expect(changed.events.map(({ kind }) => kind)).toEqual(['exerted', 'attack']);
    expect(changed.events[0]?.rules).toEqual([
      'action.exertOptionalCost',
      'attackers.optionalCosts',
      'action.exert',
    ]);
    expect(addTriggers(state, changed).state.waitingTriggers).toMatchObject([{ source: 'crop' }]);
  });

  it('may be left out, and then nothing triggers', () => {
    const { changed: plain } = declareAttackers(state, attack('crop'));
    expect(addTriggers(state, plain).state.waitingTriggers).toEqual([]);
  });

  it('keeps it from untapping in its controller’s next untap step, and no longer (701.43a)', () => {
    const untap = (now: GameState): GameState => turnBasedActions(now, 'untap').state;
    const once = untap(changed.state);
    expect(once.battlefield.find(({ id }) => id === 'crop')?.tapped).toBe(true);
    expect(CHANGED_RULES.doesNotUntap(once, objectId('crop'))).toBe(false);
    expect(untap(once).battlefield.find(({ id }) => id === 'crop')?.tapped).toBe(false);
  });

  it('lets it untap in the untap step of another player who controls it by then', () => {
    const crop = objectId('crop');
    const nil = playerId('nil');
    const stolen: GameState = {
      ...changed.state,
      turn: { ...changed.state.turn, activePlayer: nil },
      battlefield: changed.state.battlefield.map((one) =>
        one.id === crop ? { ...one, controller: nil } : one,
      ),
    };
    const { battlefield } = turnBasedActions(stolen, 'untap').state;
    expect(battlefield.find(({ id }) => id === crop)?.tapped).toBe(false);
  });

  it.each<readonly [string, Parameters<typeof codes>[1], readonly string[]]>([
    ['one without the ability', { ...attack('bear'), ...exerting('bear') }, ['cannotExert']],
    ['one that does not attack', { ...attack('bear'), ...exerting('crop') }, ['cannotExert']],
    ['nothing that is there', { ...attack('bear'), ...exerting('ghost') }, ['cannotExert']],
    ['the same one twice', { ...attack('crop'), ...exerting('crop', 'crop') }, ['declaredTwice']],
  ])('may not be of %s', (_, declaration, expected) => {
    expect(codes(state, declaration)).toEqual(expected);
  });

  it('is of one attacker though others attack too', () => {
    expect(codes(state, { ...attack('bear', 'crop'), ...exerting('crop') })).toEqual([]);
  });

  it('cites its rules where one is exerted twice', () => {
    const twice = { ...attack('crop'), ...exerting('crop', 'crop') };
    expect(checkAttackers(state, twice).violations).toEqual([
      { code: 'declaredTwice', objects: ['crop'], rules: ['action.exertOptionalCost'] },
    ]);
  });

  it.each(EDITION_IDS)('is unknown before the text of 2024: %s', (edition) => {
    const known = edition >= '2024-07-30';
    const declaration = { ...attack('crop'), ...exerting('crop') };
    expect(codes(camp({ crop }, { edition }), declaration)).toEqual(known ? [] : ['cannotExert']);
  });
});

describe('enlisting a creature', () => {
  const army = { knight: '2/2 enlist', squire: '3/1', page: '1/1' };

  it('taps it, and the triggered ability knows its power', () => {
    const state = camp(army);
    const { changed } = declareAttackers(state, {
      ...attack('knight'),
      ...enlisting('knight', 'squire'),
    });
    expect(changed.state.battlefield.map(({ id, tapped }) => [id, tapped])).toEqual([
      ['knight', true],
      ['squire', true],
      ['page', false],
    ]);
    expect(addTriggers(state, changed).state.waitingTriggers).toMatchObject([
      { source: 'knight', context: { eventCreature: 'squire' } },
    ]);
  });

  it.each<readonly [string, { readonly [name: string]: PermanentSpec }, readonly string[]]>([
    ['a tapped creature', { ...army, squire: { is: '3/1', tapped: true } }, ['cannotEnlist']],
    ['one that came this turn', { ...army, squire: { is: '3/1', sick: true } }, ['cannotEnlist']],
    [
      'one that came this turn and has haste',
      { ...army, squire: { is: '3/1 haste', sick: true } },
      [],
    ],
    ['what is no creature', { ...army, squire: { types: ['artifact'] } }, ['cannotEnlist']],
  ])('is asked of %s', (_, permanents, expected) => {
    const declaration = { ...attack('knight'), ...enlisting('knight', 'squire') };
    expect(codes(camp(permanents), declaration)).toEqual(expected);
  });

  it.each<readonly [string, Parameters<typeof codes>[1], readonly string[]]>([
    [
      'one that attacks too',
      { ...attack('knight', 'page'), ...enlisting('knight', 'page') },
      ['cannotEnlist'],
    ],
    ['itself', { ...attack('knight'), ...enlisting('knight', 'knight') }, ['cannotEnlist']],
    [
      'two with one ability',
      { ...attack('knight'), ...enlisting('knight', 'squire', 'page') },
      ['cannotEnlist', 'cannotEnlist'],
    ],
    [
      'by one that does not attack',
      { ...attack('page'), ...enlisting('knight', 'squire') },
      ['cannotEnlist'],
    ],
    [
      'by one without the ability',
      { ...attack('page'), ...enlisting('page', 'squire') },
      ['cannotEnlist'],
    ],
  ])('may not be of %s', (_, declaration, expected) => {
    expect(codes(camp(army), declaration)).toEqual(expected);
  });

  it('cites its rules as it is done', () => {
    const declaration = { ...attack('knight'), ...enlisting('knight', 'squire') };
    const [event] = declareAttackers(camp(army), declaration).changed.events;
    expect(event).toMatchObject({
      kind: 'enlisted',
      player: 'ada',
      object: 'squire',
      by: 'knight',
    });
    expect(event?.rules).toEqual([
      'keyword.enlistOptionalCost',
      'attackers.optionalCosts',
      'keyword.enlist',
    ]);
  });

  it('is done once for each ability, by as many as have one', () => {
    const both = {
      enlisted: [...enlisting('knight', 'squire').enlisted, ...enlisting('lord', 'page').enlisted],
    };
    const two = { ...army, lord: '2/2 enlist' };
    expect(codes(camp(two), { ...attack('knight', 'lord'), ...both })).toEqual([]);
    const greedy = { ...attack('knight'), ...enlisting('knight', 'squire', 'page') };
    expect(codes(camp({ ...army, knight: '2/2 enlist enlist' }), greedy)).toEqual([]);
    const loud: PermanentSpec = { is: '2/2 enlist flying', abilities: EXERT };
    expect(codes(camp({ ...army, knight: loud }), greedy)).toEqual([
      'cannotEnlist',
      'cannotEnlist',
    ]);
  });

  it('is refused by what is not there, and of what is not there', () => {
    const declaration = { ...attack('ghost'), ...enlisting('ghost', 'squire') };
    expect(codes(camp(army), declaration)).toEqual(['unknownObject', 'cannotEnlist']);
    expect(codes(camp(army), { ...attack('knight'), ...enlisting('knight', 'ghost') })).toEqual([
      'cannotEnlist',
    ]);
  });

  it('is refused twice of one creature, by whichever two', () => {
    const twice = {
      enlisted: [
        ...enlisting('knight', 'squire').enlisted,
        ...enlisting('lord', 'squire').enlisted,
      ],
    };
    const { violations } = checkAttackers(camp({ ...army, lord: '2/2 enlist' }), {
      ...attack('knight', 'lord'),
      ...twice,
    });
    expect(violations).toEqual([
      { code: 'declaredTwice', objects: ['squire'], rules: ['keyword.enlist'] },
    ]);
  });

  it.each(EDITION_IDS)('is unknown before the text of 2024: %s', (edition) => {
    const known = edition >= '2024-07-30';
    const declaration = { ...attack('knight'), ...enlisting('knight', 'squire') };
    expect(codes(camp(army, { edition }), declaration)).toEqual(known ? [] : ['cannotEnlist']);
  });

  it('cites that no creature enlists itself only where one tries', () => {
    const rules = (creature: string) =>
      checkAttackers(camp(army), { ...attack('knight', 'page'), ...enlisting('knight', creature) })
        .violations[0]?.rules;
    expect(rules('knight')).toContain('keyword.enlistSameCreature');
    expect(rules('page')).not.toContain('keyword.enlistSameCreature');
  });
});

test('a requirement that only a payment could meet is cited as not forced (508.1d)', () => {
  const state = board({
    step: 'declareAttackers',
    permanents: {
      ada: {
        bear: {
          is: '2/2',
          abilities: [{ kind: 'requirement', requirement: 'attacksIfAble', subject: SELF }],
        },
      },
      nil: {
        toll: {
          types: ['enchantment'],
          abilities: [
            {
              kind: 'combatCost',
              to: 'attack',
              subject: { kind: 'all', filter: { type: 'creature' } },
              pay: { kind: 'mana', mana: '{2}' },
            },
          ],
        },
      },
    },
  });
  const rules = (now: GameState) => declareAttackers(now, attack()).changed.events.at(-1)?.rules;
  expect(rules(state)).toContain('attackers.costNotForced');
  const free = { ...state, battlefield: state.battlefield.filter(({ id }) => id !== 'bear') };
  expect(rules(free)).not.toContain('attackers.costNotForced');
});
