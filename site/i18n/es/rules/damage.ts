import type { RuleWords } from '../../messages.ts';

/** Combat damage and what it leads to. */
export const damage = {
  'damage.assign': 'Primero anuncia todo el daño el jugador atacante, luego el defensor.',
  'damage.equalToPower': 'Cada criatura asigna daño igual a su fuerza; con 0 o menos, ninguno.',
  'damage.unblockedAssigns': 'Una criatura no bloqueada asigna su daño a lo que ataca.',
  'damage.divideAmongBlockers': 'Una criatura bloqueada reparte su daño entre las que la bloquean.',
  'damage.divideAmongAttackers': 'Una criatura bloqueadora reparte su daño entre las que bloquea.',
  'damage.oneCreatureAfterAnother':
    'El daño de cada criatura se asignaba entero antes del de la siguiente.',
  'damage.wholeAssignmentChecked':
    'La asignación de un jugador se juzga entera y se deshace si falla.',
  'damage.dealtSimultaneously': 'Todo el daño de combate se hace a la vez, sin poder actuar antes.',
  'damage.onTheStack': 'El daño asignado esperaba en la pila, y los jugadores podían actuar.',
  'damage.dealtThoughCreatureLeft':
    'El daño en la pila se hacía aunque su criatura ya no estuviera.',
  'damage.sourceLastKnownInformation':
    'Para una fuente ausente contaba la última información conocida.',
  'damage.priority': 'El jugador activo recibe prioridad tras el daño.',
  'damage.triggersPutOnStack':
    'Antes va a la pila lo que dispararon el daño y las acciones basadas en estado.',
  'damage.secondStep': 'Con dañar primero o dañar dos veces hay dos pasos de daño.',
  'damage.toPlayer': 'El daño a un jugador le hace perder esa cantidad de vidas.',
  'damage.toPlaneswalker': 'El daño a un planeswalker le quita esa cantidad de lealtad.',
  'damage.toBattle': 'El daño a una batalla le quita esa cantidad de defensa.',
  'damage.toCreatureByWitherOrInfect':
    'Con marchitar o infectar, el daño a una criatura se convierte en contadores -1/-1.',
  'damage.toPlayerByInfect':
    'Con infectar, el daño a un jugador se convierte en contadores de veneno.',
  'damage.marked': 'El daño a una criatura queda marcado en ella.',
  'damage.byLifelink': 'Con vínculo vital, su controlador gana esa cantidad de vidas.',
  'damage.lethal': 'Daño letal es la resistencia menos el daño ya marcado.',
  'damage.zero': 'Cero puntos no es daño: nada se dispara.',
  'life.gainOrLoss': 'Ganar o perder vidas cambia el total en esa cantidad.',
  'stateBased.zeroLife': 'Un jugador sin vidas pierde.',
  'stateBased.poison': 'Diez contadores de veneno hacen perder la partida.',
  'stateBased.tokenOffBattlefield': 'Una ficha fuera del campo de batalla deja de existir.',
  'stateBased.zeroToughness': 'Una criatura con resistencia 0 va al cementerio.',
  'stateBased.lethalDamage': 'Una criatura con daño letal se destruye.',
  'stateBased.deathtouch': 'Cualquier daño de una fuente con toque mortal destruye a la criatura.',
  'stateBased.zeroLoyalty': 'Un planeswalker sin lealtad va al cementerio.',
  'stateBased.checkedBeforePriority':
    'Las acciones basadas en estado van antes de la prioridad, hasta que no queda ninguna.',
} satisfies RuleWords;
