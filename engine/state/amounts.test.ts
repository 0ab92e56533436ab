import { describe, expect, test } from 'vitest';
import { enterBattlefield } from '../change/enterBattlefield.ts';
import { ability } from '../language/ability.ts';
import { standingAmount } from '../language/amount.ts';
import { board, characteristics } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { amountOf } from './amounts.ts';
import { viewOf } from './characteristicsOf.ts';
import type { GameState } from './gameState.ts';

const ADA = playerId('ada');
const AURA = objectId('aura');

/** An Aura of Ada's on an attacker of hers that is blocked by two; the two players have nothing in common. */
const STATE: GameState = (() => {
  const state = board({
    permanents: {
      ada: { bear: '2/5', ogre: '4/4', aura: { is: '1/3', attachedTo: 'bear' } },
      nil: { elf: '1/1', guard: '1/3' },
      oda: {},
    },
    players: {
      ada: { life: 11, handSize: 1, graveyardSize: 4 },
      nil: { life: 12, handSize: 2, graveyardSize: 5 },
      oda: { life: 13, handSize: 3, graveyardSize: 6 },
    },
    attacks: { bear: 'nil', aura: 'nil' },
    blocks: { elf: 'bear', guard: 'bear' },
    step: 'declareBlockers',
  });
  const cards = (['ada', 'nil', 'oda'] as const).flatMap((name, index) =>
    Array.from({ length: index + 1 }, (_, at) => ({
      id: objectId(`${name}-${at}`),
      owner: playerId(name),
      zone: 'graveyard' as const,
      printed: characteristics({ is: '2/2' }),
    })),
  );
  return {
    ...state,
    cards,
    battlefield: state.battlefield.map((one) =>
      one.id === AURA ? { ...one, chosenPlayer: playerId('oda') } : one,
    ),
  };
})();

const counted = (written: unknown): number =>
  amountOf(viewOf(STATE), standingAmount.parse(written), { object: AURA, controller: ADA });

test.each([
  [{ 'power-of': 'self' }, 1],
  [{ 'power-of': 'attached' }, 2],
  [{ 'toughness-of': 'attached' }, 5],
  [{ 'blockers-of': 'attached' }, 2],
  [{ 'blockers-of': 'self' }, 0],
  [{ 'life-of': 'you' }, 11],
  [{ 'life-of': 'defending-player' }, 12],
  [{ 'life-of': 'chosen-player' }, 13],
  [{ 'cards-in-hand-of': 'defending-player' }, 2],
  [{ 'cards-in-graveyard-of': 'chosen-player' }, 6],
  [{ 'in-graveyard': { type: 'creature' }, of: 'defending-player' }, 2],
])('a static ability counts %o', (written, n) => {
  expect(counted(written)).toBe(n);
});

describe('what enters with counters', () => {
  const entering = (n: unknown, x?: number) => {
    const abilities = [ability.parse({ 'enters-with': { counters: '+1/+1', n } })];
    const id = objectId('hydra');
    const { battlefield } = enterBattlefield(STATE, {
      id,
      printed: { ...characteristics({ is: '0/0' }), abilities },
      owner: ADA,
      controller: ADA,
      tapped: false,
      token: false,
      attachedTo: undefined,
      ...(x === undefined ? {} : { x }),
    }).state;
    return battlefield.find((one) => one.id === id)?.counters['+1/+1'];
  };

  test('counts them as it enters', () => {
    expect(entering({ count: { type: 'creature', controller: 'opponent' } })).toBe(2);
    expect(entering({ 'life-of': 'you' })).toBe(11);
  });

  test('or takes what was announced for X', () => {
    expect(entering('x', 3)).toBe(3);
  });
});
