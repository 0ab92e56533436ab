import type { Edition } from '../citation/editions.ts';
import type { Ability } from '../language/ability.ts';
import type { KeywordAbility } from '../language/keyword.ts';
import { SELF, whenever } from '../language/keywords/abilityParts.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import { writtenWith } from '../language/keywords/meaning.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import type { Permanent } from '../state/gameState.ts';
import { isSiege } from '../state/protector.ts';
import type { View } from '../state/view.ts';
import { remembered } from '../vocabulary/remembered.ts';

/**
 * The triggered abilities that a permanent has now and that trigger on such events, those that keywords and subtypes stand
 * for among them.
 */
export const triggeredAbilitiesOf = (
  { state, characteristics }: View,
  { id }: Permanent,
  event: TriggeredAbility['event'],
): readonly TriggeredAbility[] => {
  const abilities = characteristics(id)?.abilities ?? NO_ABILITIES;
  const own = triggeredUnder(rulesOf(state))(abilities).get(event) ?? [];
  return event === DEFEATED.event && isSiege(state, id) ? [...own, DEFEATED] : own;
};

const NO_ABILITIES: readonly Ability[] = [];

// Every event asks this of every permanent.
const triggeredUnder = remembered((rules: Edition) =>
  remembered(
    (
      abilities: readonly Ability[],
    ): ReadonlyMap<TriggeredAbility['event'], readonly TriggeredAbility[]> =>
      Map.groupBy(
        abilities.flatMap((ability) => {
          if (ability.kind === 'triggered') return [ability];
          return ability.kind === 'keyword' ? abilitiesFor(rules, ability, 'battlefield') : [];
        }),
        ({ event }) => event,
      ),
  ),
);

/** CR 310.12b: intrinsic. */
const DEFEATED = whenever('losesLastDefense', [
  { kind: 'exile', subject: SELF },
  { kind: 'castFromExile', by: 'siege' },
]);

/** The triggered abilities that a keyword stands for where its object is (CR 113.6b), in an edition. */
export function abilitiesFor(
  rules: Edition,
  ability: KeywordAbility,
  where: 'battlefield' | 'exile',
): readonly TriggeredAbility[] {
  const { keyword } = ability;
  const { triggers, triggersIn = 'battlefield', triggersWhere } = meaningOf(keyword) ?? {};
  if (triggers === undefined || triggersIn !== where) return [];
  if (triggersWhere?.(rules) === false) return [];
  return triggers(writtenWith(ability)).map((one) => ({ ...one, keyword }));
}
