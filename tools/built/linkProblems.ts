import { fromFragment } from '#engine/sandbox';
import { fileAt, isFramed, type Page } from './page.ts';
import { type Publication, pathAt, SOMEWHERE } from './publication.ts';
import { addressesInStyle, type Reference, referencesOf } from './references.ts';
import type { BuiltSite } from './site.ts';

/** Where a page's addresses are looked up. */
export interface Surroundings {
  readonly site: BuiltSite;
  readonly publication: Publication;
  /** The anchors of every page, by its file; of one that came abridged, also those that it has as a whole. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

export const surroundingsOf = (
  site: BuiltSite,
  pages: readonly Page[],
  publication: Publication,
): Surroundings => ({
  site,
  publication,
  anchors: new Map(
    [...Map.groupBy(pages, ({ file }) => file)].map(([file, some]) => [
      file,
      new Set(some.flatMap(({ ids }) => ids)),
    ]),
  ),
});

/** Links that lead nowhere, resources of another host, ids that stand twice or that nothing has. */
export const linkProblems = (page: Page, around: Surroundings): readonly string[] => [
  ...referencesOf(page).flatMap((one) => problemOf(one, page, around) ?? []),
  ...twice(page.ids).map((id) => `the id "${id}" stands twice`),
  ...namedBy(page)
    .filter((id) => !page.ids.includes(id))
    .map((id) => `no element has the id "${id}", which another names`),
  ...replacing(page),
];

/** In a frame of somebody else’s page, every link leads to a place in it or opens beside that page. */
const replacing = ({ address, elements }: Page): readonly string[] =>
  elements
    .filter(({ tag }) => tag === 'a' && isFramed(address))
    .map(({ attributes }) => [attributes.get('href') ?? '', attributes.get('target')] as const)
    .filter(([href, target]) => !href.startsWith('#') && target !== '_blank')
    .map(([href]) => `"${href}" would take the place of what is framed`);

function problemOf(
  { kind, address, element }: Reference,
  page: Page,
  { site, publication, anchors }: Surroundings,
): string | undefined {
  const origin = publication.origin ?? SOMEWHERE;
  const here = origin + publication.base + page.address;
  if (!URL.canParse(address, here)) return `"${address}" is no address`;
  const url = new URL(address, here);
  if (url.origin !== origin) {
    const fetches = kind === 'resource' && url.protocol !== 'data:';
    return fetches ? `<${element.tag}> fetches ${address} from another host` : undefined;
  }
  const path = pathAt(publication, url.pathname);
  const file = path === undefined ? undefined : fileAt(site, path);
  if (file === undefined) return `"${address}" leads nowhere`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || !file.endsWith('.html') || anchors.get(file)?.has(anchor)) return undefined;
  if (OWN_BOARD.test(file) && fromFragment(url.hash).ok) return undefined;
  return `"${address}": no such place on that page`;
}

/** There a board stands in the address. */
const OWN_BOARD = /^\/(\w\w\/)?(sandbox|embed\/board)\/index\.html$/;

const naming: readonly string[] = [
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'for',
  'popovertarget',
];

const namedBy = ({ elements }: Page): readonly string[] =>
  elements.flatMap(({ attributes }) =>
    naming.flatMap((name) => (attributes.get(name) ?? '').split(/\s+/).filter((id) => id !== '')),
  );

const twice = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

/** What style sheets fetch from another host or from nowhere. */
export const styleProblems = (site: BuiltSite, publication: Publication): readonly string[] =>
  [...site]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, bytes]) =>
      addressesInStyle(new TextDecoder().decode(bytes)).flatMap((address) => {
        const origin = publication.origin ?? SOMEWHERE;
        const url = new URL(address, origin + publication.base + file);
        if (url.origin !== origin) return [`${file}: fetches ${address} from another host`];
        const path = pathAt(publication, url.pathname);
        return path === undefined || fileAt(site, path) === undefined
          ? [`${file}: "${address}" leads nowhere`]
          : [];
      }),
    );

/** Namespaces, which nothing is fetched from. */
const names: readonly string[] = [
  'http://www.w3.org',
  'http://www.imsglobal.org',
  // In what the service worker's library says in the console.
  'https://bit.ly',
];

/** What a page says of itself in structured data is no script, and names a vocabulary. */
const isRun = ({ tag, attributes }: Page['elements'][number]): boolean =>
  tag === 'script' && attributes.get('type') !== 'application/ld+json';

/** Addresses of another host in what the browser runs. */
export const scriptProblems = (
  site: BuiltSite,
  pages: readonly Page[],
  { origin }: Publication,
): readonly string[] => {
  const files = [...site].filter(([file]) => file.endsWith('.js'));
  const inline = pages.flatMap(({ file, elements }) =>
    elements.filter(isRun).map(({ code }) => [file, code] as const),
  );
  const read = files.map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const);
  return [...read, ...inline].flatMap(([file, code]) =>
    [...code.matchAll(/\b(?:https?|wss?):\/\/[\w.-]+/g)]
      .map(([host]) => host)
      .filter((host) => host !== origin && !names.includes(host))
      .map((host) => `${file}: its script speaks of ${host}`),
  );
};
