import type { Grammar } from './grammar.ts';
import { type Said, type Slots, sentenceOf, type Wording } from './pattern.ts';

/** The sentence of that name; where it asks for what nobody planned, it is a fault, and tests look for it. */
export const say = (wording: Wording, name: string, slots: Slots, grammar: Grammar): string =>
  sentenceOf(wording, name, slots, grammar)?.words ?? SPOILT;

/** The same with what is known of it. */
export const sayKnown = (wording: Wording, name: string, slots: Slots, grammar: Grammar): Said =>
  sentenceOf(wording, name, slots, grammar) ?? known(SPOILT);

/** A reader pauses in it: it has a mark that is no letter of a word. */
export const hasPause = (words: string): boolean => /[,;:.(]/.test(words);

/** Without spaces around it. */
export const trimmed = ({ words, rest, ...known }: Said): Said => ({
  ...known,
  words: words.trim(),
  rest: rest.trim(),
});

/** Words with what is known of them, where no sentence tells it. */
export const known = (words: string, traits: Said['traits'] = []): Said => ({
  words,
  traits,
  lead: [],
  rest: words,
});

/** Stands where a sentence could not be said. */
export const SPOILT = '…';
