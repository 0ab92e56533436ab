import type { Page } from './page.ts';

/**
 * Pages that ask for the style sheet of all pages after another: what is written for some pages would be overruled by what
 * is written for all.
 */
export function styleOrderProblems(pages: readonly Page[]): readonly string[] {
  const named = pages.map((page) => ({ page, sheets: sheetsOf(page) }));
  const bySheet = Map.groupBy(
    named.flatMap(({ sheets }) => sheets),
    (sheet) => sheet,
  );
  const [[ofAll] = ['']] = [...bySheet].toSorted(([, a], [, b]) => b.length - a.length);
  return named
    .filter(({ sheets }) => sheets.indexOf(ofAll) > 0)
    .map(({ page, sheets }) => `dist${page.file}: asks for ${sheets[0]} before ${ofAll}`);
}

const sheetsOf = ({ elements }: Page): readonly string[] =>
  elements
    .filter(({ tag, attributes }) => tag === 'link' && attributes.get('rel') === 'stylesheet')
    .flatMap(({ attributes }) => attributes.get('href') ?? []);
