import { languageProblems } from '../built/languageProblems.ts';
import {
  linkProblems,
  scriptProblems,
  styleProblems,
  surroundingsOf,
} from '../built/linkProblems.ts';
import { neededProblems } from '../built/neededProblems.ts';
import { optionProblems } from '../built/optionProblems.ts';
import { completedPagesOf, pagesOf } from '../built/page.ts';
import { type Publication, publicationOf } from '../built/publication.ts';
import { type BuiltSite, builtSite } from '../built/site.ts';
import { styleOrderProblems } from '../built/styleOrder.ts';
import { titleProblems } from '../built/titleProblems.ts';
import { together } from '../built/together.ts';
import type { Check } from '../project/check.ts';

/** Links, anchors, languages, hosts and options of the built site: what leads nowhere or out of the house, or tells. */
export function problemsOfLinks(site: BuiltSite, publication: Publication): readonly string[] {
  const wholes = completedPagesOf(site);
  const pages = [...pagesOf(site), ...wholes];
  const around = surroundingsOf(site, pages, publication);
  const found = pages.flatMap((page) =>
    [...linkProblems(page, around), ...languageProblems(page, site, publication)].map(
      (problem) => [page.file, problem] as const,
    ),
  );
  return [
    ...together(found),
    ...titleProblems(pagesOf(site)),
    ...styleOrderProblems(pagesOf(site)),
    ...neededProblems(pagesOf(site), wholes),
    ...optionProblems(pages),
    ...styleProblems(site, publication),
    ...new Set(scriptProblems(site, pages, publication)),
  ];
}

export const check: Check = {
  name: 'links',
  run: async () => {
    const root = process.cwd();
    return problemsOfLinks(await builtSite(root), await publicationOf(root));
  },
};
