import type { LoosePlayers } from './looseScenario.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';

type Player = NonNullable<NonNullable<LoosePlayers>[string]>;

interface Unused {
  readonly key: keyof Player;
  /** Whether it is said and makes no difference; `before` are the players that the file names first. */
  readonly is: (player: Player, before: readonly Player[]) => boolean;
  readonly expected: string;
}

/** What is said of players and would make no difference beside what else is said. */
export const unusedOfPlayers = (players: LoosePlayers, above: Path): readonly Problem[] => {
  const all = Object.entries(players ?? {}).flatMap(([name, form]) =>
    form === undefined || form === null ? [] : [{ name, form }],
  );
  return all.flatMap(({ name, form }, at) =>
    UNUSED.filter(({ is }) =>
      is(
        form,
        all.slice(0, at).map((one) => one.form),
      ),
    ).map(
      ({ key, expected }): Problem => ({
        path: [...above, name, key],
        at: 'key',
        code: 'impossibleBoard',
        found: key,
        expected: [expected],
      }),
    ),
  );
};

const UNUSED: readonly Unused[] = [
  // CR 725.1: there is one monarch at a time.
  {
    key: 'monarch',
    is: ({ monarch }, before) => monarch === true && before.some((one) => one.monarch === true),
    expected: 'oneMonarch',
  },
  {
    key: 'graveyard-size',
    is: (player) => typeof player.graveyard === 'number' && player['graveyard-size'] !== undefined,
    expected: 'graveyardCountedOnce',
  },
  {
    key: 'graveyard-size',
    is: (player) => isFewer(player['graveyard-size'], player.graveyard),
    expected: 'noFewerThanNamed',
  },
  {
    key: 'hand-size',
    is: (player) => isFewer(player['hand-size'], player.hand),
    expected: 'noFewerThanNamed',
  },
];

const isFewer = (size: unknown, named: unknown): boolean =>
  typeof size === 'number' && Array.isArray(named) && size < named.length;
