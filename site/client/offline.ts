// What works without a network. Comes by itself once a page is at rest: it registers the service worker, keeps the page
// that did so, fetches ahead what rounds need, and offers a new version where one waits.

import { bringInto } from '../offline/asAsked.ts';
import { titleIn } from '../offline/offlineCache.ts';
import { cachesBelow, PARTS } from '../offline/offlineFiles.ts';
import { withBase } from '../withBase.ts';
import { keepAll, keepBySelf, listed, offlineCache, stopKeeping } from './fetchAhead.ts';
import { offerNewer } from './newer.ts';

const root = withBase('/');
/** The start page in the page's own language. */
const home = document.querySelector<HTMLAnchorElement>('.brand')?.href ?? root;

if ('serviceWorker' in navigator) {
  stateInstallable();
  void begin();
}

async function begin(): Promise<void> {
  const { serviceWorker } = navigator;
  // What was here before the worker has not been seen by it.
  const isUnseen = serviceWorker.controller === null;
  const registration = await serviceWorker.register(`${root}sw.js`).catch(() => undefined);
  // A browser may keep nothing, or not allow it here.
  if (registration === undefined) return;
  offerNewer(registration, home);
  await serviceWorker.ready;
  await keepThisPage(isUnseen);
  await showParts();
  await keepBySelf();
}

/** What some pages say of it. */
async function showParts(): Promise<void> {
  const keeping = document.querySelector<HTMLElement>('.keeping');
  const keptHere = document.querySelector<HTMLElement>('.kept-here');
  try {
    if (keeping) {
      const { showKeeping } = await import('./fetchAheadPart.ts');
      await showKeeping(keeping, { keepAll, listed, offlineCache, stopKeeping });
    }
    if (keptHere) {
      const { showStoredPages } = await import('./storedPages.ts');
      const records = await Promise.all(PARTS.map((part) => offlineCache(part).record()));
      const visited = await caches.open(cachesBelow(root).visited);
      const { pathname } = new URL(home);
      await showStoredPages(keptHere, { root, home: pathname, records, visited, titleIn });
    }
  } catch {
    // Without them, what is kept is kept.
  }
}

/** What the page's questions will ask for, and then the page, where the worker has not seen it: what is kept is marked. */
async function keepThisPage(isUnseen: boolean): Promise<void> {
  try {
    const visited = await caches.open(cachesBelow(root).visited);
    for (const address of gamesOf(document.querySelectorAll<HTMLElement>('[data-marking]')))
      if ((await caches.match(address)) === undefined) await bringInto(visited, address);
    if (isUnseen && isThere()) await bringInto(visited, location.pathname);
  } catch {
    // It is kept when it is opened again.
  }
}

/** Whether something stands at its address. */
function isThere(): boolean {
  const [here] = performance.getEntriesByType('navigation');
  return !(here instanceof PerformanceNavigationTiming) || here.responseStatus < 400;
}

const gamesOf = (questions: Iterable<HTMLElement>): ReadonlySet<string> =>
  new Set(
    [...questions].flatMap(
      ({ dataset }) => /"([^"]*\/questions\/[^"]+\.json)"/.exec(dataset.marking ?? '')?.[1] ?? [],
    ),
  );

/** By the time a page is at rest a browser looks for what it needs to install the site; no page waits for that. */
function stateInstallable(): void {
  const links = {
    manifest: `${home}manifest.webmanifest`,
    'apple-touch-icon': `${root}icons/180.png`,
  };
  for (const [rel, href] of Object.entries(links))
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
