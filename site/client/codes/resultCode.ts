// What a student sends: a name, a day, and the first answer to each board; of an exam of a class, how it was sat. No mark is
// in it: whoever reads it has the engine mark the answers again.
import { hashOf } from '../deal/chance.ts';
import { bytesIn, lettersOf } from './letters.ts';
import { packed, unpacked } from './packed.ts';

export interface SentResult {
  readonly name: string;
  /** `2026-11-24` */
  readonly day: string;
  /** The set's title. */
  readonly set: string;
  readonly answers: readonly SentAnswer[];
  /** Left out where it was no exam of a class. */
  readonly exam?: SentExam;
}

export interface SentAnswer {
  /** As a board stands in a link: `one~1a2b3c`. */
  readonly item: string;
  /** As it is written down; empty where nothing was answered. */
  readonly written: string;
}

export interface SentExam {
  /** By which an exam is known: it stands in its link. */
  readonly mark: string;
  /** Which of its variants, from 1. */
  readonly variant: number;
  /** When it was begun and handed in, in seconds, by the student's own clock. */
  readonly began: number;
  readonly ended: number;
  readonly minutes: number;
  readonly end: ExamEnd;
}

const EXAM_ENDS = ['handedIn', 'timeUp'] as const;
export type ExamEnd = (typeof EXAM_ENDS)[number];

export type ReadCode =
  | { readonly kind: 'sent'; readonly sent: SentResult }
  /** Its end is not there: so many letters of so many are. */
  | { readonly kind: 'cut'; readonly there: number; readonly all: number }
  /** Something of it is another than it was, or it is cut where that can't be told. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'version' };

const VERSION = '2';
const MOST_ANSWERS = 250;

/**
 * `R509-2-` with a sum, how many letters follow, and these letters. It ends in a full stop, by which people see that all of
 * it is there.
 */
export async function codeFor({ name, day, set, answers, exam }: SentResult): Promise<string> {
  const content = [
    name,
    day,
    set,
    answers.map(({ item, written }) => [item, written]),
    ...(exam === undefined ? [] : [examContent(exam)]),
  ];
  const data = lettersOf(await packed(content));
  const length = data.length.toString(36);
  return `R509-${VERSION}-${sumOf(length, data)}-${length}-${data}.`;
}

/** Reads a code; of the second version also one behind which stands more, or no full stop. */
export async function readCode(code: string): Promise<ReadCode> {
  const [, version] = /^R509-(\d+)-/.exec(code) ?? [];
  switch (version) {
    case undefined:
      return { kind: 'broken' };
    case '1':
      return readFirst(code);
    case VERSION:
      return readSecond(code);
    default:
      return readOther(code);
  }
}

/** Where only the number of the version was changed, it is none that is still to come. */
async function readOther(code: string): Promise<ReadCode> {
  const read = await readSecond(code.replace(/^R509-\d+/, `R509-${VERSION}`));
  return { kind: read.kind === 'sent' ? 'broken' : 'version' };
}

async function readSecond(code: string): Promise<ReadCode> {
  const {
    sum,
    length = '',
    rest = '',
  } = /^R509-2-(?<sum>[0-9a-z]{7})-(?<length>[0-9a-z]{1,4})-(?<rest>.*)$/.exec(code)?.groups ?? {};
  const all = Number.parseInt(length, 36);
  if (sum === undefined) return { kind: 'broken' };
  const data = rest.slice(0, all);
  if (sum === sumOf(length, data)) return contentIn(bytesIn(data));
  const there = /^[0-9A-Za-z]*/.exec(data)?.[0].length ?? 0;
  return there < all ? { kind: 'cut', there, all } : { kind: 'broken' };
}

/** Codes of the first version have signs among their letters, and don't tell how many these are. */
async function readFirst(code: string): Promise<ReadCode> {
  const { sum, data } = /^R509-1-(?<sum>[0-9a-z]{7})-(?<data>[\w-]+)\.$/.exec(code)?.groups ?? {};
  if (data === undefined || sum !== hashOf(data).toString(36).padStart(7, '0'))
    return { kind: 'broken' };
  return contentIn(bytesOfFirst(data));
}

async function contentIn(bytes: Uint8Array<ArrayBuffer> | undefined): Promise<ReadCode> {
  const content = bytes && (await unpacked(bytes).catch(() => undefined));
  const sent = sentIn(content);
  return sent === undefined ? { kind: 'broken' } : { kind: 'sent', sent };
}

function sentIn(content: unknown): SentResult | undefined {
  if (!Array.isArray(content) || content.length < 4 || content.length > 5) return undefined;
  const [name, day, set, answers, sat]: readonly unknown[] = content;
  if (typeof name !== 'string' || typeof day !== 'string' || typeof set !== 'string')
    return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  if (!Array.isArray(answers) || answers.length > MOST_ANSWERS || !answers.every(isAnswer))
    return undefined;
  const exam = examIn(sat);
  if (sat !== undefined && exam === undefined) return undefined;
  return {
    name,
    day,
    set,
    answers: answers.map(([item, written]) => ({ item, written })),
    ...(exam !== undefined && { exam }),
  };
}

const isAnswer = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const examContent = ({
  mark,
  variant,
  began,
  ended,
  minutes,
  end,
}: SentExam): readonly unknown[] => [mark, variant, began, ended, minutes, EXAM_ENDS.indexOf(end)];

function examIn(content: unknown): SentExam | undefined {
  if (!Array.isArray(content) || content.length !== 6) return undefined;
  const [mark, ...numbers]: readonly unknown[] = content;
  if (typeof mark !== 'string' || !numbers.every(isWhole)) return undefined;
  const [variant = 0, began = 0, ended = 0, minutes = 0, end = 0] = numbers;
  const ending = EXAM_ENDS[end];
  return ending && { mark, variant, began, ended, minutes, end: ending };
}

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const sumOf = (length: string, data: string): string =>
  hashOf(`${VERSION}-${length}-${data}`).toString(36).padStart(7, '0');

function bytesOfFirst(data: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
