import { describe, expect, test } from 'vitest';
import type { PermanentSpec } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import {
  activate,
  addMana,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
  toAssigning,
  toEnd,
  toStep,
} from '../../editionChanges/acts.ts';
import type { Seen } from '../../editionChanges/seen.ts';
import { type BoardWithHands, play } from './game.ts';

describe('an attacker whose blockers are gone stays blocked (CR 510.1c)', () => {
  const withoutBlocker = (id: string, ...more: readonly LineAct[]): Seen =>
    play(
      {
        permanents: { ada: { attacker: card(id) }, nil: { wall: '0/8' } },
        hands: { nil: { away: card('unsummon') } },
      },
      attack({ attacker: 'nil' }),
      block({ wall: 'attacker' }),
      addMana('nil', 'U'),
      cast('nil', 'away', 'wall'),
      resolveAll,
      ...more,
    );

  test.each([
    ['craw-wurm', 20],
    ['colossal-dreadmaw', 14],
  ])('%s leaves its player at %i', (id, life) => {
    expect(withoutBlocker(id, toEnd).life.nil).toBe(life);
  });

  test('Thorn Elemental may assign its damage as though it were not blocked', () => {
    expect(withoutBlocker('thorn-elemental', toAssigning).divisions.attacker).toEqual([
      'nil 7',
      '',
    ]);
  });
});

describe('first strike between the two steps (CR 510.4)', () => {
  const game: BoardWithHands = {
    permanents: {
      ada: { reckoner: card('boros-reckoner'), wolves: card('tundra-wolves') },
      nil: {},
    },
  };

  test('gained after the first step it takes nothing away from the second', () => {
    const seen = play(
      game,
      attack({ reckoner: 'nil', wolves: 'nil' }),
      block({}),
      toStep('firstStrikeDamage'),
      addMana('ada', 'R'),
      activate('ada', 'reckoner', 1),
      toEnd,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.life.nil).toBe(16);
  });

  test('gained before it, the damage comes in the first step alone', () => {
    const seen = play(
      game,
      attack({ reckoner: 'nil', wolves: 'nil' }),
      block({}),
      addMana('ada', 'R'),
      activate('ada', 'reckoner', 1),
      toStep('firstStrikeDamage'),
      resolveAll,
    );
    expect(seen.life.nil).toBe(16);
  });

  const between = (attacker: PermanentSpec, id: string, mana: string): Seen =>
    play(
      {
        permanents: { ada: { attacker }, nil: {} },
        hands: { ada: { spell: card(id) } },
      },
      attack({ attacker: 'nil' }),
      block({}),
      toStep('firstStrikeDamage'),
      addMana('ada', mana),
      cast('ada', 'spell', 'attacker'),
      toEnd,
    );

  test.each([
    ['tundra-wolves', 19],
    ['boros-swiftblade', 19],
  ])('lost after it, %s deals no more: it had it as the first step began', (id, life) => {
    const seen = between(card(id), 'humble', 'WW');
    expect(seen.refused).toEqual([]);
    expect(seen.life.nil).toBe(life);
  });

  test('double strike gained after it: Tundra Wolves strike again', () => {
    const seen = between(card('tundra-wolves'), 'temur-battle-rage', 'RR');
    expect(seen.refused).toEqual([]);
    expect(seen.life.nil).toBe(18);
  });
});
