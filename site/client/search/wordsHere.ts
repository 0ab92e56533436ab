import { ownOf } from '../../i18n/ownOf.ts';
import type { SearchBrowserWords, SearchWords } from '../../i18n/searchWords.ts';

const SEARCH = import.meta.glob<{ readonly default: SearchWords }>(
  '../../i18n/*/chrome/search.json',
);

/** What a field says in this page's language. Rejects where it can't be loaded. */
export async function wordsHere(): Promise<SearchBrowserWords> {
  const { default: words } = await ownOf(SEARCH, document.documentElement.lang);
  return words.browser;
}
