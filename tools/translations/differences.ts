/**
 * Where two trees of words are not the same tree: something missing, something that the original
 * does not have, another kind of thing, or a sentence left as it was. Each begins with its place.
 */
export function differencesOf(
  original: unknown,
  translation: unknown,
  place = '',
): readonly string[] {
  const at = place === '' ? '' : `${place}: `;
  if (translation === undefined) return [`${at}missing`];
  if (original === undefined) return [`${at}the original has no such thing`];
  if (kindOf(original) !== kindOf(translation))
    return [`${at}is ${kindOf(translation)}, where the original is ${kindOf(original)}`];
  if (typeof original === 'string')
    return original === translation && isSentence(original) ? [`${at}not translated`] : [];
  if (!isTree(original) || !isTree(translation)) return [];
  const keys = new Set([...Object.keys(original), ...Object.keys(translation)]);
  return [...keys].flatMap((key) =>
    differencesOf(original[key], translation[key], place === '' ? key : `${place}.${key}`),
  );
}

/** Names and single words can be the same in two languages; four words in a row are not. */
const isSentence = (text: string): boolean => /(?:\p{L}{2,}[,;:]?\s+){3}\p{L}{2,}/u.test(text);

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
