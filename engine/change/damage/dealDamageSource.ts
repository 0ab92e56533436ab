import type { Keyword } from '../../language/keywords/index.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import { theCharacteristics } from '../../state/characteristicsOf.ts';
import type { DamageRecipient } from '../../state/damageAssignment.ts';
import { type DamageSource, matchesSource } from '../../state/dealing.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { hasKeywordIn } from '../../state/matchesCharacteristics.ts';
import type { StackItem } from '../../state/stack.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { isProtectionMutual } from '../beliefs/mutualProtection.ts';

/** What is remembered of an object that has left; `undefined` where nothing is. */
export type LastKnown = (id: ObjectId) => Omit<DamageSource, 'id'> | undefined;

/** CR 608.2h, 702.2e: a source that is still there deals damage as it is now, one that left as it last was. */
export function damageSourceOf(
  state: GameState,
  id: ObjectId,
  lastKnown: LastKnown,
): DamageSource | undefined {
  const permanent = permanentOf(state, id);
  if (permanent !== undefined) {
    const { controller } = permanent;
    return { id, controller, characteristics: theCharacteristics(state, id) };
  }
  const spell = spellOf(state, id);
  if (spell !== undefined)
    return { id, controller: spell.controller, characteristics: spell.printed };
  const before = lastKnown(id);
  return before === undefined ? undefined : { id, ...before };
}

export const sourceHas = (source: DamageSource | undefined, keyword: Keyword): boolean =>
  source !== undefined && hasKeywordIn(source.characteristics, keyword);

/** CR 702.16b-e: what protects it from a quality of the source: a permanent itself, a player what gives them protection. */
export function protectorFrom(
  state: GameState,
  to: DamageRecipient,
  source: DamageSource,
): ObjectId | undefined {
  if (to.kind === 'player')
    return CHANGED_RULES.protectsYou(state, to.player).find(({ change, source: you }) =>
      matchesSource(state, change.quality, source, you),
    )?.source.object;
  const permanent = permanentOf(state, to.object);
  if (permanent === undefined) return undefined;
  if (isProtectedFrom(state, permanent, source)) return permanent.id;
  return isProtectionMutual(state) && protectsItself(state, source, permanent)
    ? source.id
    : undefined;
}

/** Whether the source itself has protection from what it would deal damage to. */
function protectsItself(state: GameState, source: DamageSource, to: Permanent): boolean {
  const dealing = permanentOf(state, source.id);
  const dealt = damageSourceOf(state, to.id, () => undefined);
  return dealing !== undefined && dealt !== undefined && isProtectedFrom(state, dealing, dealt);
}

function isProtectedFrom(state: GameState, permanent: Permanent, source: DamageSource): boolean {
  const you = { object: permanent.id, controller: permanent.controller };
  return theCharacteristics(state, permanent.id).abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'protection' &&
      matchesSource(state, ability.quality ?? {}, source, you),
  );
}

type Spell = Extract<StackItem, { readonly kind: 'spell' }>;

const spellOf = (state: GameState, id: ObjectId): Spell | undefined =>
  state.stack.find((item): item is Spell => item.kind === 'spell' && item.id === id);
