import type { SkippableWords } from '../abilities/words.ts';
import { uncapital } from '../grammar.ts';
import type { Terms } from '../messages.ts';

/** Long words say where they may break: the map of the turn has narrow columns. */
export const stepNames: Terms['stepNames'] = {
  untap: 'Enderezar',
  upkeep: 'Manteni\u00admiento',
  draw: 'Robar',
  precombatMain: 'Principal precom\u00adbate',
  beginningOfCombat: 'Inicio del combate',
  declareAttackers: 'Declarar atacantes',
  declareBlockers: 'Declarar bloquea\u00addoras',
  firstStrikeDamage: 'Primer daño de combate',
  combatDamage: 'Daño de combate',
  endOfCombat: 'Final del combate',
  postcombatMain: 'Principal poscom\u00adbate',
  endStep: 'Final',
  cleanup: 'Limpieza',
};

export const steps: Terms['steps'] = {
  untap: 'Paso de enderezar',
  upkeep: 'Paso de mantenimiento',
  draw: 'Paso de robar',
  precombatMain: 'Fase principal precombate',
  beginningOfCombat: 'Paso de inicio del combate',
  declareAttackers: 'Paso de declarar atacantes',
  declareBlockers: 'Paso de declarar bloqueadoras',
  firstStrikeDamage: 'Primer paso de daño de combate',
  combatDamage: 'Paso de daño de combate',
  endOfCombat: 'Paso de final del combate',
  postcombatMain: 'Fase principal poscombate',
  endStep: 'Paso final',
  cleanup: 'Paso de limpieza',
};

/** Within a sentence: `el paso de enderezar`, `la fase principal precombate`. */
export const theStep = (step: keyof typeof steps): string => {
  const name = uncapital(steps[step]);
  return name.startsWith('fase') ? `la ${name}` : `el ${name}`;
};

export const stepActs: Terms['stepActs'] = {
  untap: 'Cambio de fase, día o noche, y se endereza lo del jugador activo.',
  upkeep: 'Aquí va a la pila lo que se disparó al enderezar.',
  draw: 'El jugador activo roba una carta.',
  precombatMain: 'Tierras, y los hechizos que solo caben aquí.',
  beginningOfCombat: 'Última ocasión antes de declarar atacantes: animar, girar, elegir defensor.',
  declareAttackers: 'Las atacantes se eligen, se comprueban y se giran, todas a la vez.',
  declareBlockers:
    'Las bloqueadoras se eligen y se comprueban; cada atacante queda bloqueada o no.',
  firstStrikeDamage: 'Solo si combate una criatura que daña primero o daña dos veces.',
  combatDamage: 'El daño se asigna y luego se hace todo a la vez.',
  endOfCombat: 'Las criaturas siguen en combate; al acabar el paso salen de él.',
  postcombatMain: 'Como la primera, haya habido ataque o no.',
  endStep: 'Lo que dice «al comienzo del paso final».',
  cleanup: 'Se descarta hasta el máximo de mano; acaban el daño y los efectos del turno.',
};

export const phases: Terms['phases'] = {
  beginning: 'Fase inicial',
  precombatMain: 'Fase principal',
  combat: 'Fase de combate',
  postcombatMain: 'Fase principal',
  ending: 'Fase final',
};

/** What a player may have to skip. */
export const skippable: SkippableWords = {
  untap: 'paso de enderezar',
  upkeep: 'paso de mantenimiento',
  draw: 'paso de robar',
  combat: 'fase de combate',
  turn: 'turno',
};
