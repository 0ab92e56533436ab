import type { Change } from '../../../engine.ts';
import type { Duration, DurationWords, MomentWords } from '../../abilities/words.ts';

/** How long it lasts, fit to follow what lasts. */
export const durationWords = (until: Duration, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' in its next untap step'
    : DURATIONS[until];

const DURATIONS: DurationWords = {
  endOfTurn: ' until end of turn',
  endOfCombat: ' until end of combat',
  nextUntapStep: ' until its next untap step has passed',
  yourNextUntapStep: ' until your next untap step has passed',
  yourNextTurn: ' until your next turn',
  yourNextUpkeep: ' until your next upkeep',
  endOfNextCombat: ' until the end of the next combat',
  endOfThatPlayersNextTurn: ' until the end of that player’s next turn',
  forever: '',
};

/** How long, of what is done or not done within a time. */
export const WITHIN: Partial<DurationWords> = {
  endOfTurn: 'this turn',
  endOfCombat: 'this combat',
  endOfThatPlayersNextTurn: 'during that player’s next turn',
};

/** When a delayed triggered ability triggers. */
export const MOMENTS: MomentWords = {
  endOfCombat: 'at end of combat',
  endStep: 'at the beginning of the next end step',
  upkeep: 'at the beginning of the next upkeep',
  beginningOfCombat: 'at the beginning of the next combat',
  nextTurnsUpkeep: 'at the beginning of the next turn’s upkeep',
  cleanup: 'as the next cleanup step begins',
  thatPlayersUpkeep: 'at the beginning of that player’s next upkeep',
  thatPlayersDraw: 'at the beginning of that player’s next draw step',
  thatPlayersEndStep: 'at the beginning of that player’s next end step',
  yourUpkeep: 'at the beginning of its controller’s next upkeep',
  yourMainPhase: 'at the beginning of its controller’s next main phase',
  yourEndStep: 'at the beginning of its controller’s next end step',
  addedCombat: 'at the beginning of that combat',
  youLoseControl: 'when you lose control of it',
};
