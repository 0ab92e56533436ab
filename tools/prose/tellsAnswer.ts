// What stands above a page's questions, and in the lists, tells none of their answers: as far as words can be compared.
import type { Language } from '../../site/i18n/languages.ts';
import { proofreadingIn } from '../../site/i18n/proofreading.ts';

/** A title or a summary, and what it is compared with. */
export interface Shown {
  readonly text: string;
  readonly language: Language;
}

/** An answer as it can be looked for in a text. */
export type Sought =
  | { readonly kind: 'number'; readonly value: number; readonly asked: string }
  /** Names of what is right to pick, and of what is not. */
  | { readonly kind: 'pick'; readonly right: readonly string[]; readonly wrong: readonly string[] }
  /** A sentence that says why it is so. */
  | { readonly kind: 'said'; readonly sentence: string };

/** The words of a text that tell an answer; nothing where none do. */
export function telling(shown: Shown, sought: Sought): string | undefined {
  switch (sought.kind) {
    case 'number':
      return numberTold(shown, sought.value, sought.asked);
    case 'pick':
      return pickTold(shown, sought.right, sought.wrong);
    case 'said':
      return sentenceTold(shown, sought.sentence);
  }
}

/** A number that is said of nothing, or of what is asked; “two Walls” tells of a board, and one or none of anything. */
function numberTold({ text, language }: Shown, value: number, asked: string): string | undefined {
  const names =
    value === 0 || value === 1 ? [] : [`${value}`, proofreadingIn(language).numbers[value]];
  const words = wordsOf(text);
  const inQuestion = new Set(wordsOf(asked));
  return names.find((name) =>
    words.some(
      (word, place) =>
        word === name && !inQuestion.has(word) && isAsked(words[place + 1], inQuestion),
    ),
  );
}

const isAsked = (next: string | undefined, inQuestion: ReadonlySet<string>): boolean =>
  next === undefined || /\P{L}/u.test(next) || inQuestion.has(next);

/** All that are right and none that are not. */
function pickTold(
  { text }: Shown,
  right: readonly string[],
  wrong: readonly string[],
): string | undefined {
  const words = new Set(wordsOf(text));
  const isNamed = (name: string): boolean =>
    wordsOf(name).some((word) => word.length >= LONG && words.has(word));
  const tells =
    right.length > 0 && wrong.length > 0 && right.every(isNamed) && !wrong.some(isNamed);
  return tells ? right.join(', ') : undefined;
}

/** Nearly all the words of a sentence that bear its sense, of which there are some. */
function sentenceTold({ text }: Shown, sentence: string): string | undefined {
  const bearing = [...new Set(stemsOf(sentence))];
  const told = new Set(stemsOf(text));
  const found = bearing.filter((stem) => told.has(stem));
  return bearing.length >= FEWEST && found.length >= bearing.length * SHARE ? sentence : undefined;
}

/** Of fewer words nothing can be said. */
const FEWEST = 5;
const SHARE = 0.85;

/** Words and marks, in lower case; `2/2` is one. */
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/-?\p{N}+(?:\/-?\p{N}+)?|\p{L}+|[.,;:?!]/gu) ?? [];

/** The beginnings of long words: what they are in all their forms. */
const stemsOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => (word.length < LONG ? [] : [word.slice(0, LONG)]));

const LONG = 4;
