import type { Element } from './html.ts';
import type { Page } from './page.ts';

/** Something that a page points at: a link to follow, or a resource that the browser fetches for it. */
export interface Reference {
  readonly kind: 'link' | 'resource';
  readonly element: Element;
  /** As written. */
  readonly address: string;
}

/** The relations of `<link>` that make no browser fetch anything. */
const stated: readonly string[] = ['alternate', 'canonical', 'license', 'next', 'prev'];

const fetched: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href'],
  img: ['src'],
  input: ['src'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** Every address in a page's attributes, and those in its own styles. */
export const referencesOf = ({ elements }: Page): readonly Reference[] =>
  elements.flatMap((element) => [
    ...attributesOf(element).map(({ kind, address }) => ({ kind, element, address })),
    ...(element.tag === 'style' ? resources(element, addressesInStyle(element.code)) : []),
    ...resources(element, addressesInStyle(element.attributes.get('style') ?? '')),
  ]);

const resources = (element: Element, addresses: readonly string[]): readonly Reference[] =>
  addresses.map((address) => ({ kind: 'resource', element, address }));

function attributesOf({
  tag,
  attributes,
}: Element): readonly Pick<Reference, 'kind' | 'address'>[] {
  const href = attributes.get('href');
  if ((tag === 'a' || tag === 'area') && href !== undefined)
    return [{ kind: 'link', address: href }];
  if (tag === 'link' && href !== undefined) {
    const isStated = stated.includes(attributes.get('rel') ?? '');
    return [{ kind: isStated ? 'link' : 'resource', address: href }];
  }
  const set = (attributes.get('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]);
  const single = (fetched[tag] ?? []).map((name) => attributes.get(name));
  return [...single, ...set]
    .filter((address) => address !== undefined && address !== '')
    .map((address) => ({ kind: 'resource', address: address ?? '' }));
}

/** The addresses that a style sheet fetches; data within it is no address. */
export const addressesInStyle = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g)]
    .map(([, url, imported]) => (url ?? imported ?? '').trim())
    .filter((address) => !address.startsWith('data:') && !address.startsWith('#'));
