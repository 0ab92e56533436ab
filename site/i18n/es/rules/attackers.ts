import type { RuleWords } from '../../messages.ts';

/** Declaring attackers. */
export const attackers = {
  'attackers.declare':
    'El jugador activo declara atacantes; no se usa la pila y nadie puede responder entretanto.',
  'attackers.illegalDeclaration': 'Una declaración que falla en algún punto se deshace entera.',
  'attackers.choose':
    'Las criaturas elegidas están enderezadas, y tienen prisa o son tuyas desde que empezó el turno.',
  'attackers.announceWhatIsAttacked': 'Si hay elección, se anuncia a qué ataca cada criatura.',
  'attackers.restrictions': 'Si se incumple una restricción, el ataque es ilegal.',
  'attackers.requirements':
    'Hay que cumplir tantos requerimientos como se pueda sin incumplir restricciones.',
  'attackers.costNotForced': 'Nadie está obligado a pagar para cumplir más requerimientos.',
  'attackers.requirementEachCombat': '«Este turno si puede» vale de nuevo en cada fase de combate.',
  'attackers.announceBands':
    'Los grupos se anuncian después de las comprobaciones y antes de girar.',
  'attackers.tap': 'Atacar gira a la criatura; eso no es un coste.',
  'attackers.optionalCosts': 'Aquí se eligen los costes opcionales de atacar.',
  'attackers.totalCost': 'El coste total de atacar se fija y ya no cambia.',
  'attackers.manaAbilities': 'Ahora se puede obtener el maná para el coste.',
  'attackers.payCosts': 'El coste se paga entero.',
  'attackers.becomeAttacking':
    'Cada criatura elegida que aún controlas se convierte en criatura atacante.',
  'attackers.triggersTrigger':
    'Aquí se disparan las habilidades que miran la declaración de atacantes.',
  'attackers.priority':
    'El jugador activo recibe la prioridad: última ocasión antes de las bloqueadoras.',
  'attackers.triggersPutOnStack':
    'Los disparos de ataque van a la pila antes de que nadie tenga la prioridad.',
  'attackers.none': 'Nadie ataca: ni bloqueadoras ni daño, y se pasa al final del combate.',
  'attackers.putAttacking': 'Una criatura que entra atacando está atacando, pero nunca «atacó».',
  'attackers.putAttackingGone':
    'Si aquello a lo que iba a atacar ya no está, la criatura no ataca.',
  'attackers.statedAttackingGone': 'Lo mismo vale si un efecto dice que está atacando.',
  'attackers.putAttackingIgnoresRequirements':
    'Las restricciones y los requerimientos no afectan a una criatura que entra atacando.',
  'attackers.putAttackingLateIsUnblocked':
    'Si ya se declararon bloqueadoras, entra como criatura no bloqueada.',
  'attackers.defendingPlayerOf':
    'El jugador defensor de una atacante es aquel al que ataca, o al que atacó por última vez.',
  'attackers.defendingPlayerInMultiplayer':
    'Si hay varios, se habla de un solo jugador defensor, no de todos.',
  'attackers.attackingOrAttackedPlayer':
    'Qué quiere decir que una criatura «está atacando» o «atacó» a un jugador.',
  'attackers.reselect': 'Algunos efectos hacen elegir de nuevo a qué ataca una criatura.',
  'attackers.reselectedStaysAttacking': 'La criatura sigue en combate, y no ha atacado dos veces.',
  'attackers.reselectIgnoresRequirements':
    'La nueva elección ignora restricciones y requerimientos.',
  'attackers.reselectOpponentOnly': 'Tiene que ser un oponente, o algo suyo.',
  'attackers.reselectChosenDefenderOnly': 'Tiene que ser el jugador defensor elegido, o algo suyo.',
  'attackers.reselectWithinRange': 'Tiene que estar dentro del rango de influencia.',
} satisfies RuleWords;
