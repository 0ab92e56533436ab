// What works without a network. Comes by itself once a page is at rest: it registers the service worker, keeps the page
// that did so with all that it has loaded, sees to what is wanted, and offers a new version where one waits.
import { bringInto } from '../offline/asAsked.ts';
import { cachesBelow } from '../offline/offlineFiles.ts';
import { withBase } from '../withBase.ts';
import { offerNewer } from './newer.ts';

const root = withBase('/');
const { assets, visited, kept, former } = cachesBelow(root);
/** The start page in the page's own language. */
const home = document.querySelector<HTMLAnchorElement>('.brand')?.href ?? root;

if ('serviceWorker' in navigator) {
  stateInstallable();
  addEventListener('appinstalled', () => void keepInstalled().catch(() => {}));
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
  // What is kept of it is marked, too.
  await keepThisPage(isUnseen).catch(() => {});
  // Without what comes now, what is kept is kept.
  await showParts().catch(() => {});
  await keepMore().catch(() => {});
  // By then all has come that comes by itself, which is measured.
  performance.mark('r509-kept');
}

/** What some pages say of it. */
async function showParts(): Promise<void> {
  const keeping = document.querySelector<HTMLElement>('.keeping');
  const keptHere = document.querySelector<HTMLElement>('.kept-here');
  if (keeping) await (await import('./fetchAheadPart.ts')).showKeeping(keeping);
  if (keptHere) {
    const { showStoredPages } = await import('./storedPages.ts');
    await showStoredPages(keptHere, { root, home: new URL(home).pathname });
  }
}

/** What was used is kept as it is now; on most pages there is nothing of that to see to. */
async function keepMore(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) await keepInstalled();
  const isUsed =
    document.querySelector('r509-round, r509-dealt, r509-exam, r509-placement, r509-sandbox') !==
    null;
  const are = await Promise.all([kept, ...former].map((name) => caches.has(name)));
  if (isUsed || are.includes(true)) await (await import('./keepUsed.ts')).keepUsed();
}

const keepInstalled = async (): Promise<void> => (await import('./keepUsed.ts')).keepInstalled();

/**
 * What the page's questions will ask for; and where the worker has not seen it, all that the page has loaded, and then the
 * page. The browser itself has that at hand.
 */
async function keepThisPage(isUnseen: boolean): Promise<void> {
  const pages = await caches.open(visited);
  for (const address of gamesOf(document.querySelectorAll<HTMLElement>('[data-marking]')))
    if ((await caches.match(address)) === undefined) await bringInto(pages, address);
  if (!isUnseen) return;
  const scripts = await caches.open(assets);
  const below = new URL(root, location.href).href;
  for (const { name } of performance.getEntriesByType('resource')) {
    const [, path = ''] = name.split(below);
    const isPart = path.startsWith('_astro/');
    const place = isPart ? scripts : pages;
    if (!isPart && !/(\/|\.json)$/.test(path)) continue;
    if ((await place.match(name)) === undefined) await bringInto(place, name, AT_HAND);
  }
  if (isThere()) await bringInto(pages, location.pathname, AT_HAND);
}

const AT_HAND: RequestInit = { cache: 'force-cache' };

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
