import type {
  LooseBoard,
  LooseBranch,
  LooseObject,
  LoosePlayers,
  LooseScenario,
} from './looseScenario.ts';
import type { Path } from './source.ts';

/** What is on the board and in hands as a script begins, as far as the file can be read. */
export interface BoardFacts {
  /** In turn order. */
  readonly players: readonly string[];
  readonly objects: readonly ObjectFacts[];
}

export interface ObjectFacts {
  readonly id: string;
  /** The player that it is listed under. */
  readonly player: string;
  readonly zone: 'battlefield' | 'hand';
  readonly form: LooseObject;
  /** What of the form stands at the path: all of it, or what a branch changes. */
  readonly written: LooseObject;
  readonly path: Path;
}

export const boardFacts = ({ players = {}, board }: LooseScenario): BoardFacts => ({
  players: Object.keys(players),
  objects: [...permanentsIn(board, ['board']), ...cardsIn(players, ['players'])],
});

/** The board of the main line as a branch changes it. */
export function branchFacts(main: BoardFacts, name: string, branch: LooseBranch): BoardFacts {
  const changes = branch.with;
  if (changes === undefined) return main;
  const above = ['branches', name, 'with'];
  const { players, permanents = {}, add, remove = [] } = changes;
  const hands = cardsIn(players, [...above, 'players']);
  const replaced = new Set(hands.map(({ player }) => player));
  const kept = main.objects
    .filter(({ id }) => !remove.includes(id))
    .filter(({ zone, player }) => zone === 'battlefield' || !replaced.has(player))
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
    objects: [...kept, ...permanentsIn(add, [...above, 'add']), ...hands],
  };
}

const permanentsIn = (board: LooseBoard, above: Path): readonly ObjectFacts[] =>
  Object.entries(board ?? {}).flatMap(([player, forms = []]) =>
    factsOf(forms, player, 'battlefield', [...above, player]),
  );

const cardsIn = (players: LoosePlayers, above: Path): readonly ObjectFacts[] =>
  Object.entries(players ?? {}).flatMap(([player, form]) =>
    factsOf(form?.hand ?? [], player, 'hand', [...above, player, 'hand']),
  );

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
