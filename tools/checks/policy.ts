import { completedPagesOf, pagesOf } from '../built/page.ts';
import { policyProblems } from '../built/policyProblems.ts';
import { publicationOf } from '../built/publication.ts';
import { type BuiltSite, builtSite } from '../built/site.ts';
import { together } from '../built/together.ts';
import { FORMS, HOST_NAMES, placesOf } from '../hosting/forms.ts';
import { beyondLimits } from '../hosting/limits.ts';
import type { Check } from '../project/check.ts';

/** What the content security policy of a page would stop in a browser, on all built pages. */
export const problemsOfPolicy = (site: BuiltSite): readonly string[] =>
  together(
    [...pagesOf(site), ...completedPagesOf(site)].flatMap((page) =>
      policyProblems(page).map((problem) => [page.file, problem] as const),
    ),
  );

/** What the configuration for a host says that the host would not take. */
const problemsOfHosts = (site: BuiltSite, base: string): readonly string[] =>
  HOST_NAMES.flatMap((host) =>
    beyondLimits(host, FORMS[host]({ base, places: placesOf(site.keys()) })).map(
      (problem) => `headers for ${host}: ${problem}`,
    ),
  );

export const check: Check = {
  name: 'policy',
  run: async () => {
    const root = process.cwd();
    const site = await builtSite(root);
    const { base } = await publicationOf(root);
    return [...problemsOfPolicy(site), ...problemsOfHosts(site, base)];
  },
};
