import { type CollectionEntry, getCollection } from 'astro:content';
import type { Language } from '../i18n/languages.ts';

export type Prose = CollectionEntry<'prose'>;

/** A scenario's prose in a language; that it is missing stops the build. */
export async function proseOf(slug: string, language: Language): Promise<Prose> {
  const all = await getCollection('prose');
  const found = all.find(({ id }) => id === `${slug}/${language}`);
  if (found === undefined) throw new Error(`scenarios/…/${slug}/${language}.mdx: no such file`);
  return found;
}
