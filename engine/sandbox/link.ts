import { err, ok, type Result } from '../vocabulary/result.ts';

/** Why an address’s fragment gives no line. */
export type LinkProblem =
  /** It is of a version that is not known here: a newer one, perhaps. */
  | { readonly kind: 'version'; readonly version: string }
  /** Something of it is gone, or was changed, on its way. */
  | { readonly kind: 'cut' }
  /** It is no link to a board. */
  | { readonly kind: 'none' };

const VERSION = 'b1';

/**
 * A line as an address’s fragment, without the `#`: `b1:`, the line, a full stop, and a few letters by which it is known
 * to be whole. It has only signs that stay as they are in Markdown, in a forum’s code and in a chat, and ends with a
 * letter or a digit, so that nothing of it is taken for the end of a sentence.
 */
export function toFragment(line: string): string {
  const whole = line.toWellFormed();
  const said = whole.replace(TOKENS, (token) => SHORT.get(token) ?? encoded(token));
  return `${VERSION}:${said}.${sumOf(whole)}`;
}

/** The line that a fragment holds, with or without its `#`. */
export function fromFragment(fragment: string): Result<string, LinkProblem> {
  const text = fragment.replace(/^#/, '');
  const [, version, body] = /^b(\d+):(.*)$/s.exec(text) ?? [];
  if (version === undefined || body === undefined) return err({ kind: 'none' });
  if (version !== VERSION.slice(1)) return err({ kind: 'version', version: `b${version}` });
  // Some programs encode an address once more as they hand it on.
  const line = lineIn(body) ?? lineIn(decoded(body) ?? '');
  return line === undefined ? err({ kind: 'cut' }) : ok(line);
}

/** What is written shorter, and has a place of its own in every line. */
const SHORTENED: readonly (readonly [said: string, short: string])[] = [
  [' -> ', '='],
  [' -| ', '!'],
  [' + ', '+'],
  ['; ', ';'],
  [', ', ','],
  [': ', ':'],
  [' ', '_'],
];
const SHORT: ReadonlyMap<string, string> = new Map(SHORTENED);
const SAID: ReadonlyMap<string, string> = new Map(SHORTENED.map(([said, short]) => [short, said]));

const TOKENS = / -> | -\| | \+ |; |, |: |[^A-Za-z0-9/.-]/gu;

const encoded = (sign: string): string =>
  [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

function lineIn(body: string): string | undefined {
  const [, said, sum] = /^(.*)\.([a-z0-9]+)$/s.exec(body) ?? [];
  const line =
    said &&
    decoded(said.replace(/[=!+;,:_]/g, (short) => encodeURIComponent(SAID.get(short) ?? short)));
  if (said === '' && sum === sumOf('')) return '';
  return line !== undefined && sum === sumOf(line) ? line : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Four letters that are others, but for one time in a million, once anything of the line is (FNV-1a). */
function sumOf(line: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(line)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
}
