import { kebab, NEWEST_EDITION } from '../engine.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../i18n/languages.ts';
import { LOCALES } from '../i18n/locales.ts';
import type { Term } from '../i18n/termBase.ts';
import { ruleOfTerm } from '../i18n/termKeys.ts';
import type { TermKey } from '../i18n/termRules.ts';
import { termIn } from '../i18n/terms.ts';
import { newestRef } from './rules.ts';

export const GLOSSARY = '/words/';

export const anchorOfTerm = (key: TermKey): string => kebab(key);

export const addressOfTerm = (key: TermKey): string => `${GLOSSARY}#${anchorOfTerm(key)}`;

/** The newest rule that defines a term, and the edition that has it. */
export function definitionOf(key: TermKey): ReturnType<typeof newestRef> {
  const rule = ruleOfTerm(key);
  return rule === null ? undefined : newestRef(rule, NEWEST_EDITION);
}

/** A term as other languages call it: in English, or in all others on an English page. */
export const namesElsewhere = (
  key: TermKey,
  language: Language,
): readonly { readonly language: Language; readonly name: string }[] =>
  LANGUAGES.filter((one) => one !== language)
    .filter((one) => language === ROOT_LANGUAGE || one === ROOT_LANGUAGE)
    .map((one) => ({ language: one, name: termIn(one, key).name }));

/** What is never said for a term, but for what was once its name and is told as that. */
export const neverSaid = ({ was = [], not = [] }: Term): readonly string[] =>
  not.filter((words) => !was.some(({ name }) => name === words));

/** `2009-07-11` and `2009-07` as `July 2009`, `2004` as it is. */
export const monthIn = (language: Language, until: string): string =>
  until.length === 4
    ? until
    : new Intl.DateTimeFormat(LOCALES[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(until));
