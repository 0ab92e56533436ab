import type { RULINGS } from './rulings/index.ts';

/** What rules on the answers about some games in place of this page, by where those games stand. */
export const ruledElsewhere = new Map<string, typeof RULINGS>();
