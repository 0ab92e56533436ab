import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import type { SearchBrowserWords, SearchWords } from '../../i18n/searchWords.ts';

const SEARCH = import.meta.glob<{ readonly default: SearchWords }>(
  '../../i18n/*/chrome/search.json',
);

/** What a field says in this page's language. Rejects where it can't be loaded. */
export async function wordsHere(): Promise<SearchBrowserWords> {
  const { lang } = document.documentElement;
  const language = LANGUAGES.find((one) => one === lang) ?? ROOT_LANGUAGE;
  const { default: words } = await ownOf(SEARCH, language);
  return words.browser;
}
