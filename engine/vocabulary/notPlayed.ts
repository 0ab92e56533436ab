/** Why the engine does not play something that the rules and cards have. */
export const NOT_PLAYED = ['commanders', 'dungeons', 'libraries', 'piles'] as const;
export type NotPlayed = (typeof NOT_PLAYED)[number];
