import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';
import { gameOf, lineGoingOnIn } from '../../scenario/line.ts';
import type { GameState } from '../../state/gameState.ts';
import { playBoard } from '../../testing/editionChanges/playBoard.ts';
import { seenOn } from '../../testing/editionChanges/seen.ts';
import { gameOf as gameOfExample } from '../../testing/rulings/keywords/exampleGame.ts';
import { decidingPlayed } from './decidingPlayed.ts';

/** Every keyword with a combat that shows it and can be gone through without it; in it nothing happens by its own rules. */
const examples = EVERY_KEYWORD.flatMap(({ keyword, example, rules }) =>
  example === undefined || (example.without.refused ?? []).length > 0
    ? []
    : [[keyword, { keyword, example, rules }] as const],
);

test.each(examples)(
  'that a combat comes out as it does by %s is found by playing it without',
  (_, { keyword, example, rules }) => {
    const { board, script } = gameOfExample(example);
    const begun = playBoard({ board, script: [] }, { edition: NEWEST_EDITION });
    const answerIn = (game: GameState): string | undefined => {
      const line = script.reduce((now, act) => act(now), lineGoingOnIn(begun, game));
      const seen = seenOn(line);
      if ((seen.refused ?? []).length > (example.sees.refused ?? []).length) return undefined;
      return JSON.stringify(Object.keys(example.sees).map((word) => Object(seen)[word]));
    };
    const anything = ['keyword.*', 'damage.*', 'stateBased.*'] as const;
    const { found } = decidingPlayed(
      { rules: ['stateBased.lethalDamage'], told: [], mayDecide: anything },
      gameOf(begun),
      answerIn,
    );
    expect(found, keyword).toContain(rules[0]);
  },
);

test('nearly every keyword has such a combat', () => {
  expect(examples.length).toBeGreaterThan(EVERY_KEYWORD.length / 2);
});
