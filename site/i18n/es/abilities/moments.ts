import type { Change } from '../../../engine.ts';
import type { Duration, DurationWords, MomentWords } from '../../abilities/words.ts';

const DURATIONS: DurationWords = {
  endOfTurn: ' hasta el final del turno',
  endOfCombat: ' hasta el final del combate',
  nextUntapStep: ' hasta que pase el próximo paso de enderezar de su controlador',
  yourNextUntapStep: ' hasta que pase tu próximo paso de enderezar',
  yourNextTurn: ' hasta tu próximo turno',
  yourNextUpkeep: ' hasta tu próximo mantenimiento',
  endOfNextCombat: ' hasta el final del próximo combate',
  endOfThatPlayersNextTurn: ' hasta el final del próximo turno de ese jugador',
  forever: '',
};

/** How long it lasts, fit to follow what lasts. */
export const durationWords = (until: Duration, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' durante el próximo paso de enderezar de su controlador'
    : DURATIONS[until];

/** When a delayed triggered ability triggers, as others tell of it. */
export const MOMENTS: MomentWords = {
  endOfCombat: 'al final del combate',
  endStep: 'al comienzo del próximo paso final',
  upkeep: 'al comienzo del próximo mantenimiento',
  beginningOfCombat: 'al comienzo del próximo combate',
  nextTurnsUpkeep: 'al comienzo del mantenimiento del próximo turno',
  cleanup: 'al comienzo del próximo paso de limpieza',
  thatPlayersUpkeep: 'al comienzo del próximo mantenimiento de ese jugador',
  thatPlayersDraw: 'al comienzo del próximo paso de robar de ese jugador',
  thatPlayersEndStep: 'al comienzo del próximo paso final de ese jugador',
  yourUpkeep: 'al comienzo del próximo mantenimiento de su controlador',
  yourMainPhase: 'al comienzo de la próxima fase principal de su controlador',
  yourEndStep: 'al comienzo del próximo paso final de su controlador',
  addedCombat: 'al comienzo de ese combate',
  youLoseControl: 'cuando cambie de controlador',
};

/** The same as the ability tells it to its controller. */
export const YOUR_MOMENTS: MomentWords = {
  ...MOMENTS,
  yourUpkeep: 'al comienzo de tu próximo mantenimiento',
  yourMainPhase: 'al comienzo de tu próxima fase principal',
  yourEndStep: 'al comienzo de tu próximo paso final',
  youLoseControl: 'cuando pierdas el control de esa criatura',
};

/** `este turno` rather than `hasta el final del turno`, of what is allowed, demanded or forbidden. */
export const WITHIN: { readonly [D in Duration]?: string } = {
  endOfTurn: 'este turno',
  endOfCombat: 'este combate',
  endOfNextCombat: 'ese combate',
};
