import { remembered } from '../../engine/vocabulary/remembered.ts';
import { abridgedIn, fileBelow, wholeText } from '../../site/abridged/abridged.ts';
import { type Element, elementsOf } from './html.ts';
import type { BuiltSite } from './site.ts';

/** A built page, taken apart. */
export interface Page {
  /** `/it/rules/index.html`. */
  readonly file: string;
  /** `/it/rules/`: where a browser finds it. */
  readonly address: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: readonly string[];
}

/** Every page of the site. Several checks ask, and a built site stays as it is. */
export const pagesOf = remembered((site: BuiltSite): readonly Page[] =>
  [...site]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, bytes]) => readPage(file, new TextDecoder().decode(bytes))),
);

/** Every page that is sent abridged, as a script makes it whole; throws where one can't be. */
export const completedPagesOf = remembered((site: BuiltSite): readonly Page[] =>
  pagesOf(site).flatMap(({ file, html }) =>
    abridgedIn(html) === undefined ? [] : [readPage(file, completed(file, html, site))],
  ),
);

function completed(file: string, html: string, site: BuiltSite): string {
  const textAt = (address: string): string => {
    const like = fileBelow(address, (one) => site.has(`/${one}`));
    if (like === undefined) throw new Error(`${address} is not there`);
    return new TextDecoder().decode(site.get(`/${like}`));
  };
  try {
    return wholeText(html, textAt);
  } catch (cause) {
    throw new Error(`${file} can't be made whole`, { cause });
  }
}

function readPage(file: string, html: string): Page {
  const elements = elementsOf(html);
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  return { file, address: file.replace(/\/index\.html$/, '/'), html, elements, ids };
}

/** Whether what stands there is made to stand in a frame of somebody else’s page. */
export const isFramed = (address: string): boolean => /^(?:\/\w\w)?\/embed\//.test(address);

/** The file that answers to an address without its fragment, if there is one. */
export function fileAt(site: BuiltSite, address: string): string | undefined {
  const path = decodeURI(address.replace(/[?#].*$/s, ''));
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return site.has(file) ? file : undefined;
}
