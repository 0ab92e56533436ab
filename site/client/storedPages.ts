// On the page that stands in for one that is not kept: which pages are, by the rooms of the site.
import { KeptBundles } from '../offline/keptBundles.ts';
import { cachesBelow } from '../offline/offlineFiles.ts';
import { Unpacking } from '../offline/unpacking.ts';

/** The site's path, and that of the start page in the page's language. */
interface Place {
  readonly root: string;
  readonly home: string;
}

export async function showStoredPages(section: HTMLElement, place: Place): Promise<void> {
  document.querySelector('.again')?.addEventListener('click', () => location.reload());
  await list(section, place);
}

async function list(section: HTMLElement, { root, home }: Place): Promise<void> {
  const rooms: Readonly<Record<string, string>> = JSON.parse(section.dataset.rooms ?? '{}');
  const pages = [...(await pagesKept(root))].filter(([path]) => isOfLanguage(path, home));
  const byRoom = Map.groupBy(pages, ([path]) => nameOf(rooms, path.slice(home.length)));
  const lists = [...Object.values(rooms)].flatMap((room) => {
    const those = byRoom.get(room);
    return those === undefined ? [] : listed(room, those);
  });
  section.querySelector('.none')?.toggleAttribute('hidden', lists.length > 0);
  section.append(...lists);
  section.classList.add('shown');
}

/** Finds the title of each page that is kept, by its path. */
async function pagesKept(root: string): Promise<ReadonlyMap<string, string>> {
  const { visited, former } = cachesBelow(root);
  const kept = new KeptBundles(root);
  const unpacking = new Unpacking(kept);
  const bundled = (await kept.bundles()).map((bundle) => unpacking.filesOf(bundle));
  const before = former.map((name) => formerFiles(root, name));
  const fetched = (await Promise.all([...bundled, ...before]))
    .flat()
    .filter(([, title]) => title !== '')
    .map(([path, title]) => [`${root}${path}`, title] as const);
  const cache = await caches.open(visited);
  const opened = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/'))
    .map(async (path) => [path, titleIn((await (await cache.match(path))?.text()) ?? '')] as const);
  return new Map([...fetched, ...(await Promise.all(opened))]);
}

/** As versions before bundles noted what they kept. */
async function formerFiles(
  root: string,
  cacheName: string,
): Promise<readonly (readonly [path: string, title: string])[]> {
  const record = await caches.match(`${root}offline/record`, { cacheName });
  const noted: Record<string, readonly [string, string]> = (await record?.json()) ?? {};
  return Object.entries(noted).map(([path, [, title]]) => [path, title]);
}

/** A page's title, without the site's name after it. */
function titleIn(html: string): string {
  const [tag = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(tag, 'text/html');
  return title.replace(/ · [^·]*$/, '');
}

/** Other languages lie below the start page of the one that has no prefix. */
function isOfLanguage(path: string, home: string): boolean {
  const others = [...document.querySelectorAll<HTMLAnchorElement>('.lang a')]
    .map(({ pathname }) => pathname.replace(/offline\/$/, ''))
    .filter((other) => other !== home && other.startsWith(home));
  return path.startsWith(home) && !others.some((other) => path.startsWith(other));
}

function nameOf(rooms: Readonly<Record<string, string>>, path: string): string {
  const [room = ''] = path.split('/');
  return rooms[room] ?? rooms.others ?? '';
}

function listed(room: string, pages: readonly (readonly [path: string, title: string])[]): Element {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `${room} (${pages.length})`;
  const list = document.createElement('ul');
  list.append(...pages.toSorted(([, a], [, b]) => a.localeCompare(b)).map(lineTo));
  details.append(summary, list);
  return details;
}

function lineTo([path, title]: readonly [path: string, title: string]): Element {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title || path;
  line.append(link);
  return line;
}
