import type { RuleWords } from '../../messages.ts';

/** The turn. */
export const turn = {
  'turn.phases': 'Un turno tiene cinco fases, siempre en este orden.',
  'turn.stepEndsWhenAllPass': 'Un paso acaba cuando todos pasan con la pila vacía.',
  'turn.manaEmpties': 'El maná sin usar se pierde al acabar cada paso y fase.',
  'turn.manaBurn': 'El maná sin usar costaba vidas al acabar la fase.',
  'untap.phasing': 'Los permanentes salen de fase y entran en fase.',
  'untap.dayNight': 'Se comprueba si cambia entre día y noche.',
  'untap.untapPermanents': 'Los permanentes del jugador activo se enderezan.',
  'untap.noPriority': 'Nadie recibe la prioridad; los disparos esperan al mantenimiento.',
  'upkeep.priority': 'El jugador activo recibe la prioridad.',
  'upkeep.triggersPutOnStack':
    'Va a la pila lo que se disparó al enderezar y lo que se dispara ahora.',
  'draw.card': 'El jugador activo roba una carta.',
  'draw.priority': 'El jugador activo recibe la prioridad.',
  'mainPhase.twoInATurn': 'Hay dos fases principales, una antes y otra después del combate.',
  'mainPhase.priority': 'El jugador activo recibe la prioridad.',
  'mainPhase.castSpells': 'Con la pila vacía, el jugador activo puede lanzar cualquier hechizo.',
  'mainPhase.playLand': 'El jugador activo puede jugar una tierra.',
  'endStep.priority': 'El jugador activo recibe la prioridad.',
  'endStep.triggers': 'Va a la pila lo que dice «al comienzo del paso final».',
  'cleanup.discard': 'El jugador activo descarta hasta el tamaño máximo de mano.',
  'cleanup.damageAndEffectsEnd':
    'El daño marcado y los efectos «hasta el final del turno» acaban a la vez.',
  'cleanup.noPriority': 'Normalmente nadie recibe la prioridad.',
  'cleanup.anotherCleanup':
    'Si algo se dispara o cambia, los jugadores reciben la prioridad y después hay otro paso de limpieza.',
  'turnBased.untap': 'Enderezar es una acción basada en el turno.',
  'turnBased.draw': 'Robar la carta del turno es una acción basada en el turno.',
  'priority.atBeginningOfStep':
    'El jugador activo recibe la prioridad al empezar casi todos los pasos y fases.',
  'priority.whatAPlayerMayDo': 'Con la prioridad, un jugador puede lanzar, activar o pasar.',
} satisfies RuleWords;
