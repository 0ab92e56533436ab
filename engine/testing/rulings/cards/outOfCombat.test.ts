import { describe, expect, test } from 'vitest';
import { phaseIn, phaseOut } from '../../../change/phasing.ts';
import { objectId } from '../../../vocabulary/ids.ts';
import { card } from '../../boards/cards.ts';
import {
  activate,
  addMana,
  attack,
  block,
  cast,
  happens,
  resolveAll,
  toEnd,
} from '../../editionChanges/acts.ts';
import { play } from './game.ts';

describe('out of combat, or only out of harm', () => {
  test('Maze of Ith leaves the creature in combat, and its damage undealt', () => {
    const seen = play(
      { permanents: { ada: { bear: '2/2' }, nil: { maze: card('maze-of-ith') } } },
      attack({ bear: 'nil' }),
      activate('nil', 'maze', 0, 'bear'),
      toEnd,
    );
    expect(seen.attacking).toEqual({ bear: 'nil' });
    expect(seen.tapped).toEqual(['maze']);
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test('Reconnaissance takes it out of combat', () => {
    const seen = play(
      { permanents: { ada: { bear: '2/2', recon: card('reconnaissance') }, nil: {} } },
      attack({ bear: 'nil' }),
      activate('ada', 'recon', 0, 'bear'),
      resolveAll,
    );
    expect(seen.attacking).toEqual({});
    expect(seen.tapped).toEqual([]);
  });

  test('and so does Gustcloak Sentinel, as it becomes blocked', () => {
    const seen = play(
      { permanents: { ada: { sentinel: card('gustcloak-sentinel') }, nil: { ogre: '4/4' } } },
      attack({ sentinel: 'nil' }),
      block({ ogre: 'sentinel' }),
      resolveAll,
    );
    expect(seen.attacking).toEqual({});
    expect(seen.tapped).toEqual([]);
  });
});

describe('what takes a creature out of combat (CR 506.4)', () => {
  test('another controller: Ray of Command on an attacker', () => {
    const seen = play(
      {
        permanents: { ada: { bear: '2/2' }, nil: {} },
        hands: { nil: { ray: card('ray-of-command') } },
      },
      attack({ bear: 'nil' }),
      addMana('nil', 'UUUU'),
      cast('nil', 'ray', 'bear'),
      resolveAll,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.attacking).toEqual({});
  });

  test.each(['drudge-skeletons', 'river-boa', 'cudgel-troll'])(
    'regenerating: %s, hit by first strike, deals no damage itself',
    (id) => {
      const seen = play(
        { permanents: { ada: { knight: '5/1 firstStrike' }, nil: { guard: card(id) } } },
        attack({ knight: 'nil' }),
        block({ guard: 'knight' }),
        addMana('nil', 'BG'),
        activate('nil', 'guard', card(id).abilities?.length === 2 ? 1 : 0),
        toEnd,
      );
      expect(seen.refused).toEqual([]);
      expect(seen).toMatchObject({ died: [], tapped: ['knight', 'guard'] });
      expect(seen.life.nil).toBe(20);
    },
  );

  test('phasing out, even if it phases in again', () => {
    const bear = [objectId('bear')];
    const seen = play(
      { permanents: { ada: { bear: '2/2' }, nil: {} } },
      attack({ bear: 'nil' }),
      happens((game) => phaseOut(game, bear)),
      happens((game) => phaseIn(game, bear)),
      toEnd,
    );
    expect(seen.permanents).toEqual(['bear']);
    expect(seen.attacking).toEqual({});
    expect(seen.life.nil).toBe(20);
  });

  test('to be no creature any more: Iroas, as Naturalize takes two of eight symbols', () => {
    const seen = play(
      {
        permanents: {
          ada: {
            iroas: card('iroas-god-of-victory'),
            reckoner: card('boros-reckoner'),
            pride: card('militias-pride'),
            cause: card('righteous-cause'),
          },
          nil: {},
        },
        hands: { nil: { naturalize: card('naturalize') } },
      },
      attack({ iroas: 'nil', reckoner: 'nil' }),
      addMana('nil', 'GG'),
      cast('nil', 'naturalize', 'cause'),
      resolveAll,
      toEnd,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.attacking).toEqual({ reckoner: 'nil' });
    expect(seen.permanents).toContain('iroas');
  });
});
