import { describe, expect, test } from 'vitest';
import { card } from '../../boards/cards.ts';
import { attack } from '../../editionChanges/acts.ts';
import { play } from './game.ts';

describe('attacking if another does (CR 508.1d)', () => {
  const toll = { toll: card('wars-toll') };

  test.each([
    ["War's Toll lets all stay at home", {}, []],
    ["War's Toll has all attack if one does", { bear: 'nil' }, ['fewerRequirementsThanPossible']],
    ['and all together they may', { bear: 'nil', wolf: 'nil' }, []],
  ])('%s', (_, attacks, refused) => {
    const seen = play(
      { permanents: { ada: { bear: '2/2', wolf: '2/2' }, nil: toll } },
      attack(attacks),
    );
    expect(seen.refused).toEqual(refused);
  });

  test.each([
    ['ekundu-cyclops', {}, []],
    ['ekundu-cyclops', { bear: 'nil' }, ['fewerRequirementsThanPossible']],
    ['ekundu-cyclops', { giant: 'nil' }, []],
    ['viashino-bey', {}, []],
    ['viashino-bey', { bear: 'nil' }, []],
    ['viashino-bey', { giant: 'nil' }, ['fewerRequirementsThanPossible']],
  ])('%s beside a bear, attacking with %o', (id, attacks, refused) => {
    const seen = play(
      { permanents: { ada: { giant: card(id), bear: '2/2' }, nil: {} } },
      attack(attacks),
    );
    expect(seen.refused).toEqual(refused);
  });
});

describe('requirements within a limit (CR 508.1d)', () => {
  test.each(['dueling-grounds', 'silent-arbiter'])(
    'with Grand Melee and %s either may attack, but one must',
    (id) => {
      const game = {
        permanents: {
          ada: { bear: '2/2', wolf: '2/2' },
          nil: { melee: card('grand-melee'), limit: card(id) },
        },
      };
      expect(play(game, attack({ bear: 'nil' })).refused).toEqual([]);
      expect(play(game, attack({ wolf: 'nil' })).refused).toEqual([]);
      expect(play(game, attack({})).refused).toEqual(['fewerRequirementsThanPossible']);
      expect(play(game, attack({ bear: 'nil', wolf: 'nil' })).refused).toEqual([
        'restrictionDisobeyed',
      ]);
    },
  );

  test.each(['dueling-grounds', 'silent-arbiter'])(
    'with %s one of two Juggernauts attacks, whichever',
    (id) => {
      const juggernaut = card('juggernaut');
      const game = {
        permanents: { ada: { first: juggernaut, second: juggernaut }, nil: { limit: card(id) } },
      };
      expect(play(game, attack({ second: 'nil' })).refused).toEqual([]);
      expect(play(game, attack({})).refused).toEqual(['fewerRequirementsThanPossible']);
    },
  );

  test('with Crawlspace two of three Juggernauts attack', () => {
    const juggernaut = card('juggernaut');
    const game = {
      permanents: {
        ada: { first: juggernaut, second: juggernaut, third: juggernaut },
        nil: { space: card('crawlspace') },
      },
    };
    expect(play(game, attack({ first: 'nil', third: 'nil' })).refused).toEqual([]);
    expect(play(game, attack({ second: 'nil' })).refused).toEqual([
      'fewerRequirementsThanPossible',
    ]);
  });
});
