import type { Change } from '../../../engine.ts';
import type { Duration, DurationWords, MomentWords } from '../../abilities/words.ts';

const DURATIONS: DurationWords = {
  endOfTurn: ' fino alla fine del turno',
  endOfCombat: ' fino alla fine del combattimento',
  yourNextUntapStep: ' fino al tuo prossimo STAP',
  yourNextTurn: ' fino al tuo prossimo turno',
  yourNextUpkeep: ' fino al tuo prossimo mantenimento',
  nextUntapStep: ' fino al prossimo STAP del suo controllore',
  endOfNextCombat: ' fino alla fine del prossimo combattimento',
  endOfThatPlayersNextTurn: ' fino alla fine del prossimo turno di quel giocatore',
  forever: '',
};

/** How long it lasts, fit to follow what lasts. */
export const durationWords = (until: Duration, change?: Change): string =>
  (change?.kind === 'doesNotUntap' ? UNTAPPING[until] : undefined) ?? DURATIONS[until];

const UNTAPPING: Partial<DurationWords> = {
  nextUntapStep: ' durante il prossimo STAP del suo controllore',
  yourNextUntapStep: ' durante il tuo prossimo STAP',
};

/** How long somebody must, may or cannot do something: said as the time in which. */
export const WITHIN: Partial<DurationWords> = {
  endOfTurn: 'in questo turno',
  endOfCombat: 'in questo combattimento',
  endOfNextCombat: 'in quel combattimento',
};

/** When a delayed triggered ability triggers. */
export const MOMENTS: MomentWords = {
  endOfCombat: 'alla fine del combattimento',
  endStep: 'all’inizio della prossima sottofase finale',
  upkeep: 'all’inizio del prossimo mantenimento',
  beginningOfCombat: 'all’inizio del prossimo combattimento',
  nextTurnsUpkeep: 'all’inizio del mantenimento del prossimo turno',
  cleanup: 'all’inizio della prossima sottofase di cancellazione',
  thatPlayersUpkeep: 'all’inizio del prossimo mantenimento di quel giocatore',
  thatPlayersDraw: 'all’inizio della prossima sottofase di acquisizione di quel giocatore',
  thatPlayersEndStep: 'all’inizio della prossima sottofase finale di quel giocatore',
  yourUpkeep: 'all’inizio del prossimo mantenimento del suo controllore',
  yourMainPhase: 'all’inizio della prossima fase principale del suo controllore',
  yourEndStep: 'all’inizio della prossima sottofase finale del suo controllore',
  addedCombat: 'all’inizio di quel combattimento',
  youLoseControl: 'quando il suo controllore cambia',
};
