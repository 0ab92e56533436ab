import type { RuleWords } from '../../messages.ts';

/** The turn, what the game does in it by itself, and priority. */
export const turn = {
  'turn.phases':
    'Un turno tiene cinco fases, en este orden: inicial, principal, combate, principal y final.',
  'turn.stepEndsWhenAllPass': 'Un paso o fase acaba cuando todos pasan seguidos con la pila vacía.',
  'turn.manaEmpties': 'El maná sin usar se pierde al acabar cada paso y fase.',
  'turn.manaBurn': 'El maná sin usar costaba vidas al acabar la fase.',
  'turn.stepWithoutPriority':
    'Un paso sin prioridad (enderezar y, casi siempre, limpieza) acaba al completarse sus acciones.',
  'turn.effectsExpireAsStepBegins':
    'Los efectos que duran hasta un paso o fase terminan al empezar ese paso o fase.',
  'turn.effectsExpireAsStepEnds':
    'Los efectos que duran hasta el final de un paso o fase terminan con ese paso o fase.',
  'turn.untilEndOfCombat':
    '«Hasta el final del combate» acaba con la fase de combate, no al empezar su último paso.',
  'turn.untilEndOfTurn':
    '«Hasta el final del turno» acaba en el paso de limpieza, junto con el daño marcado.',
  'turn.atTheBeginningOf':
    '«Al comienzo de» se dispara al empezar ese paso o fase, y va a la pila antes de la próxima prioridad.',
  'turn.extraTurns':
    'Un turno adicional va justo después del indicado; de varios, el último añadido va primero.',
  'turn.extraPhases':
    'Una fase adicional va justo después de la indicada; de varias, la última añadida va primero.',
  'turn.extraSteps':
    'Un paso adicional va justo antes o después del indicado; de varios, el último añadido va primero.',
  'turn.skipped': 'Lo que se omite se pasa de largo como si no estuviera.',
  'turn.nothingBetweenSteps': 'Entre pasos, fases o turnos no ocurre nada.',
  'turn.stepAddedAfterPhase':
    'Un efecto que añade un paso después de una fase añade su fase, con los demás pasos omitidos.',
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
  'mainPhase.extraArePostcombat':
    'Solo la primera fase principal del turno es precombate; las demás son poscombate, aunque no haya combate.',
  'mainPhase.scheme':
    'En Archenemy, el archienemigo empieza su primera fase principal poniendo en marcha la primera carta de su mazo de «schemes», sin usar la pila.',
  'mainPhase.noSteps':
    'Una fase principal no tiene pasos; acaba cuando todos pasan seguidos con la pila vacía.',
  'endStep.priority': 'El jugador activo recibe la prioridad.',
  'endStep.triggers':
    'Lo que dice «al comienzo del paso final» se dispara cuando empieza ese paso.',
  'endStep.olderWordings':
    'Las cartas impresas con «al final del turno» se leen hoy «al comienzo del (próximo) paso final».',
  'endStep.doesNotBackUp':
    '«Al comienzo del paso final», si llega con el paso ya empezado, espera al del turno siguiente.',
  'cleanup.discard': 'El jugador activo descarta hasta quedarse con su tamaño máximo de mano.',
  'cleanup.damageAndEffectsEnd':
    'El daño marcado y los efectos «hasta el final del turno» acaban a la vez.',
  'cleanup.noPriority': 'Normalmente nadie recibe la prioridad.',
  'cleanup.anotherCleanup':
    'Si hay una acción basada en estado o un disparo, se recibe la prioridad y hay otro paso de limpieza.',
  'turnBased.untap': 'Enderezar es una acción basada en el turno.',
  'turnBased.draw': 'Robar la carta del turno es una acción basada en el turno.',
  'turnBased.definition':
    'Las acciones basadas en el turno ocurren solas al empezar o acabar un paso o fase, sin usar la pila.',
  'turnBased.notBeginningTriggers':
    'Lo que espera el comienzo de un paso o fase es una habilidad disparada, no una acción basada en el turno.',
  'turnBased.beforeStateBasedAndPriority':
    'Al empezar, las acciones basadas en el turno van antes que las de estado, los disparos y la prioridad.',
  'turnBased.phasing':
    'Al empezar el paso de enderezar, los permanentes del jugador activo salen de fase o entran, todos a la vez.',
  'turnBased.declareAttackers':
    'Declarar atacantes es una acción basada en el turno, lo primero de su paso.',
  'turnBased.declareBlockers':
    'Declarar bloqueadoras es una acción basada en el turno, lo primero de su paso.',
  'turnBased.assignCombatDamage':
    'Asignar el daño es una acción basada en el turno: primero el jugador activo, luego los demás por orden.',
  'turnBased.dealCombatDamage':
    'Hacer el daño de combate, todo a la vez, es una acción basada en el turno que sigue a la asignación.',
  'turnBased.discardToHandSize':
    'Descartar lo que sobra de la mano es una acción basada en el turno, lo primero del paso de limpieza.',
  'turnBased.damageAndEffectsEnd':
    'Tras el descarte, el daño marcado y los efectos del turno acaban a la vez: es una acción basada en el turno.',
  'turnBased.manaEmpties':
    'Perder el maná sin usar al acabar un paso o fase es una acción basada en el turno.',
  'turnBased.notControlled': 'Nadie controla las acciones basadas en el turno.',
  'turnBased.chooseDefendingPlayer':
    'Elegir al jugador defensor, cuando hace falta, es una acción basada en el turno.',
  'turnBased.orderBlockers':
    'Ordenar las bloqueadoras de una atacante era una acción basada en el turno.',
  'turnBased.orderAttackers':
    'Ordenar las atacantes que bloquea una criatura era una acción basada en el turno.',
  'priority.atBeginningOfStep':
    'El jugador activo recibe la prioridad al empezar casi todos los pasos y fases.',
  'priority.whatAPlayerMayDo': 'Con la prioridad, un jugador puede lanzar, activar o pasar.',
  'priority.castSpells':
    'Con la prioridad se lanzan instantáneos; lo demás, solo en la propia fase principal con la pila vacía.',
  'priority.specialActions':
    'Las acciones especiales piden prioridad; algunas, además, la propia fase principal y la pila vacía.',
  'priority.afterResolution':
    'Cuando se resuelve un hechizo o habilidad (no de maná), el jugador activo recibe la prioridad.',
  'priority.pass':
    'Quien tiene la prioridad y no hace nada pasa; la recibe el siguiente en el orden de turno.',
  'priority.allPass':
    'Si todos pasan seguidos, se resuelve lo primero de la pila; si está vacía, acaba el paso o fase.',
  'priority.stateBasedThenTriggers':
    'Antes de la prioridad: acciones basadas en estado hasta agotarlas, luego los disparos, y otra vez.',
  'priority.activateAbilities': 'Con la prioridad, un jugador puede activar habilidades.',
  'priority.manaAbilities':
    'Las habilidades de maná se usan con la prioridad y siempre que haya maná que pagar, incluso en medio de algo.',
  'priority.triggersAnyTime':
    'Las habilidades se pueden disparar en cualquier momento, pero van a la pila antes de la próxima prioridad.',
  'priority.noneWhileResolving':
    'Nadie tiene la prioridad mientras se resuelve un hechizo o habilidad.',
  'priority.afterActing':
    'Quien lanza, activa o hace una acción especial recibe después otra vez la prioridad.',
  'priority.inResponse': 'Lo que se lanza o activa en respuesta se resuelve primero.',
  'beginningPhase.steps': 'La fase inicial tiene tres pasos: enderezar, mantenimiento y robar.',
  'ending.steps': 'La fase final tiene dos pasos: el final y el de limpieza.',
} satisfies RuleWords;
