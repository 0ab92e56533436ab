import { nearestWord } from '../scenario/reading/nearestWord.ts';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../vocabulary/characteristics.ts';
import type { NotPlayed } from '../vocabulary/notPlayed.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { SUBTYPES } from '../vocabulary/subtypeLists.ts';
import { ALIASES } from './aliases.ts';
import { caseFold } from './caseFold.ts';
import { FILTER_WORDS } from './filterWords.ts';
import { MODIFIER_PHRASES } from './modifiers.ts';
import type { Slip } from './parseIssue.ts';
import type { Phrase } from './phrase.ts';
import { SAYINGS } from './sayings.ts';
import { formsOf, type Word } from './span.ts';
import { costsBehind, eachQuality } from './wordOrder.ts';

/** The word before what something has until the turn ends, besides what it is. */
export const GAINS = 'gains';

/** Before a subtype that nobody knows, said on purpose. */
export const TYPE = 'type';

/** Words about what an object is, which are neither abilities nor how it stands. */
const NATURE_WORDS = [
  ...['noncreature', 'unnamed', 'colorless', 'cost', TYPE, 'loyalty', 'defense'],
  GAINS,
] as const;

/** Words that people put in between, and that say nothing. */
const FILLERS = ['a', 'an', 'and', 'the', 'with', 'token', 'tokens', '&'] as const;

const PHRASES = [...SAYINGS, ...MODIFIER_PHRASES].map(({ phrase }) => phrase);
const FIXED = PHRASES.flatMap(({ parts }) => {
  const words = parts.flatMap((part) => (typeof part === 'string' ? [part] : []));
  return words.length === 0 ? [] : [words];
});

/** Every word that means something of its own in a line; no bare word for a subtype is one of them. */
const RESERVED: ReadonlySet<string> = new Set([
  ...FIXED.flat(),
  ...FILTER_WORDS,
  ...NATURE_WORDS,
  ...FILLERS,
  ...[...CARD_TYPES, ...SUPERTYPES, ...COLORS].map(caseFold),
]);

/** Single words long enough to be known again with a slip in them. */
const TELLING: readonly string[] = [
  ...new Set([
    ...FIXED.flatMap((words) => (words.length === 1 ? words : [])),
    ...[...CARD_TYPES, ...SUPERTYPES, ...COLORS].map(caseFold),
    ...['strike', 'protection', 'goaded', 'blocked', 'attacks', 'blocks'],
  ]),
].filter((word) => word.length >= 5);

export const isFiller = (form: string): boolean => FILLERS.some((word) => word === form);

/** Whoever slips in a subtype has its first letter. */
const BY_INITIAL = Map.groupBy(SUBTYPES, (word) => word.charAt(0));

/**
 * What was probably meant by a word that means nothing, in the language first whose words these are; of what is no card
 * last the word as a subtype that is said on purpose.
 */
export const neighbours = (
  form: string,
  of: 'card' | 'described',
  ofLanguage: ReadonlyMap<string, string>,
): readonly string[] => {
  if (RESERVED.has(form)) return [];
  const type = typeIn(ofLanguage);
  const near = [
    form.length < 4 || type === TYPE ? undefined : nearestWord(form, tellingOf(ofLanguage)),
    form.length < 4 ? undefined : nearestWord(form, TELLING),
    form.length < 5 || of === 'card'
      ? undefined
      : nearestWord(form, BY_INITIAL.get(form.charAt(0)) ?? []),
  ];
  const isSpelled = of === 'described' && type !== undefined && /^[a-z]{3,}$/.test(form);
  return [
    ...new Set(near.flatMap((word) => word ?? [])),
    ...(isSpelled ? [`${type} ${form}`] : []),
  ];
};

/** The word before a subtype in a language, which is the line’s own where its words are. */
const typeIn = (ofLanguage: ReadonlyMap<string, string>): string | undefined =>
  ofLanguage.size === 0 ? TYPE : [...ofLanguage].find(([, code]) => code === TYPE)?.[0];

/** The single words of a language. */
const tellingOf = remembered((ofLanguage: ReadonlyMap<string, string>): readonly string[] =>
  [...ofLanguage.keys()].filter((word) => /^\p{L}{4,}$/u.test(word)),
);

