import { inflateSync } from 'node:zlib';
import { fileAt, isFramed, type Page } from './page.ts';
import { type Publication, pathAt } from './publication.ts';
import type { BuiltSite } from './site.ts';
import { structureProblems } from './structureProblems.ts';

/**
 * What somebody who shows a link to a page would not find there: its title, its words, its picture; and what programs
 * could not read. Where nobody has said where the site is published, a page says none of it.
 */
export function previewProblems(
  page: Page,
  site: BuiltSite,
  publication: Publication,
): readonly string[] {
  const said = saidOf(page);
  if (publication.origin === undefined || page.address === '/404.html')
    return [...said.keys()]
      .filter((name) => /^(og|twitter):/.test(name))
      .concat(dataIn(page).length > 0 ? ['structured data'] : [])
      .map((name) => `says ${name}, and nobody has said where it is published`);
  if (isFramed(page.address)) return [];
  return [
    ...WANTED.filter((name) => (said.get(name) ?? '').trim() === '').map(
      (name) => `has no ${name} for those who show a link to it`,
    ),
    ...pictureProblems(said.get('og:image') ?? '', site, publication),
    ...(said.get('og:url') === canonicalOf(page)
      ? []
      : [`says og:url ${said.get('og:url')}, and canonical ${canonicalOf(page)}`]),
    ...dataIn(page).flatMap((text) => structureProblems(text)),
    ...(dataIn(page).length === 1 ? [] : [`has structured data ${dataIn(page).length} times`]),
  ];
}

const WANTED = [
  'description',
  'og:type',
  'og:title',
  'og:description',
  'og:locale',
  'og:site_name',
  'og:image:alt',
  'twitter:card',
] as const;

/** What its head says of a page, by the names of what it says. */
const saidOf = ({ elements }: Page): ReadonlyMap<string, string> =>
  new Map(
    elements.flatMap(({ tag, attributes }) => {
      const name = attributes.get('property') ?? attributes.get('name');
      return tag === 'meta' && name !== undefined
        ? [[name, attributes.get('content') ?? ''] as const]
        : [];
    }),
  );

const canonicalOf = ({ elements }: Page): string | undefined =>
  elements
    .find(({ tag, attributes }) => tag === 'link' && attributes.get('rel') === 'canonical')
    ?.attributes.get('href');

const dataIn = ({ elements }: Page): readonly string[] =>
  elements
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ code }) => code);

/** Bytes that a picture may have: some readers of previews give up early. */
const LARGEST = 40_000;

function pictureProblems(
  address: string,
  site: BuiltSite,
  publication: Publication,
): readonly string[] {
  const { origin = '' } = publication;
  const path = address.startsWith(`${origin}/`)
    ? pathAt(publication, address.slice(origin.length))
    : undefined;
  const file = path === undefined ? undefined : fileAt(site, path);
  const bytes = file === undefined ? undefined : site.get(file);
  if (bytes === undefined) return [`has the picture ${address}, which is not there`];
  return checked.get(bytes) ?? remember(bytes, wrongIn(Buffer.from(bytes), address));
}

const checked = new WeakMap<Uint8Array, readonly string[]>();

function remember(bytes: Uint8Array, problems: readonly string[]): readonly string[] {
  checked.set(bytes, problems);
  return problems;
}

function wrongIn(bytes: Buffer, address: string): readonly string[] {
  const { width, height, inks } = readPng(bytes);
  return [
    ...(width === 1200 && height === 630 ? [] : [`${address} is ${width} x ${height}`]),
    ...(inks > 2 ? [] : [`${address} is empty`]),
    ...(bytes.length <= LARGEST ? [] : [`${address} has ${bytes.length} bytes`]),
  ];
}

/** How large a PNG is, and how many bytes of its pixels there are that differ; nothing of what is none. */
function readPng(bytes: Buffer): { width: number; height: number; inks: number } {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return { width: 0, height: 0, inks: 0 };
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { width, height, inks: new Set(inflateSync(Buffer.concat(data))).size };
}
