import { describe, expect, test } from 'vitest';
import { card } from '../../boards/cards.ts';
import {
  addMana,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
  toStep,
} from '../../editionChanges/acts.ts';
import type { Seen } from '../../editionChanges/seen.ts';
import { play } from './game.ts';

describe('World at War adds its combat after the first postcombat main phase (CR 500.8)', () => {
  const spells = { war: card('world-at-war'), assault: card('relentless-assault') };
  const played = (...script: readonly LineAct[]): Seen =>
    play(
      {
        permanents: { ada: { bear: '2/2', wolf: '2/2' }, nil: {} },
        hands: { ada: spells },
        step: 'precombatMain',
      },
      ...script,
    );
  const war: readonly LineAct[] = [addMana('ada', 'RRRRR'), cast('ada', 'war'), resolveAll];
  const assault: readonly LineAct[] = [addMana('ada', 'RRRR'), cast('ada', 'assault'), resolveAll];
  const first: readonly LineAct[] = [attack({ bear: 'nil' }), block({}), toStep('postcombatMain')];
  const toCombat = [toStep('beginningOfCombat'), resolveAll];

  test('cast before combat, it untaps nothing in the combat phase that comes anyway', () => {
    const seen = played(...war, attack({ bear: 'nil' }));
    expect(seen.triggered).toEqual({});
    expect(seen.tapped).toEqual(['bear']);
  });

  test('and what attacked as the added one begins', () => {
    const seen = played(...war, ...first, ...toCombat);
    expect(seen.triggered).toEqual({ war: 1 });
    expect(seen.tapped).toEqual([]);
  });

  test('a combat phase put in before that one is not the one that it meant', () => {
    const seen = played(
      ...war,
      ...first,
      ...assault,
      ...toCombat,
      attack({ wolf: 'nil' }),
      block({}),
    );
    expect(seen.triggered).toEqual({});
    expect(seen.tapped).toEqual(['wolf']);
  });

  test('which comes after it', () => {
    const seen = played(
      ...war,
      ...first,
      ...assault,
      ...toCombat,
      attack({ wolf: 'nil' }),
      block({}),
      toStep('postcombatMain'),
      ...toCombat,
    );
    expect(seen.triggered).toEqual({ war: 1 });
    expect(seen.tapped).toEqual([]);
  });

  test('cast in a later main phase it finds no such place, and adds nothing', () => {
    const seen = played(
      ...first,
      ...assault,
      attack({ wolf: 'nil' }),
      block({}),
      toStep('postcombatMain'),
      ...war,
      toStep('endStep'),
    );
    expect(seen.tapped).toEqual(['wolf']);
    expect(seen.zones.war).toBe('exile');
  });

  test('cast again in the next upkeep, it adds a combat phase to that turn', () => {
    const seen = played(
      ...war,
      toStep('endStep'),
      toStep('upkeep'),
      toStep('endStep'),
      toStep('upkeep'),
      resolveAll,
      ...first,
      ...toCombat,
    );
    expect(seen.zones.war).toBe('graveyard');
    expect(seen.tapped).toEqual([]);
  });
});
