// Set as a page is made. Outside of a build, as in commands and tests, there is no base. `import.meta.env` would do, but
// asked in a place that can do without it, it brings all of the environment along, and no two builds would be alike.
declare const BASE_PATH: string | undefined;
const BASE = typeof BASE_PATH === 'undefined' ? '/' : BASE_PATH;

/** The address, where the site is published, of what lies at this path of it: `/rules/` may be `/rule-509/rules/`. */
export const withBase = (path: string): string => `${BASE.replace(/\/$/, '')}${path}`;
