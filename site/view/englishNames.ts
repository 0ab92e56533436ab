import { cardId } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { ScenarioWithNames } from '../library/judged/playing.ts';
import { printedName } from './naming.ts';

export interface EnglishName {
  /** As the page calls the card. */
  readonly printed: string;
  readonly english: string;
}

/** The cards of a scenario that the language calls otherwise than English does, in the order of its alphabet. */
export const englishNames = (
  { cardNames }: Pick<ScenarioWithNames, 'cardNames'>,
  language: Language,
): readonly EnglishName[] =>
  Object.entries(cardNames)
    .map(([card, names]) => ({
      printed: printedName(cardId(card), names, language),
      english: printedName(cardId(card), names, 'en'),
    }))
    .filter(({ printed, english }) => printed !== english)
    .toSorted((a, b) => a.printed.localeCompare(b.printed, language));
