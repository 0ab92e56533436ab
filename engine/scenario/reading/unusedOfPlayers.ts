import type { LoosePlayers } from './looseScenario.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';

const SIZE = 'graveyard-size';

/** What is said of players and would not be heard beside what else is said. */
export const unusedOfPlayers = (players: LoosePlayers, above: Path): readonly Problem[] =>
  Object.entries(players ?? {}).flatMap(([name, form]): readonly Problem[] =>
    typeof form?.graveyard === 'number' && form[SIZE] !== undefined
      ? [
          {
            path: [...above, name, SIZE],
            at: 'key',
            code: 'impossibleBoard',
            found: SIZE,
            expected: ['graveyardCountedOnce'],
          },
        ]
      : [],
  );
