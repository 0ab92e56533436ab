// Exams that somebody sits, kept in the browser each by itself: whoever leaves goes on where they were, and one that is
// begun takes nothing from another.
import type { Judgement } from '../../questions/judgement.ts';

export interface Sitting {
  /** Random, so that no other is meant; `1` where there was but one. */
  readonly id: string;
  /** When it was begun, in milliseconds; 0 where that was not noted. */
  readonly began: number;
  readonly seed: string;
  /** Where its questions are asked, in English and without the site's base. */
  readonly asked: readonly string[];
  /** By their places: what is answered, as it is written down. */
  readonly answers: ByPlace<string>;
  /** By their places: which state of its board was answered; left out where none said. */
  readonly prints: ByPlace<string>;
  /** Which is asked now. */
  readonly at: number;
  /** Seconds that are left; left out without a clock. */
  readonly left?: number;
  /** Once it is over, nothing more is answered, and all of it is marked. */
  readonly stage: 'sat' | 'over';
  /** By their places: what was marked. What could not be had is not among it, and is marked later. */
  readonly judged: ByPlace<Judgement>;
  /** How many of those are in the log of answers. */
  readonly logged: number;
}

/** One that begins now. `left`: seconds; nothing without a clock. */
export const newSitting = (
  seed: string,
  asked: readonly string[],
  left: number | undefined,
): Sitting => ({
  id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
  began: Date.now(),
  seed,
  asked,
  answers: {},
  prints: {},
  at: 0,
  stage: 'sat',
  ...(left !== undefined && { left }),
  judged: {},
  logged: 0,
});

export interface ByPlace<T> {
  readonly [place: string]: T;
}

const KEYS = /^exam [\w-]+$/;

export const keyOf = ({ id }: Pick<Sitting, 'id'>): string => `exam ${id}`;

// Merely naming it throws where it is blocked.
const browserStore = (): Storage => localStorage;

/** The one of this id; nothing where there is none, or none that makes sense. */
export function recallSitting(
  id: string,
  storeOf: () => Pick<Storage, 'getItem'> = browserStore,
): Sitting | undefined {
  try {
    return sittingIn(id, JSON.parse(storeOf().getItem(keyOf({ id })) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** All that are kept, the newest first. */
export function sittingsKept(storeOf: () => Storage = browserStore): readonly Sitting[] {
  try {
    return Object.keys(storeOf())
      .filter((key) => KEYS.test(key))
      .flatMap((key) => recallSitting(key.slice(5), storeOf) ?? [])
      .toSorted((a, b) => b.began - a.began);
  } catch {
    return [];
  }
}

/** Says whether the browser has taken it. */
export function keepSitting(
  sitting: Sitting,
  storeOf: () => Pick<Storage, 'setItem'> = browserStore,
): boolean {
  try {
    storeOf().setItem(keyOf(sitting), JSON.stringify(sitting));
    return true;
  } catch {
    return false;
  }
}

/** What two tabs know of a sitting; of what both do, what the newer says. */
export const joinedSitting = (older: Sitting, newer: Sitting): Sitting => ({
  ...newer,
  answers: { ...older.answers, ...newer.answers },
  prints: { ...older.prints, ...newer.prints },
  stage: older.stage === 'over' ? 'over' : newer.stage,
  judged: { ...older.judged, ...newer.judged },
  logged: Math.max(older.logged, newer.logged),
});

/** The places that have an answer, and no mark yet. */
export const waitingIn = ({
  asked,
  answers,
  judged,
}: Pick<Sitting, 'asked' | 'answers' | 'judged'>): readonly number[] =>
  [...asked.keys()].filter((place) => answers[place] !== undefined && judged[place] === undefined);

/** The places that have no answer. */
export const openIn = ({ asked, answers }: Pick<Sitting, 'asked' | 'answers'>): readonly number[] =>
  [...asked.keys()].filter((place) => answers[place] === undefined);

function sittingIn(id: string, kept: unknown): Sitting | undefined {
  if (!isRecord(kept) || typeof kept.seed !== 'string' || !isTexts(kept.asked)) return undefined;
  if (kept.asked.length === 0 || !isRecord(kept.answers)) return undefined;
  const { seed, asked, left } = kept;
  const inPlace = <T>(all: unknown, isOne: (value: unknown) => value is T): ByPlace<T> =>
    Object.fromEntries(
      Object.entries(typeof all === 'object' ? (all ?? {}) : {}).filter(
        (entry): entry is [string, T] => asked[Number(entry[0])] !== undefined && isOne(entry[1]),
      ),
    );
  const answers = inPlace(kept.answers, isText);
  const judged = Object.entries(inPlace(kept.judged, isMarked)).filter(
    ([place]) => answers[place] !== undefined,
  );
  // Those of the first version had a list of marks, once they were over.
  const isOver = kept.stage === 'over' || Array.isArray(kept.judged);
  return {
    id,
    began: wholeIn(kept.began),
    seed,
    asked,
    answers,
    prints: inPlace(kept.prints, isText),
    at: Math.min(wholeIn(kept.at), asked.length - 1),
    ...(typeof left === 'number' && Number.isFinite(left) && { left: Math.max(0, left) }),
    stage: isOver ? 'over' : 'sat',
    judged: Object.fromEntries(judged),
    // What it had marked, it had written down.
    logged: kept.stage === undefined ? judged.length : wholeIn(kept.logged),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

const wholeIn = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;

const isMarked = (value: unknown): value is Judgement =>
  isRecord(value) &&
  (value.kind === 'undecided' ||
    value.kind === 'changed' ||
    (value.kind === 'judged' && typeof value.right === 'boolean' && isTexts(value.mistakes)));
