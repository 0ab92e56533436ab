import { NOTHING_MAY_BE_RIGHT } from '../../engine/generation/lazy.ts';
import { LAZY_WAYS, type LazyWay } from '../../engine/testing/generation/lazyPerson.ts';
import type { AimMeasured } from './measureBoards.ts';
import { tableOf } from './table.ts';

/** Of boards on which one way of answering without a thought can be tried, that it gets right. */
const MOST_LAZILY_RIGHT = 0.05;
/** Of boards whose answer begins with a rule that can’t be seen to decide it. */
const MOST_UNDECIDED = 0.001;

/** Whether every board is as it has to be. */
export const isAsItHasToBe = (measured: readonly AimMeasured[]): boolean =>
  measured.every(({ wrong }) => wrong.length === 0) &&
  LAZY_WAYS.every((way) => shareOf(countsFor(measured, way)) < MOST_LAZILY_RIGHT) &&
  total(measured, ({ lazilyRight }) => lazilyRight) < MOST_LAZILY_RIGHT * boardsIn(measured) &&
  undecidedIn(measured).length < MOST_UNDECIDED * boardsIn(measured);

/** The measurements as tables; times as many times what playing one exercise takes. */
export const boardsText = (measured: readonly AimMeasured[], exercise: number): string =>
  [
    'Boards that are made: times as often as playing one exercise (the median of some) takes',
    ...aimTable(measured, exercise),
    '',
    ...lazyLines(measured),
    '',
    ...mistakeLines(measured),
    ...ruleLines(measured),
  ].join('\n');

function aimTable(measured: readonly AimMeasured[], exercise: number): readonly string[] {
  const head = [
    'aim',
    'boards',
    'thrown away',
    'next seed',
    'median',
    'p95',
    'lazily right',
    'wrong',
  ];
  const rows = measured.map((one) => [
    one.name,
    `${one.boards}`,
    `${(100 * one.thrownAway).toFixed(0)}%`,
    `${one.takenApart}`,
    (one.median / exercise).toFixed(1),
    (one.p95 / exercise).toFixed(1),
    `${one.lazilyRight}`,
    `${one.wrong.length}`,
  ]);
  return tableOf([head, ...rows]);
}

/** What each lazy way is, as somebody would do it. */
const DONE: { readonly [W in LazyWay]: string } = {
  nothing: 'nothing: nobody attacks or blocks, nothing is picked, 0, no damage is assigned',
  everything: 'everything: all that is untapped attacks or blocks, all is picked, every way counts',
  theFirst: 'only the first: one creature, the first pick, 1, all damage to the first creature',
  toPlayer: 'all to the player (or planeswalker): of damage that is divided',
  evenly: 'all evenly: of damage that is divided',
};

function lazyLines(measured: readonly AimMeasured[]): readonly string[] {
  const rows = LAZY_WAYS.map((way) => {
    const counts = countsFor(measured, way);
    return [DONE[way], `${counts.tried}`, `${counts.right}`, percent(shareOf(counts))];
  });
  const boards = boardsIn(measured);
  const any = total(measured, ({ lazilyRight }) => lazilyRight);
  return [
    `Who knows no rule and answers by habit is right so often (each under ${percent(MOST_LAZILY_RIGHT)}):`,
    ...tableOf([
      ['', 'boards', 'right', 'share'],
      ...rows,
      ['any of these', `${boards}`, `${any}`, percent(any / boards)],
    ]),
    `Doing nothing may be right on up to ${percent(NOTHING_MAY_BE_RIGHT)} of the boards that are tried: there it is the point.`,
  ];
}

function mistakeLines(measured: readonly AimMeasured[]): readonly string[] {
  const boards = boardsIn(measured);
  const wrong = measured.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`));
  return wrong.length === 0
    ? [
        `${boards} of ${boards} boards: what the mistake itself answers is wrong, the answer is the one of rules and cards read word for word, and no board is another of its run under other names`,
      ]
    : [...wrong.slice(0, SHOWN), `${wrong.length} of ${boards} boards are WRONG`];
}

function ruleLines(measured: readonly AimMeasured[]): readonly string[] {
  const boards = boardsIn(measured);
  const undecided = undecidedIn(measured);
  return [
    `${boards - undecided.length} of ${boards} boards: without what the answer’s first rule speaks of, the answer is another`,
    ...undecided.slice(0, SHOWN).map((one) => `  not so: ${one}`),
  ];
}

const SHOWN = 40;

function countsFor(measured: readonly AimMeasured[], way: LazyWay) {
  return {
    tried: total(measured, ({ lazily }) => lazily[way].tried),
    right: total(measured, ({ lazily }) => lazily[way].right),
  };
}

const shareOf = ({ tried, right }: { readonly tried: number; readonly right: number }): number =>
  tried === 0 ? 0 : right / tried;

const undecidedIn = (measured: readonly AimMeasured[]): readonly string[] =>
  measured.flatMap(({ name, undecided }) => undecided.map((seed) => `${name}: ${seed}`));

const boardsIn = (measured: readonly AimMeasured[]): number =>
  total(measured, ({ boards }) => boards);

const total = (measured: readonly AimMeasured[], of: (one: AimMeasured) => number): number =>
  measured.reduce((sum, one) => sum + of(one), 0);

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
