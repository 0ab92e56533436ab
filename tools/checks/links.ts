import { languageProblems } from '../built/languageProblems.ts';
import {
  linkProblems,
  scriptProblems,
  styleProblems,
  surroundingsOf,
} from '../built/linkProblems.ts';
import { listProblems } from '../built/listProblems.ts';
import { neededProblems } from '../built/neededProblems.ts';
import { optionProblems } from '../built/optionProblems.ts';
import { completedPagesOf, pagesOf } from '../built/page.ts';
import { previewProblems } from '../built/previewProblems.ts';
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

/** What those who show links to pages, look through the site or follow it would not find there. */
function problemsOfPreviews(site: BuiltSite, publication: Publication): readonly string[] {
  const found = pagesOf(site).flatMap((page) =>
    previewProblems(page, site, publication).map((problem) => [page.file, problem] as const),
  );
  return [...together(found), ...listProblems(site, publication)];
}

export const check: Check = {
  name: 'links',
  run: async () => {
    const root = process.cwd();
    const [site, publication] = [await builtSite(root), await publicationOf(root)];
    return [...problemsOfLinks(site, publication), ...problemsOfPreviews(site, publication)];
  },
};
