import type { ProseFile, Section } from '../../site/library/proseFile.ts';
import { differencesOf } from './differences.ts';

/** What a translation lacks, has too much, or has left in the original's words. */
export function compareProse(original: ProseFile, translation: ProseFile): readonly string[] {
  return [
    ...differencesOf(original.front, translation.front),
    ...compareSections(original.sections, translation.sections),
  ];
}

function compareSections(
  original: readonly Section[],
  translation: readonly Section[],
): readonly string[] {
  const levels = (sections: readonly Section[]): string =>
    sections.map(({ level }) => '#'.repeat(level) || 'no heading').join(', ');
  if (levels(original) !== levels(translation))
    return [`has the headings ${levels(translation)}, where the original has ${levels(original)}`];
  return original.flatMap((section, index) => {
    const translated = translation[index];
    return translated === undefined ? [] : compareSection(section, translated, index + 1);
  });
}

function compareSection(a: Section, b: Section, number: number): readonly string[] {
  const untranslated = a.text === b.text && /(?:\p{L}+\s+){4}/u.test(a.text);
  return [
    ...(untranslated ? [`section ${number} is not translated`] : []),
    ...apart(`section ${number} has the components`, a.components, b.components),
    ...apart(`section ${number} has tables of`, a.tables, b.tables),
  ];
}

function apart(what: string, a: readonly string[], b: readonly string[]): readonly string[] {
  const said = (all: readonly string[]): string => all.join(', ') || 'none';
  return said(a) === said(b) ? [] : [`${what} ${said(b)}, where the original has ${said(a)}`];
}
