import type { Grammar } from '../wording/grammar.ts';
import type { SentencesOf, Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { NounPhrases } from './nounPhrases.ts';
import type { Modes } from './words.ts';

type HowMany = 'exactly' | 'upTo' | 'between' | 'atLeast';
type Sentence = 'choose' | 'option' | 'options' | HowMany;

/** What a language has for modes. */
export interface ModesLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly modes: SentencesOf<Sentence>;
}

/** The modes that are chosen among, from what each of them does: `choose one or both: “…”, “…”`. */
export function modesWords(
  modes: Modes,
  done: readonly string[],
  may: 'yes' | undefined,
  l: ModesLanguage,
): string {
  const saying = (name: Sentence, slots: Slots): string => say(l.modes, name, slots, l.grammar);
  const options = done
    .map((one) => saying('option', { done: one }))
    .reduce((one, other) => saying('options', { one, other }));
  return saying('choose', { howMany: saying(howMany(modes), numbers(modes, l)), options, may });
}

/** `one`, `one or both`, `up to two` */
function numbers({ choose, atLeast = choose }: Modes, { nouns }: ModesLanguage): Slots {
  const inWords = (n: number): string =>
    nouns.numeral(n, { gender: 'm', number: n === 1 ? 'one' : 'many' });
  return { n: choose, most: inWords(choose), fewest: inWords(atLeast) };
}

function howMany({ choose, atLeast = choose, of }: Modes): HowMany {
  if (atLeast === choose) return 'exactly';
  if (atLeast === 0) return 'upTo';
  return choose < of.length ? 'between' : 'atLeast';
}
