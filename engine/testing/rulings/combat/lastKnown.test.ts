import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../language/effect.ts';
import { reference, SELF, TARGET, whenever } from '../../../language/keywords/abilityParts.ts';
import type { PermanentDetails } from '../../boards/board.ts';
import { activated, anyTarget, instant, pump } from '../../editionChanges/abilities.ts';
import {
  activate,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
  toEnd,
} from '../../editionChanges/acts.ts';
import { type Seen, seenOn } from '../../editionChanges/seen.ts';
import type { BoardWithHands } from '../cards/game.ts';
import { lineOf } from '../cards/game.ts';

const byItsPower = { kind: 'powerOf', of: 'self' } as const;
const pings = activated([], [{ kind: 'dealDamage', n: byItsPower, subject: TARGET }], {
  targets: [anyTarget],
});
const grants = (keyword: 'deathtouch' | 'lifelink' | 'infect'): Effect => ({
  kind: 'apply',
  subject: TARGET,
  change: { kind: 'grant', ability: { kind: 'keyword', keyword } },
  until: 'endOfTurn',
});

/** Ada's `archer` deals damage by an ability, Nil can answer with `doom`; Ada can change the archer before. */
const shooting = (more: readonly Effect[], archer: PermanentDetails = {}): BoardWithHands => ({
  permanents: {
    ada: { archer: { is: '1/1', abilities: [pings], ...archer } },
    nil: { wall: '0/5' },
  },
  hands: {
    ada: { charm: instant(more) },
    nil: { doom: instant([{ kind: 'destroy', subject: TARGET }]) },
  },
});
const shotAt = (target: string): readonly LineAct[] => [
  attack({}),
  cast('ada', 'charm', 'archer'),
  resolveAll,
  activate('ada', 'archer', 0, target),
  cast('nil', 'doom', 'archer'),
  resolveAll,
];
const played = (game: BoardWithHands, script: readonly LineAct[]): Seen =>
  seenOn(lineOf(game, script));

describe('a source that has left deals damage as it last was (CR 608.2h)', () => {
  test('by the power that an effect had given it', () => {
    expect(played(shooting([pump(3, 0)]), shotAt('nil')).life.nil).toBe(16);
  });

  test('with the deathtouch that it had (702.2e)', () => {
    expect(played(shooting([grants('deathtouch')]), shotAt('wall')).died).toEqual([
      'archer',
      'wall',
    ]);
  });

  test('with the lifelink that it had (702.15c)', () => {
    expect(played(shooting([grants('lifelink'), pump(1, 0)]), shotAt('nil')).life).toEqual({
      ada: 22,
      nil: 18,
    });
  });

  test('with the infect that it had', () => {
    expect(played(shooting([grants('infect')]), shotAt('nil'))).toMatchObject({
      life: { nil: 20 },
      poison: { nil: 1 },
    });
  });

  test('also if it was a token', () => {
    const seen = played(shooting([grants('lifelink')], { token: true }), shotAt('nil'));
    expect(seen.life).toEqual({ ada: 21, nil: 19 });
  });

  test('under whoever controlled it then, whose it was or not', () => {
    const stolen: BoardWithHands = {
      ...shooting([]),
      hands: {
        ada: {
          theft: instant([
            { kind: 'gainControl', subject: TARGET, until: 'endOfTurn' },
            { kind: 'untap', subject: TARGET },
          ]),
        },
        nil: { doom: instant([{ kind: 'destroy', subject: TARGET }]) },
      },
      permanents: {
        ada: {},
        nil: { archer: { is: '2/2 lifelink', abilities: [pings] } },
      },
    };
    const seen = played(stolen, [
      attack({}),
      cast('ada', 'theft', 'archer'),
      resolveAll,
      activate('ada', 'archer', 1, 'nil'),
      cast('nil', 'doom', 'archer'),
      resolveAll,
    ]);
    expect(seen.refused).toEqual([]);
    expect(seen.life).toEqual({ ada: 22, nil: 18 });
  });
});

describe('an ability that triggered looks at what has left as it last was', () => {
  const revenge = whenever('dies', [
    { kind: 'loseLife', n: byItsPower, subject: reference('eachOpponent') },
  ]);

  test('the power of what died, with a lord that died beside it (603.10a)', () => {
    const lord = {
      is: '1/1',
      abilities: [
        {
          kind: 'static',
          subject: { kind: 'all', filter: { type: 'creature', controller: 'you', other: true } },
          change: { kind: 'modifyPowerToughness', power: 2, toughness: 0 },
        },
      ],
    } as const;
    const game: BoardWithHands = {
      permanents: {
        ada: { aLord: lord, martyr: { is: '1/1', abilities: [revenge] } },
        nil: { x: '3/9', y: '3/9' },
      },
    };
    const seen = played(game, [
      attack({ aLord: 'nil', martyr: 'nil' }),
      block({ x: 'aLord', y: 'martyr' }),
      toEnd,
    ]);
    expect(seen.died).toEqual(['aLord', 'martyr']);
    expect(seen.life).toEqual({ ada: 20, nil: 17 });
  });

  test('and resolves though its source has left (113.7a)', () => {
    const game: BoardWithHands = {
      permanents: {
        ada: {
          raider: {
            is: '2/2',
            abilities: [
              whenever('attacks', [
                { kind: 'loseLife', n: byItsPower, subject: reference('defendingPlayer') },
              ]),
            ],
          },
        },
        nil: {},
      },
      hands: { nil: { doom: instant([{ kind: 'destroy', subject: TARGET }]) } },
    };
    const seen = played(game, [
      attack({ raider: 'nil' }),
      cast('nil', 'doom', 'raider'),
      resolveAll,
    ]);
    expect(seen).toMatchObject({ died: ['raider'], life: { nil: 18 } });
  });
});

test('a source that is still there deals damage as it is now', () => {
  const game: BoardWithHands = {
    permanents: {
      ada: {
        archer: { is: '1/1', abilities: [pings, activated([], [pump(4, 0, SELF)])] },
      },
      nil: {},
    },
  };
  const seen = played(game, [
    attack({}),
    activate('ada', 'archer', 1),
    resolveAll,
    activate('ada', 'archer', 0, 'nil'),
    resolveAll,
  ]);
  expect(seen.life.nil).toBe(15);
});
