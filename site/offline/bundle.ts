// A bundle: many files of the site as one, as the build packs them (`build/packBundle`). Its first line says what is in it,
// the second has the texts, each told by what stood before it; all of it packed by gzip, whatever a host does.

/** A file by its path below the site's root, and its title where it is a page. */
export type BundledFile = readonly [path: string, title: string];

/** A text as what is new in it, and what is as it was: from which piece on, and how many. */
export type PackedText = readonly (string | readonly [from: number, count: number])[];

/** Texts repeat themselves from one tag to another. Whatever is put together of such pieces falls into the same again. */
export const piecesOf = (text: string): readonly string[] => text.split(/(?=[<"])/);

/** What is in a bundle, without unpacking more of it than that. */
export async function filesIn(
  bundle: ReadableStream<BufferSource>,
): Promise<readonly BundledFile[]> {
  const reader = unzipped(bundle).getReader();
  let head = '';
  while (!head.includes('\n')) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the bundle is cut');
    head += value;
  }
  reader.cancel().catch(() => {});
  return JSON.parse(head.slice(0, head.indexOf('\n')));
}

/** All its texts by their paths. Rejects where anything is missing. */
export async function textsIn(
  bundle: ReadableStream<BufferSource>,
): Promise<ReadonlyMap<string, string>> {
  const reader = unzipped(bundle).getReader();
  let all = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) all += next.value;
  const end = all.indexOf('\n');
  const files: readonly BundledFile[] = JSON.parse(all.slice(0, end));
  const texts = unpacked(JSON.parse(all.slice(end)));
  return new Map(files.map(([path], at) => [path, texts[at] ?? '']));
}

const unzipped = (bundle: ReadableStream<BufferSource>): ReadableStream<string> =>
  bundle.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream());

function unpacked(texts: readonly PackedText[]): readonly string[] {
  const known: string[] = [];
  return texts.map((packed) => {
    const begin = known.length;
    for (const part of packed) {
      if (typeof part === 'string') for (const piece of piecesOf(part)) known.push(piece);
      else for (let k = 0; k < part[1]; k += 1) known.push(known[part[0] + k] ?? '');
    }
    return known.slice(begin).join('');
  });
}
