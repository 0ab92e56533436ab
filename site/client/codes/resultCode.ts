// What a student sends: a name, a day, and the first answer to each board. No mark is in it: whoever reads it has the
// engine mark the answers again.
import { deflateSync, inflateSync } from 'fflate';
import { hashOf } from '../deal/chance.ts';

export interface SentResult {
  readonly name: string;
  /** `2026-11-24` */
  readonly day: string;
  /** The set's title. */
  readonly set: string;
  readonly answers: readonly SentAnswer[];
}

export interface SentAnswer {
  /** As a board stands in a link: `one~1a2b3c`. */
  readonly item: string;
  /** As it is written down; empty where nothing was answered. */
  readonly written: string;
}

export type ReadCode =
  | { readonly kind: 'sent'; readonly sent: SentResult }
  | { readonly kind: 'broken' }
  | { readonly kind: 'version' };

const VERSION = '1';
const MOST_ANSWERS = 250;
/** A code says no more than this, in letters; nobody waits for a text that is made to be long. */
const MOST_LETTERS = 200_000;

/** `R509-1-` with a sum and the content, and a full stop, by which a code ends also where a mail breaks its lines. */
export function codeFor({ name, day, set, answers }: SentResult): string {
  const content = [name, day, set, answers.map(({ item, written }) => [item, written])];
  const data = base64Of(
    deflateSync(new TextEncoder().encode(JSON.stringify(content)), { level: 9 }),
  );
  return `R509-${VERSION}-${sumOf(data)}-${data}.`;
}

/** All that looks like a code in a text, as it stands there; line breaks and signs of quoting are passed over. */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/R509-[^.]{0,20000}\./g)].map(([code]) => code.replaceAll(/[\s>]/g, ''));

export function readCode(code: string): ReadCode {
  const { version, sum, data } =
    /^R509-(?<version>\d+)-(?<sum>[0-9a-z]{7})-(?<data>[\w-]+)\.$/.exec(code)?.groups ?? {};
  if (version !== undefined && version !== VERSION) return { kind: 'version' };
  if (data === undefined || sum !== sumOf(data)) return { kind: 'broken' };
  try {
    const bytes = inflateSync(bytesOf(data), { out: new Uint8Array(MOST_LETTERS) });
    const sent = sentIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return sent === undefined ? { kind: 'broken' } : { kind: 'sent', sent };
  } catch {
    return { kind: 'broken' };
  }
}

function sentIn(content: unknown): SentResult | undefined {
  if (!Array.isArray(content) || content.length !== 4) return undefined;
  const [name, day, set, answers] = content as readonly unknown[];
  if (typeof name !== 'string' || typeof day !== 'string' || typeof set !== 'string')
    return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  if (!Array.isArray(answers) || answers.length > MOST_ANSWERS || !answers.every(isAnswer))
    return undefined;
  return { name, day, set, answers: answers.map(([item, written]) => ({ item, written })) };
}

const isAnswer = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const sumOf = (data: string): string => hashOf(data).toString(36).padStart(7, '0');

const base64Of = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (data: string): Uint8Array =>
  Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
