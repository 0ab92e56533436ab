import { err, ok, type Result } from '../vocabulary/result.ts';
import { decoded, readingsOf } from './linkReadings.ts';

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

/**
 * The line that a fragment holds, with or without its `#`, and whatever it has gone through on its way: encoded once more
 * or decoded, broken into lines, with the end of a sentence after it. The sum tells which of its readings is right.
 */
export function fromFragment(fragment: string): Result<string, LinkProblem> {
  let problem: LinkProblem = { kind: 'none' };
  for (const text of readingsOf(fragment)) {
    const [, version, body] = /^#?b(\d+):(.*)$/s.exec(text) ?? [];
    if (version === undefined || body === undefined) continue;
    if (version !== VERSION.slice(1)) return err({ kind: 'version', version: `b${version}` });
    problem = { kind: 'cut' };
    const line = lineIn(body);
    if (line !== undefined) return ok(line);
  }
  return err(problem);
}

/** The link to a board that stands anywhere in a text; nothing where none does. */
export function linkIn(text: string): Result<string, LinkProblem> | undefined {
  const found = /(?:#|%(?:25)*23)(?=b\d+(?::|%(?:25)*3A))/i.exec(text);
  return found === null ? undefined : fromFragment(text.slice(found.index + found[0].length));
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

/** As many places as are tried where a link may end. */
const MOST_ENDS = 40;

function lineIn(body: string): string | undefined {
  const ends = [...body.matchAll(/\.(?=[a-z0-9]{4})/g)].slice(-MOST_ENDS).toReversed();
  for (const { index } of ends) {
    const line = decoded(
      body
        .slice(0, index)
        .replace(/[=!+;,:_]/g, (short) => encodeURIComponent(SAID.get(short) ?? short)),
    );
    if (sumOf(line) === body.slice(index + 1, index + 5)) return line;
  }
  return undefined;
}

/** Four letters that are others, but for one time in a million, once anything of the line is (FNV-1a). */
function sumOf(line: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(line)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
}
