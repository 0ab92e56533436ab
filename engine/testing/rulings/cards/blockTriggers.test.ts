import { describe, expect, test } from 'vitest';
import { card } from '../../boards/cards.ts';
import { addMana, attack, block, cast, resolveAll } from '../../editionChanges/acts.ts';
import { on, play } from './game.ts';

describe('becoming blocked, and becoming blocked by a creature (CR 509.3c-d)', () => {
  const attackers = {
    myr: card('ichorclaw-myr'),
    tiger: card('cave-tiger'),
    bear: '2/2',
    lens: on('infiltration-lens', 'bear'),
  } as const;

  test.each([
    ['myr', 'myr', 1],
    ['tiger', 'tiger', 2],
    ['bear', 'lens', 2],
  ])(
    'Flash Foliage on a %s that is blocked already: %s has triggered %i times',
    (on, of, times) => {
      const seen = play(
        {
          permanents: { ada: attackers, nil: { ogre: '3/3' } },
          hands: { nil: { foliage: card('flash-foliage') } },
        },
        attack({ myr: 'nil', tiger: 'nil', bear: 'nil' }),
        block({ ogre: on }),
        resolveAll,
        addMana('nil', 'GGG'),
        cast('nil', 'foliage', on),
        resolveAll,
      );
      expect(seen.refused).toEqual([]);
      expect(seen.triggered[of]).toBe(times);
    },
  );

  test('Fog Patch blocks without a creature: the first triggers, the second does not', () => {
    const seen = play(
      {
        permanents: { ada: attackers, nil: {} },
        hands: { nil: { patch: card('fog-patch') } },
      },
      attack({ myr: 'nil', tiger: 'nil', bear: 'nil' }),
      block({}),
      addMana('nil', 'GG'),
      cast('nil', 'patch'),
      resolveAll,
    );
    expect(seen.triggered).toEqual({ myr: 1 });
  });
});

describe('blocking, and blocking a creature (CR 509.3a-b)', () => {
  test.each([
    ['brimaz-king-of-oreskos', 2],
    ['loyal-sentry', 2],
    ['aether-membrane', 2],
    ['wall-of-junk', 1],
  ])('%s, blocking two, triggers %i times', (id, times) => {
    const seen = play(
      {
        permanents: {
          ada: { bear: '2/2', wolf: '2/2' },
          nil: { guard: card(id), net: on('entangler', 'guard') },
        },
      },
      attack({ bear: 'nil', wolf: 'nil' }),
      block({ guard: ['bear', 'wolf'] }),
    );
    expect(seen.refused).toEqual([]);
    expect(seen.triggered.guard).toBe(times);
  });
});
