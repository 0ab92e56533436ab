import { describe, expect, test } from 'vitest';
import { act } from '../../../scenario/line.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { card } from '../../boards/cards.ts';
import {
  addMana,
  attack,
  block,
  choose,
  type LineAct,
  resolveAll,
  toEnd,
  toStep,
} from '../../editionChanges/acts.ts';
import { play } from './game.ts';

const suspend =
  (player: string, id: string): LineAct =>
  (line) =>
    act(line, { kind: 'suspend', player: playerId(player), card: objectId(id) }).line;

describe('Gorgon Recluse comes by madness in the middle of combat (CR 702.35a)', () => {
  test('discarded to Hypnotic Specter it may be cast for {B}{B}, though it is no time for creatures', () => {
    const seen = play(
      {
        permanents: { ada: { specter: card('hypnotic-specter') }, nil: {} },
        hands: { nil: { gorgon: card('gorgon-recluse') } },
      },
      attack({ specter: 'nil' }),
      block({}),
      toStep('combatDamage'),
      addMana('nil', 'BB'),
      resolveAll,
    );
    expect(seen.triggered).toEqual({ specter: 1, gorgon: 1 });
    expect(seen.permanents).toEqual(['specter', 'gorgon']);
    expect(seen.mana.nil).toBe('');
  });

  test('in combat it destroys the nonblack creatures that it fights, at end of combat', () => {
    const seen = play(
      {
        permanents: {
          ada: { bear: { is: '2/2', colors: ['green'] }, shade: { is: '2/2', colors: ['black'] } },
          nil: { gorgon: card('gorgon-recluse') },
        },
      },
      attack({ bear: 'nil', shade: 'nil' }),
      block({ gorgon: 'bear' }),
      toEnd,
      resolveAll,
    );
    expect(seen.died).toEqual(['bear']);
  });
});

describe('Judoon Enforcers wait in exile for six upkeeps (CR 702.62a)', () => {
  const round = [toStep('endStep'), toStep('upkeep'), toStep('endStep'), toStep('upkeep')];
  const rounds = (n: number): readonly LineAct[] => Array.from({ length: n }, () => round).flat();
  const waiting = (...more: readonly LineAct[]) =>
    play(
      {
        permanents: { ada: {}, nil: {} },
        hands: { ada: { judoon: card('judoon-enforcers') } },
        step: 'precombatMain',
      },
      addMana('ada', 'RRW'),
      suspend('ada', 'judoon'),
      ...more,
    );

  test('after five of them they are still there', () => {
    const seen = waiting(...rounds(5), resolveAll);
    expect(seen.refused).toEqual([]);
    expect(seen.zones.judoon).toBe('exile');
    expect(seen.triggered.judoon).toBe(5);
  });

  test('in the sixth they are cast for nothing, and attack at once', () => {
    const seen = waiting(...rounds(6), resolveAll, attack({ judoon: 'nil' }), block({}), toEnd);
    expect(seen.refused).toEqual([]);
    expect(seen.life.nil).toBe(12);
  });

  test('and one creature at most attacks their controller', () => {
    const seen = play(
      {
        permanents: {
          ada: { bear: '2/2', wolf: '2/2' },
          nil: { judoon: card('judoon-enforcers') },
        },
      },
      attack({ bear: 'nil', wolf: 'nil' }),
    );
    expect(seen.refused).toEqual(['restrictionDisobeyed']);
  });
});

describe('Stinkweed Imp dies in combat and comes back instead of a card (CR 702.52a)', () => {
  const fought: readonly LineAct[] = [
    attack({ giant: 'nil' }),
    block({ imp: 'giant' }),
    toEnd,
    resolveAll,
  ];
  const game = {
    permanents: { ada: { giant: '5/5' }, nil: { imp: card('stinkweed-imp') } },
  } as const;

  test('with the creature that it damaged', () => {
    expect(play(game, ...fought)).toMatchObject({
      died: ['giant', 'imp'],
      zones: { imp: 'graveyard' },
    });
  });

  test('five cards are milled as its owner takes it back in their draw step', () => {
    const seen = play(game, ...fought, choose('nil', 'imp'), toStep('draw'));
    expect(seen.hand).toEqual(['imp']);
    expect(seen.graveyard).toEqual({ ada: 1, nil: 5 });
  });

  test('nobody has to', () => {
    const seen = play(game, ...fought, toStep('draw'));
    expect(seen.hand).toEqual([]);
    expect(seen.graveyard).toEqual({ ada: 1, nil: 1 });
  });
});
