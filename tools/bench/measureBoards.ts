import { STANDING_AIMS, type StandingAim } from '../../engine/generation/aim.ts';
import { playersOf } from '../../engine/generation/draft.ts';
import type { Generated } from '../../engine/generation/generate.ts';
import { generateUnseen } from '../../engine/generation/generateUnseen.ts';
import type { Pieces } from '../../engine/generation/pieces.ts';
import { isDecidedByFirst } from '../../engine/testing/contrast/isDecidedByFirst.ts';
import { engineRight } from '../../engine/testing/generation/engineRight.ts';
import { isLiterallyRight, oneSaid } from '../../engine/testing/generation/isLiterallyRight.ts';
import { LAZY_WAYS, type LazyWay, lazilySaid } from '../../engine/testing/generation/lazyPerson.ts';
import { literalRight } from '../../engine/testing/generation/literalRight.ts';
import { projectPieces } from '../../engine/testing/generation/piecesRead.ts';
import { quantile } from './timing.ts';

/** Boards that were made for one aim, and what is wrong with them. */
export interface AimMeasured {
  readonly name: string;
  readonly boards: number;
  /** Of all drafts, how many were thrown away. */
  readonly thrownAway: number;
  /** Boards for which another seed of the run was taken, as theirs gave what had been seen. */
  readonly takenApart: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly wrong: readonly string[];
  /** Of how many of its boards each lazy way can be tried, and how many it answers right. */
  readonly lazily: LazyCounts;
  /** Boards that some lazy way answers right. */
  readonly lazilyRight: number;
  /** Boards whose answer begins with a rule that can’t be seen to decide it: nothing that is taken away makes another. */
  readonly undecided: readonly string[];
}

type LazyCounts = { readonly [W in LazyWay]: { readonly tried: number; readonly right: number } };

/** As many boards as are asked for, over all aims, in runs in which none may be a renaming of another. */
export function measureBoards(boards: number): readonly AimMeasured[] {
  const pieces = projectPieces();
  for (const [name, aim] of STANDING_AIMS) generateUnseen(pieces, name, aim, ['warm'], new Set());
  const each = Math.ceil(boards / STANDING_AIMS.size);
  return [...STANDING_AIMS].map(([name, aim]) => measureAim(pieces, name, aim, each));
}

const IN_A_RUN = 50;

function measureAim(pieces: Pieces, name: string, aim: StandingAim, boards: number): AimMeasured {
  const times: number[] = [];
  const wrong: string[] = [];
  const undecided: string[] = [];
  const lazy: LazyTry[][] = [];
  let drafts = 0;
  let takenApart = 0;
  let seen = new Set<string>();
  for (let made = 0; made < boards; made += 1) {
    if (made % IN_A_RUN === 0) seen = new Set();
    const seed = `bench ${Math.floor(made / IN_A_RUN)}-${(made % IN_A_RUN) + 1}`;
    const start = performance.now();
    const found = generateUnseen(pieces, name, aim, seedsFrom(seed), seen);
    times.push(performance.now() - start);
    if (found === undefined) {
      wrong.push(`${seed}: no board`);
      continue;
    }
    drafts += found.board.thrownAway + 1;
    takenApart += found.seed === seed ? 0 : 1;
    wrong.push(...wrongAbout(aim, found.board, seen).map((what) => `${found.seed}: ${what}`));
    lazy.push(lazyTries(found.board));
    if (!isDecidedByFirst({ ...found.board, defending: playersOf(found.board.draft).other }))
      undecided.push(found.seed);
    seen.add(found.board.shape);
  }
  return {
    name,
    boards,
    thrownAway: (drafts - boards) / drafts,
    takenApart,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    wrong,
    lazily: countsOf(lazy.flat()),
    lazilyRight: lazy.filter((tries) => tries.some(({ isRight }) => isRight)).length,
    undecided,
  };
}

interface LazyTry {
  readonly way: LazyWay;
  readonly isRight: boolean;
}

const lazyTries = (board: Generated): LazyTry[] =>
  LAZY_WAYS.flatMap((way) => {
    const said = lazilySaid(way, board);
    return said === undefined ? [] : [{ way, isRight: isLiterallyRight(board, said) }];
  });

function countsOf(tries: readonly LazyTry[]): LazyCounts {
  const counted = (way: LazyWay) => {
    const own = tries.filter((one) => one.way === way);
    return { tried: own.length, right: own.filter(({ isRight }) => isRight).length };
  };
  return {
    nothing: counted('nothing'),
    everything: counted('everything'),
    theFirst: counted('theFirst'),
    toPlayer: counted('toPlayer'),
    evenly: counted('evenly'),
  };
}

/** The one, and those that are taken where it gives what was seen. */
const seedsFrom = (seed: string): readonly string[] => [
  seed,
  ...Array.from({ length: 8 }, (_, nth) => `${seed}'${nth + 1}`),
];

function wrongAbout(
  aim: StandingAim,
  board: Generated,
  seen: ReadonlySet<string>,
): readonly string[] {
  const literal = literalRight(board.game, board.asked, playersOf(board.draft).other);
  const mistakes = board.misreadings
    .filter(({ answer }) => !isLiterallyRight(board, oneSaid(board, answer)))
    .map(({ mistake }) => mistake);
  const isSeparated = aim.kind === 'mistake' ? mistakes.includes(aim.mistake) : mistakes.length > 0;
  return [
    ...(engineRight(board).join('|') === literal.join('|') ? [] : ['otherwise word for word']),
    ...(isSeparated ? [] : ['what the mistake itself answers is right']),
    ...(namesOnlyWhatIsThere(board) ? [] : ['an act names what is not there']),
    ...(seen.has(board.shape) ? ['seen before'] : []),
  ];
}

const namesOnlyWhatIsThere = ({ game, asked }: Generated): boolean => {
  const said = JSON.stringify(asked).matchAll(
    /"(?:attacker|blocker|source|permanent|object)":"([^"]*)"/g,
  );
  return [...said].every(([, id]) => game.battlefield.some((one) => one.id === id));
};
