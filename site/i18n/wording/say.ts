import type { Grammar } from './grammar.ts';
import { type Slots, sentenceOf, type Wording } from './pattern.ts';

/** The sentence of that name; where it asks for what nobody planned, it is a fault, and tests look for it. */
export const say = (wording: Wording, name: string, slots: Slots, grammar: Grammar): string =>
  sentenceOf(wording, name, slots, grammar) ?? SPOILT;

/** Stands where a sentence could not be said. */
export const SPOILT = '…';
