import { describe, expect, it, test } from 'vitest';
import { createToken } from '../change/createToken.ts';
import { declareAttackers } from '../declaration/declareAttackers.ts';
import type { Ability } from '../language/ability.ts';
import type { Subject } from '../language/reference.ts';
import type { TriggerCode } from '../language/trigger.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { AttackDeclaration } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import { triggersOn } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { addTriggers, triggersFrom } from './detect.ts';

const YOU: Subject = { kind: 'reference', reference: 'you' };
const OPPONENT: Subject = { kind: 'reference', reference: 'eachOpponent' };
const ANYBODY: Subject = { kind: 'all', filter: {} };

const when = <C extends TriggerCode>(
  event: C,
  more: Partial<TriggeredAbility<C>> = {},
): PermanentSpec => ({
  types: ['enchantment'],
  abilities: [
    triggersOn(event, { of: YOU, ...more } as Partial<TriggeredAbility<C>>) as TriggeredAbility,
  ],
});

/** Ada attacks Nil, Nora, and a planeswalker of Nil's, as a case says. */
const game = (ada: TestBoard['permanents'][string], others: TestBoard['permanents'][string] = {}) =>
  board({
    step: 'declareAttackers',
    permanents: {
      ada: { bear: '2/2', elf: { is: '1/1', subtypes: ['elf'] }, ape: '3/3', ...ada },
      nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } }, ...others },
      nora: {},
    },
  });

const attack = (pairs: { readonly [attacker: string]: string }): AttackDeclaration => ({
  attacks: Object.entries(pairs).map(([attacker, name]) => ({
    attacker: objectId(attacker),
    target:
      name === 'walker'
        ? { kind: 'permanent', permanent: objectId(name) }
        : { kind: 'player', player: playerId(name) },
  })),
});

/** Whose abilities trigger, each with the creature that it is about. */
const triggered = (
  state: GameState,
  pairs: { readonly [attacker: string]: string },
): readonly string[] =>
  triggersFrom(state, declareAttackers(state, attack(pairs)).changed).map(
    ({ source, context }) => `${source} about ${context.eventCreature}`,
  );

describe('whenever a player attacks', () => {
  it('triggers once, for one creature or for three (508.3d)', () => {
    const state = game({ drum: when('playerAttacks') });
    expect(triggered(state, {})).toEqual([]);
    expect(triggered(state, { elf: 'nil' })).toEqual(['drum about elf']);
    expect(triggered(state, { bear: 'nil', elf: 'nora', ape: 'walker' })).toEqual([
      'drum about bear',
    ]);
  });

  it('asks for as many as it says, of the sort that it says', () => {
    const two = game({ drum: when('playerAttacks', { n: 2 }) });
    expect(triggered(two, { bear: 'nil' })).toEqual([]);
    expect(triggered(two, { bear: 'nil', elf: 'nora' })).toHaveLength(1);
    const elves = game({ drum: when('playerAttacks', { n: 2, filter: { subtype: 'elf' } }) });
    expect(triggered(elves, { bear: 'nil', elf: 'nora' })).toEqual([]);
  });

  it.each<readonly [string, Subject, number]>([
    ['its own controller', YOU, 0],
    ['an opponent', OPPONENT, 1],
    ['anybody', ANYBODY, 1],
  ])('may be about %s', (_, of, times) => {
    const state = game({}, { bell: when('playerAttacks', { of }) });
    expect(triggered(state, { bear: 'nil' })).toHaveLength(times);
  });
});

test('whenever a player attacks with a creature: for each that is meant (508.3c)', () => {
  const any = game({ horn: when('playerAttacksWith') });
  expect(triggered(any, { bear: 'nil', elf: 'nora' })).toEqual([
    'horn about bear',
    'horn about elf',
  ]);
  const elf = game({ horn: when('playerAttacksWith', { filter: { subtype: 'elf' } }) });
  expect(triggered(elf, { bear: 'nil', elf: 'nora' })).toEqual(['horn about elf']);
});

describe('whenever a player attacks another player (508.3e)', () => {
  it('triggers for each player attacked, not for a planeswalker', () => {
    const state = game({ flag: when('playerAttacksPlayer') });
    expect(triggered(state, { bear: 'nil', elf: 'nil', ape: 'nora' })).toHaveLength(2);
    expect(triggered(state, { bear: 'walker' })).toEqual([]);
  });

  it('may say whom', () => {
    const state = game({}, { flag: when('playerAttacksPlayer', { of: OPPONENT, to: 'you' }) });
    expect(triggered(state, { bear: 'nora' })).toEqual([]);
    expect(triggered(state, { bear: 'nora', elf: 'nil' })).toHaveLength(1);
  });
});

describe('whenever somebody or something is attacked (508.3b)', () => {
  it('triggers once, however many attack', () => {
    const state = game({}, { moat: when('isAttacked') });
    expect(triggered(state, { bear: 'nil', elf: 'nil' })).toHaveLength(1);
    expect(triggered(state, { bear: 'nora' })).toEqual([]);
    expect(triggered(state, { bear: 'walker' })).toEqual([]);
  });

  it('may be about a planeswalker', () => {
    const ability: Ability = {
      kind: 'triggered',
      event: 'isAttacked',
      of: { kind: 'reference', reference: 'self' },
      targets: [],
      effects: [],
    };
    const state = game(
      {},
      { walker: { types: ['planeswalker'], counters: { loyalty: 3 }, abilities: [ability] } },
    );
    expect(triggered(state, { bear: 'walker', ape: 'walker' })).toHaveLength(1);
    expect(triggered(state, { bear: 'nil' })).toEqual([]);
  });
});

test('nothing of this triggers for a creature put onto the battlefield attacking', () => {
  const state = game({
    drum: when('playerAttacks'),
    horn: when('playerAttacksWith'),
    flag: when('playerAttacksPlayer'),
    moat: when('isAttacked', { of: OPPONENT }),
  });
  const token = { colors: [], subtypes: [], power: 1, toughness: 1, abilities: [] };
  const put = createToken(state, token, playerId('ada'), {
    kind: 'attacking',
    tapped: true,
    target: { kind: 'player', player: playerId('nil') },
  });
  expect(triggersFrom(state, put)).toEqual([]);
});

test('each cites its own rule, and that it triggered on a declaration', () => {
  const state = game({
    drum: when('playerAttacks'),
    horn: when('playerAttacksWith'),
    flag: when('playerAttacksPlayer'),
    moat: when('isAttacked', { of: OPPONENT }),
  });
  const { events } = addTriggers(state, declareAttackers(state, attack({ bear: 'nil' })).changed);
  const cited = events.flatMap((event) => (event.kind === 'abilityTriggered' ? [event.rules] : []));
  expect(cited.map(([first]) => first)).toEqual([
    'triggers.playerAttacks',
    'triggers.playerAttacksWith',
    'triggers.playerAttacksPlayer',
    'triggers.isAttacked',
  ]);
  expect(cited.every((rules) => rules.includes('attackers.triggersTrigger'))).toBe(true);
});
