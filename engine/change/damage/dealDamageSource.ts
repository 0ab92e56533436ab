import type { Characteristics } from '../../language/characteristics.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { characteristicsOf, theCharacteristics, viewOf } from '../../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { matches } from '../../state/matches.ts';
import { hasKeywordIn } from '../../state/matchesCharacteristics.ts';
import type { StackItem } from '../../state/stack.ts';
import type { View } from '../../state/view.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** What deals damage, as it is or as it last was. */
export interface DamageSource {
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly characteristics: Characteristics;
}

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

/** CR 702.16e: whether the permanent has protection from a quality of the source. */
export function isProtectedFrom(
  state: GameState,
  permanent: Permanent,
  source: DamageSource,
): boolean {
  const view = withSource(state, permanent, source);
  const you = { object: permanent.id, controller: permanent.controller };
  return theCharacteristics(state, permanent.id).abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'protection' &&
      matches(view, ability.quality ?? {}, source.id, you),
  );
}

/** Filters speak of permanents; a source that is none stands among them while it is compared. */
function withSource(state: GameState, template: Permanent, source: DamageSource): View {
  if (permanentOf(state, source.id) !== undefined) return viewOf(state);
  const { id, controller } = source;
  const standIn: Permanent = { ...template, id, controller, owner: controller };
  return {
    state: { ...state, battlefield: [...state.battlefield, standIn] },
    characteristics: (of) => (of === id ? source.characteristics : characteristicsOf(state, of)),
  };
}

type Spell = Extract<StackItem, { readonly kind: 'spell' }>;

const spellOf = (state: GameState, id: ObjectId): Spell | undefined =>
  state.stack.find((item): item is Spell => item.kind === 'spell' && item.id === id);
