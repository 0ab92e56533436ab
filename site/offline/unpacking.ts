// Finds pages in the bundles that are kept. A bundle is unpacked as somebody asks for what is in it.
import { type BundledFile, filesIn, textsIn } from './bundle.ts';
import type { KeptBundle, KeptBundles } from './keptBundles.ts';

/** How many bundles stay unpacked: a round asks for one board after the other. */
const AT_HAND = 3;

export class Unpacking {
  readonly #kept: KeptBundles;
  /** What is in each, by its address. */
  readonly #files = new Map<string, Promise<readonly BundledFile[]>>();
  readonly #atHand = new Map<string, Promise<ReadonlyMap<string, string>>>();

  constructor(kept: KeptBundles) {
    this.#kept = kept;
  }

  /** All files in a bundle; none where it can't be read. */
  filesOf(bundle: KeptBundle): Promise<readonly BundledFile[]> {
    const known = this.#files.get(bundle.url) ?? this.#read(bundle, filesIn);
    this.#files.set(bundle.url, known);
    return known.catch(() => {
      this.#files.delete(bundle.url);
      return [];
    });
  }

  /** What a page or data is, by its path below the site's root, as it was sent last; undefined where no bundle has it. */
  async find(path: string): Promise<Response | undefined> {
    const bundles = await this.#kept.bundles();
    const all = await Promise.all(
      bundles.map(async (bundle) => {
        const files = await this.filesOf(bundle);
        return files.some(([one]) => one === path) ? this.#unpacked(bundle, path) : undefined;
      }),
    );
    return all.reduce(newestOf, undefined);
  }

  async #unpacked(bundle: KeptBundle, path: string): Promise<Response | undefined> {
    try {
      const text = (await this.#texts(bundle)).get(path);
      const { headers } = (await this.#kept.match(bundle)) ?? {};
      return text === undefined ? undefined : responseOf(path, text, headers);
    } catch {
      // What can't be unpacked is of no use; it is fetched again.
      this.#files.delete(bundle.url);
      this.#atHand.delete(bundle.url);
      await this.#kept.delete([bundle]);
      return undefined;
    }
  }

  #texts(bundle: KeptBundle): Promise<ReadonlyMap<string, string>> {
    const { url } = bundle;
    const texts = this.#atHand.get(url) ?? this.#read(bundle, textsIn);
    this.#atHand.delete(url);
    this.#atHand.set(url, texts);
    for (const one of [...this.#atHand.keys()].slice(0, -AT_HAND)) this.#atHand.delete(one);
    return texts;
  }

  async #read<T>(
    bundle: KeptBundle,
    read: (stream: ReadableStream<BufferSource>) => Promise<T>,
  ): Promise<T> {
    const body = (await this.#kept.match(bundle))?.body;
    if (!body) throw new Error(`${bundle.url} is gone`);
    return read(body);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** A file as its host would send it: it sends the bundle with what holds for the files, too. */
export function responseOf(path: string, text: string, headers?: Headers): Response {
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html';
  const own = new Headers(headers);
  for (const name of OF_BUNDLE) own.delete(name);
  own.set('content-type', `${type}; charset=utf-8`);
  return new Response(text, { headers: own });
}

/** What is said of a bundle's own bytes. */
const OF_BUNDLE = ['content-encoding', 'content-length', 'content-range', 'etag'];

/** The one that was sent later. */
export function newestOf(
  one: Response | null | undefined,
  other: Response | undefined,
): Response | undefined {
  return sentAt(other) > sentAt(one) ? other : (one ?? undefined);
}

/** 1 where its server doesn't say. */
const sentAt = (response: Response | null | undefined): number =>
  response ? Date.parse(response.headers.get('date') ?? '') || 1 : 0;
