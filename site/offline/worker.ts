/// <reference lib="webworker" />
// The service worker. Pages come from the network where there is one, and from what is kept where there is none; scripts
// and styles have names that change with what they hold, so what is kept of them is never old.
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAsAsked } from './asAsked.ts';
import { Assets } from './assets.ts';
import { KeptBundles } from './keptBundles.ts';
import { cachesBelow, type Kits, kitNames, KITS as ROOMS } from './offlineFiles.ts';
import { newestOf, Unpacking } from './unpacking.ts';

declare const self: ServiceWorkerGlobalScope;
// Put in by the build.
/** Files that are kept whatever is read, each with a digest. */
declare const SHELL: Readonly<Record<string, string>>;
declare const KITS: Kits;
declare const VERSION: string;
/** The first is served at the root. */
declare const LANGUAGES: readonly string[];

/** How long a page is waited for, in seconds, before what is kept of it is shown. */
const PATIENCE = 3;

const { scope } = self.registration;
const { pathname: root } = new URL(scope);
const names = cachesBelow(root);
const assets = new Assets(root);
const kept = new KeptBundles(root);
const unpacking = new Unpacking(kept);

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** What a host sends in place of what was asked for is not kept. */
const onlyAsAsked = {
  cacheWillUpdate: async ({ request, response }: Exchange): Promise<Response | null> =>
    (await isAsAsked(response, request.url)) ? response : null,
};

self.addEventListener('install', (event) => event.waitUntil(keepVersion()));

// It takes over no page by itself: one that is open goes on with the worker and the scripts that it began with.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forget(), self.clients.claim()]));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'skip') void self.skipWaiting();
});

/** What every page needs in the languages that are read, and what has been kept of the version before. */
async function keepVersion(): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = clients.map(({ url }) => url).filter((url) => url.startsWith(scope));
  const read = new Set(urls.map(languageAt));
  const isFormer = (await assets.versions())[0]?.version === '';
  const before = isFormer ? await formerKits() : await assets.kitsKept();
  const wanted = [...read].flatMap((language) => kitNames(['shell'], language));
  const kits = [...new Set(['shell', ...wanted, ...before])].flatMap((name) => KITS[name] ?? []);
  await Promise.all([assets.keep(kits), assets.keepLoose(SHELL)]);
  await assets.note({
    version: VERSION,
    kits: Object.fromEntries(Object.entries(KITS).map(([name, { paths }]) => [name, paths])),
    loose: SHELL,
  });
}

/** Versions before kits kept all scripts: so does what comes after them, in each language of which something is kept. */
async function formerKits(): Promise<readonly string[]> {
  const keys = await Promise.all(
    [names.visited, ...names.former].map(async (name) =>
      (await caches.has(name)) ? (await caches.open(name)).keys() : [],
    ),
  );
  const languages = new Set(keys.flat().map(({ url }) => languageAt(url)));
  return [...languages].flatMap((language) => kitNames(ROOMS, language));
}

async function forget(): Promise<void> {
  const inUse = (await kept.bundles()).map(({ version }) => version);
  await assets.forgetOld(new Set(inUse));
  // Where versions before kept what is in every version.
  await caches.delete(`workbox-precache-v2-${scope}`);
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({
    cacheName: names.assets,
    plugins: [
      onlyAsAsked,
      {
        // One that was kept before it was looked at.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse && (await isAsAsked(cachedResponse, request.url)) ? cachedResponse : null,
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith(root) && isPage(url) && !isFetchedToKeep(request),
  new NetworkFirst({
    cacheName: names.visited,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      onlyAsAsked,
      {
        cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
        // An error of the host, or a page of its own: what is kept is shown in its place, and it where nothing is kept.
        fetchDidSucceed: async ({ request, response, state }) => {
          if (isSaidByHost(response) || (await isAsAsked(response, request.url))) return response;
          if (state) state.sent = response;
          throw new Error(`${request.url}: ${response.status}`);
        },
        handlerDidError: async ({ state }) => state?.sent,
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          newestOf(cachedResponse, await fetchedAhead(request.url)),
      },
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // In another language, where this one was never read.
  for (const language of [languageAt(request.url), ...LANGUAGES]) {
    const page = await caches.match(standIn(language), { cacheName: names.assets });
    if (page) return page;
  }
  return Response.error();
});

const standIn = (language: string): string =>
  `${root}${language === LANGUAGES[0] ? '' : `${language}/`}offline/`;

function languageAt(address: string): string {
  const [first = ''] = new URL(address).pathname.slice(root.length).split('/');
  return LANGUAGES.includes(first) ? first : (LANGUAGES[0] ?? '');
}

/** What a page fetches to keep it comes from where it says, and is kept by the page. */
const isFetchedToKeep = ({ mode, cache }: Request): boolean =>
  mode !== 'navigate' && (cache === 'reload' || cache === 'force-cache');

/** That there is no such page, or that it is elsewhere. */
const isSaidByHost = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || status === 404 || status === 410;

/** Scripts and styles, letters, and the mark. */
const isAsset = ({ pathname }: URL): boolean =>
  (pathname.startsWith(`${root}_astro/`) && !pathname.endsWith('.bin')) ||
  Object.hasOwn(SHELL, pathname.slice(root.length));

/** A page, or data that pages ask for. */
const isPage = ({ pathname }: URL): boolean => /(\/|\.json|\.webmanifest)$/.test(pathname);

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/** In a bundle, as versions before had it, or with what speaks its language. */
async function fetchedAhead(address: string): Promise<Response | undefined> {
  const plain = withoutQuery(address);
  const found = [names.assets, ...names.former].map((cacheName) =>
    caches.match(plain, { cacheName }),
  );
  const path = new URL(plain).pathname.slice(root.length);
  return (await Promise.all([unpacking.find(path), ...found])).reduce(newestOf, undefined);
}
