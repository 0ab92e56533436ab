// What was answered, kept in the browser. A store that is full, blocked, of another form or edited by hand costs nothing
// but the memory.
import type { Answer } from './memory/answer.ts';

const KEY = 'answers';
const VERSION = 1;

/** By scenario, then by question: whether it has been answered right, if only at a later try. */
export type Progress = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

// Merely naming it throws where it is blocked.
const browserStore = (): Store => localStorage;

export function recall(storeOf: () => Pick<Store, 'getItem'> = browserStore): Progress {
  try {
    return read(JSON.parse(storeOf().getItem(KEY) ?? 'null'));
  } catch {
    return new Map();
  }
}

export function remember(
  answers: readonly AnswerToItem[],
  storeOf: () => Store = browserStore,
): void {
  keepProgress(answers.reduce(withAnswer, recall(storeOf)), storeOf);
}

/** Says whether the browser has taken it; one that keeps nothing asks all the same. */
export function keepProgress(all: Progress, storeOf: () => Store = browserStore): boolean {
  try {
    storeOf().setItem(KEY, JSON.stringify(written(all)));
    return true;
  } catch {
    return false;
  }
}

type AnswerToItem = Pick<Answer, 'item' | 'right'>;

/** With an answer, where it is one to a scenario's question. */
export function withAnswer(all: Progress, { item, right }: AnswerToItem): Progress {
  const [, slug, question] = SCENARIO.exec(item) ?? [];
  if (slug === undefined || question === undefined) return all;
  const known = all.get(slug);
  const before = known?.get(question);
  // Of a hundred thousand answers nearly all say nothing new.
  if (before === true || before === right) return all;
  return new Map(all).set(slug, new Map(known).set(question, right));
}

const SCENARIO = /^\/scenarios\/([^/]+)\/.*#q-(.+)$/;

const written = (all: Progress) => ({
  version: VERSION,
  answers: Object.fromEntries([...all].map(([slug, one]) => [slug, Object.fromEntries(one)])),
});

function read(kept: unknown): Progress {
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.answers)) return new Map();
  return new Map(
    Object.entries(kept.answers).flatMap(([slug, answers]) =>
      isRecord(answers) ? [[slug, new Map(Object.entries(answers).filter(isAnswer))]] : [],
    ),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (entry: [string, unknown]): entry is [string, boolean] =>
  typeof entry[1] === 'boolean';
