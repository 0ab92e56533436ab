import { nearestWord } from '#engine';

/** What a message that refuses a word ends with: the word that was probably meant, if one is near enough. */
export function didYouMean(found: string, words: readonly string[]): string {
  const nearest = nearestWord(found, words);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
