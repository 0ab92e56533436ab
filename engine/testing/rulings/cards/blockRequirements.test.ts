import { describe, expect, test } from 'vitest';
import type { BlockVerdict } from '../../../log/verdict.ts';
import { card } from '../../boards/cards.ts';
import {
  addMana,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
} from '../../editionChanges/acts.ts';
import { type BoardWithHands, lineOf, on, play } from './game.ts';

describe('requirements to block (CR 509.1c)', () => {
  const verdictOf = (
    game: BoardWithHands,
    ...script: readonly LineAct[]
  ): BlockVerdict | undefined =>
    lineOf(game, script)
      .moments.flatMap(({ entries }) => entries.map(({ event }) => event))
      .flatMap((event) =>
        event.kind === 'block' && event.outcome === 'done' ? [event.verdict] : [],
      )[0];

  test('Lure on Taunting Elf is two requirements for each creature that can block it', () => {
    const verdict = verdictOf(
      {
        permanents: {
          ada: { elf: card('taunting-elf'), lure: on('lure', 'elf') },
          nil: { ogre: '3/3', bear: '2/2' },
        },
      },
      attack({ elf: 'nil' }),
      block({ ogre: 'elf', bear: 'elf' }),
    );
    expect(verdict?.maximum).toBe(4);
  });

  test('Blaze of Glory is one for each attacker', () => {
    const verdict = verdictOf(
      {
        permanents: { ada: { bear: '2/2', wolf: '2/2', elf: '1/1' }, nil: { ogre: '3/3' } },
        hands: { ada: { blaze: card('blaze-of-glory') } },
      },
      attack({ bear: 'nil', wolf: 'nil', elf: 'nil' }),
      addMana('ada', 'W'),
      cast('ada', 'blaze', 'ogre'),
      resolveAll,
      block({ ogre: ['bear', 'wolf', 'elf'] }),
    );
    expect(verdict).toMatchObject({ verdict: 'legal', maximum: 3, obeyed: 3 });
  });

  test('a Wall is not asked to block a Juggernaut that wears Lure', () => {
    const seen = play(
      {
        permanents: {
          ada: { juggernaut: card('juggernaut'), lure: on('lure', 'juggernaut') },
          nil: { wall: card('wall-of-wood') },
        },
      },
      attack({ juggernaut: 'nil' }),
      block({}),
    );
    expect(seen.refused).toEqual([]);
  });
});
