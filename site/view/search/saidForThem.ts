import { KEYWORDS } from '../../engine.ts';
import { askedIn } from '../../i18n/asked.ts';
import { en } from '../../i18n/en/index.ts';
import { ROOT_LANGUAGE } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { TERM_KEYS } from '../../i18n/termKeys.ts';
import { termIn } from '../../i18n/terms.ts';
import type { SaidForIt } from '../../search/forms.ts';

/** What is said for what stands on pages: former and wrong names of terms, names in English, and words of the table. */
export function saidForThem(m: Messages): readonly SaidForIt[] {
  const said = [...saidForTerms(m), ...saidForKeywords(m), ...saidAtTables(m)];
  return [...new Map(said.map((one) => [one.join(' > '), one])).values()].filter(
    ([one, meant]) => one.toLowerCase() !== meant.toLowerCase(),
  );
}

const saidForTerms = ({ language }: Messages): readonly SaidForIt[] =>
  TERM_KEYS.flatMap((key) => {
    const { name, also = [], was = [], not = [] } = termIn(language, key);
    const english = language === ROOT_LANGUAGE ? [] : [termIn(ROOT_LANGUAGE, key).name];
    const all = [...also, ...was.map((one) => one.name), ...not, ...english];
    return all.map((one): SaidForIt => [one, name]);
  });

const saidForKeywords = ({ language, terms }: Messages): readonly SaidForIt[] =>
  language === ROOT_LANGUAGE
    ? []
    : KEYWORDS.map((keyword) => [en.terms.keywords[keyword], terms.keywords[keyword]]);

const saidAtTables = ({ language }: Messages): readonly SaidForIt[] =>
  Object.entries(askedIn(language).saidForIt).flatMap(([meant, all]) =>
    all.split(', ').map((one): SaidForIt => [one, meant]),
  );
