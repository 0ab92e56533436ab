import { AIMS, type Aim } from '../../engine/generation/aim.ts';
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
  /** How many of its boards each lazy way answers right. */
  readonly lazilyRight: LazyCounts;
  /** Boards whose answer begins with a rule that can’t be seen to decide it: nothing that is taken away makes another. */
  readonly undecided: readonly string[];
}

type LazyCounts = { readonly [W in LazyWay]: number };

/** As many boards as are asked for, over all aims, in runs in which none may be a renaming of another. */
export function measureBoards(boards: number): readonly AimMeasured[] {
  const pieces = projectPieces();
  for (const [name, aim] of AIMS) generateUnseen(pieces, name, aim, ['warm'], new Set());
  const each = Math.ceil(boards / AIMS.size);
  return [...AIMS].map(([name, aim]) => measureAim(pieces, name, aim, each));
}

const IN_A_RUN = 50;

function measureAim(pieces: Pieces, name: string, aim: Aim, boards: number): AimMeasured {
  const times: number[] = [];
  const wrong: string[] = [];
  const undecided: string[] = [];
  const lazilyRight = { nothing: 0, everything: 0, theFirst: 0, evenly: 0 };
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
    for (const way of lazyWaysRight(found.board)) lazilyRight[way] += 1;
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
    lazilyRight,
    undecided,
  };
}

const lazyWaysRight = (board: Generated): readonly LazyWay[] =>
  LAZY_WAYS.filter((way) => {
    const said = lazilySaid(way, board);
    return said !== undefined && isLiterallyRight(board, said);
  });

/** The one, and those that are taken where it gives what was seen. */
const seedsFrom = (seed: string): readonly string[] => [
  seed,
  ...Array.from({ length: 8 }, (_, nth) => `${seed}'${nth + 1}`),
];

function wrongAbout(aim: Aim, board: Generated, seen: ReadonlySet<string>): readonly string[] {
  const literal = literalRight(board.game, board.asked, playersOf(board.draft).other);
  const mistakes = board.misreadings
    .filter(({ answer }) => !isLiterallyRight(board, oneSaid(board, answer)))
    .map(({ mistake }) => mistake);
  const isSeparated = aim.kind === 'mistake' ? mistakes.includes(aim.mistake) : mistakes.length > 0;
  return [
    ...(engineRight(board).join('|') === literal.join('|') ? [] : ['otherwise word for word']),
    ...(isSeparated ? [] : ['what the mistake itself answers is right']),
    ...(seen.has(board.shape) ? ['seen before'] : []),
  ];
}

/** The largest share of all boards that one lazy way answers right. */
export const lazyShare = (measured: readonly AimMeasured[]): number =>
  Math.max(
    ...LAZY_WAYS.map((way) => measured.reduce((sum, one) => sum + one.lazilyRight[way], 0)),
  ) / measured.reduce((sum, one) => sum + one.boards, 0);

/** The share of all boards whose answer begins with a rule that can’t be seen to decide it. */
export const undecidedShare = (measured: readonly AimMeasured[]): number =>
  measured.reduce((sum, one) => sum + one.undecided.length, 0) /
  measured.reduce((sum, one) => sum + one.boards, 0);

/** The measurements as a table; times as many times what playing one exercise takes. */
export function boardsText(measured: readonly AimMeasured[], exercise: number): string {
  const boards = measured.reduce((sum, one) => sum + one.boards, 0);
  const wrong = measured.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`));
  const undecided = measured.flatMap(({ name, undecided }) =>
    undecided.map((seed) => `${name}: ${seed}`),
  );
  const head = ['aim', 'boards', 'thrown away', 'next seed', 'median', 'p95', 'wrong'];
  const rows = measured.map((one) => [
    one.name,
    `${one.boards}`,
    `${(100 * one.thrownAway).toFixed(0)}%`,
    `${one.takenApart}`,
    (one.median / exercise).toFixed(1),
    (one.p95 / exercise).toFixed(1),
    `${one.wrong.length}`,
  ]);
  const lazily = LAZY_WAYS.map((way) => {
    const right = measured.reduce((sum, one) => sum + one.lazilyRight[way], 0);
    return { way, share: right / boards };
  });
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  return [
    'Boards that are made: times as often as playing one exercise (the median of some) takes',
    ...[head, ...rows].map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    ),
    '',
    `right without a thought: ${lazily.map(({ way, share }) => `${way} ${(100 * share).toFixed(2)}%`).join(', ')}`,
    `first rules that can’t be seen to decide: ${(100 * undecidedShare(measured)).toFixed(2)}% ${undecided.slice(0, SHOWN).join(', ')}`,
    ...wrong.slice(0, SHOWN),
    wrong.length === 0
      ? `${boards} boards: each right word for word, answered wrongly by what its mistake itself answers, and unlike the others of its run`
      : `${wrong.length} of ${boards} boards are WRONG`,
  ].join('\n');
}

const SHOWN = 40;
