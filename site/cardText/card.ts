import { CARD_TYPES, SUPERTYPES } from '../engine.ts';
import { singularOf } from './templates/wordKinds.ts';

/** One face of a card as it is printed. */
export interface PrintedFace {
  readonly name: string;
  /** `{2}{G}`; empty or left out where it has none. */
  readonly cost?: string;
  /** `Legendary Creature — Human Cleric` */
  readonly type: string;
  /** Its abilities, a line each. */
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Where it has no cost that tells them. */
  readonly colors?: readonly string[];
}

/** What a line of types says. */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Words before the dash that are neither. */
  readonly unknown: readonly string[];
}

export function typeLineOf(type: string): TypeLine {
  const [before = '', after = ''] = type.split(/\s+[—–-]+\s+/);
  const words = wordsOf(before);
  const isSupertype = (word: string): boolean => SUPERTYPES.some((one) => one === word);
  const isType = (word: string): boolean => CARD_TYPES.some((one) => one === word);
  return {
    supertypes: words.filter(isSupertype),
    types: words.filter(isType),
    subtypes: subtypesOf(after),
    unknown: words.filter((word) => !isSupertype(word) && !isType(word)),
  };
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

// CR 205.3h: the only subtype of two words that cards of combat have.
const subtypesOf = (after: string): readonly string[] =>
  wordsOf(after.replace(/\btime lord\b/i, 'time-lord')).map((word) => word.replaceAll('’', "'"));

/** The words by which the text of the card speaks of itself, the longest first. */
export function ownNames({ name, type }: Pick<PrintedFace, 'name' | 'type'>): readonly string[] {
  const { supertypes, types, subtypes } = typeLineOf(type);
  const kinds = ['permanent', 'card', 'spell', 'token', ...types, ...subtypes].map(
    (word) => `this ${singularOf(word) === word ? word : word}`,
  );
  const short = supertypes.includes('legendary')
    ? [
        name.split(',')[0] ?? name,
        name.split(/,| of | the /)[0] ?? name,
        name.split(' ')[0] ?? name,
      ]
    : [];
  return [...new Set([name, ...short.filter((one) => one.length > 2), ...kinds])].toSorted(
    (a, b) => b.length - a.length,
  );
}
