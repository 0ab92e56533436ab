import type { BuiltSite } from './site.ts';

/** What is found out about a file of a site, asked once for each: pages share their scripts, and a built site stays as it is. */
export function oncePerFile<T>(
  find: (file: string, site: BuiltSite) => T,
): (file: string, site: BuiltSite) => T {
  const known = new WeakMap<BuiltSite, Map<string, { readonly found: T }>>();
  return (file, site) => {
    const ofSite = known.get(site) ?? new Map<string, { readonly found: T }>();
    known.set(site, ofSite);
    const one = ofSite.get(file) ?? { found: find(file, site) };
    ofSite.set(file, one);
    return one.found;
  };
}
