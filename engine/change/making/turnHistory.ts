import type { GameEvent } from '../../log/gameEvent.ts';
import { isRefused } from '../../log/refused.ts';
import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { GameState, TurnHistory } from '../../state/gameState.ts';
import { attacksAsItEnters } from '../beliefs/putAttacking.ts';
import { withHappened } from './happenedThisTurn.ts';
import { withoutUndone, withUndone } from './undone.ts';

export const NOTHING_YET: TurnHistory = {
  attacked: [],
  entered: [],
  damage: [],
  exerted: [],
  spellsCast: 0,
  blocks: [],
  loyaltyUsed: [],
};

/** The state, which remembers for this turn what may be asked of these events later. */
export function remember(
  before: GameState,
  state: GameState,
  events: readonly GameEvent[],
): GameState {
  const known = state.turn.history ?? NOTHING_YET;
  const around = { before, after: state };
  const history = events.reduce(
    (so, event) => withHappened(withEvent(state, so, event), event, around),
    known,
  );
  return history === known ? state : { ...state, turn: { ...state.turn, history } };
}

function withEvent(state: GameState, history: TurnHistory, event: GameEvent): TurnHistory {
  if (isRefused(event)) return withUndone(history, event);
  switch (event.kind) {
    case 'turnBegan':
      return NOTHING_YET;
    case 'attack':
      return {
        ...history,
        attacked: [
          ...history.attacked,
          ...event.act.declaration.attacks.map(({ attacker }) => attacker),
        ],
      };
    case 'stepBegan':
      return withoutUndone(
        event.step === 'beginningOfCombat' ? { ...history, blocks: [] } : history,
      );
    case 'block':
      return { ...history, blocks: [...history.blocks, ...event.act.declaration.blocks] };
    case 'madeToBlock': {
      const { blocker, attacker } = event;
      return { ...history, blocks: [...history.blocks, { blocker, attacker }] };
    }
    case 'enteredBattlefield':
    case 'tokenCreated': {
      const { object, attacking, blocking } = event;
      const attacked = attacking !== undefined && attacksAsItEnters(state) ? [object] : [];
      const blocks = blocking === undefined ? [] : [{ blocker: object, attacker: blocking }];
      return {
        ...history,
        attacked: [...history.attacked, ...attacked],
        entered: [...history.entered, object],
        blocks: [...history.blocks, ...blocks],
      };
    }
    case 'controlGained':
      return { ...history, entered: [...history.entered, event.object] };
    case 'play':
      return { ...history, entered: [...history.entered, event.act.card] };
    case 'damageDealt':
      return {
        ...history,
        damage: [
          ...history.damage,
          ...event.deals.flatMap(({ source, to }) =>
            to.kind === 'object' ? [{ source, to: to.object }] : [],
          ),
        ],
      };
    case 'exerted':
      return { ...history, exerted: [...history.exerted, event.object] };
    case 'cast':
      return { ...history, spellsCast: history.spellsCast + 1 };
    case 'activate': {
      const { source, ability: index } = event.act;
      const ability = characteristicsOf(state, source)?.abilities[index];
      const isLoyalty =
        ability?.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'loyalty');
      return isLoyalty ? { ...history, loyaltyUsed: [...history.loyaltyUsed, source] } : history;
    }
    default:
      return history;
  }
}
