import type { RuleWords } from '../../messages.ts';

/** Triggered abilities. */
export const triggers = {
  'triggers.attackersCharacteristics':
    'Un disparo de ataque mira a la criatura solo al declararla.',
  'triggers.attackConditions': 'Los disparos de ataque tienen varias formas.',
  'triggers.attacks': '“Ataca” se dispara al declararla, no al entrar atacando.',
  'triggers.isAttacked': '“Es atacado” se dispara una vez, sean cuantas sean las criaturas.',
  'triggers.playerAttacksWith': '“Ataca con” se dispara por una criatura que ese jugador declara.',
  'triggers.playerAttacks': '“Un jugador ataca” se dispara una vez si se declara alguna criatura.',
  'triggers.playerAttacksPlayer':
    '“Ataca a un jugador” pide una criatura declarada contra ese jugador.',
  'triggers.attacksAndIsntBlockedWaits':
    '“Ataca y no es bloqueada” se dispara al declarar bloqueadoras.',
  'triggers.blockConditions': 'Los disparos de bloqueo tienen varias formas.',
  'triggers.blocks': '“Bloquea” se dispara una vez por bloqueadora, bloquee a cuantos bloquee.',
  'triggers.blocksACreature': '“Bloquea a una criatura” se dispara por cada criatura bloqueada.',
  'triggers.becomesBlocked':
    '“Sea bloqueada” se dispara una vez, cuando un atacante no bloqueado pasa a estarlo.',
  'triggers.becomesBlockedOncePerCombat': 'Se disparaba solo la primera vez en un combate.',
  'triggers.becomesBlockedByACreature':
    '“Por una criatura” se dispara por cada criatura que la bloquea, también si entra bloqueando.',
  'triggers.numberOfBlockers': 'Un número de bloqueadoras se puede alcanzar al declarar o después.',
  'triggers.blockCharacteristics':
    'Un disparo de bloqueo mira las características solo en ese momento.',
  'triggers.attacksAndIsntBlocked': 'Se dispara si no se declara ninguna bloqueadora para ella.',
  'triggers.event': 'Una habilidad se dispara cada vez que ocurre su evento.',
  'triggers.putOnStack': 'Va a la pila en cuanto un jugador fuera a recibir prioridad.',
  'triggers.apnapOrder': 'Primero van a la pila los del jugador activo, luego los demás.',
  'triggers.leavesTheBattlefield':
    'Dejar el campo de batalla dispara, mirando atrás a lo que había.',
  'triggers.lookBackLeavesTheBattlefield':
    'Los disparos de dejar el campo miran atrás en el tiempo.',
} satisfies RuleWords;
