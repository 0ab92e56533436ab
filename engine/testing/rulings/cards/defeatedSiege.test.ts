import { describe, expect, test } from 'vitest';
import { act, gameOf } from '../../../scenario/line.ts';
import { givenName, objectId, playerId } from '../../../vocabulary/ids.ts';
import { card, printedOn } from '../../boards/cards.ts';
import {
  addMana,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
  toEnd,
  toStep,
} from '../../editionChanges/acts.ts';
import { type BoardWithHands, lineOf, play } from './game.ts';

const SEGOVIA = card('invasion-of-segovia');

describe('Invasion of Segovia, defeated, is cast with its other face up (CR 310.12b)', () => {
  const game: BoardWithHands = {
    permanents: {
      ada: { siege: { ...SEGOVIA, protector: 'nil' }, giant: '4/4', bear: '2/2' },
      nil: {},
    },
    hands: {
      ada: { growth: { ...card('giant-growth') } },
      nil: { away: card('unsummon') },
    },
  };
  const defeat: readonly LineAct[] = [attack({ giant: 'siege', bear: 'nil' }), block({}), toEnd];

  test('its controller casts Caetus for nothing, in the combat damage step', () => {
    const seen = play(game, ...defeat);
    expect(seen.triggered).toEqual({ siege: 1 });
    expect(seen.permanents).toEqual(['giant', 'bear', 'siege']);
    expect(seen.size.siege).toBe('3/3');
  });

  test('or leaves it in exile', () => {
    const declines: LineAct = (line) =>
      act(line, {
        kind: 'choose',
        player: playerId('ada'),
        choice: { source: objectId('siege'), may: 'declines' },
      }).line;
    const seen = play(game, declines, ...defeat);
    expect(seen.permanents).toEqual(['giant', 'bear']);
    expect(seen.zones.siege).toBe('exile');
  });

  test('three damage do not defeat it', () => {
    const seen = play(game, attack({ bear: 'siege' }), block({}), toEnd);
    expect(seen.counters.siege).toEqual({ defense: 2 });
    expect(seen.triggered).toEqual({});
  });

  test('Caetus untaps four creatures at the end step, itself among them', () => {
    const seen = play(game, ...defeat, toStep('endStep'), resolveAll);
    expect(seen.triggered).toEqual({ siege: 2 });
    expect(seen.tapped).toEqual([]);
  });

  test('returned to hand it is the battle again (CR 712.8a)', () => {
    const line = lineOf(game, [
      ...defeat,
      addMana('nil', 'U'),
      cast('nil', 'away', 'siege'),
      resolveAll,
    ]);
    const inHand = gameOf(line).cards.find(({ id }) => givenName(id) === 'siege');
    expect(inHand).toMatchObject({ zone: 'hand', printed: { types: ['battle'] } });
  });

  test('with Caetus a creature pays for Giant Growth: noncreature spells have convoke', () => {
    const seen = play(
      {
        ...game,
        permanents: {
          ada: { caetus: back(), elf: { is: '1/1', colors: ['green'], sick: true } },
          nil: {},
        },
        step: 'precombatMain',
      },
      (line) =>
        act(line, {
          kind: 'cast',
          player: playerId('ada'),
          card: objectId('growth'),
          targets: [{ kind: 'object', object: objectId('elf') }],
          announced: { convoke: [objectId('elf')] },
        }).line,
      resolveAll,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.tapped).toEqual(['elf']);
    expect(seen.size.elf).toBe('4/4');
  });
});

/** The other face, as a permanent. */
function back() {
  const { power, toughness, abilities = [] } = printedOn('invasion-of-segovia').back ?? {};
  return { is: `${power}/${toughness}`, abilities };
}

describe('Invasion of Segovia enters', () => {
  test('with two Krakens that trample, and four defense counters', () => {
    const seen = play(
      {
        permanents: { ada: {}, nil: {} },
        hands: { ada: { siege: SEGOVIA } },
        step: 'precombatMain',
      },
      addMana('ada', 'CCU'),
      cast('ada', 'siege'),
      resolveAll,
    );
    expect(seen.counters.siege).toEqual({ defense: 4 });
    expect(Object.values(seen.size)).toEqual(['1/1', '1/1']);
  });
});
