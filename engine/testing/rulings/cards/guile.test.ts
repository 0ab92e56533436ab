import { describe, expect, test } from 'vitest';
import { act, decisionOf } from '../../../scenario/line.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { card } from '../../boards/cards.ts';
import { instant } from '../../editionChanges/abilities.ts';
import {
  addMana,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
  toEnd,
} from '../../editionChanges/acts.ts';
import { play } from './game.ts';

describe('Guile plays what its controller would have countered (CR 614.6)', () => {
  const counterspell = instant(
    [{ kind: 'counter', subject: { kind: 'reference', reference: 'target' } }],
    [{ kind: 'spell', filter: {} }],
  );
  const game = (nil: { readonly [name: string]: ReturnType<typeof card> }) => ({
    permanents: { ada: { elf: '1/1' }, nil: { ogre: '3/3', ...nil } },
    hands: { ada: { growth: card('giant-growth') }, nil: { no: counterspell } },
    step: 'precombatMain' as const,
  });
  const countered: readonly LineAct[] = [
    addMana('ada', 'G'),
    cast('ada', 'growth', 'elf'),
    (line) =>
      decisionOf(line).kind === 'priority'
        ? act(line, {
            kind: 'choose',
            player: playerId('nil'),
            choice: {
              source: objectId('no'),
              named: [{ kind: 'object', object: objectId('ogre') }],
            },
          }).line
        : line,
    cast('nil', 'no', 'growth'),
    resolveAll,
  ];

  test('the spell is exiled and cast by them, on another target, and ends in its owner’s graveyard', () => {
    const seen = play(game({ guile: card('guile') }), ...countered);
    expect(seen.refused).toEqual([]);
    expect(seen.size).toMatchObject({ elf: '1/1', ogre: '6/6' });
    expect(seen.graveyard).toEqual({ ada: 1, nil: 1 });
  });

  test('without Guile it is countered', () => {
    const seen = play(game({}), ...countered);
    expect(seen.size).toMatchObject({ elf: '1/1', ogre: '3/3' });
    expect(seen.zones.growth).toBe('graveyard');
  });
});

describe('Guile in combat', () => {
  const attackers = {
    permanents: { ada: { guile: card('guile') }, nil: { a: '2/2', b: '2/2', c: '2/2' } },
  };

  test.each<[readonly string[], readonly string[]]>([
    [[], []],
    [['a', 'b'], ['restrictionDisobeyed']],
    [['a', 'b', 'c'], []],
  ])('blocked by %j', (blockers, refused) => {
    const blocks = Object.fromEntries(blockers.map((name) => [name, 'guile']));
    expect(play(attackers, attack({ guile: 'nil' }), block(blocks)).refused).toEqual(refused);
  });

  test('dying in it, it is shuffled into the library', () => {
    const seen = play(
      attackers,
      attack({ guile: 'nil' }),
      block({ a: 'guile', b: 'guile', c: 'guile' }),
      toEnd,
      resolveAll,
    );
    expect(seen.died).toContain('guile');
    expect(seen.zones.guile).toBeUndefined();
    expect(seen.graveyard.ada).toBe(0);
  });

  test('discarded too: from anywhere', () => {
    const seen = play(
      {
        permanents: { ada: {}, nil: {} },
        hands: {
          ada: {
            guile: card('guile'),
            rite: instant(
              [{ kind: 'discard', n: 1, subject: { kind: 'reference', reference: 'you' } }],
              [],
            ),
          },
        },
        step: 'precombatMain',
      },
      cast('ada', 'rite'),
      resolveAll,
    );
    expect(seen.triggered).toEqual({ guile: 1 });
    expect(seen.zones.guile).toBeUndefined();
  });
});
