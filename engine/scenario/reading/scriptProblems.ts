import type { EditionId } from '../../citation/editions.ts';
import { isMapping } from '../../language/loosely.ts';
import { outcomes, scriptEntry } from '../schema/script.ts';
import type { BoardFacts, ObjectFacts } from './boardFacts.ts';
import { TOKEN } from './boardProblems.ts';
import { editionProblems } from './editionProblems.ts';
import { type LooseOutcome, type LooseScript, partsOf } from './looseScenario.ts';
import { type NameUse, namesIn } from './names.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';

/** A script with where it stands. */
export interface ScriptFacts {
  readonly board: BoardFacts;
  readonly editions: readonly EditionId[];
  readonly entries: LooseScript;
  readonly outcome: LooseOutcome;
  /** The mapping that holds `script` and `outcome`. */
  readonly path: Path;
}

/** What is wrong with a script that has the right form: unknown names. Whether an act is legal, only the game can say. */
export const scriptProblems = (script: ScriptFacts): readonly Problem[] => [
  ...script.entries.flatMap((entry, index) => {
    const path = [...script.path, 'script', index];
    return [
      ...namesIn(scriptEntry, entry, path).flatMap((use) => nameProblems(use, script.board)),
      ...editionProblems(partsOf(entry).editions, script.editions, path),
    ];
  }),
  ...outcomeProblems(script),
];

function outcomeProblems({ outcome, path, board, editions }: ScriptFacts): readonly Problem[] {
  const at = [...path, 'outcome'];
  const unknown = namesIn(outcomes, outcome, at).flatMap((use) => nameProblems(use, board));
  if (isMapping(outcome)) return [...unknown, ...editionProblems(outcome.editions, editions, at)];
  return [
    ...unknown,
    ...(outcome ?? []).flatMap((one, index) =>
      editionProblems(one?.editions, editions, [...at, index]),
    ),
  ];
}

/** What is wrong with the names that something uses on this board. */
export function nameProblems(
  { name, of, path, at }: NameUse,
  board: BoardFacts,
): readonly Problem[] {
  const names = namesOf(of, board);
  if (names.includes(name) || (of !== 'card' && of !== 'player' && TOKEN.test(name))) return [];
  return [{ path, at, code: 'unknownId', found: name, expected: names }];
}

function namesOf(of: NameUse['of'], { players, objects, tokens }: BoardFacts): readonly string[] {
  // A card in hand may have been cast by then.
  const permanents = [...objects.filter(mayBePermanent), ...tokens].map(({ id }) => id);
  switch (of) {
    case 'player':
      return players;
    // A permanent may have been returned to its owner's hand by then.
    case 'card':
      return objects.map(({ id }) => id);
    case 'permanent':
      return permanents;
    case 'playerOrPermanent':
      return [...players, ...permanents];
    case 'playerOrObject':
      return [...players, ...[...objects, ...tokens].map(({ id }) => id)];
    case 'anything':
      return [...objects, ...tokens].map(({ id }) => id);
  }
}

const mayBePermanent = ({ zone, form: { types = [] } }: ObjectFacts): boolean =>
  zone === 'battlefield' || !types.some((type) => type === 'instant' || type === 'sorcery');
