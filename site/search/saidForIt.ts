// What people say for what stands on pages otherwise: former names, names in English, words of the table.
import type { SaidForIt } from './forms.ts';
import type { WordForms } from './textIndex.ts';
import { wordsOf } from './wordsOf.ts';

/** What is looked for in place of one word of a question. */
export interface Sought {
  readonly stem: string;
  /** What stands on pages for it, as stems with spaces between. */
  readonly others: readonly string[];
}

type Meaning = readonly [said: readonly string[], meant: readonly string[], isOpen: boolean];

/** By the first letters of what is said. */
export class Meanings {
  readonly #byStart = new Map<string, Meaning[]>();

  constructor(saidForIt: readonly SaidForIt[], wording: WordForms) {
    for (const [said, meant] of saidForIt) {
      const isOpen = said.endsWith('…');
      const words = wordsOf(said);
      const stems = isOpen ? words : stemsOf(words, wording);
      const [first = ''] = stems;
      const start = first.slice(0, START);
      const all = this.#byStart.get(start) ?? [];
      this.#byStart.set(start, all);
      all.push([stems, stemsOf(wordsOf(meant), wording), isOpen]);
    }
  }

  /** Whether a stem is said for something. */
  has(stem: string): boolean {
    const all = this.#byStart.get(stem.slice(0, START)) ?? [];
    return all.some(([said, , isOpen]) =>
      isOpen ? stem.startsWith(said[0] ?? stem) : said.includes(stem),
    );
  }

  /** Each telling word of a question, with what else is meant by it. */
  soughtIn(stems: readonly string[]): readonly Sought[] {
    return stems.map((stem, at) => ({ stem, others: this.#othersAt(stems, at) }));
  }

  /** The question in other words. */
  inOtherWords(stems: readonly string[]): readonly (readonly string[])[] {
    return stems.flatMap((_, at) =>
      this.#meaningsAt(stems, at).map(([said, meant]) => [
        ...stems.slice(0, at),
        ...meant,
        ...stems.slice(at + said.length),
      ]),
    );
  }

  #othersAt(stems: readonly string[], at: number): readonly string[] {
    const others = stems.slice(Math.max(0, at - LONGEST_SAID), at + 1).flatMap((_, back) => {
      const from = Math.max(0, at - LONGEST_SAID) + back;
      return this.#meaningsAt(stems, from)
        .filter(([said]) => from + said.length > at)
        .map(([, meant]) => meant.join(' '));
    });
    return [...new Set(others)];
  }

  #meaningsAt(stems: readonly string[], at: number): readonly Meaning[] {
    const all = this.#byStart.get(stems[at]?.slice(0, START) ?? '') ?? [];
    return all.filter(([said, , isOpen]) =>
      said.every((one, nth) => {
        const stem = stems[at + nth] ?? '';
        return isOpen && nth === said.length - 1 ? stem.startsWith(one) : stem === one;
      }),
    );
  }
}

const START = 2;
/** No phrase has more words than this. */
const LONGEST_SAID = 6;

/** The stems of the words that say something; all of them where none does. */
export function stemsOf(words: readonly string[], { stem, empty }: WordForms): readonly string[] {
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length === 0 ? words : telling).map(stem);
}
