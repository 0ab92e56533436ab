import { capital } from '../grammar.ts';
import {
  type Agreement,
  type Form,
  type Grammar,
  type Phrase,
  TRAITS,
  type Trait,
  wordsOf,
} from './grammar.ts';

/** What a plan puts into a sentence under a name; `undefined` is what this one sentence does not have. */
export type Slot = Phrase | Said | string | number | undefined;
export interface Slots {
  readonly [name: string]: Slot;
}

/** What is said, and what is known of it: what the sentence has by its file, and what the phrases in it have. */
export interface Said {
  readonly words: string;
  readonly traits: readonly Trait[];
  /** What is known of the phrase that it begins with. */
  readonly lead: readonly Trait[];
  /** The words behind that. */
  readonly rest: string;
  /** It begins with somebody who acts, by the name of the slot. */
  readonly actor?: string | undefined;
  /** You do it; with nothing behind the verb but what hangs on it, it is `alone`. */
  readonly deed?: 'alone' | 'hung' | 'plain' | undefined;
  /** The verb of what it begins with. */
  readonly verb?: string | undefined;
}

/** A sentence with places for what a plan puts in; how places are written is told in `site/i18n/README.md`. */
type Pattern = string;

/** A sentence of which its file says what those around it have to know: `{ "text": "che controlli", "has": ["clause"] }`. */
export interface Marked {
  readonly text: Pattern;
  readonly has: readonly string[];
}

export type Sentence = Pattern | Marked;

export const textOf = (sentence: Sentence): Pattern =>
  typeof sentence === 'string' ? sentence : sentence.text;

/**
 * The sentences of one file, where somebody who does not program can change them: each under its name, with the
 * conditions of those that hold for some values only: `cast (outcome: done)`, `attack (attacks: none)`.
 */
export interface Wording {
  readonly [key: string]: Sentence;
}

/** A file that has one without conditions under each of these names. */
export type SentencesOf<Name extends string> = Wording & { readonly [N in Name]: Sentence };

/**
 * The sentence of that name that fits best, filled in; undefined where none fits, or where it asks for what nobody
 * planned.
 */
export function sentenceOf(
  wording: Wording,
  name: string,
  slots: Slots,
  grammar: Grammar,
): Said | undefined {
  const fitting = readingOf(wording)
    .get(name)
    ?.find(({ conditions }) => conditions.every(([slot, value]) => holds(slots, slot, value)));
  if (fitting === undefined) return undefined;
  const pieces = piecesOf(fitting.pattern);
  const parts = pieces.map((piece, index) => said(piece, slots, grammar, pieces[index + 1]));
  if (parts.some((one) => one === undefined)) return undefined;
  const known = pieces.map((piece) => traitsIn(piece, slots));
  const whole = pieces.length === 1 ? known.flat() : known.flat().filter((one) => HELD.has(one));
  return {
    words: spaced(parts),
    traits: [...new Set([...fitting.has, ...whole])],
    lead: known[0] ?? [],
    rest: spaced(parts.slice(1)),
    ...actingIn(pieces, slots),
  };
}

/** Who acts in a sentence, as it begins with them; `do` is the order to a reader. */
function actingIn(pieces: readonly Piece[], slots: Slots): Pick<Said, 'actor' | 'deed' | 'verb'> {
  const [first, next] = pieces;
  if (typeof first !== 'object' || !('name' in first)) return {};
  const slot = slots[first.name];
  if (first.name === 'do') return { deed: isHung(next) ? hanging(pieces) : 'plain' };
  if (typeof slot !== 'object') return {};
  if ('words' in slot) return { actor: slot.actor, deed: slot.deed, verb: slot.verb };
  if (slot.person === 'you') return { deed: 'plain' };
  const verb = verbOf(first, pieces);
  return wordsOf(slot) === '' ? { verb } : { actor: first.name, verb };
}

const hanging = ({ length }: readonly Piece[]): Said['deed'] => (length === 2 ? 'alone' : 'hung');

/** The verb that agrees with what stands in front of it, perhaps behind a pronoun or a not. */
const verbOf = ({ name }: Place, pieces: readonly Piece[]): string | undefined => {
  const [, second, third] = pieces;
  const place = typeof second === 'string' ? third : second;
  return second === ' ' && typeof place === 'object' && 'name' in place && place.name === name
    ? place.words
    : undefined;
};

/** What stands right behind a verb, without a space, hangs on it. */
const isHung = (next: Piece | undefined): boolean =>
  typeof next === 'object' ? 'name' in next : next !== undefined && !next.startsWith(' ');

/** What is so of words that have such words in them. */
const HELD: ReadonlySet<Trait> = new Set(['clause', 'pause', 'self', 'time', 'yourGraveyard']);

const spaced = (parts: readonly (string | undefined)[]): string =>
  parts.join('').replaceAll(/ {2,}/g, ' ');

/** What is known of the words that a piece puts in, but for those that only agree with them. */
function traitsIn(piece: Piece, slots: Slots): readonly Trait[] {
  if (typeof piece === 'string') return [];
  if (!('name' in piece))
    return isAbsent(piece, slots) ? [] : piece.flatMap((one) => traitsIn(one, slots));
  if (piece.sign !== '' && piece.sign !== '|') return [];
  const slot = slots[piece.name];
  return typeof slot === 'object' && inForm(slot, (words) => words) !== ''
    ? (slot.traits ?? [])
    : [];
}

interface Reading {
  readonly conditions: readonly (readonly [slot: string, value: string])[];
  readonly pattern: Pattern;
  readonly has: readonly Trait[];
}

