import type { RuleWords } from '../../messages.ts';

/** Triggered abilities. */
export const triggers = {
  'triggers.attackersCharacteristics':
    'Un disparo de ataque mira cómo es la criatura al declararla.',
  'triggers.attackConditions': 'Los disparos de ataque se escriben de varias maneras.',
  'triggers.attacks': '«Ataque» se dispara al declararla, no si entra atacando.',
  'triggers.isAttacked': '«Sea atacado» se dispara una vez, sean cuantas sean las criaturas.',
  'triggers.playerAttacksWith':
    '«Ataque con» se dispara por las criaturas que ese jugador declara.',
  'triggers.playerAttacks': '«Un jugador ataque» se dispara una vez si se declara alguna atacante.',
  'triggers.playerAttacksPlayer':
    '«Ataque a un jugador» pide alguna criatura declarada contra ese jugador.',
  'triggers.attacksAndIsntBlockedWaits':
    '«Ataque y no sea bloqueada» se dispara al declarar bloqueadoras.',
  'triggers.blockConditions': 'Los disparos de bloqueo se escriben de varias maneras.',
  'triggers.blocks': '«Bloquee» se dispara una vez por bloqueadora, bloquee a cuantas bloquee.',
  'triggers.blocksACreature': '«Bloquee a una criatura» se dispara por cada criatura que bloquea.',
  'triggers.becomesBlocked':
    '«Sea bloqueada» se dispara una vez, cuando una atacante que no lo estaba pasa a estar bloqueada.',
  'triggers.becomesBlockedOncePerCombat':
    '«Sea bloqueada» se disparaba solo la primera vez en cada combate.',
  'triggers.becomesBlockedByACreature':
    '«Sea bloqueada por una criatura» se dispara por cada una que la bloquea, también si entra bloqueando.',
  'triggers.numberOfBlockers':
    'Un número de bloqueadoras se puede alcanzar al declararlas o después.',
  'triggers.blockCharacteristics':
    'Un disparo de bloqueo mira las características solo en ese momento.',
  'triggers.attacksAndIsntBlocked':
    '«Ataque y no sea bloqueada» se dispara si no se declara ninguna bloqueadora para ella.',
  'triggers.event': 'Una habilidad se dispara cada vez que ocurre su evento.',
  'triggers.putOnStack': 'Va a la pila la próxima vez que un jugador fuera a recibir la prioridad.',
  'stack.severalAtOnce': 'Varias a la vez van a la pila en orden de turno.',
  'ability.independentOfSource':
    'Una habilidad en la pila se queda, pase lo que pase con su fuente.',
  'triggers.apnapOrder': 'Van a la pila primero los del jugador activo y después los de los demás.',
  'triggers.leavesTheBattlefield':
    'Lo que se dispara al dejar el campo de batalla mira lo que había justo antes.',
  'triggers.lookBackLeavesTheBattlefield':
    'Los disparos de dejar el campo de batalla miran atrás en el tiempo.',
  'triggers.atTheBeginningOf': '«Al comienzo de» un paso o fase se dispara justo cuando empieza.',
  'triggers.becomes':
    '«Se gire» o «sea bloqueada» se dispara con el cambio, no por un estado que ya existía.',
  'triggers.optional':
    'Un disparo con «puedes» o «a menos que» va a la pila igualmente; se elige al resolverse.',
  'triggers.delayedCreated':
    'Una habilidad disparada retrasada no se dispara por lo que ocurrió antes de crearse.',
  'triggers.delayedOnce':
    'Una habilidad disparada retrasada se dispara una sola vez, salvo que indique una duración.',
  'triggers.onceEachEvent':
    'Una habilidad se dispara una vez por cada vez que ocurre su evento, aunque sean varias a la vez.',
  'triggers.controller':
    'La habilidad disparada la controla quien controlaba la fuente al dispararse.',
  'triggers.choicesAsPutOnStack':
    'Los objetivos se eligen al ir a la pila; sin elección legal, se quita.',
  'triggers.interveningIf':
    'Un «si» justo tras el evento se comprueba dos veces: cuando ocurre y al resolverse.',
  'triggers.zoneChange':
    'Un disparo por cambio de zona busca el objeto solo en la zona a la que fue.',
  'triggers.entersTheBattlefield':
    'Para los disparos de entrada cuenta todo lo que hay en el campo de batalla, lo recién llegado incluido.',
  'triggers.delayed':
    'Un efecto puede crear una habilidad disparada retrasada, que hace algo más tarde.',
  'triggers.delayedObject':
    'Una habilidad disparada retrasada encuentra su objeto aunque haya cambiado, pero no en otra zona.',
  'triggers.state':
    'Un disparo de estado salta en cuanto se da ese estado, y no otra vez mientras espera o está en la pila.',
  'triggers.preventedOrReplacedEvent':
    'Lo que se previene o reemplaza no ocurrió, y no dispara nada.',
  'triggers.lookBack':
    'Casi todos los disparos miran el juego justo después del evento; unos pocos, justo antes.',
  'triggers.reflexive':
    'Un disparo reflexivo («cuando lo hagas») salta por lo que se hizo mientras se resolvía su efecto.',
} satisfies RuleWords;
