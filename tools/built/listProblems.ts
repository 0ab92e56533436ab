import { fileAt } from './page.ts';
import { type Publication, pathAt } from './publication.ts';
import type { BuiltSite } from './site.ts';

/**
 * What is wrong with the lists by which a published site is found and followed: the sitemap, robots.txt and the feeds.
 * They have whole addresses, so that there are none where nobody has said where the site is published.
 */
export function listProblems(site: BuiltSite, publication: Publication): readonly string[] {
  const lists = [...site.keys()].filter((file) => /\.xml$|^\/robots\.txt$/.test(file));
  if (publication.origin === undefined)
    return lists.map((file) => `dist${file}: nobody has said where the site is published`);
  const wanted = [
    '/sitemap-index.xml',
    '/feeds/boards.xml',
    '/feeds/rulings.xml',
    ...(publication.base === '' ? ['/robots.txt'] : []),
  ];
  return [
    ...wanted.filter((file) => !lists.includes(file)).map((file) => `dist${file} is missing`),
    ...lists.flatMap((file) => {
      const text = new TextDecoder().decode(site.get(file));
      return [...strayAddresses(text, site, publication), ...strayDates(text)].map(
        (problem) => `dist${file}: ${problem}`,
      );
    }),
  ];
}

/** Addresses of lists: of pages, of other lists, of pages in other languages. */
const ADDRESSES =
  /<(?:loc|link)>([^<]+)<\/(?:loc|link)>|<xhtml:link [^>]*href="([^"]+)"|^Sitemap: (\S+)$/gm;

function strayAddresses(
  text: string,
  site: BuiltSite,
  publication: Publication,
): readonly string[] {
  const { origin = '' } = publication;
  const named = [...text.matchAll(ADDRESSES)].flatMap(
    ([, loc, href, list]) => loc ?? href ?? list ?? [],
  );
  if (named.length === 0) return ['leads nowhere'];
  return named
    .filter((address) => {
      const path = address.startsWith(`${origin}/`)
        ? pathAt(publication, address.slice(origin.length))
        : undefined;
      return path === undefined || fileAt(site, path) === undefined;
    })
    .map((address) => `${address} is not there`);
}

/** Days of feeds, the newest first, none of which is no day. */
function strayDates(text: string): readonly string[] {
  const days = [...text.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, day = '']) => day);
  const items = text.split('<item>').length - 1;
  return [
    ...(days.length === items ? [] : [`${items} entries have ${days.length} days`]),
    ...days
      .filter((day) => !/^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/.test(day))
      .map((day) => `${day} is no day`),
  ];
}
