import { LOCALES } from '../../i18n/locales.ts';
import type { FoundPage } from '../../search/pageIndex.ts';

const LOCALES_BY_LANGUAGE = new Map<string, string>(Object.entries(LOCALES));

/** A found page with the dates of its editions as the language says them. */
export function dated(page: FoundPage, language: string): FoundPage {
  if (page.note?.kind !== 'oldNumber') return page;
  const format = new Intl.DateTimeFormat(LOCALES_BY_LANGUAGE.get(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const editions = page.note.editions.map((edition) => format.format(new Date(edition)));
  return { ...page, note: { ...page.note, editions } };
}
