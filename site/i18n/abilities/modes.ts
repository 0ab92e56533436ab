import type { Grammar } from '../wording/grammar.ts';
import { phrase } from '../wording/grammar.ts';
import type { SentencesOf } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { Nouns } from './nouns.ts';
import type { Modes } from './words.ts';

type HowMany = 'exactly' | 'upTo' | 'between' | 'atLeast';

interface ModesLanguage {
  readonly grammar: Grammar;
  readonly nouns: Nouns;
  readonly sentences: SentencesOf<HowMany>;
}

/** `one`, `one or both`, `up to two` */
export const howManyModesIn =
  ({ grammar, nouns, sentences }: ModesLanguage) =>
  (modes: Modes): string => {
    const { choose, atLeast = choose } = modes;
    const inWords = (n: number): string =>
      nouns.numeral(n, phrase('', { gender: 'm', number: n === 1 ? 'one' : 'many' }));
    const slots = { n: choose, most: inWords(choose), fewest: inWords(atLeast) };
    return say(sentences, howMany(modes), slots, grammar);
  };

function howMany({ choose, atLeast = choose, of }: Modes): HowMany {
  if (atLeast === choose) return 'exactly';
  if (atLeast === 0) return 'upTo';
  return choose < of.length ? 'between' : 'atLeast';
}
