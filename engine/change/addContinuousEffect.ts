import type { RuleKey } from '../citation/ruleIndex.ts';
import { cannotGain } from '../state/cannotHave.ts';
import { isOfGame, letsItsControllerChoose } from '../state/changesOfGame.ts';
import { attackOf, blockOf } from '../state/combatRoles.ts';
import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import { hasLapsed } from '../state/lapsed.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { heedChanges } from './heedChanges.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged } from './making/withParts.ts';
import { ruleOfChange } from './ruleOfChange.ts';

export type NewEffect = Omit<ContinuousEffect, 'timestamp'>;

/** Begins a continuous effect on the objects that it names now (CR 611.2c), stamped with the time (CR 613.7). */
export function addContinuousEffect(state: GameState, effect: NewEffect): GameChange {
  const stopped = effect.affects.filter((id) => cannotGain(state, id, effect.change));
  if (stopped.length === 0) return begin(state, effect);
  const affects = effect.affects.filter((id) => !stopped.includes(id));
  return andThen(notGained(state, stopped, effect), (now) => begin(now, { ...effect, affects }));
}

/** CR 113.11: to what can't have the ability this part of the effect never applies. */
const notGained = (
  state: GameState,
  objects: readonly ObjectId[],
  { change, source: by }: NewEffect,
): GameChange =>
  change.kind === 'grant' && change.ability.kind === 'keyword'
    ? logged(
        state,
        { kind: 'abilityNotGained', objects, keyword: change.ability.keyword, by },
        { decides: ['ability.cantHave'], applies: ['layers.abilities'] },
      )
    : unchanged(state);

function begin(state: GameState, effect: NewEffect): GameChange {
  // CR 611.2b: what its duration asks for is not so.
  if (hasLapsed(state, effect)) return unchanged(state);
  const isAboutNothing = effect.affects.length === 0 && effect.all === undefined;
  if (isAboutNothing && !isAboutNoObject(effect)) return unchanged(state);
  const { number, counted } = nextNumber(state);
  const begun: ContinuousEffect = { ...effect, timestamp: number };
  const lasting = { ...counted, continuousEffects: [...counted.continuousEffects, begun] };
  return andThen(announced(lasting, effect), heedChanges);
}

function announced(
  state: GameState,
  { affects: objects, all, change, source: by, player, controller }: NewEffect,
): GameChange {
  if (change.kind !== 'preventDamage')
    return logged(
      state,
      {
        kind: 'changed',
        objects,
        ...(change.kind === 'cannotCast' && player !== undefined ? { player } : {}),
        ...(letsItsControllerChoose(change) ? { player: controller } : {}),
        change,
        by,
      },
      {
        decides: [...tooLate(state, objects, change), ruleOfChange(change)],
        applies: ['effect.lockedSet'],
      },
    );
  const { damage, which, from } = change;
  return logged(
    state,
    {
      kind: 'preventionMade',
      damage,
      which,
      objects,
      // Whose objects these are, it was said of all that fit.
      ...(player === undefined || all !== undefined ? {} : { player }),
      ...(from === undefined ? {} : { from }),
      by,
    },
    'prevention.definition',
  );
}

/** CR 506.4a: what attacks or blocks already goes on doing so, though it could no longer be declared. */
const tooLate = (
  state: GameState,
  objects: readonly ObjectId[],
  change: NewEffect['change'],
): readonly RuleKey[] =>
  forbidsCombat(change) &&
  objects.some((id) => attackOf(state, id) !== undefined || blockOf(state, id) !== undefined)
    ? ['combat.laterCantAttackDoesNotRemove']
    : [];

const forbidsCombat = (change: NewEffect['change']): boolean => {
  const ability = change.kind === 'impose' || change.kind === 'grant' ? change.ability : undefined;
  return (
    ability?.kind === 'restriction' &&
    (ability.restriction === 'cannotAttack' || ability.restriction === 'cannotBlock')
  );
};

/** CR 611.2c: effects on the rules of the game or on players, whatever objects there are. */
const isAboutNoObject = ({ change, player }: NewEffect): boolean =>
  isOfGame(change) ||
  (player !== undefined && (change.kind === 'cannotCast' || change.kind === 'preventDamage')) ||
  (change.kind === 'preventDamage' && change.which === 'everything') ||
  (change.kind === 'impose' && change.ability.subject.kind === 'all');
