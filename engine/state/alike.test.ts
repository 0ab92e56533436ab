import { expect, test } from 'vitest';
import { playBoard } from '../sandbox/playBoard.ts';
import { gameOf } from '../scenario/line.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { objectId } from '../vocabulary/ids.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { areAlike } from './alike.ts';
import type { GameState, Permanent } from './gameState.ts';

/** Word for word: all that is said of both is the same, and in nothing else of the game is either of them named. */
function isTheSame(state: GameState, a: Permanent, b: Permanent): boolean {
  const { battlefield, combat, stack, continuousEffects, preventionShields, delayedTriggers } =
    state;
  const namedElsewhere = ({ id }: Permanent): boolean =>
    JSON.stringify([
      battlefield.filter((one) => one.id !== id),
      ...[combat, stack, continuousEffects, preventionShields, delayedTriggers],
    ]).includes(JSON.stringify(id));
  const own = ({ id: _, timestamp: __, ...rest }: Permanent): string => JSON.stringify(rest);
  return own(a) === own(b) && !namedElsewhere(a) && !namedElsewhere(b);
}

test('two permanents are alike where nothing tells them apart and nothing else names either', () => {
  let alike = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const { setup, ...board } = lineBoard(randomFrom(seed));
    const permanents = setup.permanents.flatMap(({ pairedWith: _, ...one }) => [
      one,
      { ...one, id: objectId(`${one.id}-too`), attachedTo: undefined },
    ]);
    const game = gameOf(playBoard({ ...board, setup: { ...setup, permanents } }, 'decision').line);
    for (const a of game.battlefield)
      for (const b of game.battlefield) {
        expect([seed, a.id, b.id, areAlike(game, a, b)]).toEqual([
          seed,
          a.id,
          b.id,
          isTheSame(game, a, b),
        ]);
        if (a !== b && areAlike(game, a, b)) alike += 1;
      }
  }
  expect(alike).toBeGreaterThan(20);
});
