/** Caches of a browser, in memory: as much of them as is used here. */
export class FakeCaches {
  readonly #all = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#all.get(name) ?? new FakeCache();
    this.#all.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.#all.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  async match(url: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#all.get(cacheName)?.match(url);
  }
}

const HOST = 'https://host.example';
const whole = (address: string | { readonly url: string }): string =>
  new URL(typeof address === 'string' ? address : address.url, HOST).href;

class FakeCache {
  readonly #all = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    this.#all.set(whole(address), response);
  }

  async match(address: string | { readonly url: string }): Promise<Response | undefined> {
    return this.#all.get(whole(address))?.clone();
  }

  async delete(address: string | { readonly url: string }): Promise<boolean> {
    return this.#all.delete(whole(address));
  }

  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.#all.keys()].map((url) => ({ url }));
  }
}