/** Words of the rules for what the engine does not play. */
const UNPLAYED: ReadonlyMap<string, NotPlayed> = new Map([
  // CR 903.10a
  ['commander', 'commanders'],
  ['commanders', 'commanders'],
]);

/** Why what these words say is not played, where one of them says so. */
export const unplayedIn = (words: readonly Pick<Word, 'form'>[]): NotPlayed | undefined =>
  words.map(({ form }) => UNPLAYED.get(form)).find((because) => because !== undefined);

/** What stands for each slot in an example of a phrase. */
const EXAMPLES = { N: '2', C: '1R', Q: 'red', A: 'you', M: 'G', W: 'A1' } as const;

/** A word that means something only with what has to stand behind it: what that is, in an example. */
export function lackingIn({ form }: Word): Pick<Slip, 'kind' | 'offered'> | undefined {
  const lacking = PHRASES.find(({ parts: [first, second] }) => first === form && isSlot(second));
  const slot = lacking?.parts[1];
  if (lacking === undefined || !isSlot(slot)) return undefined;
  const example = lacking.parts.map((part) => (isSlot(part) ? EXAMPLES[part.slot] : part));
  return { kind: slot.slot === 'N' ? 'number' : 'unknownWord', offered: [example.join(' ')] };
}

const isSlot = (
  part: Phrase['parts'][number] | undefined,
): part is Exclude<Phrase['parts'][number], string> =>
  part !== undefined && typeof part !== 'string';

/** Whether a subtype can stand in a line as it is, and is not taken for something else there. */
export const isPlainSubtype = (subtype: string): boolean =>
  /^[a-z]+$/.test(subtype) && SUBTYPES.has(subtype) && !RESERVED.has(subtype);

type Words = ReadonlyMap<string, readonly string[]>;

const OWN: Words = asForms(ALIASES);
const asFormsOnce = remembered(
  (ofLanguage: ReadonlyMap<string, string>): Words => asForms([...ofLanguage]),
);

/** The words as the line says them: those of a language, and what people write besides, put into its own. */
export function inOwnWords(
  words: readonly Word[],
  ofLanguage: ReadonlyMap<string, string>,
): readonly Word[] {
  return costsBehind(eachQuality(rewritten(rewritten(words, asFormsOnce(ofLanguage)), OWN)));
}

function asForms(pairs: readonly (readonly [string, string])[]): Words {
  // What is said as the line says it stays in the words that it was typed in: `every-creature-type`.
  const others = pairs.filter(([said, meant]) => said !== meant);
  return new Map(others.map(([said, meant]) => [formsOf(said).join(' '), formsOf(meant)]));
}

const MOST_WORDS = 10;

function rewritten(words: readonly Word[], by: Words): readonly Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const n = longestOf(words, at, by);
    const meant = by.get(forms(words, at, n));
    const own = ownLength(words, at);
    const [first] = words.slice(at);
    const { end } = words[at + n - 1] ?? {};
    if (meant === undefined || first === undefined || end === undefined || own > n) {
      out.push(...words.slice(at, at + Math.max(1, own)));
      at += Math.max(1, own);
      continue;
    }
    // Each stands in a run of its own, so that what was written together is not taken together.
    out.push(
      ...meant.map((form) => ({
        text: form,
        form,
        at: first.at,
        end,
        run: { text: form, at: first.at },
      })),
    );
    at += n;
  }
  return out;
}

const forms = (words: readonly Word[], at: number, n: number): string =>
  words
    .slice(at, at + n)
    .map(({ form }) => form)
    .join(' ');

function longestOf(words: readonly Word[], at: number, by: Words): number {
  for (let n = Math.min(MOST_WORDS, words.length - at); n > 0; n -= 1)
    if (by.has(forms(words, at, n))) return n;
  return 0;
}

const OWN_BY_FIRST = Map.groupBy(FIXED, ([first]) => first);

// How many words from here on are a phrase of the line already.
const ownLength = (words: readonly Word[], at: number): number =>
  Math.max(
    0,
    ...(OWN_BY_FIRST.get(words[at]?.form) ?? [])
      .filter((phrase) => phrase.every((form, index) => words[at + index]?.form === form))
      .map(({ length }) => length),
  );
