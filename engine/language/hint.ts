/**
 * What a schema tells whoever turns its complaints into issues. Zod carries one string with each complaint,
 * its message; ours is a hint in JSON, because the engine has no prose.
 */
export interface Hint {
  /** The keys that a mapping may have. */
  readonly keys?: readonly string[];
  /** What each branch of a choice looks like, in the order of the branches. */
  readonly branches?: readonly Takes[];
  /** What was expected, as a description code. */
  readonly expected?: string;
  /** Keys of which one at least has to be there. */
  readonly needs?: readonly string[];
  /** The issue to report in place of the usual one. */
  readonly code?: 'unknownRule';
}

/** A branch is told by the kind of node it takes; a mapping among mappings, by a key that only it has: its head. */
export type Takes = 'word' | 'number' | 'list' | 'mapping' | { readonly heads: readonly string[] };

export const hint = (content: Hint): string => JSON.stringify(content);

/** The hint in a message; Zod's own messages hold none. */
export const hintIn = (message: string): Hint =>
  message.startsWith('{') ? JSON.parse(message) : {};
