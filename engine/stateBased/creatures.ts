import { killsAnyway } from '../change/beliefs/deathtouchKills.ts';
import { destroyCreature, isReplacedAtOnce } from '../change/destroy.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { characteristicsOf, hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { leavingAtOnce, putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 704.5f: creatures with toughness 0 or less; being indestructible or regenerating does not help. */
export function putShrunkCreatures(state: GameState): readonly StateBasedAction[] {
  const shrunk = state.battlefield.filter((permanent) => (toughnessOf(state, permanent) ?? 1) <= 0);
  return [
    leavingAtOnce(shrunk),
    ...shrunk.map(({ id }) => putIntoGraveyard(id, 'zeroToughness', 'stateBased.zeroToughness')),
  ];
}

/** CR 704.5g, 704.5h: creatures with lethal damage, or damaged by deathtouch; both together destroy once (CR 704.7). */
export function destroyCreatures(state: GameState): readonly StateBasedAction[] {
  const doomed = state.battlefield.flatMap((permanent) => {
    const rules = rulesThatDestroy(state, permanent);
    const [first] = rules;
    return first === undefined ? [] : [{ permanent, rules, first }];
  });
  const leaving = doomed.filter(({ permanent }) => !isReplacedAtOnce(state, permanent.id));
  return [
    leavingAtOnce(leaving.map(({ permanent }) => permanent)),
    ...doomed.map(({ permanent: { id }, rules, first }): StateBasedAction => {
      const because = first === 'stateBased.lethalDamage' ? 'lethalDamage' : 'deathtouch';
      return (now) => destroyCreature(now, id, because, ...rules);
    }),
  ];
}

function rulesThatDestroy(state: GameState, permanent: Permanent): readonly RuleKey[] {
  const toughness = toughnessOf(state, permanent) ?? 0;
  if (toughness <= 0) return [];
  const { id, markedDamage, deathtouched } = permanent;
  const byDamage = markedDamage >= toughness;
  if (!byDamage && !deathtouched) return [];
  const isIndestructible = hasKeyword(state, id, 'indestructible');
  const byDeathtouch =
    deathtouched &&
    rulesOf(state).deathtouch === 'stateBased' &&
    (!isIndestructible || killsAnyway(state, 'deathtouch'));
  const rules: readonly (RuleKey | false)[] = [
    byDamage && !isIndestructible && 'stateBased.lethalDamage',
    byDeathtouch && 'stateBased.deathtouch',
  ];
  return rules.filter((rule) => rule !== false);
}

/** Undefined for what is not a creature. */
function toughnessOf(state: GameState, { id }: Permanent): number | undefined {
  const now = characteristicsOf(state, id);
  return now?.types.includes('creature') === true ? (now.toughness ?? 0) : undefined;
}
