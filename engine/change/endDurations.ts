import type { Citing } from '../citation/cited.ts';
import type { Duration } from '../language/duration.ts';
import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import type { ForAsLongAs } from '../state/lapsed.ts';
import { permanentOf } from '../state/lookup.ts';
import { assertNever } from '../vocabulary/result.ts';
import { endEffects } from './endEffects.ts';
import { andThen, forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPlayer } from './making/withParts.ts';

export type Ending = Exclude<
  Duration,
  'forever' | 'endOfNextCombat' | 'endOfThatPlayersNextTurn' | ForAsLongAs
>;

/**
 * Ends what lasts until then: `endOfTurn` also ends what lasts "this turn", prevention shields and redirections among it (CR 514.2);
 * `endOfCombat` is the end of the phase (CR 511.2); both untap steps are after the active player's permanents untapped.
 */
export function endDurations(state: GameState, ending: Ending): GameChange {
  const over = state.continuousEffects.filter((effect) => isOver(state, effect, ending));
  const preventionShields = ending === 'endOfTurn' ? [] : state.preventionShields;
  const left = state.continuousEffects.filter((effect) => !over.includes(effect));
  // What lasts until the end of the next combat now lasts until the end of this one that comes.
  const continuousEffects = ending === 'endOfCombat' ? left.map(withCombatOver) : left;
  const { redirections = [], ...others } = state;
  const redirected = ending === 'endOfTurn' || redirections.length === 0 ? {} : { redirections };
  const ended = { ...others, continuousEffects, preventionShields, ...redirected };
  const kept = keepNoLonger(ended, ending);
  return over.length === 0
    ? kept
    : andThen(kept, (now) => endEffects(now, over, ...ENDING_RULES[ending]));
}

/** The mana stays where it is, and goes as mana does from now on. */
const keepNoLonger = (state: GameState, ending: Ending): GameChange =>
  forEach(state, state.players, (now, { id: player, keptMana = [], ...others }) => {
    const over = keptMana.filter(({ until }) => until === ending);
    if (over.length === 0) return unchanged(now);
    const left = keptMana.filter((one) => !over.includes(one));
    const mana = over.map((one) => one.mana).join('');
    return logged(
      withPlayer(now, player, () => ({
        ...others,
        id: player,
        ...(left.length === 0 ? {} : { keptMana: left }),
      })),
      { kind: 'manaKeptNoLonger', player, mana },
      ...ENDING_RULES[ending],
    );
  });

const withCombatOver = (effect: ContinuousEffect): ContinuousEffect =>
  effect.until === 'endOfNextCombat' ? { ...effect, until: 'endOfCombat' } : effect;

function isOver(state: GameState, effect: ContinuousEffect, ending: Ending): boolean {
  const { activePlayer } = state.turn;
  if (effect.until === 'endOfThatPlayersNextTurn')
    return ending === 'endOfTurn' && effect.player === activePlayer;
  if (effect.until !== ending) return false;
  switch (ending) {
    case 'nextUntapStep':
      return effect.affects.some((id) => permanentOf(state, id)?.controller === activePlayer);
    case 'yourNextUntapStep':
    case 'yourNextTurn':
    case 'yourNextUpkeep':
      return effect.controller === activePlayer;
    case 'endOfTurn':
    case 'endOfCombat':
      return true;
    default:
      return assertNever(ending);
  }
}

const ENDING_RULES: Readonly<Record<Ending, Citing>> = {
  endOfTurn: [
    {
      decides: ['cleanup.damageAndEffectsEnd', 'turn.untilEndOfTurn'],
      applies: ['turnBased.damageAndEffectsEnd'],
    },
  ],
  endOfCombat: ['turn.untilEndOfCombat', 'turn.effectsExpireAsStepEnds'],
  nextUntapStep: ['untap.untapPermanents'],
  yourNextUntapStep: ['untap.untapPermanents'],
  yourNextTurn: ['effect.duration'],
  yourNextUpkeep: ['turn.effectsExpireAsStepBegins'],
};
