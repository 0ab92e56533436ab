import { describe, expect, test } from 'vitest';
import { objectId } from '../../../vocabulary/ids.ts';
import type { PermanentDetails } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import { attack } from '../../editionChanges/acts.ts';
import { type BoardWithHands, play } from './game.ts';

/** Mana from the first ability of each, while the attack is paid for; nothing else to choose. */
const manaFrom = (...sources: readonly string[]) =>
  ({
    manaAbilities: sources.map((source) => ({ source: objectId(source), ability: 0 })),
    named: [],
  }) as const;

describe('costs to attack (CR 508.1d, 508.1h-j)', () => {
  const islands = {
    first: { types: ['land'], subtypes: ['island'] },
    second: { types: ['land'], subtypes: ['island'] },
  } as const;
  const taxes = { propaganda: card('propaganda'), prison: card('ghostly-prison') };
  const withMana = (mana: string): BoardWithHands => ({
    permanents: { ada: { leviathan: card('leviathan'), ...islands }, nil: taxes },
    players: { ada: { mana } },
  });

  test('Propaganda, Ghostly Prison and Leviathan add up: four mana and two Islands', () => {
    const seen = play(withMana('UUUU'), attack({ leviathan: 'nil' }));
    expect(seen.refused).toEqual([]);
    expect(seen.mana.ada).toBe('');
    expect(seen.permanents).toEqual(['leviathan', 'propaganda', 'prison']);
  });

  test('with three mana nothing is paid and nothing attacks', () => {
    const seen = play(withMana('UUU'), attack({ leviathan: 'nil' }));
    expect(seen.refused).toEqual(['costNotPaid']);
    expect(seen.permanents).toContain('first');
  });

  test('nobody is made to pay: Juggernaut may stay at home from Propaganda', () => {
    const seen = play(
      {
        permanents: { ada: { juggernaut: card('juggernaut') }, nil: taxes },
        players: { ada: { mana: 'CCCCCC' } },
      },
      attack({}),
    );
    expect(seen.refused).toEqual([]);
  });
});

describe('mana while the attack is declared (CR 508.1f-i)', () => {
  const ELVES = card('llanowar-elves');
  const game = (mana: string): BoardWithHands => ({
    permanents: {
      ada: { bear: '2/2', elves: ELVES, others: ELVES, spawn: SPAWN },
      nil: { propaganda: card('propaganda') },
    },
    players: { ada: { mana } },
  });

  test('Llanowar Elves that stay at home pay Propaganda for a bear', () => {
    const seen = play(game(''), attack({ bear: 'nil' }, {}, manaFrom('elves', 'others')));
    expect(seen.refused).toEqual([]);
    expect(seen.attacking).toEqual({ bear: 'nil' });
  });

  test('those that attack are tapped before mana is asked for, and make none', () => {
    const seen = play(game('G'), attack({ elves: 'nil' }, {}, manaFrom('elves')));
    expect(seen.refused).toEqual(['cannotPay']);
    expect(seen.tapped).toEqual([]);
  });

  test.each([
    ['CCC', [], { bear: 'nil' }],
    ['C', ['costNotPaid'], {}],
  ])(
    'the cost is locked in before: with %s and a chosen attacker sacrificed for one more, both are paid for',
    (mana, refused, attacking) => {
      const seen = play(game(mana), attack({ bear: 'nil', spawn: 'nil' }, {}, manaFrom('spawn')));
      expect(seen).toMatchObject({ refused, attacking });
      expect(seen.permanents.includes('spawn')).toBe(refused.length > 0);
    },
  );
});

/** Such a token as Pawn of Ulamog makes. */
const SPAWN: PermanentDetails = {
  is: '0/1',
  token: true,
  abilities: [
    {
      kind: 'activated',
      costs: [{ kind: 'sacrificeSelf' }],
      targets: [],
      effects: [{ kind: 'addMana', mana: 'C' }],
    },
  ],
};
