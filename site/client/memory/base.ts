import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Answer } from './answer.ts';

const NAME = 'rule-509';
const VERSION = 1;

interface Stores extends DBSchema {
  readonly answers: { readonly key: string; readonly value: Answer };
}

export type AnswerBase = IDBPDatabase<Stores>;

/**
 * Why nothing can be kept or read: the browser does not allow it, has no more room, has a base of a newer version of
 * the site, or one that can't be read.
 */
export type Trouble = 'blocked' | 'full' | 'newer' | 'broken';

export type StoreOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** Does something with the base. It is opened when it is first needed, and again once it was closed under our hands. */
export async function inBase<T>(act: (base: AnswerBase) => Promise<T>): Promise<StoreOutcome<T>> {
  try {
    return { kind: 'done', value: await act(await opened()) };
  } catch (error) {
    if (nameOf(error) !== 'InvalidStateError' || base === undefined) return troubled(error);
    base = undefined;
    return tryOnce(act);
  }
}

/** Nothing of it is left; the next answer begins a new one. */
export async function eraseBase(): Promise<StoreOutcome<void>> {
  try {
    (await base)?.close();
  } catch {
    // What could not be opened need not be closed.
  }
  base = undefined;
  try {
    return { kind: 'done', value: await deleteDB(NAME) };
  } catch (error) {
    return troubled(error);
  }
}

async function tryOnce<T>(act: (base: AnswerBase) => Promise<T>): Promise<StoreOutcome<T>> {
  try {
    return { kind: 'done', value: await act(await opened()) };
  } catch (error) {
    return troubled(error);
  }
}

/** The base, once somebody has asked for it: it is on its way or at hand. */
let base: Promise<AnswerBase> | undefined;

function opened(): Promise<AnswerBase> {
  const known = base ?? open();
  base = known;
  known.catch(() => forget(known));
  return known;
}

function open(): Promise<AnswerBase> {
  const opening: Promise<AnswerBase> = openDB<Stores>(NAME, VERSION, {
    upgrade: (made) => {
      made.createObjectStore('answers', { keyPath: 'id' });
    },
    // Another tab brings a newer version, or erases all: it would wait for this one for ever.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget(opening);
    },
    terminated: () => forget(opening),
  });
  return opening;
}

function forget(closed: Promise<AnswerBase>): void {
  if (base === closed) base = undefined;
}

const troubled = (error: unknown): { readonly kind: 'trouble'; readonly trouble: Trouble } => ({
  kind: 'trouble',
  trouble: TROUBLES[nameOf(error)] ?? 'blocked',
});

/** Everything else, first of all that there is no such thing, is a browser that does not allow it. */
const TROUBLES: Readonly<Record<string, Trouble | undefined>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  NotFoundError: 'broken',
  DataError: 'broken',
  UnknownError: 'broken',
  NotReadableError: 'broken',
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
