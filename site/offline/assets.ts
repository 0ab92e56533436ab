// Scripts and styles of several versions: a page that was kept, or is open, asks for those that it was made with. They
// come kit by kit, and lie singly in their cache, where a browser keeps what it makes of a script beside it.
import { bringInto, isAsAsked, LONGEST_FETCH } from './asAsked.ts';
import { textsIn } from './bundle.ts';
import { cachesBelow, type Kit, type Kits } from './offlineFiles.ts';
import { responseOf } from './unpacking.ts';

/** How many versions keep their scripts and styles: the newest and those before. */
const VERSIONS = 5;

/** Where the cache has what each version consists of, the newest first. */
const VERSIONS_AT = 'offline/versions';

/** So many files that are missing of a kit are fetched by themselves. */
const FEW = 16;

/** What a version consists of. */
export interface NotedVersion {
  readonly version: string;
  /** Paths, by the names of its kits. */
  readonly kits: Readonly<Record<string, readonly string[]>>;
  /** Files in no kit: their names say nothing of what is in them, so that each has a digest. */
  readonly loose: Readonly<Record<string, string>>;
}

export class Assets {
  readonly #root: string;
  readonly #names: ReturnType<typeof cachesBelow>;

  constructor(root: string) {
    this.#root = root;
    this.#names = cachesBelow(root);
  }

  /** Those of the kits of which anything is missing. */
  async missing(kits: Kits, names: readonly string[]): Promise<readonly Kit[]> {
    const have = await this.#have();
    const those = names.flatMap((name) => kits[name] ?? []);
    return those.filter(({ paths }) => paths.some((path) => !have.has(path)));
  }

  /**
   * Adds to what is kept, and takes nothing away. `atHand`: what comes from the browser itself. Rejects where something
   * can't be had.
   */
  async keep(kits: readonly Kit[], atHand: (path: string) => boolean = () => false): Promise<void> {
    const cache = await caches.open(this.#names.assets);
    for (const { at, paths } of kits) {
      const have = await this.#have();
      const scripts = paths.filter((path) => !isPage(path));
      const missing = scripts.filter((path) => !have.has(path));
      const far = missing.filter((path) => !atHand(path));
      const isMuch = far.length > FEW || (far.length > 1 && far.length === scripts.length);
      if (isMuch) await this.#unpack(at, far);
      const alone = isMuch ? missing.filter(atHand) : missing;
      await Promise.all(alone.map((path) => bringInto(cache, `${this.#root}${path}`)));
      // Its host says of a page what it doesn't say of scripts; and its name does not change with what is in it.
      for (const path of paths.filter(isPage))
        await bringInto(cache, `${this.#root}${path}`, { cache: 'reload' });
    }
  }

  async #unpack(at: string, wanted: readonly string[]): Promise<void> {
    const address = `${this.#root}${at}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_FETCH) });
    if (!response.body || !(await isAsAsked(response, address)))
      throw new Error(`${address}: ${response.status}`);
    const texts = await textsIn(response.body);
    const cache = await caches.open(this.#names.assets);
    await Promise.all(
      wanted.map((path) => {
        const script = responseOf(path, texts.get(path) ?? '', response.headers);
        return cache.put(`${this.#root}${path}`, script);
      }),
    );
  }

  /** Brings what is in no kit, where it is another than before. On a first visit the browser itself has it at hand. */
  async keepLoose(files: NotedVersion['loose']): Promise<void> {
    const [have, [newest]] = await Promise.all([this.#have(), this.versions()]);
    const cache = await caches.open(this.#names.assets);
    const cacheMode = newest === undefined ? 'force-cache' : 'reload';
    const changed = Object.entries(files).filter(
      ([path, digest]) => newest?.loose[path] !== digest || !have.has(path),
    );
    await Promise.all(
      changed.map(([path]) => bringInto(cache, `${this.#root}${path}`, { cache: cacheMode })),
    );
  }

  /** Names what a version consists of, whether it is kept or not. */
  async note(version: NotedVersion): Promise<void> {
    const before = (await this.versions()).filter((one) => one.version !== version.version);
    await this.#write([version, ...before]);
  }

  async versions(): Promise<readonly NotedVersion[]> {
    const cache = await caches.open(this.#names.assets);
    const noted = await cache.match(`${this.#root}${VERSIONS_AT}`);
    const versions: readonly (NotedVersion | readonly string[])[] = (await noted?.json()) ?? [];
    // Versions before kits had all of it, and no names.
    return versions.map((one) =>
      'kits' in one ? one : { version: '', kits: { '': one }, loose: {} },
    );
  }

  /** The kits that are here as the newest version has them. */
  async kitsKept(): Promise<readonly string[]> {
    const have = await this.#have();
    const [newest] = await this.versions();
    return Object.entries(newest?.kits ?? {})
      .filter(([, paths]) => paths.every((path) => have.has(path)))
      .map(([name]) => name);
  }

  /**
   * Deletes the scripts and styles of versions that are kept no more, and pages that would ask for them. `inUse`: of which
   * versions bundles are kept.
   */
  async forgetOld(inUse: ReadonlySet<string>): Promise<void> {
    const versions = (await this.versions()).filter(
      ({ version }, at) => at < VERSIONS || inUse.has(version),
    );
    await this.#write(versions);
    const wanted = new Set(
      versions.flatMap(({ kits, loose }) => [...Object.values(kits).flat(), ...Object.keys(loose)]),
    );
    const gone = [...(await this.#have())].filter((path) => !wanted.has(path));
    if (gone.length === 0) return;
    await this.forget(gone);
    for (const name of [this.#names.visited, ...this.#names.former])
      if (await caches.has(name)) await forgetPagesAskingFor(await caches.open(name), gone);
  }

  async forget(paths: readonly string[]): Promise<void> {
    const cache = await caches.open(this.#names.assets);
    await Promise.all(paths.map((path) => cache.delete(`${this.#root}${path}`)));
  }

  async #write(versions: readonly NotedVersion[]): Promise<void> {
    const cache = await caches.open(this.#names.assets);
    await cache.put(`${this.#root}${VERSIONS_AT}`, Response.json(versions));
  }

  /** The paths of all that is kept. */
  async #have(): Promise<ReadonlySet<string>> {
    const cache = await caches.open(this.#names.assets);
    const paths = (await cache.keys()).map(({ url }) =>
      new URL(url).pathname.slice(this.#root.length),
    );
    return new Set(paths.filter((path) => path !== VERSIONS_AT));
  }
}

const isPage = (path: string): boolean => path.endsWith('/');

async function forgetPagesAskingFor(pages: Cache, gone: readonly string[]): Promise<void> {
  for (const request of await pages.keys()) {
    const text = (await (await pages.match(request))?.text()) ?? '';
    if (gone.some((path) => text.includes(path))) await pages.delete(request);
  }
}
