// What a page fetches ahead, for when there is no network: a part of the site at a time, file by file, so that an
// interruption loses nothing that has come.
import { isAsAsked, LONGEST_FETCH } from './asAsked.ts';
import {
  cachesBelow,
  type ListedFile,
  type OfflineRecord,
  type OfflineShare,
  RECORD,
} from './offlineFiles.ts';

/** How fetching ahead ended. */
export type FetchOutcome =
  | { readonly kind: 'kept' }
  /** The network failed, or a file was not to be had; what has come stays. */
  | { readonly kind: 'interrupted' }
  /** Somebody asked to stop. */
  | { readonly kind: 'stopped' }
  /** The browser has no more room; what has come stays. */
  | { readonly kind: 'full' };

/** How many files are fetched at once, and noted together. */
const GROUP = 12;

/** A part of the site as it is kept in this browser. */
export class OfflineCache {
  readonly #root: string;
  readonly #name: string;

  constructor(root: string, part: OfflineShare) {
    this.#root = root;
    this.#name = cachesBelow(root)[part];
  }

  /** Whether anybody has asked for it here. */
  isThere(): Promise<boolean> {
    return caches.has(this.#name);
  }

  clear(): Promise<boolean> {
    return caches.delete(this.#name);
  }

  /** Each page that is kept with its title, by its path below the site's root. */
  async record(): Promise<OfflineRecord> {
    if (!(await this.isThere())) return {};
    const cache = await caches.open(this.#name);
    const noted: OfflineRecord = (await (await cache.match(this.#address(RECORD)))?.json()) ?? {};
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    return Object.fromEntries(
      Object.entries(noted).filter(([path]) => there.has(this.#address(path))),
    );
  }

  /** Those of the files that are not kept as they are now. */
  async missing(files: readonly ListedFile[]): Promise<readonly ListedFile[]> {
    const record = await this.record();
    return files.filter(([path, digest]) => record[path]?.[0] !== digest);
  }

  /** Fetches what is missing of the files; tells after each group. */
  async fill(
    files: readonly ListedFile[],
    signal: AbortSignal,
    told: (group: readonly ListedFile[]) => void,
  ): Promise<FetchOutcome> {
    const missing = await this.missing(files);
    let isWhole = true;
    for (let at = 0; at < missing.length; at += GROUP) {
      if (signal.aborted) return { kind: 'stopped' };
      const group = missing.slice(at, at + GROUP);
      const { kept, outcome } = await this.#keep(group, signal);
      told(kept);
      if (outcome !== undefined) return outcome;
      isWhole &&= kept.length === group.length;
    }
    return isWhole ? { kind: 'kept' } : { kind: 'interrupted' };
  }

  async #keep(
    group: readonly ListedFile[],
    signal: AbortSignal,
  ): Promise<{ readonly kept: readonly ListedFile[]; readonly outcome: FetchOutcome | undefined }> {
    const cache = await caches.open(this.#name);
    const before = await this.record();
    const results = await Promise.all(
      group.map((file) => this.#bring(cache, file[0], signal).catch(reasonOf)),
    );
    const came = group.flatMap((file, at) => {
      const title = results[at];
      return typeof title === 'string' ? [[file, title] as const] : [];
    });
    const fresh = came.map(([[path, digest], title]) => [path, [digest, title]] as const);
    const record: OfflineRecord = { ...before, ...Object.fromEntries(fresh) };
    const noted = await cache.put(this.#address(RECORD), Response.json(record)).catch(reasonOf);
    const outcomes = [...results, noted].filter((one) => typeof one === 'object');
    return {
      kept: came.map(([file]) => file),
      outcome: outcomes.find((one): one is FetchOutcome => one.kind !== 'missing'),
    };
  }

  /** The page's title; empty where it is no page. */
  async #bring(cache: Cache, path: string, signal: AbortSignal): Promise<string | Missing> {
    const address = this.#address(path);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_FETCH)]);
    const response = await fetch(address, { cache: 'reload', signal: limit });
    if (!(await isAsAsked(response, address))) return { kind: 'missing' };
    const text = await response.clone().text();
    await cache.put(address, response);
    return titleIn(text);
  }

  #address(path: string): string {
    return `${this.#root}${path}`;
  }
}

/** The server has no such file any more, or not now. */
interface Missing {
  readonly kind: 'missing';
}

function reasonOf(error: unknown): FetchOutcome {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return { kind: 'stopped' };
  return name === 'QuotaExceededError' ? { kind: 'full' } : { kind: 'interrupted' };
}

/** A page's title, without the site's name after it. */
export function titleIn(html: string): string {
  const [tag = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(tag, 'text/html');
  return title.replace(/ · [^·]*$/, '');
}
