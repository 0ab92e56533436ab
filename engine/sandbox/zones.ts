/** Where else than on the battlefield a line says that cards lie. */
export const ZONES = ['hand', 'graveyard', 'exile'] as const;
export type LineZone = (typeof ZONES)[number];
