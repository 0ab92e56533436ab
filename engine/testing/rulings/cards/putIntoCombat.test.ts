import { describe, expect, test } from 'vitest';
import { card } from '../../boards/cards.ts';
import { addMana, attack, block, resolveAll } from '../../editionChanges/acts.ts';
import { play } from './game.ts';

describe('a creature put onto the battlefield attacking never attacked (CR 508.4)', () => {
  const cause = card('righteous-cause');

  test("Righteous Cause sees the creature that was declared, and not the token of Militia's Pride", () => {
    const seen = play(
      { permanents: { ada: { cause, pride: card('militias-pride'), elf: '2/2' }, nil: {} } },
      attack({ elf: 'nil' }),
      addMana('ada', 'W'),
      resolveAll,
    );
    expect(seen.triggered).toMatchObject({ cause: 1, pride: 1 });
    expect(Object.keys(seen.attacking)).toHaveLength(2);
  });

  test.each([
    ['brimaz-king-of-oreskos', 2],
    ['hero-of-bladehold', 3],
  ])('nor the tokens of %s', (id, attackers) => {
    const seen = play(
      { permanents: { ada: { cause, leader: card(id) }, nil: {} } },
      attack({ leader: 'nil' }),
      resolveAll,
    );
    expect(seen.triggered.cause).toBe(1);
    expect(Object.keys(seen.attacking)).toHaveLength(attackers);
  });

  test('yet it can attack and not be blocked (CR 509.3g): Kaalia puts in Master of Cruelties', () => {
    const seen = play(
      {
        permanents: { ada: { kaalia: card('kaalia-of-the-vast') }, nil: {} },
        hands: { ada: { master: card('master-of-cruelties') } },
      },
      attack({ kaalia: 'nil' }),
      resolveAll,
      block({}),
      resolveAll,
    );
    expect(seen.triggered).toMatchObject({ kaalia: 1, master: 1 });
    expect(seen.life).toEqual({ ada: 20, nil: 1 });
  });
});
