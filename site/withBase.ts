// Outside of a build, as in commands and tests, there is no base.
const BASE: string = import.meta.env?.BASE_URL ?? '/';

/** The address, where the site is published, of what lies at this path of it: `/rules/` may be `/rule-509/rules/`. */
export const withBase = (path: string): string => `${BASE.replace(/\/$/, '')}${path}`;
