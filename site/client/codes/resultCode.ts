// What a student sends: a name, a day, and the first answer to each board. No mark is in it: whoever reads it has the
// engine mark the answers again.
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
export async function codeFor({ name, day, set, answers }: SentResult): Promise<string> {
  const content = [name, day, set, answers.map(({ item, written }) => [item, written])];
  const data = base64Of(await through(new CompressionStream('deflate-raw'), encoded(content)));
  return `R509-${VERSION}-${sumOf(data)}-${data}.`;
}

/** All that looks like a code in a text, as it stands there; line breaks and signs of quoting are passed over. */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/R509-[^.]{0,20000}\./g)].map(([code]) => code.replaceAll(/[\s>]/g, ''));

export async function readCode(code: string): Promise<ReadCode> {
  const { version, sum, data } =
    /^R509-(?<version>\d+)-(?<sum>[0-9a-z]{7})-(?<data>[\w-]+)\.$/.exec(code)?.groups ?? {};
  if (version !== undefined && version !== VERSION) return { kind: 'version' };
  if (data === undefined || sum !== sumOf(data)) return { kind: 'broken' };
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), bytesOf(data));
    const sent = sentIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return sent === undefined ? { kind: 'broken' } : { kind: 'sent', sent };
  } catch {
    return { kind: 'broken' };
  }
}

const encoded = (content: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(content));

/** Rejects where it is not what the stream reads, or comes to more than anybody sends. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST_LETTERS) throw new RangeError('a code as long as this was not made here');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function sentIn(content: unknown): SentResult | undefined {
  if (!Array.isArray(content) || content.length !== 4) return undefined;
  const [name, day, set, answers]: readonly unknown[] = content;
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
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
