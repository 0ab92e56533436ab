import { describe, expect, test } from 'vitest';
import { changeProtector } from '../change/protector.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { blockableAttackers } from '../declaration/eligibleBlockers.ts';
import { attackOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentDetails, type TestBoard } from '../testing/boards/board.ts';
import { begin, decisionIn, type PlayResult, play, type TurnSnapshot } from '../turn/play.ts';
import { objectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import { stateBasedActions } from './stateBasedActions.ts';

const [ada, nil, tor] = [playerId('ada'), playerId('nil'), playerId('tor')];
const [raider, siege] = [objectId('raider'), objectId('siege')];

const SIEGE: PermanentDetails = {
  types: ['battle'],
  subtypes: ['siege'],
  counters: { defense: 3 },
};
const attackSiege = {
  attacks: [{ attacker: raider, target: { kind: 'permanent', permanent: siege } }],
} as const;

const withSiege = (of: Partial<PermanentDetails> = {}, more: Partial<TestBoard> = {}): GameState =>
  board({
    step: 'declareAttackers',
    permanents: { ada: { raider: '3/3', siege: { ...SIEGE, ...of } }, nil: {}, tor: {} },
    ...more,
  });

const underAttack = (): GameState =>
  withSiege({ protector: 'nil' }, { attacks: { raider: 'siege' } });

describe('a Siege', () => {
  test('may be attacked by its own controller, never by its protector (CR 310.9b)', () => {
    expect(checkAttackers(withSiege(), attackSiege).verdict).toBe('legal');
    const protectedByActive = board({
      step: 'declareAttackers',
      permanents: { ada: { raider: '3/3' }, nil: { siege: { ...SIEGE, protector: 'ada' } } },
    });
    expect(checkAttackers(protectedByActive, attackSiege).violations).toMatchObject([
      { code: 'protectsBattle' },
    ]);
  });

  test('is defended by its protector, who alone blocks (CR 310.9c-d)', () => {
    const state = underAttack();
    const target = attackOf(state, raider)?.target;
    expect(target && defendingPlayerOf(target)).toBe(nil);
    expect(blockableAttackers(state, nil)).toEqual([raider]);
    expect(blockableAttackers(state, tor)).toEqual([]);
  });

  test('leaves combat with another protector, and its attacker goes on attacking (CR 506.4)', () => {
    const { state, events } = changeProtector(underAttack(), siege, tor);
    expect(events.map(({ kind }) => kind)).toEqual(['protectorChosen', 'removedFromCombat']);
    expect(attackOf(state, raider)?.target.kind).toBe('nothing');
  });

  test.each([
    ['ada', 'stateBased.battleWrongProtector'],
    ['tor', 'stateBased.battleNoProtector'],
  ])('gets a protector that it may have instead of %s (CR 310.11)', (protector, rule) => {
    const state = withSiege({ protector }, { players: { tor: { status: 'lost' } } });
    const { events } = stateBasedActions(state);
    expect(events[0]).toMatchObject({ kind: 'protectorChosen', object: siege, player: nil });
    expect(events[0]?.rules[0]).toBe(rule);
  });

  test('tells that its controller could choose among several who may protect it', () => {
    const { events } = stateBasedActions(withSiege({ protector: 'ada' }));
    expect(events[0]).toMatchObject({ kind: 'choiceTaken', player: ada, asked: 'protector' });
  });

  test('keeps its protector for as long as it is attacked', () => {
    const state = withSiege({ protector: 'ada' }, { attacks: { raider: 'siege' } });
    expect(stateBasedActions(state).events).toEqual([]);
  });
});

/** Everybody passes, and whoever has damage to assign to the Siege does. */
function toEndOfCombat(
  from: TurnSnapshot,
): Pick<PlayResult, 'snapshot'> & { readonly kinds: string[] } {
  let snapshot = from;
  const kinds: string[] = [];
  for (let i = 0; i < 30 && snapshot.context.game.turn.step !== 'endOfCombat'; i += 1) {
    const decision = decisionIn(snapshot);
    const player: PlayerId = 'player' in decision ? decision.player : ada;
    const played = play(
      snapshot,
      decision.kind === 'declareBlockers'
        ? { kind: 'block', player, declaration: { blocks: [] } }
        : decision.kind === 'assignCombatDamage'
          ? {
              kind: 'divide',
              player,
              assignments: [{ source: raider, to: { kind: 'object', object: siege }, amount: 3 }],
            }
          : { kind: 'pass', player },
    );
    snapshot = played.snapshot;
    kinds.push(...played.moments.flatMap(({ entries }) => entries.map(({ event }) => event.kind)));
  }
  return { snapshot, kinds };
}

test('a Siege is exiled as its last defense counter goes, before it could be put anywhere (CR 310.12b)', () => {
  const start = begin(
    board({
      step: 'declareAttackers',
      permanents: { ada: { raider: '3/3', siege: SIEGE }, nil: {} },
    }),
  ).snapshot;
  const attacked = play(start, { kind: 'attack', player: ada, declaration: attackSiege });
  const { snapshot, kinds } = toEndOfCombat(attacked.snapshot);
  expect(kinds).toContain('exiled');
  expect(kinds).not.toContain('putIntoGraveyard');
  expect(kinds.indexOf('abilityTriggered')).toBeGreaterThan(kinds.indexOf('damageDealt'));
  expect(snapshot.context.game.cards).toMatchObject([{ id: 'siege#2', zone: 'exile' }]);
});
