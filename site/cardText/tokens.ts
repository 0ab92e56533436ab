/** What stands for the card itself in a text, whatever it calls itself. */
export const SELF = '~';

// A symbol, a size or a change of one, a number, a word with what is written into it, or a sign.
const TOKEN =
  /\{[^}]*\}|[+-](?:\d+|x)\/[+-](?:\d+|x)|[\d*x]+\/[\d*x]+(?![a-z])|[+-]\d+|\d+|~|[\p{L}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu;

/** The words and signs of a text, in lower case, with one sort of apostrophe, quotation mark, dash and minus each. */
export const tokensOf = (text: string): readonly string[] =>
  ended(plain(text)).toLowerCase().match(TOKEN) ?? [];

/** What is quoted ends with a full stop of its own, and so does the sentence in which it stands. */
const ended = (text: string): string =>
  text.replaceAll(/(?<=[^\s.])"(?=[\s,.;]|$)/g, '."').replaceAll(/(?<=\.)"(?=$|\s+[A-Z~•])/g, '".');

const plain = (text: string): string =>
  text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('−', '-').replaceAll('–', '—');