/** What a file says under each name, that with most conditions first. */
function readingOf(wording: Wording): ReadonlyMap<string, readonly Reading[]> {
  const known = READ.get(wording);
  if (known !== undefined) return known;
  const read = Map.groupBy(
    Object.entries(wording).map(([key, one]) => ({
      ...keyIn(key),
      pattern: textOf(one),
      has: typeof one === 'string' ? [] : TRAITS.filter((trait) => one.has.includes(trait)),
    })),
    ({ name }) => name,
  );
  for (const all of read.values()) all.sort((a, b) => b.conditions.length - a.conditions.length);
  READ.set(wording, read);
  return read;
}

/** The names of a file's sentences, in its order. */
export const sentenceNames = (wording: Wording): readonly string[] => [
  ...readingOf(wording).keys(),
];

const READ = new WeakMap<Wording, ReadonlyMap<string, readonly Reading[]>>();

/** The name of a sentence, and when it is said: `cast (outcome: done)`. */
export function keyIn(key: string): Pick<Reading, 'conditions'> & { readonly name: string } {
  const [, name = key, said = ''] = /^(\S+) \((.*)\)$/.exec(key) ?? [];
  const conditions = said === '' ? [] : said.split(', ').map((one) => one.split(': '));
  return { name, conditions: conditions.map(([slot = '', value = '']) => [slot, value]) };
}

const holds = (slots: Slots, slot: string, value: string): boolean =>
  slot in slots && caseOf(slots[slot]) === value;

function caseOf(slot: Slot): string {
  if (slot === undefined || slot === '') return 'none';
  if (typeof slot !== 'object') return String(slot);
  return 'words' in slot ? slot.words || 'none' : (slot.is ?? slot.number);
}

type Piece = string | Place | readonly (string | Place)[];
interface Place {
  readonly name: string;
  readonly sign: string;
  readonly words: string;
}

function said(piece: Piece, slots: Slots, grammar: Grammar, next?: Piece): string | undefined {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return placeWords(piece, slots, grammar, isHung(next));
  if (isAbsent(piece, slots)) return '';
  const parts = piece.map((one) => said(one, slots, grammar));
  return parts.some((one) => one === undefined) ? undefined : parts.join('');
}

const isAbsent = (piece: readonly (string | Place)[], slots: Slots): boolean =>
  piece.some(
    (one) => typeof one === 'object' && one.name in slots && caseOf(slots[one.name]) === 'none',
  );

function placeWords(
  { name, sign, words }: Place,
  slots: Slots,
  grammar: Grammar,
  hung: boolean,
): string | undefined {
  if (!(name in slots)) return undefined;
  const slot = slots[name];
  switch (sign) {
    case '':
      return inForm(slot, (plain) => plain);
    case '|': {
      const form = words === 'capital' ? capital : grammar.forms[words];
      // Tests ask for every form; on a page the words stand as they are, and never a hole.
      return inForm(slot, form ?? ((plain) => plain));
    }
    case ':':
      return verbWords(words, { ...agreementOf(slot), ...(hung ? { hung } : {}) }, grammar);
    case '~':
      return grammar.agree(words, agreementOf(slot));
    default:
      return typeof slot === 'number' ? countWords(sign, words, slot, grammar) : undefined;
  }
}

function verbWords(words: string, as: Agreement, grammar: Grammar): string {
  const [one = '', many] = words.split(';');
  if (many === undefined) return grammar.verb(one, as);
  return as.number === 'one' ? one : many;
}

function countWords(sign: string, words: string, n: number, grammar: Grammar): string {
  const [one = '', many = one] = words.split(';');
  return sign === '#' ? `${n} ${n === 1 ? one : many}` : grammar.numbered(n, one, many);
}

const inForm = (slot: Slot, form: Form): string => {
  if (slot === undefined || slot === '') return '';
  if (typeof slot !== 'object') return form(String(slot));
  return 'words' in slot ? form(slot.words, slot) : slot.inForm(form);
};

// Of what is not there, and of a player, one says what one says of one.
const agreementOf = (slot: Slot): Agreement =>
  typeof slot === 'object' && 'gender' in slot
    ? slot
    : { gender: 'm', number: typeof slot === 'number' && slot !== 1 ? 'many' : 'one' };

/** Each pattern is taken apart once. */
function piecesOf(pattern: string): readonly Piece[] {
  const known = PIECES.get(pattern);
  if (known !== undefined) return known;
  const pieces = pattern
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith('[') ? places(part.slice(1, -1)) : places(part)))
    .flatMap((part, index): readonly Piece[] => (index % 2 === 1 ? [part] : part))
    .filter((piece) => piece !== '');
  PIECES.set(pattern, pieces);
  return pieces;
}

const PIECES = new Map<string, readonly Piece[]>();

/** What stands in braces and begins with a small letter is a place; `{T}` is mana or a sign. */
const places = (text: string): readonly (string | Place)[] =>
  text
    .split(/(\{[a-z]\w*(?:[|:~#=][^}]*)?\})/)
    .map((part, index) => (index % 2 === 1 ? placeOf(part) : part));

function placeOf(part: string): Place {
  const [, name = '', sign = '', words = ''] = /^\{(\w+)([|:~#=]?)([^}]*)\}$/.exec(part) ?? [];
  return { name, sign, words };
}

/** The names of what a sentence speaks of. */
export const namesIn = (pattern: Pattern): readonly string[] =>
  piecesOf(pattern)
    .flat()
    .flatMap((piece) => (typeof piece === 'object' ? [piece.name] : []));
