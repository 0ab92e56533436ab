import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import { NEWEST_EDITION, objectId, playerId } from '../../engine/words.ts';
import { hand } from '../../site/client/sandbox/answering.ts';
import type { KnownCards, WorkerRequest } from '../../site/client/sandbox/protocol.ts';
import { loadCards } from '../../site/library/cards.ts';
import { range, SANDBOX_BOARDS, sandboxLine } from './sandboxBoards.ts';
import { quantile } from './timing.ts';

/** What a change of a board takes in the worker, in milliseconds; `slowed`, on a processor a quarter as fast. */
export interface ChangeMeasured {
  readonly boards: string;
  readonly change: string;
  readonly median: number;
  readonly slowed: number;
  readonly isMet: boolean;
}

const MOST_SLOWED = 50;
const TIMES_SLOWED = 4;
const WARM_UP = 4;

/** Puts boards of 12 by 12 in, changes them, declares on them and has it ruled on, as the page does. */
export async function measureSandbox(boards: number): Promise<readonly ChangeMeasured[]> {
  await hand({ kind: 'begin', language: 'en', cards: cardsAsAddress() });
  const measured: ChangeMeasured[] = [];
  for (const [name, abilities] of Object.entries(SANDBOX_BOARDS)) {
    const times = new Map<string, number[]>();
    for (let number = -WARM_UP; number < boards; number++) {
      if (number === 0) times.clear();
      const random = randomFrom(1000 + number);
      await changeBoard(random, sandboxLine(random, abilities), times);
    }
    for (const [change, some] of times) measured.push(told(name, change, some));
  }
  return measured;
}

function told(boards: string, change: string, times: readonly number[]): ChangeMeasured {
  const median = quantile(times, 0.5);
  const slowed = median * TIMES_SLOWED;
  return { boards, change, median, slowed, isMet: slowed <= MOST_SLOWED };
}

async function changeBoard(
  random: Random,
  line: string,
  times: Map<string, number[]>,
): Promise<void> {
  for (const [change, asked] of changesOf(random, line)) {
    const start = performance.now();
    await hand(asked);
    times.set(change, [...(times.get(change) ?? []), performance.now() - start]);
  }
}

function changesOf(random: Random, line: string): readonly (readonly [string, WorkerRequest])[] {
  const own = range('A');
  const blocks = random
    .some(range('N'), 0.6)
    .map((blocker) => [blocker, random.pick(own)] as const);
  const attacked = `${line}; ${own.join(' ')} -> Nil`;
  const tapped = { kind: 'change', object: objectId('A1'), to: { tapped: true } } as const;
  return [
    ['put in', { kind: 'show', line, look: 'setup' }],
    ['tapped', { kind: 'edit', line, edit: tapped, look: 'setup' }],
    ['attack asked', { kind: 'show', line, look: 'play' }],
    [
      'attack ruled on',
      markOf(
        'attack',
        'Ada',
        random.some(own, 0.6).map((one) => [one, 'Nil']),
      ),
    ],
    ['block asked', { kind: 'show', line: attacked, look: 'play' }],
    ['block ruled on', markOf('block', 'Nil', blocks)],
  ];
}

const markOf = (
  kind: 'attack' | 'block',
  player: string,
  entries: readonly (readonly [string, string])[],
): WorkerRequest => ({
  kind: 'mark',
  marking: {
    kind,
    player: playerId(player),
    games: 'sandbox',
    id: 'decision',
    edition: NEWEST_EDITION,
    language: 'en',
    names: [],
  },
  entries,
});

/** The cards as the page gets them, at an address that needs no server. */
function cardsAsAddress(): string {
  const known: KnownCards = { cards: [...loadCards(process.cwd()).cards.values()], unplayed: [] };
  return `data:application/json,${encodeURIComponent(JSON.stringify(known))}`;
}

/** The measurements as a table. */
export const sandboxText = (measured: readonly ChangeMeasured[]): string =>
  [
    `Boards of 12 by 12: milliseconds in the worker for each change, and on a processor slowed ${TIMES_SLOWED} times; < ${MOST_SLOWED}`,
    ...measured.map(
      ({ boards, change, median, slowed, isMet }) =>
        `${boards.padEnd(14)}${change.padEnd(18)}${median.toFixed(1).padStart(8)}${slowed
          .toFixed(1)
          .padStart(8)}${isMet ? '' : ' MISSED'}`,
    ),
  ].join('\n');
