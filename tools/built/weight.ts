import { gzipSync } from 'node:zlib';
import { oncePerFile } from './oncePerFile.ts';
import { fileAt, isFramed, type Page } from './page.ts';
import { addressesInStyle, referencesOf } from './references.ts';
import { type Apart, ofEachApart, scriptsOf } from './scripts.ts';
import type { BuiltSite } from './site.ts';

/** What a page costs a first visitor, in bytes as a server sends them. */
export interface Weight extends WeightApart {
  readonly html: number;
  readonly css: number;
  /** Run as the page loads, whether in the page or in files of its own. */
  readonly script: number;
  /** Fetched only once a visitor does something, for a question of whichever kind takes the most. */
  readonly onDemand: number;
  /** The page with everything that it fetches by itself. */
  readonly visit: number;
  /** Of a page in somebody else’s: the visit, with what its question asks for by itself; of any other nothing. */
  readonly framed: number;
  readonly requests: number;
  /** Elements of the page as it is loaded, with scripts; of one that came abridged, as a whole. */
  readonly elements: number;
}

/** Fetched for something else than answering, by what that is. */
type WeightApart = { readonly [A in Apart]: number };

/** `whole`: the page as a script makes it whole, where it comes abridged. */
export function weigh(page: Page, site: BuiltSite, whole = page): Weight {
  const { inline, eager, onDemand, laid, apart } = scriptsOf(page, site);
  const fetched = new Set([...eager, ...resourcesOf(page, site)]);
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + sent(file, site), 0);
  const visit = sent(page.file, site) + sum(fetched);
  return {
    html: sent(page.file, site),
    css: sum([...fetched].filter((file) => file.endsWith('.css'))),
    script: sum(eager) + gzip(new TextEncoder().encode(inline.join('\n'))),
    onDemand: Math.max(...onDemand.map(sum)),
    ...ofEachApart((one) => sum(apart[one])),
    visit,
    framed: isFramed(page.address) ? visit + sum(laid) : 0,
    requests: 1 + fetched.size,
    elements: whole.elements.filter(({ kept }) => !kept).length,
  };
}

/** The files that a browser fetches for a page, with what its style sheets fetch in turn. */
function resourcesOf(page: Page, site: BuiltSite): readonly string[] {
  const named = referencesOf(page)
    .filter(({ kind, element }) => kind === 'resource' && element.tag !== 'form')
    .flatMap(({ address }) => fileFor(address, page.address, site));
  const inStyles = named
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      addressesInStyle(new TextDecoder().decode(site.get(file))).flatMap((address) =>
        fileFor(address, file, site),
      ),
    );
  return [...named, ...inStyles].filter((file) => file !== page.file);
}

const fileFor = (address: string, from: string, site: BuiltSite): readonly string[] => {
  const file = fileAt(site, new URL(address, `http://site${from}`).pathname);
  return file === undefined ? [] : [file];
};

/** Fonts and pictures are packed already; servers send them as they are. */
const sent = oncePerFile((file, site): number => {
  const bytes = site.get(file) ?? new Uint8Array();
  return /\.(avif|jpe?g|png|webp|woff2)$/.test(file) ? bytes.length : gzip(bytes);
});

const gzip = (bytes: Uint8Array): number =>
  bytes.length === 0 ? 0 : gzipSync(bytes, { level: 9 }).length;
