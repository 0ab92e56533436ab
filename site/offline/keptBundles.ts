// What is kept in bundles: the names in its cache say all of it, so that nothing is ever half noted. A bundle lies under its
// address with the version that its pages ask scripts of; what is wanted lies under a name of its own.
import { bundleOf, cachesBelow, isShare, type KeptShare } from './offlineFiles.ts';

/** A share in a language. */
export interface Wanted {
  readonly language: string;
  readonly share: KeptShare;
  /** Whether somebody stopped it, or it had no room: then it does not go on by itself. */
  readonly isStopped?: boolean;
}

/** A bundle that is kept. */
export interface KeptBundle {
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** Under which the cache has it. */
  readonly url: string;
}

const BUNDLE = /\/offline\/(\w\w)\/(\w+)\.bin\?(\w+)$/;
const WANTED = /\/offline\/(wanted|stopped)\/(\w\w)\/([\w./-]+)$/;

export class KeptBundles {
  readonly #root: string;
  readonly #name: string;

  constructor(root: string) {
    this.#root = root;
    this.#name = cachesBelow(root).kept;
  }

  async bundles(): Promise<readonly KeptBundle[]> {
    return (await this.#urls()).flatMap((url) => {
      const [, language = '', name = '', version = ''] = BUNDLE.exec(url) ?? [];
      return name === '' ? [] : { language, name, version, url };
    });
  }

  async put(
    { language, name, version }: Omit<KeptBundle, 'url'>,
    response: Response,
  ): Promise<void> {
    const address = `${this.#root}${bundleOf(language, name)}?${version}`;
    await (await caches.open(this.#name)).put(address, response);
  }

  async delete(bundles: readonly KeptBundle[]): Promise<void> {
    const cache = await caches.open(this.#name);
    await Promise.all(bundles.map(({ url }) => cache.delete(url)));
  }

  match({ url }: KeptBundle): Promise<Response | undefined> {
    return caches.match(url, { cacheName: this.#name });
  }

  /** What is wanted, whether it goes on or not. */
  async wanted(): Promise<readonly Wanted[]> {
    return (await this.#urls()).flatMap((url) => {
      const [, as, language = '', share = ''] = WANTED.exec(url) ?? [];
      if (!isShare(share)) return [];
      return { language, share, ...(as === 'stopped' && { isStopped: true }) };
    });
  }

  async want(those: readonly Wanted[]): Promise<void> {
    await this.unwant(those);
    await this.#note('wanted', those);
  }

  /** What has come of it stays. */
  async stop(those: readonly Wanted[]): Promise<void> {
    await this.unwant(those);
    await this.#note('stopped', those);
  }

  async unwant(those: readonly Wanted[]): Promise<void> {
    const cache = await caches.open(this.#name);
    for (const as of ['wanted', 'stopped'] as const)
      await Promise.all(those.map((one) => cache.delete(this.#addressOf(as, one))));
  }

  async #note(as: 'wanted' | 'stopped', those: readonly Wanted[]): Promise<void> {
    const cache = await caches.open(this.#name);
    await Promise.all(those.map((one) => cache.put(this.#addressOf(as, one), new Response(''))));
  }

  #addressOf(as: 'wanted' | 'stopped', { language, share }: Wanted): string {
    return `${this.#root}offline/${as}/${language}/${share}`;
  }

  /** Asking does not make it. */
  async #urls(): Promise<readonly string[]> {
    if (!(await caches.has(this.#name))) return [];
    return (await (await caches.open(this.#name)).keys()).map(({ url }) => url);
  }
}
