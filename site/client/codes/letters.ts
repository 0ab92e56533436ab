// Bytes as letters and digits alone: what chats, mails and spreadsheets take for markup, or break a line at, is not among
// them.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(LETTERS.length);
/** So many bytes are one number. */
const A_BLOCK = 8;
/** How many letters a block of so many bytes takes. */
const LENGTHS: readonly number[] = [0, 2, 3, 5, 6, 7, 9, 10, 11];
const LONGEST = 11;

export const lettersOf = (bytes: Uint8Array): string =>
  blocksOf(bytes.length, A_BLOCK)
    .map(([from, to]) => blockInLetters(bytes.subarray(from, to)))
    .join('');

/** The bytes again; nothing where no bytes give these letters. */
export function bytesIn(letters: string): Uint8Array<ArrayBuffer> | undefined {
  const blocks = blocksOf(letters.length, LONGEST).map(([from, to]) =>
    blockInBytes(letters.slice(from, to)),
  );
  const bytes = blocks.flatMap((block) => block ?? []);
  return blocks.includes(undefined) ? undefined : Uint8Array.from(bytes);
}

const blocksOf = (length: number, size: number): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(length / size) }, (_, at) => [
    at * size,
    Math.min(length, (at + 1) * size),
  ]);

function blockInLetters(block: Uint8Array): string {
  let left = block.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let letters = '';
  for (let place = 0; place < (LENGTHS[block.length] ?? 0); place += 1) {
    letters = `${LETTERS[Number(left % BASE)]}${letters}`;
    left /= BASE;
  }
  return letters;
}

function blockInBytes(letters: string): readonly number[] | undefined {
  const length = LENGTHS.indexOf(letters.length);
  const values = [...letters].map((letter) => LETTERS.indexOf(letter));
  if (length < 1 || values.includes(-1)) return undefined;
  let left = values.reduce((sum, value) => sum * BASE + BigInt(value), 0n);
  const bytes: number[] = [];
  for (let place = 0; place < length; place += 1) {
    bytes.unshift(Number(left % 256n));
    left /= 256n;
  }
  return left === 0n ? bytes : undefined;
}
