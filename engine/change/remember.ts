import type { GameEvent } from '../log/gameEvent.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { GameState, TurnHistory } from '../state/gameState.ts';

const NOTHING: TurnHistory = {
  attacked: [],
  entered: [],
  damage: [],
  exerted: [],
  spellsCast: 0,
  blocks: [],
  loyaltyUsed: [],
};

/** The state, which remembers for this turn what may be asked of these events later. */
export function remember(state: GameState, events: readonly GameEvent[]): GameState {
  const before = state.turn.history ?? NOTHING;
  const history = events.reduce((so, event) => withEvent(state, so, event), before);
  return history === before ? state : { ...state, turn: { ...state.turn, history } };
}

function withEvent(state: GameState, history: TurnHistory, event: GameEvent): TurnHistory {
  switch (event.kind) {
    case 'turnBegan':
      return NOTHING;
    case 'attackersDeclared':
      return {
        ...history,
        attacked: [
          ...history.attacked,
          ...event.declaration.attacks.map(({ attacker }) => attacker),
        ],
      };
    case 'stepBegan':
      return event.step === 'beginningOfCombat' ? { ...history, blocks: [] } : history;
    case 'blockersDeclared':
      return { ...history, blocks: [...history.blocks, ...event.declaration.blocks] };
    case 'madeToBlock': {
      const { blocker, attacker } = event;
      return { ...history, blocks: [...history.blocks, { blocker, attacker }] };
    }
    case 'enteredBattlefield':
    case 'tokenCreated': {
      const { object, blocking } = event;
      const blocks = blocking === undefined ? [] : [{ blocker: object, attacker: blocking }];
      return {
        ...history,
        entered: [...history.entered, object],
        blocks: [...history.blocks, ...blocks],
      };
    }
    case 'controlGained':
    case 'landPlayed':
      return { ...history, entered: [...history.entered, event.object] };
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
    case 'spellCast':
      return { ...history, spellsCast: history.spellsCast + 1 };
    case 'abilityActivated': {
      const ability = characteristicsOf(state, event.source)?.abilities[event.ability];
      const isLoyalty =
        ability?.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'loyalty');
      return isLoyalty
        ? { ...history, loyaltyUsed: [...history.loyaltyUsed, event.source] }
        : history;
    }
    default:
      return history;
  }
}
