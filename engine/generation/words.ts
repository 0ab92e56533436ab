import { KEYWORDS } from '../language/keywords/lists.ts';
import { restrictionsOf } from '../language/keywords/standsFor.ts';
import type { PermanentSetup } from '../scenario/scenario.ts';
import { remembered } from '../vocabulary/remembered.ts';
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

/** The same pieces are looked at board after board. */
const wordsIn = remembered((abilities: Abilities): ReadonlySet<string> => new Set(said(abilities)));

/** Words of what it says, and of what its keywords stand for. */
function said(abilities: Abilities): readonly string[] {
  if (abilities.length === 0) return ['plain'];
  const own = new Set<string>(JSON.stringify(abilities).match(/\w+/g));
  return [...own, ...KEYWORDS.filter((keyword) => own.has(keyword)).flatMap(restrictionsOf)];
}
