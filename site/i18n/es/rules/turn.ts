import type { RuleWords } from '../../messages.ts';

/** The turn. */
export const turn = {
  'turn.phases': 'Un turno tiene cinco fases, siempre en este orden.',
  'turn.stepEndsWhenAllPass': 'Un paso acaba con la pila vacía y todos pasando.',
  'turn.manaEmpties': 'El maná sin usar se pierde al acabar cada paso y fase.',
  'turn.manaBurn': 'El maná sin usar costaba vidas al final de la fase.',
  'untap.phasing': 'Los permanentes entran y salen de fase.',
  'untap.dayNight': 'Se comprueban día y noche.',
  'untap.untapPermanents': 'Los permanentes del jugador activo se enderezan.',
  'untap.noPriority': 'Nadie recibe prioridad; los disparos esperan al mantenimiento.',
  'upkeep.priority': 'El jugador activo recibe prioridad.',
  'upkeep.triggersPutOnStack': 'Va a la pila lo que se disparó al enderezar y ahora.',
  'draw.card': 'El jugador activo roba una carta.',
  'draw.priority': 'El jugador activo recibe prioridad.',
  'mainPhase.twoInATurn': 'Hay dos fases principales, antes y después del combate.',
  'mainPhase.priority': 'El jugador activo recibe prioridad.',
  'mainPhase.castSpells': 'Con la pila vacía, el jugador activo puede lanzar cualquier hechizo.',
  'mainPhase.playLand': 'El jugador activo puede jugar una tierra.',
  'endStep.priority': 'El jugador activo recibe prioridad.',
  'endStep.triggers': '“Al comienzo del paso final” va a la pila.',
  'cleanup.discard': 'El jugador activo descarta hasta el tamaño máximo de mano.',
  'cleanup.damageAndEffectsEnd':
    'El daño marcado y los efectos “hasta el final del turno” acaban a la vez.',
  'cleanup.noPriority': 'Normalmente nadie recibe prioridad.',
  'cleanup.anotherCleanup':
    'Si ocurre algo, los jugadores reciben prioridad y sigue otra limpieza.',
  'turnBased.untap': 'Enderezar es una acción basada en turno.',
  'turnBased.draw': 'Robar por turno es una acción basada en turno.',
  'priority.atBeginningOfStep':
    'El jugador activo recibe prioridad al comienzo de casi todo paso y fase.',
  'priority.whatAPlayerMayDo': 'Con prioridad, un jugador puede lanzar, activar o pasar.',
} satisfies RuleWords;
