import type { Keyword } from '../keywords/index.ts';
import { EVERY_KEYWORD } from '../keywords/lists.ts';
import { type KeywordMeaning, type KeywordRestriction, writtenWith } from '../keywords/meaning.ts';
import type { GameState } from '../state/gameState.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isPermitted, permissionsFor } from './abilitiesInPlay.ts';

/** A keyword that forbids something in declarations. */
export interface Forbidding extends Required<Pick<KeywordMeaning, 'rules' | 'forbids'>> {
  readonly keyword: Keyword;
}

/** Every such keyword, in the order in which reasons are told. */
export const FORBIDDING: readonly Forbidding[] = EVERY_KEYWORD.flatMap(
  ({ keyword, rules, forbids }) => (forbids === undefined ? [] : [{ keyword, rules, forbids }]),
);

/** What the keyword forbids a creature that has it, once for each time that it has it. */
export const forbiddenTo = (
  { keyword, forbids }: Forbidding,
  { abilities }: Characteristics,
): readonly KeywordRestriction[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === keyword ? forbids(writtenWith(ability)) : [],
  );

/** Whether a permission lets the creature be declared as if the keyword were not there. */
export function isSetAside(
  state: GameState,
  { setAsideBy }: KeywordRestriction,
  declared: ObjectId,
): boolean {
  if (setAsideBy === undefined) return false;
  const { permission, about } = setAsideBy;
  if (about === undefined) return isPermitted(state, declared, permission);
  return permissionsFor(state, permission).some(
    ({ ability }) => ability.filter?.subtype === about.subtype,
  );
}
