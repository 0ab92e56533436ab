import { expect, test } from 'vitest';
import { kebab, MISTAKE_NAMES, type MistakeName } from '#engine';
import { cleared, nextFor, suspectsAfter } from '../../site/client/suspects.ts';
import { type Board, boards } from './student.ts';

const RUNS = 100;
const QUESTIONS = 10;

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A round through the boards of a mistake by somebody who makes it: of what they are suspected after so many questions. */
function suspectsOf(mistake: MistakeName, seed: number): readonly string[] {
  const chance = chances(seed);
  const own = boards.filter(({ alike }) => alike.some((some) => some.includes(kebab(mistake))));
  const waiting = own.toSorted(() => chance() - 0.5);
  const asked = new Set<Board>();
  let suspects: readonly string[] = [];
  let board: Board | undefined = waiting[0];
  for (let k = 0; k < QUESTIONS && board !== undefined; k += 1) {
    asked.add(board);
    const given = board.givenBy(mistake, chance());
    if (given.isRight) suspects = cleared(suspects, board);
    else suspects = suspectsAfter(suspects, given.by);
    if (suspects.length === 1) return suspects;
    const isNew = (one: Board): boolean => !asked.has(one);
    const apart = nextFor(suspects, boards.filter(isNew));
    board = boards.find((one) => one === apart) ?? waiting.find(isNew);
  }
  return suspects;
}

test.each(MISTAKE_NAMES)(
  'whoever makes the mistake %s is found out within ten questions, 95 times of 100',
  (mistake) => {
    const runs = Array.from({ length: RUNS }, (_, seed) => suspectsOf(mistake, seed + 1));
    const found = runs.filter((suspects) => `${suspects}` === kebab(mistake));
    expect(found.length).toBeGreaterThanOrEqual(95);
  },
);
