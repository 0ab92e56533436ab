import type { RuleWords } from '../../messages.ts';

/** Spells, abilities, effects and what is undone. */
export const spells = {
  'casting.announce': 'El hechizo va a la pila.',
  'casting.targets': 'Se eligen los objetivos.',
  'casting.pay': 'Se paga el coste.',
  'casting.becomesCast':
    'El hechizo queda lanzado; lo que se dispara al lanzarlo se dispara ahora.',
  'resolving.topOfStack': 'Todos pasaron: se resuelve lo primero de la pila.',
  'resolving.inOrderWritten': 'Las instrucciones se siguen en el orden escrito.',
  'resolving.payMana':
    'Si un efecto permite pagar maná al resolverse, antes se pueden activar habilidades de maná.',
  'resolving.permanentSpell':
    'Un hechizo de permanente que se resuelve entra al campo de batalla bajo el control de quien lo controlaba.',
  'effect.lockedSet': 'Qué objetos cambia el efecto se fija al empezar.',
  'prevention.nextDamage':
    'Un escudo previene el siguiente daño cuando se fuera a hacer, y se gasta.',
  'prevention.prevent': 'El daño prevenido no se hace.',
  'action.create': 'Crear una ficha la pone en el campo de batalla.',
  'action.destroy': 'Destruir un permanente lo pone en el cementerio.',
  'action.regenerate':
    'Un escudo para este turno: en vez de ser destruida pierde el daño, se gira y sale del combate.',
  'action.sacrifice':
    'Solo se sacrifica un permanente que se controla; no es destruirlo, y regenerarlo no sirve.',
  'action.exile': 'Exiliar pone un objeto en el exilio, esté en la zona que esté.',
  'action.counter':
    'Un hechizo o habilidad que se contrarresta deja la pila sin efecto; el hechizo va al cementerio.',
  'action.tap': 'Girar un permanente es ponerlo de lado; uno ya girado no se puede girar.',
  'action.untap':
    'Enderezar un permanente es ponerlo derecho; uno ya enderezado no se puede enderezar.',
  'action.discard': 'Descartar pone una carta de la mano de su propietario en su cementerio.',
  'illegalAction.rewind': 'Lo que no era legal se deshace entero: la partida vuelve a como estaba.',
  'activating.announce':
    'Una habilidad activada va a la pila como un objeto aparte; la controla quien la activa.',
  'activating.asSorcery':
    '«Solo como si fuera un conjuro»: en la propia fase principal, con prioridad y la pila vacía.',
  'targets.definition':
    'Los objetivos se eligen al poner el hechizo o habilidad en la pila; solo los cambia un efecto que lo diga.',
  'manaAbility.activated':
    'Una habilidad de maná no tiene objetivo, puede dar maná, no es de lealtad ni mueve cartas de una biblioteca.',
  'manaAbility.noStack':
    'Una habilidad de maná se resuelve de inmediato, sin pila; nadie puede responder.',
  'mana.pool': 'El maná espera en la reserva a un coste que pagar, hasta que acaba el paso o fase.',
  'cost.ifDone':
    '«Si lo haces» mira si se eligió pagar o se empezó a hacerlo, sea cual sea el resultado.',
  'stack.notUsedBySpecialActions':
    'Las acciones especiales ocurren de inmediato, sin usar la pila.',
  'stack.notUsedByTurnBasedActions':
    'Las acciones basadas en el turno no usan la pila; se hacen antes de que nadie tenga la prioridad.',
  'layers.control': 'Segunda capa: los efectos que cambian quién controla qué.',
  'replacement.skip': '«Omite» indica un efecto de reemplazo: en lugar del evento no ocurre nada.',
  'replacement.skipIsReplacement':
    'Omitir es no hacer nada en su lugar; lo que ya ha empezado no se puede omitir.',
  'replacement.skippedNeverHappens':
    'Lo previsto en un paso, fase o turno omitido se pierde; «el próximo» es el primero que no se omite.',
  'replacement.regeneration':
    'La regeneración reemplaza la destrucción; lo que se dispara por el daño se dispara igualmente.',
  'game.cantBeatsCan': 'Entre «puede» y «no puede» gana «no puede».',
} satisfies RuleWords;
