import type { EditionId } from '../../citation/editions.ts';
import { isMapping } from '../../language/loosely.ts';
import { outcomes, scriptEntry } from '../schema/script.ts';
import type { BoardFacts, ObjectFacts } from './boardFacts.ts';
import { editionProblems } from './editionProblems.ts';
import { type LooseEntry, type LooseOutcome, type LooseScript, partsOf } from './looseScenario.ts';
import { type NameUse, namesIn } from './names.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';

/** A script with where it stands, played on a board after `before`, the entries that it shares with another. */
export interface ScriptFacts {
  readonly board: BoardFacts;
  readonly editions: readonly EditionId[];
  readonly before: LooseScript;
  readonly entries: LooseScript;
  readonly outcome: LooseOutcome;
  /** The mapping that holds `script` and `outcome`. */
  readonly path: Path;
}

/** What is wrong with a script that has the right form: unknown names, and acts that can be seen to be illegal. */
export const scriptProblems = (script: ScriptFacts): readonly Problem[] => [
  ...script.entries.flatMap((entry, index) => {
    const path = [...script.path, 'script', index];
    const earlier = [...script.before, ...script.entries.slice(0, index)].map(partsOf);
    const parts = partsOf(entry);
    return [
      ...namesIn(scriptEntry, entry, path).flatMap((use) => nameProblems(use, script.board)),
      ...actProblems(parts, path, script.board, earlier),
      ...editionProblems(parts.editions, script.editions, path),
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

/** What the game calls the tokens that it makes. */
const TOKEN = /^token-\d+$/;

/** What is wrong with the names that something uses on this board. */
export function nameProblems(
  { name, of, path, at }: NameUse,
  board: BoardFacts,
): readonly Problem[] {
  const names = namesOf(of, board);
  if (names.includes(name) || (of !== 'card' && of !== 'player' && TOKEN.test(name))) return [];
  return [{ path, at, code: 'unknownId', found: name, expected: names }];
}

function namesOf(of: NameUse['of'], { players, objects }: BoardFacts): readonly string[] {
  const inZone = (zone: ObjectFacts['zone']): readonly string[] =>
    objects.filter((object) => object.zone === zone).map(({ id }) => id);
  // A card in hand may have been cast by then.
  const permanents = objects.filter(mayBePermanent).map(({ id }) => id);
  switch (of) {
    case 'player':
      return players;
    case 'card':
      return inZone('hand');
    case 'permanent':
      return permanents;
    case 'playerOrPermanent':
      return [...players, ...permanents];
    case 'playerOrObject':
      return [...players, ...objects.map(({ id }) => id)];
    case 'anything':
      return objects.map(({ id }) => id);
  }
}

const mayBePermanent = ({ zone, form: { types = [] } }: ObjectFacts): boolean =>
  zone === 'battlefield' || !types.some((type) => type === 'instant' || type === 'sorcery');

/** Where permanents untap, and another player's turn may have begun. */
const BEGINNING_STEPS: ReadonlySet<string> = new Set(['untap', 'upkeep', 'draw']);

// Only acts that the script takes for legal; what may have changed on the way is left to the game.
function actProblems(
  entry: LooseEntry,
  path: Path,
  board: BoardFacts,
  earlier: readonly LooseEntry[],
): readonly Problem[] {
  if (earlier.some(({ pass = '' }) => BEGINNING_STEPS.has(pass))) return [];
  const [active] = board.players;
  const untouched = earlier.every(
    ({ cast, activate }) => cast === undefined && activate === undefined,
  );
  const declared = (
    names: readonly string[],
    head: 'attack' | 'block',
    mayBelongTo: (player: string) => boolean,
    owner: string,
  ): readonly Problem[] =>
    names.flatMap((name) => {
      const object = board.objects.find(({ id, zone }) => id === name && zone === 'battlefield');
      if (object === undefined) return [];
      const blame = (expected: string): Problem => ({
        path: [...path, head, name],
        at: 'key',
        code: 'impossibleScript',
        found: name,
        expected: [expected],
      });
      return [
        // CR 508.1a, 509.1a: the chosen creatures must be untapped and the declaring player's own.
        ...(untouched && object.form.tapped === true ? [blame('untapped')] : []),
        ...(mayBelongTo(object.player) ? [] : [blame(owner)]),
      ];
    });
  return [
    ...declared(
      Object.keys(entry.attack ?? {}),
      'attack',
      (player) => player === active,
      'activePlayersCreature',
    ),
    ...declared(
      Object.keys(entry.block ?? {}),
      'block',
      (player) => player !== active,
      'defendingPlayersCreature',
    ),
  ];
}
