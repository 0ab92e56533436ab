import { pagesOf } from '../built/page.ts';
import { policyProblems } from '../built/policyProblems.ts';
import { type BuiltSite, builtSite } from '../built/site.ts';
import { together } from '../built/together.ts';
import type { Check } from '../project/check.ts';

/** What the content security policy of a page would stop in a browser, on all built pages. */
export const problemsOfPolicy = (site: BuiltSite): readonly string[] =>
  together(
    pagesOf(site).flatMap((page) =>
      policyProblems(page).map((problem) => [page.file, problem] as const),
    ),
  );

export const check: Check = {
  name: 'policy',
  run: async () => problemsOfPolicy(await builtSite(process.cwd())),
};
