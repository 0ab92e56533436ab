import { KEYWORDS } from '../language/keywords/lists.ts';
import { restrictionsOf } from '../language/keywords/standsFor.ts';
import type { PermanentSetup } from '../scenario/scenario.ts';
import type { Piece } from './pieces.ts';

type Abilities = Piece['characteristics']['abilities'];

/** Whether a piece can do one of these: a word of its abilities, or a color after `is:`; `plain`: it can do nothing. */
export function hasWordOf(
  { characteristics: { abilities, colors } }: Pick<Piece, 'characteristics'>,
  words: readonly string[],
): boolean {
  const can = wordsIn(abilities);
  return words.some((word) => can.has(word) || colors.some((color) => word === `is:${color}`));
}

/** The same of a permanent on its board, with what is so of it there. */
export const saysOneOf = (one: PermanentSetup, words: readonly string[]): boolean =>
  hasWordOf(one, words) ||
  (one.goadedBy !== undefined && words.includes('goadedBy')) ||
  (one.sick && words.includes('sick'));

function wordsIn(abilities: Abilities): ReadonlySet<string> {
  const known = WORDS.get(abilities) ?? new Set(said(abilities));
  WORDS.set(abilities, known);
  return known;
}

/** Words of what it says, and of what its keywords stand for. */
function said(abilities: Abilities): readonly string[] {
  if (abilities.length === 0) return ['plain'];
  const own = new Set<string>(JSON.stringify(abilities).match(/\w+/g));
  return [...own, ...KEYWORDS.filter((keyword) => own.has(keyword)).flatMap(restrictionsOf)];
}

/** The same pieces are looked at board after board. */
const WORDS = new WeakMap<Abilities, ReadonlySet<string>>();
