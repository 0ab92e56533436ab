import { describe, expect, test } from 'vitest';
import { card } from '../../boards/cards.ts';
import { attack, block, toEnd } from '../../editionChanges/acts.ts';
import type { Seen } from '../../editionChanges/seen.ts';
import { on, play } from './game.ts';

describe('life with the damage, or afterwards', () => {
  const atOneLife = (aura: string): Seen =>
    play(
      {
        permanents: {
          ada: { minotaur: card('canyon-minotaur'), second: card('canyon-minotaur') },
          nil: { ox: card('pillarfield-ox'), aura: on(aura, 'ox') },
        },
        players: { nil: { life: 1 } },
      },
      attack({ minotaur: 'nil', second: 'nil' }),
      block({ ox: 'minotaur' }),
      toEnd,
    );

  test('Unflinching Courage saves its controller: lifelink is part of the damage (CR 120.3f)', () => {
    expect(atOneLife('unflinching-courage')).toMatchObject({ lost: [], life: { nil: 2 } });
  });

  test.each(['armadillo-cloak', 'spirit-link'])(
    '%s triggers too late: state-based actions come first (CR 704.3)',
    (aura) => {
      expect(atOneLife(aura).lost).toEqual(['nil']);
    },
  );
});

describe('Worship changes the life lost, not the damage (CR 120.4)', () => {
  const against = (attacker: string): Seen =>
    play(
      {
        permanents: {
          ada: { attacker: card(attacker), warhammer: on('loxodon-warhammer', 'attacker') },
          nil: { worship: card('worship'), wall: { is: '0/4', tapped: true } },
        },
        players: { nil: { life: 5 } },
      },
      attack({ attacker: 'nil' }),
      block({}),
      toEnd,
    );

  test('damage that can not be prevented is no answer to it, and lifelink counts all of it', () => {
    expect(against('excruciator').life).toEqual({ ada: 30, nil: 1 });
  });

  test('infect is not touched by it', () => {
    expect(against('glistener-elf')).toMatchObject({ life: { nil: 5 }, poison: { nil: 4 } });
  });
});
