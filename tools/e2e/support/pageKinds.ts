import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../../../site/i18n/languages.ts';

/** A kind of page: the file that it is made by, and the largest page made by it, in English. */
export interface PageKind {
  readonly made: string;
  readonly address: string;
}

/** Every kind of page that there is in dist/; a new one is tested as soon as it is built. */
export function pageKinds(root: string): readonly PageKind[] {
  const pages = pagesIn(join(root, 'dist'));
  const makers = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  return makers.flatMap((made) => {
    const address = largest(made, makers, pages);
    return address === undefined ? [] : [{ made, address }];
  });
}

/** The address of the largest page that is made by this file. */
export function largestMadeBy(maker: string): string {
  const address = pageKinds(process.cwd()).find(({ made }) => made === maker)?.address;
  if (address === undefined) throw new Error(`no page is made by ${maker}`);
  return address;
}

interface BuiltPage {
  readonly path: string;
  readonly file: string;
}

/** Not what is in them: that is much to read for a worker that has begun. */
const pagesIn = (folder: string): readonly BuiltPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ path: `/${name.replaceAll('\\', '/')}`, file: join(folder, name) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

function largest(
  made: string,
  makers: readonly string[],
  pages: readonly BuiltPage[],
): string | undefined {
  const route = routeOf(made);
  // A page that has a file of its own is not made by the file that stands for many.
  const own = makers.filter((one) => one !== made && isForOne(one)).map(routeOf);
  const [page] = pages
    .filter(({ path }) => route.test(path))
    .filter(({ path }) => isForOne(made) || !own.some((other) => other.test(path)))
    .map(({ path, file }) => ({ path, size: statSync(file).size }))
    .toSorted((one, other) => other.size - one.size);
  // The list of scenarios has a second page only where the library is large.
  return page?.path.replace(/\/index\.html$/, '/');
}

const isForOne = (made: string): boolean => !made.replace('[...lang]', '').includes('[');

/** `[...lang]/rules/[number].astro` makes `/rules/509.1c/index.html`. */
function routeOf(made: string): RegExp {
  const path = made
    .replace('[...lang]/', '')
    .replace(/\.astro$/, '')
    .replace(/(^|\/)index$/, '')
    .replaceAll('.', '\\.')
    .replace(/\/\[(?:\\\.){3}\w+\]/g, '(?:/[^/]+)?')
    .replace(/\[\w+\]/g, '[^/]+');
  const others = LANGUAGES.slice(1).join('|');
  const page = made.startsWith('[...lang]') ? '/index' : '';
  return new RegExp(`^/(?!(?:${others})/)${path}${path === '' ? 'index' : page}\\.html$`);
}

/** The languages that a kind of page is made in; the page for lost visitors is made once, and speaks all of them. */
export const languagesOf = ({ address }: PageKind): readonly Language[] =>
  address.endsWith('.html') ? [ROOT_LANGUAGE] : LANGUAGES;
