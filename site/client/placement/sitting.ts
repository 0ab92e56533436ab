// A placement test that somebody sits, kept in the browser. It holds the answers and nothing that follows from them: what is
// believed and asked next is computed anew, so that it goes on under a newer model and a newer catalogue.
import { isRecord } from '../memory/answer.ts';

export interface PlacementAnswer {
  /** Where it was asked, in English and without the site's base. */
  readonly at: string;
  /** Which state of its board was answered; left out where none said. */
  readonly print?: string;
  /** As it is written down; nothing where somebody said that they don't know. */
  readonly written?: string;
  /** In milliseconds. */
  readonly when: number;
}

export interface PlacementSitting {
  /** Random, so that answers in the log are never taken for those of another. */
  readonly id: string;
  /** What decides between boards that are as good. */
  readonly seed: string;
  readonly answers: readonly PlacementAnswer[];
  /** Which board is asked now; left out before one is chosen. */
  readonly asked?: string;
  readonly stage: 'sat' | 'over';
}

/** What is kept: one, none, or something that can't be read and stays until another begins. */
export type PlacementKept =
  | { readonly kind: 'sitting'; readonly sitting: PlacementSitting }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export const SITTING_KEY = 'placement sitting';
const DAMAGED_KEY = 'placement damaged';

export const newPlacement = (): PlacementSitting => ({
  id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
  seed: crypto.getRandomValues(new Uint32Array(1)).join(),
  answers: [],
  stage: 'sat',
});

// Merely naming it throws where it is blocked.
const browserStore = (): Storage => localStorage;

export function recallPlacement(
  storeOf: () => Pick<Storage, 'getItem'> = browserStore,
): PlacementKept {
  const text = textIn(storeOf);
  if (text === undefined) return { kind: 'none' };
  const sitting = sittingIn(parsed(text));
  return sitting === undefined ? { kind: 'damaged' } : { kind: 'sitting', sitting };
}

/** Says whether the browser has taken it. What can't be read is put aside. */
export function keepPlacement(
  sitting: PlacementSitting,
  storeOf: () => Pick<Storage, 'getItem' | 'setItem'> = browserStore,
): boolean {
  try {
    const before = textIn(storeOf);
    if (before !== undefined && sittingIn(parsed(before)) === undefined)
      storeOf().setItem(DAMAGED_KEY, before);
    storeOf().setItem(SITTING_KEY, JSON.stringify(sitting));
    return true;
  } catch {
    return false;
  }
}

/**
 * What two tabs know of the same sitting: each board is answered once, as it was answered first; nothing that either knows
 * is lost.
 */
export function joinedPlacements(one: PlacementSitting, other: PlacementSitting): PlacementSitting {
  const answers = [...one.answers, ...other.answers].toSorted((a, b) => a.when - b.when);
  const first = new Map<string, PlacementAnswer>();
  for (const answer of answers) if (!first.has(answer.at)) first.set(answer.at, answer);
  const asked = [other.asked, one.asked].find((at) => at !== undefined && !first.has(at));
  const { id, seed } = one;
  const stage = [one.stage, other.stage].includes('over') ? 'over' : 'sat';
  return { id, seed, answers: [...first.values()], ...(asked && { asked }), stage };
}

function textIn(storeOf: () => Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storeOf().getItem(SITTING_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers that make no sense are left out; what is no sitting at all is none. */
function sittingIn(kept: unknown): PlacementSitting | undefined {
  if (!isRecord(kept) || !isText(kept.id) || !isText(kept.seed)) return undefined;
  const { id, seed, asked, answers } = kept;
  if (!Array.isArray(answers)) return undefined;
  const read = answers.filter(isAnswer).map(onlyAnswer);
  const isOpen = isText(asked) && !read.some(({ at }) => at === asked);
  return {
    id,
    seed,
    answers: read,
    ...(isOpen && { asked }),
    stage: kept.stage === 'over' ? 'over' : 'sat',
  };
}

const onlyAnswer = ({ at, print, written, when }: PlacementAnswer): PlacementAnswer => ({
  at,
  ...(print !== undefined && { print }),
  ...(written !== undefined && { written }),
  when,
});

const isAnswer = (value: unknown): value is PlacementAnswer =>
  isRecord(value) &&
  isText(value.at) &&
  (value.print === undefined || isText(value.print)) &&
  (value.written === undefined || isText(value.written)) &&
  Number.isSafeInteger(value.when);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
