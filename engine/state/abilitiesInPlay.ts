import type { Ability } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import type { Subject } from '../language/reference.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { subjectsOf } from './activeChanges.ts';
import { effectsOf } from './changesInForce.ts';
import { viewOf } from './characteristicsOf.ts';
import { holds } from './conditions.ts';
import { wordsOf } from './filterWords.ts';
import type { ContinuousEffect, GameState } from './gameState.ts';
import type { Source } from './matches.ts';
import { isCharacteristicWord } from './matchesCharacteristics.ts';

/** An ability that some permanent has now, with what it speaks about. */
export interface InPlay<A> {
  readonly ability: A;
  readonly source: Source;
  readonly subjects: ReadonlySet<ObjectId>;
}

type DeclarationAbility = Extract<
  Ability,
  { readonly kind: 'restriction' | 'requirement' | 'permission' | 'combatCost' }
>;
type OfKind<K extends DeclarationAbility['kind']> = Extract<
  DeclarationAbility,
  { readonly kind: K }
>;

/** Every ability of a kind that permanents have now, or that effects impose, whether or not its condition holds. */
export const abilitiesInPlay = <K extends DeclarationAbility['kind']>(
  state: GameState,
  kind: K,
): readonly InPlay<OfKind<K>>[] => [...onPermanents(state, kind), ...imposed(state, kind)];

const isOfKind =
  <K extends DeclarationAbility['kind']>(kind: K) =>
  (ability: Ability): ability is OfKind<K> =>
    ability.kind === kind;

// What a resolved spell or ability restricts or requires for a while.
const imposed = <K extends DeclarationAbility['kind']>(
  state: GameState,
  kind: K,
): readonly InPlay<OfKind<K>>[] =>
  effectsOf(state, 'impose').flatMap((effect) => {
    const { change, affects } = effect;
    if (!isOfKind(kind)(change.ability)) return [];
    const { ability } = change;
    const source = sourceOfEffect(effect);
    // CR 611.2c: what changes no characteristics is about whatever fits, also later.
    const subjects =
      ability.subject.kind === 'all' ? subjectsOf(viewOf(state), ability.subject, source) : affects;
    return [{ ability, source, subjects: new Set(subjects) }];
  });

/** "You" of a lasting effect, with what it was directed at. */
const sourceOfEffect = ({ source, controller, that, player }: ContinuousEffect): Source => ({
  object: source,
  controller,
  ...(that === undefined ? {} : { that }),
  ...(player === undefined ? {} : { player }),
});

function onPermanents<K extends DeclarationAbility['kind']>(
  state: GameState,
  kind: K,
): readonly InPlay<OfKind<K>>[] {
  const view = viewOf(state);
  const alike = new Map<Filter, Map<PlayerId, ReadonlySet<ObjectId>>>();
  const subjectsFor = (subject: Subject, source: Source): ReadonlySet<ObjectId> => {
    if (subject.kind !== 'all' || !isForAllOf(subject.filter))
      return new Set(subjectsOf(view, subject, source));
    const known = alike.get(subject.filter) ?? new Map<PlayerId, ReadonlySet<ObjectId>>();
    alike.set(subject.filter, known);
    const before = known.get(source.controller);
    if (before !== undefined) return before;
    const subjects = new Set(subjectsOf(view, subject, source));
    known.set(source.controller, subjects);
    return subjects;
  };
  return state.battlefield.flatMap((permanent) => {
    const source: Source = { object: permanent.id, controller: permanent.controller };
    return (view.characteristics(permanent.id)?.abilities ?? [])
      .filter(isOfKind(kind))
      .map((ability) => ({
        ability,
        source,
        subjects: subjectsFor(ability.subject, source),
      }));
  });
}

/** Whether it speaks of the same for every source of one controller: hundreds may have the same ability. */
const isForAllOf = remembered((filter: Filter): boolean =>
  wordsOf(filter).every(
    (word) =>
      isCharacteristicWord(word) ||
      (word === 'controller' && (filter.controller === 'you' || filter.controller === 'opponent')),
  ),
);

type Conditional = Extract<DeclarationAbility, { readonly kind: 'restriction' | 'requirement' }>;

/** Whether its condition lets the ability apply, towards a defending player where it speaks of one. */
export function applies(
  state: GameState,
  { ability, source }: InPlay<Conditional>,
  defendingPlayer?: PlayerId,
): boolean {
  const view = viewOf(state);
  const towards = defendingPlayer === undefined ? source : { ...source, defendingPlayer };
  if (ability.if !== undefined && !holds(view, ability.if, towards)) return false;
  return (
    ability.kind !== 'restriction' ||
    ability.unless === undefined ||
    !holds(view, ability.unless, towards)
  );
}
