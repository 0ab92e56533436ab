import { describe, expect, test } from 'vitest';
import { objectId } from '../../../vocabulary/ids.ts';
import { card } from '../../boards/cards.ts';
import { assign, attack, block, toAssigning, toEnd } from '../../editionChanges/acts.ts';
import type { Seen } from '../../editionChanges/seen.ts';
import { type BoardWithHands, on, play } from './game.ts';

describe('trample asks for lethal damage to all blockers and no order (CR 702.19b)', () => {
  const rhino = (
    more: BoardWithHands['permanents'],
    nil: BoardWithHands['permanents'][string],
  ): BoardWithHands => ({
    permanents: { ada: { rhino: card('stampeding-rhino'), ...more.ada }, nil },
  });
  const divided = (game: BoardWithHands, ...blockers: readonly string[]): readonly string[] =>
    play(
      game,
      attack({ rhino: 'nil' }),
      block(Object.fromEntries(blockers.map((name) => [name, 'rhino']))),
      toAssigning,
    ).divisions.rhino ?? [];

  test('nothing goes past them before both have enough', () => {
    const divisions = divided(rhino({}, { bear: '2/2', elf: '1/1' }), 'bear', 'elf');
    expect(divisions).toContain('bear 2, elf 1, nil 1');
    expect(divisions).toContain('elf 4');
    expect(divisions).not.toContain('elf 3, nil 1');
    expect(divisions).not.toContain('bear 2, nil 2');
  });

  test('damage marked before counts', () => {
    const divisions = divided(rhino({}, { bear: { is: '2/2', damage: 1 } }), 'bear');
    expect(divisions).toContain('bear 1, nil 3');
  });

  test('with deathtouch one each is enough (CR 702.2c)', () => {
    const game = rhino(
      { ada: { collar: on('basilisk-collar', 'rhino') } },
      { wall: '0/4', ogre: '3/3' },
    );
    expect(divided(game, 'wall', 'ogre')).toContain('wall 1, ogre 1, nil 2');
  });

  test('a shield is not looked at', () => {
    const game = { ...rhino({}, { bear: '2/2' }), shields: { bear: 4 } };
    expect(divided(game, 'bear')).toContain('bear 2, nil 2');
  });

  test('an assignment that goes past too soon is refused', () => {
    const seen = play(
      rhino({}, { bear: '2/2', elf: '1/1' }),
      attack({ rhino: 'nil' }),
      block({ bear: 'rhino', elf: 'rhino' }),
      toAssigning,
      assign({ rhino: { bear: 2, nil: 2 } }),
    );
    expect(seen.refused).toEqual(['lethalNotAssignedBeforeTrample']);
  });

  test('what another assigns to a blocker in the same step counts', () => {
    const both = (toWall: number): Seen =>
      play(
        rhino({ ada: { wolf: '2/2 banding' } }, { wall: '0/4' }),
        attack({ rhino: 'nil', wolf: 'nil' }, { bands: [['wolf', 'rhino'].map(objectId)] }),
        block({ wall: 'rhino' }),
        toAssigning,
        assign({ wolf: { wall: 2 }, rhino: { wall: toWall, nil: 4 - toWall } }),
        toEnd,
      );
    expect(both(2)).toMatchObject({ refused: [], died: ['wall'], life: { nil: 18 } });
    expect(both(1).refused).toEqual(['lethalNotAssignedBeforeTrample']);
  });
});
