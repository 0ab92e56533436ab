import type { KeywordAbility } from '../language/keyword.ts';
import { SELF, whenever } from '../language/keywords/abilityParts.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import { writtenWith } from '../language/keywords/meaning.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { isSiege } from '../state/protector.ts';
import type { View } from '../state/view.ts';

/** The triggered abilities that a permanent has now, those that keywords and subtypes stand for among them. */
export const triggeredAbilitiesOf = (
  { state, characteristics }: View,
  { id }: Permanent,
): readonly TriggeredAbility[] => {
  const own = (characteristics(id)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind === 'triggered') return [ability];
    return ability.kind === 'keyword' ? abilitiesFor(state, ability, 'battlefield') : [];
  });
  return isSiege(state, id) ? [...own, DEFEATED] : own;
};

/** CR 310.12b: intrinsic. */
const DEFEATED = whenever('losesLastDefense', [
  { kind: 'exile', subject: SELF },
  { kind: 'castFromExile', by: 'siege' },
]);

/** The triggered abilities that a keyword stands for where its object is (CR 113.6b), in the game's edition. */
export function abilitiesFor(
  state: GameState,
  ability: KeywordAbility,
  where: 'battlefield' | 'exile',
): readonly TriggeredAbility[] {
  const { keyword } = ability;
  const { triggers, triggersIn = 'battlefield', triggersWhere } = meaningOf(keyword) ?? {};
  if (triggers === undefined || triggersIn !== where) return [];
  if (triggersWhere?.(rulesOf(state)) === false) return [];
  return triggers(writtenWith(ability)).map((one) => ({ ...one, keyword }));
}
