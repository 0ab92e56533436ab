// On the page that stands in for one that is not kept: which pages are, by the rooms of the site.
import type { OfflineRecord } from '../offline/offlineFiles.ts';

/** Where to look; given to it, as a module that two scripts import would be a file of its own. */
export interface StoredPages {
  /** The site's path, and that of the start page in the page's language. */
  readonly root: string;
  readonly home: string;
  readonly records: readonly OfflineRecord[];
  readonly visited: Cache;
  readonly titleIn: (html: string) => string;
}

export async function showStoredPages(section: HTMLElement, kept: StoredPages): Promise<void> {
  document.querySelector('.again')?.addEventListener('click', () => location.reload());
  await list(section, kept);
}

async function list(section: HTMLElement, kept: StoredPages): Promise<void> {
  const rooms: Readonly<Record<string, string>> = JSON.parse(section.dataset.rooms ?? '{}');
  const pages = [...(await pagesKept(kept))].filter(([path]) => isOfLanguage(path, kept.home));
  const byRoom = Map.groupBy(pages, ([path]) => nameOf(rooms, path.slice(kept.home.length)));
  const lists = [...Object.values(rooms)].flatMap((room) => {
    const those = byRoom.get(room);
    return those === undefined ? [] : listed(room, those);
  });
  section.querySelector('.none')?.toggleAttribute('hidden', lists.length > 0);
  section.append(...lists);
  section.hidden = false;
}

/** Finds the title of each page that is kept, by its path. */
async function pagesKept({
  root,
  records,
  visited,
  titleIn,
}: StoredPages): Promise<ReadonlyMap<string, string>> {
  const fetched = records.flatMap((record) =>
    Object.entries(record)
      .filter(([, [, title]]) => title !== '')
      .map(([path, [, title]]) => [`${root}${path}`, title] as const),
  );
  const opened = (await visited.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/'))
    .map(
      async (path) => [path, titleIn((await (await visited.match(path))?.text()) ?? '')] as const,
    );
  return new Map([...fetched, ...(await Promise.all(opened))]);
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
