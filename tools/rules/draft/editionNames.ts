import type { Language } from '../../../site/i18n/languages.ts';

/** What a language's list of editions gets for a new one: its first entry, and no “today” in the one that was first. */
export function withEdition(text: string, language: Language, date: string): string {
  const before: Readonly<Record<string, EditionWords>> = JSON.parse(text);
  const [[newest, words] = ['', undefined], ...older] = Object.entries(before);
  const today = TODAY[language];
  const entries: readonly (readonly [string, EditionWords])[] = [
    [date, { label: labelOf(language, date), name: nameOf(language, date), about: today }],
    ...(words === undefined
      ? []
      : [[newest, { ...words, about: withoutToday(words, today) }] as const]),
    ...older,
  ];
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

interface EditionWords {
  readonly label: string;
  readonly name: string;
  readonly about: string;
}

/** How the newest edition is spoken of, in the words that the lists begin with. */
const TODAY: Readonly<Record<Language, string>> = {
  en: 'Today’s rules.',
  it: 'Le regole di oggi.',
  es: 'Las reglas de hoy.',
};

/** What is left of it; of one of which nothing else was ever said, its name. */
function withoutToday({ about, name }: EditionWords, today: string): string {
  if (about === today) return `${name}.`;
  return about.startsWith(`${today} `) ? about.slice(today.length + 1) : about;
}

const nameOf = (language: Language, date: string): string =>
  said(language, date, { month: 'long', year: 'numeric' });

/** `Nov 2026`, with the month as short as the others have it. */
function labelOf(language: Language, date: string): string {
  const month = said(language, date, { month: 'short' }).replace('.', '').slice(0, 3);
  return `${month.slice(0, 1).toUpperCase()}${month.slice(1)} ${date.slice(0, 4)}`;
}

const said = (language: Language, date: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(date));
