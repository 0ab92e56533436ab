import { describe, expect, it } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentSpec } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { lethalDamageBy, lethalDamageTo } from './lethalDamage.ts';
import type { DamageFrom } from './touching.ts';

const facing = (brigade: PermanentSpec, edition: EditionId = NEWEST_EDITION): GameState =>
  board({
    edition,
    permanents: { ada: { bear: '2/2', snake: '1/1 deathtouch' }, nil: { brigade } },
    shields: { brigade: 9 },
  });

const from = (amounts: { readonly [source: string]: number }): readonly DamageFrom[] =>
  Object.entries(amounts).map(([source, amount]) => ({ source: objectId(source), amount }));

const BRIGADE = objectId('brigade');

describe('lethal damage to a creature', () => {
  it.each([
    ['its toughness', '2/4', {}, 4],
    ['less by the damage marked on it', { is: '2/4', damage: 1 }, {}, 3],
    ['less by what others assign', '2/4', { bear: 3 }, 1],
    ['nothing once others assign that much', '2/4', { bear: 4 }, 0],
    ['nothing however much they assign', '2/4', { bear: 7 }, 0],
    ['nothing once that much is marked', { is: '2/4 indestructible', damage: 6 }, {}, 0],
    ['nothing once anything with deathtouch assigns any', '2/4', { snake: 1 }, 0],
    ['its toughness when deathtouch assigns 0', '2/4', { snake: 0 }, 4],
    ['its toughness with its counters', { is: '2/4', counters: { '-1/-1': 3 } }, {}, 1],
  ] as const)('is %s', (_, brigade, amounts, needed) => {
    expect(lethalDamageTo(facing(brigade), BRIGADE, from(amounts))).toBe(needed);
  });

  it('is nothing for what is not there', () => {
    expect(lethalDamageTo(facing('2/4'), objectId('ghost'), [])).toBe(0);
  });
});

describe('lethal damage by one source', () => {
  it.each([
    ['without deathtouch is all that is missing', 'bear', { bear: 1 }, 3],
    ['with deathtouch is 1', 'snake', {}, 1],
    ['with deathtouch is nothing where nothing is missing', 'snake', { bear: 4 }, 0],
  ])('%s', (_, by, others, needed) => {
    expect(lethalDamageBy(facing('2/4'), objectId(by), BRIGADE, from(others))).toBe(needed);
  });

  it.each(EDITION_IDS)('counts deathtouch in %s as its text does', (edition) => {
    const counts = edition !== '2008-10-01' && edition !== '2009-07-11';
    const state = facing('2/4', edition);
    expect(lethalDamageBy(state, objectId('snake'), BRIGADE, [])).toBe(counts ? 1 : 4);
    expect(lethalDamageTo(state, BRIGADE, from({ snake: 1 }))).toBe(counts ? 0 : 3);
  });
});
