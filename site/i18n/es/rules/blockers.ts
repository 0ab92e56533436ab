import type { RuleWords } from '../../messages.ts';

/** Declaring blockers. */
export const blockers = {
  'blockers.declare': 'El jugador defensor declara bloqueadoras; no se usa la pila.',
  'blockers.illegalDeclaration': 'Una declaración que falla en algún punto se deshace entera.',
  'blockers.choose':
    'Las bloqueadoras están enderezadas, y para cada una se elige una criatura que ataque a su controlador o a algo suyo.',
  'blockers.restrictions':
    'Si se incumple una restricción, también una de evasión, el bloqueo es ilegal.',
  'blockers.evasion': 'Las habilidades de evasión se acumulan, y solo se miran al declarar.',
  'blockers.requirements':
    'Hay que cumplir tantos requerimientos como se pueda sin incumplir restricciones.',
  'blockers.costNotForced': 'Nadie está obligado a pagar para cumplir más requerimientos.',
  'blockers.requirementEachCombat': '«Este turno si puede» vale de nuevo en cada fase de combate.',
  'blockers.totalCost': 'El coste total de bloquear se fija y ya no cambia.',
  'blockers.manaAbilities': 'Ahora se puede obtener el maná para el coste.',
  'blockers.payCosts': 'El coste se paga entero.',
  'blockers.becomeBlocking':
    'Cada criatura elegida que aún se controla se convierte en criatura bloqueadora.',
  'blockers.becomeBlockedOrUnblocked':
    'Cada atacante se convierte en criatura bloqueada o no bloqueada.',
  'blockers.staysBlocked':
    'Una criatura bloqueada lo sigue estando aunque se vayan todas sus bloqueadoras.',
  'blockers.triggersTrigger':
    'Aquí se disparan las habilidades que miran la declaración de bloqueadoras.',
  'blockers.priority': 'El jugador activo recibe la prioridad: última ocasión antes del daño.',
  'blockers.triggersPutOnStack':
    'Los disparos de bloqueo van a la pila antes de que nadie tenga la prioridad.',
  'blockers.orderBlockers':
    'El jugador atacante ordenaba para el daño a las bloqueadoras de cada atacante.',
  'blockers.orderAttackers':
    'El jugador defensor ordenaba a las atacantes que bloqueaba una misma criatura.',
  'blockers.blockerRemovedFromOrder':
    'Una bloqueadora que salía del combate salía del orden; las demás conservaban el suyo.',
  'blockers.attackerRemovedFromOrder':
    'Una atacante que salía del combate salía del orden; las demás conservaban el suyo.',
  'blockers.newBlockerInOrder':
    'Una criatura a la que un efecto hacía bloquear tomaba el lugar que elegía el jugador atacante.',
  'blockers.putBlocking':
    'Una criatura que entra bloqueando está bloqueando, pero nunca «bloqueó».',
  'blockers.putBlockingInOrder': 'Tomaba en el orden el lugar que elegía el jugador atacante.',
  'blockers.putBlockingGone':
    'Si la criatura a la que iba a bloquear ya no ataca, entra sin bloquear.',
  'blockers.putBlockingIgnoresRequirements':
    'Las restricciones y los requerimientos no afectan a una criatura que entra bloqueando.',
} satisfies RuleWords;
