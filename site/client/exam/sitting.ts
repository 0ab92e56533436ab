// An exam that somebody sits, kept in the browser: whoever leaves goes on where they were.
import type { Judgement } from '../../questions/judgement.ts';

export interface Sitting {
  readonly seed: string;
  /** Where its questions are asked, in English and without the site's base. */
  readonly asked: readonly string[];
  /** By their places: what is answered, as it is written down. */
  readonly answers: { readonly [place: string]: string };
  /** Which is asked now. */
  readonly at: number;
  /** Seconds that are left; left out without a clock. */
  readonly left?: number;
  /** By their places, once it is over. */
  readonly judged?: readonly Judgement[];
}

const KEY = 'exam 1';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Merely naming it throws where it is blocked.
const browserStore = (): Store => localStorage;

/** The sitting that was left; nothing where there is none, or none that makes sense. */
export function recallSitting(storeOf: () => Store = browserStore): Sitting | undefined {
  try {
    return sittingIn(JSON.parse(storeOf().getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function keepSitting(sitting: Sitting, storeOf: () => Store = browserStore): void {
  try {
    storeOf().setItem(KEY, JSON.stringify(sitting));
  } catch {
    // The exam goes on without being remembered.
  }
}

function sittingIn(kept: unknown): Sitting | undefined {
  if (!isRecord(kept) || typeof kept.seed !== 'string' || !isTexts(kept.asked)) return undefined;
  if (kept.asked.length === 0 || !isRecord(kept.answers)) return undefined;
  const { asked, left, judged } = kept;
  const answers = Object.entries(kept.answers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && asked[Number(entry[0])] !== undefined,
  );
  const at = Number.isInteger(kept.at) ? Number(kept.at) : 0;
  return {
    seed: kept.seed,
    asked,
    answers: Object.fromEntries(answers),
    at: Math.min(Math.max(0, at), asked.length - 1),
    ...(typeof left === 'number' && Number.isFinite(left) && { left: Math.max(0, left) }),
    ...(Array.isArray(judged) &&
      judged.length === asked.length &&
      judged.every(isJudgement) && { judged }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isJudgement = (value: unknown): value is Judgement =>
  isRecord(value) &&
  (value.kind === 'undecided' ||
    value.kind === 'failed' ||
    (value.kind === 'judged' && typeof value.right === 'boolean' && isTexts(value.mistakes)));
