import type { RuleWords } from '../../messages.ts';

/** Declaring attackers. */
export const attackers = {
  'attackers.declare': 'El jugador activo declara atacantes; no usa la pila y nadie interviene.',
  'attackers.illegalDeclaration': 'Una declaración que falla en algún punto se deshace entera.',
  'attackers.choose':
    'Las criaturas elegidas están enderezadas y tienen prisa o son tuyas desde que empezó el turno.',
  'attackers.announceWhatIsAttacked': 'Donde hay elección, se anuncia a qué ataca cada criatura.',
  'attackers.restrictions': 'Si se incumple una restricción, el ataque es ilegal.',
  'attackers.requirements':
    'Hay que cumplir tantos requerimientos como se pueda sin incumplir restricciones.',
  'attackers.costNotForced': 'Nadie está obligado a pagar para cumplir más requerimientos.',
  'attackers.requirementEachCombat': '“Este turno si puede” vale en cada fase de combate.',
  'attackers.announceBands': 'Los grupos se anuncian tras las comprobaciones y antes de girar.',
  'attackers.tap': 'Atacar gira a la criatura; no es un coste.',
  'attackers.optionalCosts': 'Aquí se eligen los costes opcionales de atacar.',
  'attackers.totalCost': 'El coste total de atacar se fija y ya no cambia.',
  'attackers.manaAbilities': 'Ahora se puede producir el maná para el coste.',
  'attackers.payCosts': 'El coste se paga entero.',
  'attackers.becomeAttacking': 'Cada criatura elegida que aún controlas se convierte en atacante.',
  'attackers.triggersTrigger': 'Lo que se dispara al declarar atacantes se dispara ahora.',
  'attackers.priority': 'El jugador activo recibe prioridad: la última ocasión antes de bloquear.',
  'attackers.triggersPutOnStack':
    'Los disparos de ataque van a la pila antes de que nadie tenga prioridad.',
  'attackers.none': 'Nadie ataca: ni bloqueadoras ni daño, se pasa al final del combate.',
  'attackers.putAttacking': 'Una criatura que entra atacando está atacando, pero no “atacó”.',
  'attackers.putAttackingGone': 'Lo que debería atacar ya no está: no ataca.',
  'attackers.statedAttackingGone': 'Lo mismo si un efecto dice que está atacando.',
  'attackers.putAttackingIgnoresRequirements':
    'Restricciones y requerimientos no afectan a quien entra atacando.',
  'attackers.putAttackingLateIsUnblocked': 'Tras declarar bloqueadoras entra sin bloquear.',
  'attackers.defendingPlayerOf':
    'El jugador defensor de un atacante es a quien ataca, o atacó por último.',
  'attackers.defendingPlayerInMultiplayer':
    'Con varios, se entiende un solo jugador defensor, no todos.',
  'attackers.attackingOrAttackedPlayer': 'Qué significan “está atacando” y “atacó” a un jugador.',
  'attackers.reselect': 'Algunos efectos hacen reelegir a qué ataca una criatura.',
  'attackers.reselectedStaysAttacking': 'Sigue en combate y no ha atacado dos veces.',
  'attackers.reselectIgnoresRequirements':
    'La nueva elección ignora restricciones y requerimientos.',
  'attackers.reselectOpponentOnly': 'Debe ser un oponente, o algo suyo.',
  'attackers.reselectChosenDefenderOnly': 'Debe ser el jugador defensor elegido, o algo suyo.',
  'attackers.reselectWithinRange': 'Debe estar en el rango de influencia.',
} satisfies RuleWords;
