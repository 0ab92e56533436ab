import { EDITION_IDS } from '../engine.ts';
import { date } from '../i18n/grammar.ts';
import type { Language } from '../i18n/languages.ts';

/** The date of each edition in words, for scripts that load no words. */
export const datesOfEditions = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(EDITION_IDS.map((id) => [id, date(language, id)]));
