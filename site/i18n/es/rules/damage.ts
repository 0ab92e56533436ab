import type { RuleWords } from '../../messages.ts';

/** Combat damage and what it leads to. */
export const damage = {
  'damage.assign': 'Primero anuncia todo su daño el jugador atacante; luego, el defensor.',
  'damage.equalToPower': 'Cada criatura asigna daño igual a su fuerza; con 0 o menos, ninguno.',
  'damage.unblockedAssigns': 'Una criatura no bloqueada asigna su daño a lo que ataca.',
  'damage.divideAmongBlockers': 'Una criatura bloqueada reparte su daño entre las que la bloquean.',
  'damage.divideAmongAttackers': 'Una bloqueadora reparte su daño entre las que bloquea.',
  'damage.oneCreatureAfterAnother':
    'El daño de cada criatura se asignaba entero antes que el de la siguiente.',
  'damage.wholeAssignmentChecked':
    'La asignación de un jugador se juzga entera, y entera se deshace si algo falla.',
  'damage.dealtSimultaneously': 'Todo el daño de combate se hace a la vez; antes no hay prioridad.',
  'damage.onTheStack': 'El daño asignado esperaba en la pila, y los jugadores podían responder.',
  'damage.dealtThoughCreatureLeft':
    'El daño que estaba en la pila se hacía aunque su criatura ya no estuviera.',
  'damage.sourceLastKnownInformation':
    'De una fuente que ya no estaba contaba la última información conocida.',
  'damage.priority': 'El jugador activo recibe la prioridad después del daño.',
  'damage.triggersPutOnStack':
    'Antes va a la pila lo que dispararon el daño y las acciones basadas en estado.',
  'damage.secondStep':
    'El segundo paso de daño es de quienes al empezar el primero no tenían ninguna de las dos habilidades, y de quien daña dos veces.',
  'damage.toPlayer': 'El daño a un jugador le hace perder esa cantidad de vidas.',
  'damage.toPlaneswalker': 'El daño a un planeswalker le quita esa cantidad de lealtad.',
  'damage.toBattle': 'El daño a una batalla le quita esa cantidad de defensa.',
  'damage.toCreatureByWitherOrInfect':
    'Con debilitar o infectar, el daño a una criatura se hace en forma de contadores -1/-1.',
  'damage.toPlayerByInfect':
    'Con infectar, el daño a un jugador se hace en forma de contadores de veneno.',
  'damage.marked': 'El daño a una criatura queda marcado en ella.',
  'damage.byLifelink': 'Con vínculo vital, su controlador gana esa cantidad de vidas.',
  'damage.lethal': 'El daño marcado en una criatura es letal cuando alcanza su resistencia.',
  'damage.zero': 'Cero puntos no son daño: nada se dispara.',
  'damage.results': 'Lo que hace el daño depende de su fuente y de quién o qué lo recibe.',
  'damage.sequence': 'El daño se procesa en cuatro partes, siempre en el mismo orden.',
  'damage.processed':
    'El daño hecho se convierte en sus resultados, como vidas perdidas, que aún se pueden reemplazar.',
  'damage.occurs': 'El evento de daño llega al final, con los resultados ya decididos.',
  'damage.modified':
    'El daño se hace tal como lo cambiaron la prevención y el reemplazo; lo que dispara se dispara ahora.',
  'damage.byToxic': 'Tóxico: el daño de combate a un jugador da además contadores de veneno.',
  'damage.doesNotDestroy':
    'El daño en sí no destruye nada; lo hacen las acciones basadas en estado, por sus resultados.',
  'damage.excess': 'El daño sobrante es el que pasa del daño letal, la lealtad o la defensa.',
  'damage.source': 'El daño viene siempre de un objeto, su fuente.',
  'life.gainOrLoss': 'Ganar o perder vidas cambia el total de vidas en esa cantidad.',
  'life.pay': 'Solo se pueden pagar las vidas que se tienen; pagarlas es perderlas.',
  'stateBased.zeroLife': 'Un jugador con 0 vidas o menos pierde la partida.',
  'stateBased.poison': 'Un jugador con diez contadores de veneno pierde la partida.',
  'stateBased.tokenOffBattlefield': 'Una ficha fuera del campo de batalla deja de existir.',
  'stateBased.zeroToughness': 'Una criatura con resistencia 0 o menos va al cementerio.',
  'stateBased.lethalDamage': 'Una criatura con daño letal es destruida.',
  'stateBased.deathtouch':
    'Una criatura que recibió daño de una fuente con toque mortal es destruida.',
  'stateBased.zeroLoyalty': 'Un planeswalker con lealtad 0 va al cementerio.',
  'stateBased.checkedBeforePriority':
    'Las acciones basadas en estado van antes de la prioridad, hasta que no queda ninguna.',
  'stateBased.oneReplacementForAll':
    'Un solo efecto reemplaza a la vez todas las acciones basadas en estado que darían el mismo resultado al mismo tiempo.',
  'stateBased.battleZeroDefense':
    'Una batalla con defensa 0 va al cementerio, salvo que sea un Asedio.',
  'stateBased.definition':
    'Las acciones basadas en estado ocurren solas cuando se dan sus condiciones, sin usar la pila.',
  'stateBased.legendRule':
    'De los permanentes legendarios con un mismo nombre, un jugador conserva uno; los demás van al cementerio.',
  'stateBased.planeswalkerUniqueness':
    'Los planeswalkers que compartían un tipo iban todos al cementerio.',
  'stateBased.countersCancel':
    'Los contadores +1/+1 y -1/-1 de un mismo permanente se quitan por parejas.',
  'stateBased.illegalAura':
    'Un Aura que no encanta nada, o que encanta algo que no puede encantar, va al cementerio.',
  'stateBased.illegalEquipment':
    'Un Equipo anexado a algo que no puede equipar se suelta y queda en el campo de batalla.',
  'stateBased.siegeZeroDefense':
    'Un Asedio con defensa 0 va al cementerio, salvo que un disparo suyo espere o siga en la pila.',
  'stateBased.battleNoProtector':
    'Una batalla sin protector a la que nadie ataca recibe uno, o va al cementerio.',
  'stateBased.battleWrongProtector':
    'Una batalla cuyo protector no puede serlo recibe otro, o va al cementerio.',
} satisfies RuleWords;
