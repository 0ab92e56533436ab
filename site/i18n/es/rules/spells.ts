import type { RuleWords } from '../../messages.ts';

/** Spells, abilities, effects and what is undone. */
export const spells = {
  'casting.announce': 'El hechizo va a la pila.',
  'casting.targets': 'Se eligen los objetivos.',
  'casting.pay': 'Se paga el coste.',
  'casting.becomesCast':
    'El hechizo queda lanzado; lo que se dispara al lanzarlo se dispara ahora.',
  'casting.begin':
    'Un hechizo se lanza por pasos fijos; si uno no se puede hacer, el lanzamiento se deshace.',
  'casting.choices': 'Se anuncian los modos, los costes adicionales y X.',
  'resolving.topOfStack': 'Todos pasaron: se resuelve lo primero de la pila.',
  'resolving.inOrderWritten': 'Las instrucciones se siguen en el orden escrito.',
  'resolving.choices':
    'Las elecciones que ofrece un efecto se hacen al aplicarlo, y solo entre lo que es posible.',
  'layers.type': 'Los efectos que cambian tipos o subtipos se aplican en una capa propia.',
  'layers.color': 'Los efectos que cambian colores se aplican en una capa propia.',
  'layers.abilities': 'Los efectos que dan o quitan habilidades se aplican en una capa propia.',
  'layers.powerToughnessSet':
    'Los efectos que fijan la fuerza y la resistencia van antes que los que las aumentan o reducen.',
  'layers.powerToughnessModified':
    'Las bonificaciones de fuerza y resistencia cuentan después de lo que las fija.',
  'layers.rulesEffects':
    'Los efectos que cambian las reglas del juego se aplican después de todas las capas.',
  'resolving.information':
    'Lo que un efecto necesita saber de la partida se mira una sola vez, al aplicarlo.',
  'token.created': 'Quien crea una ficha es su propietario, y entra bajo su control.',
  'resolving.payMana':
    'Si un efecto permite pagar maná al resolverse, antes se pueden activar habilidades de maná.',
  'resolving.permanentSpell':
    'Un hechizo de permanente que se resuelve entra al campo de batalla bajo el control de quien lo controlaba.',
  'resolving.interveningIf':
    'Al resolverse, el «si» de su evento se comprueba otra vez; si falla, no ocurre nada.',
  'resolving.targetsChecked':
    'Los objetivos se comprueban otra vez; si todos son ilegales, el hechizo o habilidad no se resuelve.',
  'resolving.auraSpell':
    'Un hechizo de Aura que se resuelve entra al campo de batalla anexado a su objetivo.',
  'effect.lockedSet': 'Qué objetos cambia el efecto se fija al empezar.',
  'effect.duration': 'Un efecto dura lo que dice; si no dice nada, hasta el final de la partida.',
  'effect.asThough': '«Como si» vale solo para lo que dice el efecto, y para nada más.',
  'prevention.nextDamage':
    'Un escudo previene el siguiente daño cuando se fuera a hacer, y se gasta.',
  'prevention.prevent': 'El daño prevenido no se hace.',
  'prevention.definition':
    'Un efecto de prevención espera el daño que se fuera a hacer y detiene todo o una parte.',
  'prevention.cantBePrevented':
    'Contra el daño que no se puede prevenir, los escudos no hacen nada ni se gastan.',
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
  'action.attach': 'Anexar pone un Aura o un Equipo en lo que puede encantar o equipar.',
  'action.exert':
    'Un permanente espoleado no se endereza en el próximo paso de enderezar de su controlador.',
  'action.exertOptionalCost': 'Espolear a una criatura al atacar es un coste opcional de atacar.',
  'action.goad':
    'Una criatura incitada lo sigue estando hasta el próximo turno de quien la incitó.',
  'action.goaded':
    'Una criatura incitada tiene dos requerimientos: atacar, y atacar a otro que no sea quien la incitó.',
  'action.goadedByMany':
    'Incitada por varios jugadores, una criatura tiene otros tantos requerimientos más.',
  'action.suspect':
    'Una criatura sospechosa lo es hasta que deja el campo de batalla o un efecto lo termina.',
  'action.suspected': 'Una criatura sospechosa tiene la habilidad de amenaza y no puede bloquear.',
  'illegalAction.rewind': 'Lo que no era legal se deshace entero: la partida vuelve a como estaba.',
  'activating.announce':
    'Una habilidad activada va a la pila como un objeto aparte; la controla quien la activa.',
  'activating.asSorcery':
    '«Solo como un conjuro»: en la propia fase principal, con prioridad y la pila vacía.',
  'activating.form':
    'Una habilidad activada tiene el coste antes de los dos puntos y el efecto después.',
  'activating.begin':
    'Quien controla una habilidad la activa por pasos fijos; si uno no se puede hacer, todo se deshace.',
  'activating.summoningSickness':
    'Una habilidad con el símbolo de girar o enderezar pide prisa, o que la criatura esté bajo tu control desde que empezó tu último turno.',
  'activating.restriction':
    'Un límite como «solo una vez por turno» sigue en el objeto, aunque cambie de controlador.',
  'targets.definition':
    'Los objetivos se eligen al poner el hechizo o habilidad en la pila; solo los cambia un efecto que lo diga.',
  'targets.anyTarget':
    '«Cualquier objetivo» es una criatura, un jugador, un planeswalker o una batalla.',
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
  'stack.topResolves':
    'Si todos pasan seguidos, se resuelve lo último que llegó a la pila; si está vacía, acaba el paso o fase.',
  'stack.notUsedByManaAbilities':
    'Las habilidades de maná se resuelven de inmediato, sin usar la pila.',
  'stack.notUsedByStateBasedActions':
    'Las acciones basadas en estado no usan la pila; van antes de que nadie tenga la prioridad.',
  'layers.control': 'Segunda capa: los efectos que cambian quién controla qué.',
  'replacement.skip': '«Omite» indica un efecto de reemplazo: en lugar del evento no ocurre nada.',
  'replacement.skipIsReplacement':
    'Omitir es no hacer nada en su lugar; lo que ya ha empezado no se puede omitir.',
  'replacement.skippedNeverHappens':
    'Lo previsto en un paso, fase o turno omitido se pierde; «el próximo» es el primero que no se omite.',
  'replacement.regeneration':
    'La regeneración reemplaza la destrucción; lo que se dispara por el daño se dispara igualmente.',
  'replacement.instead': '«En vez de eso» indica un efecto de reemplazo.',
  'replacement.redirection': 'El daño redirigido va a otro, si ambos pueden recibirlo todavía.',
  'replacement.order':
    'Si se aplican varios efectos de reemplazo o prevención, el orden lo elige el afectado.',
  'game.cantBeatsCan': 'Entre «puede» y «no puede» gana «no puede».',
  'game.cardOverridesRules':
    'Si una carta contradice una regla, manda la carta, solo para ese caso.',
  'game.monarch':
    'El monarca roba una carta en su paso final; quien le hace daño de combate con una criatura pasa a serlo.',
} satisfies RuleWords;
