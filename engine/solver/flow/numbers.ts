/** What stands in typed arrays whose positions are known to be there: the type checker cannot see it, the hot loops must not ask. */

export const int = (array: Int32Array, index: number): number => array[index] as number;
export const real = (array: Float64Array, index: number): number => array[index] as number;
export const byte = (array: Uint8Array, index: number): number => array[index] as number;

/** Small arrays are pieces of a block that they share: a piece is had many times as fast as memory of its own. */
const BLOCK_BYTES = 65_536;
const LARGEST_PIECE = BLOCK_BYTES / 8;
let block = new ArrayBuffer(BLOCK_BYTES);
let used = 0;

/** An array that has so many zeros. */
export function ints(length: number): Int32Array {
  const size = length * 4;
  if (size > LARGEST_PIECE) return new Int32Array(length);
  const begins = pieceOf(size);
  return new Int32Array(block, begins, length);
}

export function reals(length: number): Float64Array {
  const size = length * 8;
  if (size > LARGEST_PIECE) return new Float64Array(length);
  const begins = pieceOf(size);
  return new Float64Array(block, begins, length);
}

export function bytes(length: number): Uint8Array {
  if (length > LARGEST_PIECE) return new Uint8Array(length);
  const begins = pieceOf(length);
  return new Uint8Array(block, begins, length);
}

export function copyOf(array: Int32Array): Int32Array {
  const copy = ints(array.length);
  copy.set(array);
  return copy;
}

/** Where a piece begins that nobody has had: in this block, or in the next, which is `block` from then on. */
function pieceOf(size: number): number {
  if (used + size > BLOCK_BYTES) {
    block = new ArrayBuffer(BLOCK_BYTES);
    used = 0;
  }
  const begins = used;
  used += (size + 7) & ~7;
  return begins;
}
