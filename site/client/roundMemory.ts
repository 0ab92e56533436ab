// How a round stands, kept in the browser by its address. A store that is full, blocked or edited by hand costs nothing
// but the memory.

const RESULTS = ['right', 'later', 'wrong', 'skipped'] as const;

/** Right at the first try, at a later one, not, or not tried. */
export type Result = (typeof RESULTS)[number];

export interface RoundMemory {
  /** How each board was answered, by its address. */
  readonly results: { readonly [href: string]: Result };
  /** How each mistake was told, by its address. */
  readonly mistakes: { readonly [href: string]: string };
  /** What was answered first on each board, by its address, as it is written down. */
  readonly answers: ByHref;
  /** What was sent and could not be marked yet. */
  readonly waiting: ByHref;
  /** Which state of each board was answered; left out where none said. */
  readonly prints: ByHref;
  /** The boards of a set that are asked, where it is dealt ten at a time; none elsewhere. */
  readonly asked: readonly string[];
}

interface ByHref {
  readonly [href: string]: string;
}

/** What a board stands at: its result, or that its answer waits for a mark. */
export type RoundStanding = Result | 'waiting';

export const standingOf = (
  { results, waiting }: RoundMemory,
  href: string,
): RoundStanding | undefined => (waiting[href] === undefined ? results[href] : 'waiting');

/** An answer was sent: it waits until it is marked. Only the first to a board counts. */
export function withSent(
  kept: RoundMemory,
  href: string,
  written: string,
  print: string | undefined,
): RoundMemory {
  const result = kept.results[href];
  if (result !== undefined && result !== 'skipped') return kept;
  return {
    ...kept,
    waiting: { ...kept.waiting, [href]: written },
    prints: { ...kept.prints, ...(print !== undefined && { [href]: print }) },
  };
}

/** It was marked. */
export function withMark(
  kept: RoundMemory,
  href: string,
  answered: 'right' | 'wrong',
  written: string,
): RoundMemory {
  const before = kept.results[href];
  const isFirst = before === undefined || before === 'skipped';
  return {
    ...kept,
    results: { ...kept.results, [href]: resultAfter(before, answered) },
    answers: isFirst ? { ...kept.answers, [href]: written } : kept.answers,
    waiting: without(kept.waiting, [href]),
  };
}

/** What was sent was no answer, or its board has changed since: it waits for nothing. */
export const withoutSent = (kept: RoundMemory, href: string): RoundMemory => ({
  ...kept,
  waiting: without(kept.waiting, [href]),
});

/** As if these had not been asked; what waits for its mark waits on. */
export const withoutResults = (kept: RoundMemory, hrefs: readonly string[]): RoundMemory => ({
  ...kept,
  results: without(kept.results, hrefs),
});

const without = <T>(
  all: { readonly [href: string]: T },
  hrefs: readonly string[],
): { readonly [href: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([href]) => !hrefs.includes(href)));

/** What a board counts as after one more answer to it: the first answer decides, and skipping was none. */
export function resultAfter(before: Result | undefined, answered: 'right' | 'wrong'): Result {
  if (before === undefined || before === 'skipped') return answered;
  return before === 'wrong' && answered === 'right' ? 'later' : before;
}

export const NOTHING: RoundMemory = {
  results: {},
  mistakes: {},
  answers: {},
  waiting: {},
  prints: {},
  asked: [],
};

/** What two browsers know of a round; of what both do, what the newer says. What has a result waits for none. */
export function joinedRounds(older: RoundMemory, newer: RoundMemory): RoundMemory {
  const results = { ...older.results, ...newer.results };
  return {
    results,
    mistakes: { ...older.mistakes, ...newer.mistakes },
    answers: { ...older.answers, ...newer.answers },
    waiting: without({ ...older.waiting, ...newer.waiting }, Object.keys(newer.results)),
    prints: { ...older.prints, ...newer.prints },
    asked: newer.asked.length > 0 ? newer.asked : older.asked,
  };
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

// Merely naming it throws where it is blocked.
const browserStore = (): Store => localStorage;

export const recallRound = (
  page: string,
  storeOf: () => Pick<Store, 'getItem'> = browserStore,
): RoundMemory => keptRound(page, storeOf) ?? NOTHING;

/** Undefined where the browser has nothing of it that can be read. */
export function keptRound(
  page: string,
  storeOf: () => Pick<Store, 'getItem'> = browserStore,
): RoundMemory | undefined {
  try {
    const kept: unknown = JSON.parse(storeOf().getItem(keyOf(page)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.results) || !isRecord(kept.mistakes)) return undefined;
    return {
      results: Object.fromEntries(Object.entries(kept.results).filter(isResult)),
      mistakes: Object.fromEntries(Object.entries(kept.mistakes).filter(isText)),
      // Rounds that were kept before there were any have none.
      answers: textsIn(kept.answers),
      waiting: textsIn(kept.waiting),
      prints: textsIn(kept.prints),
      asked: Array.isArray(kept.asked) ? kept.asked.filter((one) => typeof one === 'string') : [],
    };
  } catch {
    return undefined;
  }
}

/** Says whether the browser has taken it. */
export function keepRound(
  page: string,
  kept: RoundMemory,
  storeOf: () => Store = browserStore,
): boolean {
  try {
    storeOf().setItem(keyOf(page), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Of rounds of which there is no end, only the one that is gone through is remembered, and what waits for its mark. */
export function forgetRounds(
  under: string,
  but: string,
  storeOf: () => Storage = () => localStorage,
): void {
  try {
    const store = storeOf();
    const waiting = roundsWaiting(but, storeOf).map(keyOf);
    for (const key of Object.keys(store))
      if (key.startsWith(keyOf(under)) && key !== keyOf(but) && !waiting.includes(key))
        store.removeItem(key);
  } catch {
    // Nothing is remembered there.
  }
}

/** The other rounds in which an answer waits for its mark: of a day that is over, or left. */
export function roundsWaiting(
  but: string,
  storeOf: () => Storage = () => localStorage,
): readonly string[] {
  try {
    return Object.keys(storeOf())
      .filter((key) => key.startsWith('round ') && key !== keyOf(but))
      .map((key) => key.slice('round '.length))
      .filter((page) => Object.keys(recallRound(page, storeOf).waiting).length > 0);
  } catch {
    return [];
  }
}

const textsIn = (value: unknown): ByHref =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(isText)) : {};

export const keyOf = (page: string): string => `round ${page.replace(/^\/(it|es)(?=\/)/, '')}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isResult = (entry: [string, unknown]): entry is [string, Result] =>
  RESULTS.some((result) => result === entry[1]);

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';
