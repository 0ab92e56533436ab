/** What is packed says no more than this, in letters; nobody waits for a text that is made to be long. */
const MOST_LETTERS = 200_000;

export const packed = (content: unknown): Promise<Uint8Array> =>
  through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(content)));

/** What was packed. Rejects where it is something else, or comes to more than anybody sends. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const text = await through(new DecompressionStream('deflate-raw'), bytes);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
}

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
