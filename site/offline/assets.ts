// Scripts and styles of several versions: a page that was kept, or is open, asks for those that it was made with.
import { bringInto } from './asAsked.ts';

/** How many versions keep their scripts and styles: the newest and those before. */
const VERSIONS = 5;

/** Where the cache has the lists of names, the newest version's first. */
const VERSIONS_AT = 'offline/versions';

/** Adds to what is kept, and takes nothing away. Rejects where a file can't be had. */
export async function keepAssets(
  name: string,
  scope: string,
  paths: readonly string[],
): Promise<void> {
  const cache = await caches.open(name);
  const have = new Set((await cache.keys()).map(({ url }) => url));
  const missing = paths.map((path) => `${scope}${path}`).filter((url) => !have.has(url));
  for (let at = 0; at < missing.length; at += 8)
    await Promise.all(missing.slice(at, at + 8).map((url) => bringInto(cache, url)));
  const before = (await versionsIn(cache, scope)).filter((one) => `${one}` !== `${paths}`);
  const versions = [paths, ...before].slice(0, VERSIONS);
  await cache.put(`${scope}${VERSIONS_AT}`, Response.json(versions));
}

/** Deletes the scripts and styles of versions that are kept no more, and the visited pages that would ask for them. */
export async function forgetOldAssets(
  names: { readonly assets: string; readonly visited: string },
  scope: string,
): Promise<void> {
  const cache = await caches.open(names.assets);
  const paths = [...(await versionsIn(cache, scope)).flat(), VERSIONS_AT];
  const wanted = new Set(paths.map((path) => `${scope}${path}`));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  if (old.length === 0) return;
  await Promise.all(old.map((request) => cache.delete(request)));
  await forgetPagesAskingFor(
    await caches.open(names.visited),
    old.map(({ url }) => url.slice(scope.length)),
  );
}

async function forgetPagesAskingFor(pages: Cache, gone: readonly string[]): Promise<void> {
  for (const request of await pages.keys()) {
    const text = (await (await pages.match(request))?.text()) ?? '';
    if (gone.some((path) => text.includes(path))) await pages.delete(request);
  }
}

async function versionsIn(cache: Cache, scope: string): Promise<readonly (readonly string[])[]> {
  const noted = await cache.match(`${scope}${VERSIONS_AT}`);
  return noted === undefined ? [] : await noted.json();
}
