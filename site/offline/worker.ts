/// <reference lib="webworker" />
// The service worker. Pages come from the network where there is one, and from what is kept where there is none; scripts
// and styles have names that change with what they hold, so what is kept of them is never old.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAsAsked } from './asAsked.ts';
import { forgetOldAssets, keepAssets } from './assets.ts';
import { cachesBelow } from './offlineFiles.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: files that every version has, with a digest, or with null where the name has one. */
declare const SHELL: readonly (readonly [path: string, revision: string | null])[];

/** How long a page is waited for, in seconds, before what is kept of it is shown. */
const PATIENCE = 3;

const { scope } = self.registration;
const { pathname: root } = new URL(scope);
const names = cachesBelow(root);

const hashed = SHELL.flatMap(([path, revision]) => (revision === null ? path : []));
interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** What a host sends in place of what was asked for is not kept. */
const onlyAsAsked = {
  cacheWillUpdate: async ({ request, response }: Exchange): Promise<Response | null> =>
    (await isAsAsked(response, request.url)) ? response : null,
};

const shell = new PrecacheController({ plugins: [onlyAsAsked] });
shell.addToCacheList(
  SHELL.flatMap(([url, revision]) => (revision === null ? [] : { url, revision })),
);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell.install(event), keepAssets(names.assets, scope, hashed)]));
});

// It takes over no page by itself: one that is open goes on with the worker and the scripts that it began with.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([shell.activate(event), forgetOldAssets(names, scope), self.clients.claim()]),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'skip') void self.skipWaiting();
});

registerRoute(new PrecacheRoute(shell, { ignoreURLParametersMatching: [/./] }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${root}_astro/`),
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
  // What is fetched ahead comes from the network, and is kept by the page that fetches it.
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith(root) && request.cache !== 'reload' && isPage(url),
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
          newestOf(cachedResponse, await kept(request.url)),
      },
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const [language] = request.url.slice(scope.length).split('/');
  return (
    (await shell.matchPrecache(`${language}/offline/`)) ??
    (await shell.matchPrecache('offline/')) ??
    Response.error()
  );
});

/** That there is no such page, or that it is elsewhere. */
const isSaidByHost = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || status === 404 || status === 410;

/** A page, or data that pages ask for. */
const isPage = ({ pathname }: URL): boolean => /(\/|\.json)$/.test(pathname);

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

async function kept(address: string): Promise<Response | undefined> {
  const found = [names.sets, names.rest].map((cacheName) =>
    caches.match(withoutQuery(address), { cacheName }),
  );
  return (await Promise.all(found)).reduce(newestOf, undefined);
}

function newestOf(
  one: Response | null | undefined,
  other: Response | undefined,
): Response | undefined {
  return sentAt(other) > sentAt(one) ? other : (one ?? undefined);
}

/** 1 where its server doesn't say. */
const sentAt = (response: Response | null | undefined): number =>
  response ? Date.parse(response.headers.get('date') ?? '') || 1 : 0;
