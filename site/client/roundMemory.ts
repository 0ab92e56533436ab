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
  readonly answers: { readonly [href: string]: string };
}

/** What a board counts as after one more answer to it: the first answer decides, and skipping was none. */
export function resultAfter(before: Result | undefined, answered: 'right' | 'wrong'): Result {
  if (before === undefined || before === 'skipped') return answered;
  return before === 'wrong' && answered === 'right' ? 'later' : before;
}

const NOTHING: RoundMemory = { results: {}, mistakes: {}, answers: {} };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

// Merely naming it throws where it is blocked.
const browserStore = (): Store => localStorage;

export function recallRound(page: string, storeOf: () => Store = browserStore): RoundMemory {
  try {
    const kept: unknown = JSON.parse(storeOf().getItem(keyOf(page)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.results) || !isRecord(kept.mistakes)) return NOTHING;
    return {
      results: Object.fromEntries(Object.entries(kept.results).filter(isResult)),
      mistakes: Object.fromEntries(Object.entries(kept.mistakes).filter(isText)),
      // Rounds that were kept before there were any have none.
      answers: isRecord(kept.answers)
        ? Object.fromEntries(Object.entries(kept.answers).filter(isText))
        : {},
    };
  } catch {
    return NOTHING;
  }
}

export function keepRound(
  page: string,
  kept: RoundMemory,
  storeOf: () => Store = browserStore,
): void {
  try {
    storeOf().setItem(keyOf(page), JSON.stringify(kept));
  } catch {
    // The round goes on without being remembered.
  }
}

/** Of rounds of which there is no end, only the one that is gone through is remembered. */
export function forgetRounds(
  under: string,
  but: string,
  storeOf: () => Storage = () => localStorage,
): void {
  try {
    const store = storeOf();
    for (const key of Object.keys(store))
      if (key.startsWith(keyOf(under)) && key !== keyOf(but)) store.removeItem(key);
  } catch {
    // Nothing is remembered there.
  }
}

const keyOf = (page: string): string => `round ${page.replace(/^\/(it|es)(?=\/)/, '')}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isResult = (entry: [string, unknown]): entry is [string, Result] =>
  RESULTS.some((result) => result === entry[1]);

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';
