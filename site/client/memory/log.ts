// The log of answers, the truth from which all else is computed. It only grows.
import { type Answer, isAnswer, joined } from './answer.ts';
import { type AnswerBase, inBase, type StoreOutcome } from './base.ts';

/** All that is remembered. */
export interface Log {
  readonly answers: readonly Answer[];
  /** How many more there are that can't be read; they stay where they are. */
  readonly unreadable: number;
}

/** Adds answers, or what has become known of them, all or none; says how many were not there before. */
export const addToLog = (answers: readonly Answer[]): Promise<StoreOutcome<number>> =>
  inBase((base) => add(base, answers));

export const readLog = (): Promise<StoreOutcome<Log>> =>
  inBase(async (base) => {
    const all: readonly unknown[] = await base.getAll('answers');
    const answers = all.filter(isAnswer);
    return { answers, unreadable: all.length - answers.length };
  });

async function add(base: AnswerBase, answers: readonly Answer[]): Promise<number> {
  const { store, done } = base.transaction('answers', 'readwrite', { durability: 'strict' });
  const all = [...byId(answers).values()];
  // Asked for one by one, a hundred thousand take minutes.
  const there = all.length > MANY ? new Map(keyed(await store.getAll())) : undefined;
  const writing = all.map(async (answer) => {
    const known: unknown = there ? there.get(answer.id) : await store.get(answer.id);
    const next = isAnswer(known) ? joined(known, answer) : answer;
    if (next !== known) await store.put(next);
    return known === undefined;
  });
  const outcomes = await Promise.allSettled([done, ...writing]);
  const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // The others only say that all of it was given up.
  if (errors.length > 0) throw errors.find(({ name }) => name !== 'AbortError') ?? errors[0];
  return outcomes.filter((one) => one.status === 'fulfilled' && one.value === true).length;
}

const MANY = 500;

const keyed = (all: readonly Answer[]): readonly (readonly [id: string, answer: Answer])[] =>
  all.map((one) => [one.id, one]);

/** Each answer once, with all that is known of it. */
export function byId(answers: readonly Answer[]): ReadonlyMap<string, Answer> {
  const all = new Map<string, Answer>();
  for (const answer of answers) {
    const known = all.get(answer.id);
    all.set(answer.id, known === undefined ? answer : joined(known, answer));
  }
  return all;
}
