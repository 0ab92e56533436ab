const RESERVED: ReadonlySet<unknown> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether a word is one that every object of the machine has a meaning for, such as `constructor`. No key and no id may
 * be one of them, so that whatever is looked up by a word of a file is found only where the file has put it.
 */
export const isReserved = (word: unknown): word is string => RESERVED.has(word);
