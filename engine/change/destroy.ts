import type { RuleKey } from '../citation/ruleIndex.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import { hasKeyword, isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { goingElsewhere } from '../state/insteadOfGraveyard.ts';
import { permanentOf, thePermanent } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { killsAnyway } from './beliefs/deathtouchKills.ts';
import { hasShieldCounter, loseCounterInstead } from './counters.ts';
import { appliesFirst } from './making/appliesFirst.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { logged } from './making/withParts.ts';
import { moveFromBattlefield } from './moveFromBattlefield.ts';
import { regenerate } from './regenerate.ts';

export type DestructionCause = 'lethalDamage' | 'deathtouch' | 'effect';
/** `withoutRegeneration`: by an effect, and the permanent can't be regenerated (CR 701.19c). */
export type Destroying = DestructionCause | 'withoutRegeneration';

/** Destroys a permanent (CR 701.8a), unless it is indestructible (CR 702.12b) or a regeneration shield (CR 614.8) or a shield counter replaces that. */
export function destroy(
  state: GameState,
  object: ObjectId,
  how: Destroying,
  ...rules: readonly RuleKey[]
): GameChange {
  if (permanentOf(state, object) === undefined) return unchanged(state);
  if (hasKeyword(state, object, 'indestructible') && !killsAnyway(state, how))
    return unchanged(state);
  return unlessReplaced(state, object, how, rules, () => {
    const because = how === 'withoutRegeneration' ? 'effect' : how;
    const elsewhere = goingElsewhere(state, object);
    return isCreature(state, object)
      ? logged(
          state,
          { kind: 'creatureDestroyed', object, because, ...elsewhere },
          { decides: rules, applies: ['action.destroy'] },
        )
      : logged(
          state,
          { kind: 'putIntoGraveyard', object, because: 'destroyed', ...elsewhere },
          'action.destroy',
        );
  });
}

/**
 * The same for state-based actions, of a creature that is not indestructible: what it is was seen before any of them was
 * performed, so that others which are destroyed at the same time make no difference.
 */
export const destroyCreature = (
  state: GameState,
  object: ObjectId,
  because: 'lethalDamage' | 'deathtouch',
  ...rules: readonly RuleKey[]
): GameChange =>
  permanentOf(state, object) === undefined
    ? unchanged(state)
    : unlessReplaced(state, object, because, rules, () =>
        logged(
          state,
          { kind: 'creatureDestroyed', object, because, ...goingElsewhere(state, object) },
          { decides: rules, applies: ['action.destroy'] },
        ),
      );

/** Whether anything would replace its destruction by state-based actions. */
export const isReplacedAtOnce = (state: GameState, object: ObjectId): boolean =>
  insteadOf(state, object, 'lethalDamage', []).length > 0;

function unlessReplaced(
  state: GameState,
  object: ObjectId,
  how: Destroying,
  rules: readonly RuleKey[],
  destroyed: () => GameChange,
): GameChange {
  const instead = insteadOf(state, object, how, rules);
  const [first] = instead;
  if (first === undefined)
    return andThen(destroyed(), (now) => moveFromBattlefield(now, object, 'graveyard'));
  const player = thePermanent(state, object).controller;
  // Of shields that regenerate it, it makes no difference which is used up.
  const ends = () => new Set(instead.map(({ counter }) => counter)).size;
  const chosen = appliesFirst(state, player, { first, open: instead, ends });
  return andThen({ state, events: chosen.events }, chosen.first.apply);
}

interface Instead {
  readonly by: ObjectId;
  readonly counter?: 'shield';
  readonly apply: (state: GameState) => GameChange;
}

/** CR 614.8, 122.1c, 704.7: what would replace its destruction. */
function insteadOf(
  state: GameState,
  object: ObjectId,
  how: Destroying,
  rules: readonly RuleKey[],
): readonly Instead[] {
  const regenerations =
    how === 'withoutRegeneration' ? [] : CHANGED_RULES.regenerationShield(state, object);
  // CR 122.1c: only what an effect would destroy; lethal damage is state-based.
  const isByEffect = how === 'effect' || how === 'withoutRegeneration';
  // CR 704.7: lethal damage and deathtouch together are replaced once.
  const atOnce: readonly RuleKey[] = rules.length > 1 ? ['stateBased.oneReplacementForAll'] : [];
  return [
    ...regenerations.map((shield) => ({
      by: shield.source,
      apply: (now: GameState) => regenerate(now, object, shield, ...atOnce),
    })),
    ...(isByEffect && hasShieldCounter(state, object)
      ? [
          {
            by: object,
            counter: 'shield' as const,
            apply: (now: GameState) => loseCounterInstead(now, object, 'shield'),
          },
        ]
      : []),
  ];
}

/** Its controller moves it to its owner's graveyard; nothing that replaces destruction applies (CR 701.21a). */
export function sacrifice(state: GameState, object: ObjectId): GameChange {
  if (permanentOf(state, object) === undefined) return unchanged(state);
  return andThen(
    logged(
      state,
      {
        kind: 'putIntoGraveyard',
        object,
        because: 'sacrificed',
        ...goingElsewhere(state, object),
      },
      'action.sacrifice',
    ),
    (now) => moveFromBattlefield(now, object, 'graveyard'),
  );
}
