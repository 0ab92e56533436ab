/** The short name of a creature and what it attacks or blocks; or of who is assigned damage, and how much. */
export type AnswerPair = readonly [tag: string, what: string];
