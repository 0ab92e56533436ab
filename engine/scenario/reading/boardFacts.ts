import {
  type LooseBoard,
  type LooseBranch,
  type LooseObject,
  type LoosePlayers,
  type LooseScenario,
  partsOf,
} from './looseScenario.ts';
import type { Path } from './source.ts';

/** What is on the board and in hands as a script begins, as far as the file can be read. */
export interface BoardFacts {
  /** In turn order. */
  readonly players: readonly string[];
  /** What is said of them, by name. */
  readonly said: Readonly<Record<string, StatedOfPlayer>>;
  readonly objects: readonly ObjectFacts[];
  /** What the script calls tokens that it makes, with the place of each name. */
  readonly tokens: readonly TokenName[];
}

export interface StatedOfPlayer {
  readonly form: LoosePlayer;
  /** What of the form stands at the path: all of it, or what a branch changes. */
  readonly written: LoosePlayer;
  readonly path: Path;
}

type LoosePlayer = NonNullable<NonNullable<LoosePlayers>[string]>;

export interface TokenName {
  readonly id: string;
  readonly path: Path;
}

export interface ObjectFacts {
  readonly id: string;
  /** The player that it is listed under. */
  readonly player: string;
  readonly zone: 'battlefield' | 'hand' | 'graveyard' | 'exile';
  readonly form: LooseObject;
  /** What of the form stands at the path: all of it, or what a branch changes. */
  readonly written: LooseObject;
  readonly path: Path;
}

/** The players' names; where the file does not say who plays, those under whom the board lists something. */
export const namesOfPlayers = (
  players: object | undefined,
  board: object | undefined,
): readonly string[] =>
  Object.keys(players === undefined || Object.keys(players).length === 0 ? (board ?? {}) : players);

export const boardFacts = ({ players = {}, board, script }: LooseScenario): BoardFacts => ({
  players: namesOfPlayers(players, board),
  said: saidIn(players, ['players']),
  objects: [...permanentsIn(board, ['board']), ...cardsIn(players, ['players'])],
  tokens: tokenNamesIn(script, ['script']),
});

/** The board of the main line as a branch changes it. */
export function branchFacts(main: BoardFacts, name: string, branch: LooseBranch): BoardFacts {
  const tokens = [...main.tokens, ...tokenNamesIn(branch.script, ['branches', name, 'script'])];
  const changes = branch.with;
  if (changes === undefined) return { ...main, tokens };
  const above = ['branches', name, 'with'];
  const { players, permanents = {}, add, remove = [] } = changes;
  const hands = cardsIn(players, [...above, 'players']);
  const replaces = (player: string, zone: ObjectFacts['zone']): boolean =>
    hands.some((card) => card.player === player && card.zone === zone);
  const kept = main.objects
    .filter(({ id }) => !remove.includes(id))
    .filter(({ zone, player }) => !replaces(player, zone))
    .map((object): ObjectFacts => {
      const change = permanents[object.id];
      if (change === undefined) return object;
      return {
        ...object,
        form: { ...object.form, ...change, id: object.id },
        written: change,
        path: [...above, 'permanents', object.id],
      };
    });
  return {
    players: main.players,
    said: {
      ...main.said,
      ...saidIn(players, [...above, 'players'], main.said),
    },
    objects: [...kept, ...permanentsIn(add, [...above, 'add']), ...hands],
    tokens,
  };
}

const saidIn = (
  players: LoosePlayers,
  above: Path,
  before: BoardFacts['said'] = {},
): BoardFacts['said'] =>
  Object.fromEntries(
    Object.entries(players ?? {}).flatMap(([name, written]) =>
      written === undefined || written === null
        ? []
        : [
            [
              name,
              { form: { ...before[name]?.form, ...written }, written, path: [...above, name] },
            ],
          ],
    ),
  );

const tokenNamesIn = (script: LooseScenario['script'], above: Path): readonly TokenName[] =>
  (script ?? []).flatMap((entry, index) => {
    const { as } = partsOf(entry);
    const path = [...above, index, 'as'];
    if (typeof as === 'string') return [{ id: as, path }];
    return (as ?? []).flatMap((id, at) => (id === undefined ? [] : [{ id, path: [...path, at] }]));
  });

const permanentsIn = (board: LooseBoard, above: Path): readonly ObjectFacts[] =>
  Object.entries(board ?? {}).flatMap(([player, forms = []]) =>
    factsOf(forms, player, 'battlefield', [...above, player]),
  );

const cardsIn = (players: LoosePlayers, above: Path): readonly ObjectFacts[] =>
  Object.entries(players ?? {}).flatMap(([player, form]) =>
    CARD_ZONES.flatMap((zone) => {
      const forms = form?.[zone];
      return isList(forms) ? factsOf(forms, player, zone, [...above, player, zone]) : [];
    }),
  );

const CARD_ZONES = ['hand', 'graveyard', 'exile'] as const;

const isList = (forms: unknown): forms is readonly (LooseObject | undefined)[] =>
  Array.isArray(forms);

const factsOf = (
  forms: readonly (LooseObject | undefined)[],
  player: string,
  zone: ObjectFacts['zone'],
  above: Path,
): readonly ObjectFacts[] =>
  forms.flatMap((form, index) =>
    form?.id === undefined
      ? []
      : [{ id: form.id, player, zone, form, written: form, path: [...above, index] }],
  );
