import { isKnown, type Sketch } from './sketch.ts';
import { type ComparedWord, sentencesOf, wordsOf } from './words.ts';

/** Words of ours that are a source's too: where they begin, and what they are. */
export interface Close {
  readonly line: number;
  readonly words: string;
}

/** From how many words on a run in common is too long; a sentence that is shorter is anybody's. */
export const LONG = 8;

/** A run is known by all the phrases of this many words in it, so that chance would have to agree with each of them. */
const PHRASE = 6;

/** The phrases of a text as they go into a sketch, and as a run of words is looked up. */
export const phrasesOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.slice(PHRASE - 1).map((_, at) => words.slice(at, at + PHRASE));

/** The runs of eight words or more that a text shares with those in the sketch; a fixed term counts as one word. */
export function runsInCommon(
  text: string,
  sketch: Sketch,
  terms: readonly (readonly string[])[],
): readonly Close[] {
  const words = wordsOf(text);
  return knownRuns(words, sketch)
    .filter((run) => lengthOf(run, terms) >= LONG)
    .map(asClose);
}

/** The sentences of a text, of eight words or more, that stand in a sketch of sentences. */
export const sentencesInCommon = (
  text: string,
  sketch: Sketch,
  terms: readonly (readonly string[])[],
): readonly Close[] =>
  sentencesOf(text)
    .filter((words) => lengthOf(words, terms) >= LONG && isKnown(sketch, plain(words)))
    .map(asClose);

/** Each longest run of words all of whose phrases are known. */
function knownRuns(
  words: readonly ComparedWord[],
  sketch: Sketch,
): readonly (readonly ComparedWord[])[] {
  const known = phrasesOf(plain(words)).map((phrase) => isKnown(sketch, phrase));
  return known.flatMap((is, from) => {
    if (!is || known[from - 1] === true) return [];
    const end = known.indexOf(false, from);
    return [words.slice(from, (end === -1 ? known.length : end) + PHRASE - 1)];
  });
}

function lengthOf(run: readonly ComparedWord[], terms: readonly (readonly string[])[]): number {
  const words = plain(run);
  let length = 0;
  for (let at = 0; at < words.length; length += 1) at += termAt(words, at, terms);
  return length;
}

/** How many words the longest fixed term has that begins here: a word that begins none counts for itself. */
const termAt = (
  words: readonly string[],
  at: number,
  terms: readonly (readonly string[])[],
): number =>
  Math.max(
    1,
    ...terms
      .filter((term) => term.every((word, i) => words[at + i] === word))
      .map((term) => term.length),
  );

const plain = (words: readonly ComparedWord[]): readonly string[] => words.map(({ word }) => word);

const asClose = (words: readonly ComparedWord[]): Close => ({
  line: words[0]?.line ?? 1,
  words: plain(words).join(' '),
});
