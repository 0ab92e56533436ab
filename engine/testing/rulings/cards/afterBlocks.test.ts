import { describe, expect, test } from 'vitest';
import { card } from '../../boards/cards.ts';
import { activate, addMana, attack, block, cast, toEnd } from '../../editionChanges/acts.ts';
import { type BoardWithHands, play } from './game.ts';

describe('what comes after blocks leaves them as they are (CR 509.1b, 506.4a)', () => {
  const blocked: BoardWithHands = {
    permanents: {
      ada: { bear: { is: '2/2', colors: ['green'] }, mother: card('mother-of-runes') },
      nil: { ogre: { is: '4/4', colors: ['white'] } },
    },
  };
  const attackBlocked = [attack({ bear: 'nil' }), block({ ogre: 'bear' })];

  test('protection from Mother of Runes does not unblock, but prevents the damage (CR 702.16e)', () => {
    const seen = play(blocked, ...attackBlocked, activate('ada', 'mother', 0, 'bear'), toEnd);
    expect(seen.died).toEqual([]);
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test("nor does Rogue's Passage", () => {
    const seen = play(
      {
        ...blocked,
        permanents: {
          ...blocked.permanents,
          ada: { bear: '2/2', passage: card('rogues-passage') },
        },
      },
      ...attackBlocked,
      addMana('ada', 'CCCC'),
      activate('ada', 'passage', 1, 'bear'),
      toEnd,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.died).toEqual(['bear']);
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test('menace that comes too late neither', () => {
    const seen = play(
      {
        permanents: {
          ada: { bear: '2/2' },
          nil: { ogre: '4/4' },
        },
        hands: {
          ada: {
            drums: {
              ...card('goblin-war-drums'),
              abilities: [
                ...(card('goblin-war-drums').abilities ?? []),
                { kind: 'keyword', keyword: 'flash' },
              ],
            },
          },
        },
      },
      ...attackBlocked,
      addMana('ada', 'RRR'),
      cast('ada', 'drums'),
      toEnd,
    );
    expect(seen.died).toEqual(['bear']);
  });
});
