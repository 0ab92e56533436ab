import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import { fileAt, isFramed, type Page } from './page.ts';
import { type Publication, pathAt } from './publication.ts';
import type { BuiltSite } from './site.ts';

/** The language whose part of the site an address lies in. */
const languageAt = (address: string): Language =>
  LANGUAGES.find((language) => address.startsWith(`/${language}/`)) ?? ROOT_LANGUAGE;

/**
 * What is wrong in how a page speaks of its own address, of its language, and of itself in the
 * other languages. The page for addresses that lead nowhere has no place of its own, and must not name one.
 */
export function languageProblems(
  page: Page,
  site: BuiltSite,
  publication: Publication,
): readonly string[] {
  if (page.address === '/404.html') return namedPlaces(page);
  const own = languageAt(page.address);
  return [
    ...statedLanguage(page, own),
    ...canonicalProblems(page, publication),
    ...alternateProblems(page, site, publication),
    ...strayLinks(page, own, publication),
  ];
}

const namedPlaces = ({ elements }: Page): readonly string[] =>
  elements
    .filter(({ tag, attributes }) => tag === 'link' && PLACES.has(attributes.get('rel') ?? ''))
    .map(
      ({ attributes }) => `stands wherever somebody got lost, and says ${attributes.get('href')}`,
    );

const PLACES: ReadonlySet<string> = new Set(['canonical', 'alternate']);

function statedLanguage({ elements }: Page, own: Language): readonly string[] {
  const stated = elements.find(({ tag }) => tag === 'html')?.attributes.get('lang');
  return stated === own ? [] : [`says lang="${stated}" and lies among the pages in ${own}`];
}

/** Where nobody has said where the site is published, a page cannot say its address in full, and says none. */
function canonicalProblems(
  { elements, address }: Page,
  { origin, base }: Publication,
): readonly string[] {
  const stated = elements
    .filter(({ tag, attributes }) => tag === 'link' && attributes.get('rel') === 'canonical')
    .map(({ attributes }) => attributes.get('href'));
  const right =
    origin === undefined
      ? ['']
      : [wholeOf(address), undated(wholeOf(address))].map((one) => `${origin}${base}${one}`);
  return right.includes(stated.join()) ? [] : [`says canonical ${stated.join(', ') || 'nothing'}`];
}

/** A board's page under a date may be the same as the one without. */
const undated = (address: string): string =>
  address.replace(/(\/(?:scenarios|exercises)\/[^/]+\/)\d{4}-\d{2}-\d{2}\/$/, '$1');

/** Whether a page leaves it to another to be found. */
const standsBehind = ({ elements, address }: Page): boolean =>
  undated(address) !== address &&
  elements.some(
    ({ tag, attributes }) =>
      tag === 'link' &&
      attributes.get('rel') === 'canonical' &&
      attributes.get('href')?.endsWith(undated(address)) === true,
  );

/** What stands in a frame is a part of a page of the site, by which it is to be found. */
const wholeOf = (address: string): string =>
  isFramed(address)
    ? address.replace(/\/embed\/board\/$/, '/sandbox/').replace('/embed/', '/scenarios/')
    : address;

/** A page names itself in every language, and its English self for all others, where it can say its address in full. */
function alternateProblems(
  page: Page,
  site: BuiltSite,
  { origin, base }: Publication,
): readonly string[] {
  const { elements, address } = page;
  const stated = elements
    .filter(({ tag, attributes }) => tag === 'link' && attributes.get('rel') === 'alternate')
    .filter(({ attributes }) => attributes.has('hreflang'))
    .map(({ attributes }) => `${attributes.get('hreflang')} ${attributes.get('href')}`);
  const english = address.replace(new RegExp(`^/(?:${LANGUAGES.join('|')})/`), '/');
  const right = LANGUAGES.map((one) => [
    one,
    one === ROOT_LANGUAGE ? english : `/${one}${english}`,
  ]);
  const isNamed = origin !== undefined && !isFramed(address) && !standsBehind(page);
  const named = isNamed ? [...right, ['x-default', english]] : [];
  const expected = named.map(([one, at]) => `${one} ${origin}${base}${at}`);
  const missing = right.filter(([, at]) => fileAt(site, at ?? '') === undefined);
  return [
    ...(stated.toSorted().join() === expected.toSorted().join()
      ? []
      : [`says hreflang ${stated.join(', ') || 'nothing'}`]),
    ...missing.map(([, at]) => `is not there as ${at}`),
  ];
}

/** Links into another language are those that say so. */
const strayLinks = (
  { elements }: Page,
  own: Language,
  publication: Publication,
): readonly string[] =>
  elements
    .filter(({ tag }) => tag === 'a')
    .flatMap(({ attributes }) => {
      const href = attributes.get('href') ?? '';
      if (!/^\/(?!\/)/.test(href) || isFileForAll(href)) return [];
      const expected = attributes.get('hreflang') ?? own;
      return languageAt(pathAt(publication, href) ?? href) === expected
        ? []
        : [`"${href}" leads out of ${expected}`];
    });

/** Data for programs has no language. */
const isFileForAll = (href: string): boolean => /^\/(?:api|schema)\/|\.\w+$/.test(href);
