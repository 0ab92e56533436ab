import { err, ok, type Result } from '../../../engine/vocabulary/result.ts';

/**
 * The text that some bytes are, whatever publishes it: UTF-8 with or without a mark, UTF-16, or Windows-1252. Lines end
 * with `\n`, quotes and dashes are those of a keyboard, a space is a space. What is no text is an error, in words.
 */
export function decoded(bytes: Uint8Array): Result<string, string> {
  const text = inSomeEncoding(bytes);
  return text === undefined ? err('is no text: it holds bytes that no text has') : ok(plain(text));
}

function inSomeEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.some(isControl)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** No text has these: all below the space but tab, line feed, form feed and carriage return. */
const isControl = (byte: number): boolean =>
  byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte);

const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\f]/g, '\n')
    .replaceAll(/[‘’‚‛ʼ`´]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‐‑‒–—―−]|--/g, '-')
    .replaceAll(/[®™©]|\((?:R|TM|C)\)/gi, '')
    .normalize('NFKC')
    .replaceAll(/[^\S\n]+/g, ' ');
