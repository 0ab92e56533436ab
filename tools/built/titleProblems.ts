import type { Page } from './page.ts';

/** Pages of one language that have the same title: among tabs or results nobody can tell them apart. */
export function titleProblems(pages: readonly Page[]): readonly string[] {
  const titled = pages.flatMap((page) => {
    const title = /<title>([^<]+)<\/title>/.exec(page.html)?.[1];
    return title === undefined ? [] : [{ page, named: `${languageOf(page)} ${title}` }];
  });
  return [...Map.groupBy(titled, ({ named }) => named).values()].flatMap(([first, another]) =>
    first === undefined || another === undefined
      ? []
      : [`dist${another.page.file}: has the title of dist${first.page.file}`],
  );
}

const languageOf = ({ elements }: Page): string | undefined =>
  elements.find(({ tag }) => tag === 'html')?.attributes.get('lang');
