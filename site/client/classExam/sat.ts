// Exams of a class that are sat in this browser, each student's by itself: whoever leaves comes back to it, and the clock goes
// on meanwhile.

import type { ExamEnd, SentExam } from '../codes/resultCode.ts';
import { hashOf } from '../deal/chance.ts';
import type { Sitting } from '../exam/sitting.ts';
import { nameKey } from './variant.ts';

export interface ClassSitting
  extends Pick<Sitting, 'id' | 'asked' | 'answers' | 'prints' | 'at' | 'judged' | 'logged'> {
  /** Of which exam. */
  readonly mark: string;
  readonly name: string;
  readonly variant: number;
  readonly minutes: number;
  /** In milliseconds, by the clock of this machine. */
  readonly began: number;
  /** Milliseconds that were left when that was noted last: who sets the clock back has no more. */
  readonly left: number;
  /** Once it is handed in: when, and whether the clock did it. */
  readonly end?: { readonly at: number; readonly kind: ExamEnd };
}

interface Begun extends Pick<ClassSitting, 'mark' | 'name' | 'variant' | 'minutes' | 'asked'> {
  readonly now: number;
}

export const beginSitting = ({ now, ...begun }: Begun): ClassSitting => ({
  ...begun,
  id: idFor(begun.mark, begun.name),
  answers: {},
  prints: {},
  at: 0,
  judged: {},
  logged: 0,
  began: now,
  left: begun.minutes * 60_000,
});

/** Milliseconds that are left now. */
export const leftAt = ({ began, minutes, left }: ClassSitting, now: number): number =>
  Math.max(0, Math.min(left, began + minutes * 60_000 - now));

/** As it is once it is handed in: where the clock did that, when it ran out and not when that was seen. */
export function handedIn(sitting: ClassSitting, kind: ExamEnd, now: number): ClassSitting {
  if (sitting.end !== undefined) return sitting;
  const over = sitting.began + sitting.minutes * 60_000;
  return { ...sitting, end: { kind, at: kind === 'timeUp' ? Math.min(over, now) : now } };
}

/** How it stands in a code. */
export const sentExam = ({ mark, variant, minutes, began, end }: ClassSitting): SentExam => ({
  mark,
  variant,
  minutes,
  began: Math.floor(began / 1000),
  ended: Math.floor((end?.at ?? began) / 1000),
  end: end?.kind ?? 'handedIn',
});

/** What two tabs know of a sitting; of what both do, what the newer says. What is handed in stays so. */
export const joined = (older: ClassSitting, newer: ClassSitting): ClassSitting => {
  const end = older.end ?? newer.end;
  return {
    ...newer,
    answers: { ...older.answers, ...(older.end === undefined && newer.answers) },
    prints: { ...older.prints, ...(older.end === undefined && newer.prints) },
    judged: { ...older.judged, ...newer.judged },
    logged: Math.max(older.logged, newer.logged),
    left: Math.min(older.left, newer.left),
    ...(end !== undefined && { end }),
  };
};

const idFor = (mark: string, name: string): string =>
  `${mark}-${hashOf(nameKey(name)).toString(36)}`;

export const keyFor = ({ id }: Pick<ClassSitting, 'id'>): string => `class ${id}`;

// Merely naming it throws where it is blocked.
const browserStore = (): Storage => localStorage;

/** The one that was begun under a name; nothing where none was, or none that makes sense. */
export const satBy = (mark: string, name: string): ClassSitting | undefined =>
  recalled(keyFor({ id: idFor(mark, name) }));

/** All of an exam, the newest first. */
export function satHere(mark: string, storeOf = browserStore): readonly ClassSitting[] {
  try {
    return Object.keys(storeOf())
      .filter((key) => key.startsWith(`class ${mark}-`))
      .flatMap((key) => recalled(key, storeOf) ?? [])
      .toSorted((a, b) => b.began - a.began);
  } catch {
    return [];
  }
}

/** Says whether the browser has taken it. */
export function keepSat(sitting: ClassSitting, storeOf = browserStore): boolean {
  try {
    storeOf().setItem(keyFor(sitting), JSON.stringify(sitting));
    return true;
  } catch {
    return false;
  }
}

export function recalled(key: string, storeOf = browserStore): ClassSitting | undefined {
  try {
    const kept: unknown = JSON.parse(storeOf().getItem(key) ?? 'null');
    return isSitting(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Written here; what somebody has changed by hand is none. */
const isSitting = (kept: unknown): kept is ClassSitting =>
  isRecord(kept) &&
  ['id', 'mark', 'name'].every((name) => typeof kept[name] === 'string') &&
  ['variant', 'minutes', 'began', 'left', 'at', 'logged'].every((name) =>
    Number.isFinite(kept[name]),
  ) &&
  Array.isArray(kept.asked) &&
  kept.asked.length > 0 &&
  kept.asked.every((one) => typeof one === 'string') &&
  ['answers', 'prints'].every((name) => isTexts(kept[name])) &&
  isRecord(kept.judged) &&
  (kept.end === undefined || (isRecord(kept.end) && Number.isFinite(kept.end.at)));

const isTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
