import type { RuleWords } from '../../messages.ts';

/** Declaring blockers. */
export const blockers = {
  'blockers.declare': 'El jugador defensor declara bloqueadoras; no usa la pila.',
  'blockers.illegalDeclaration': 'Una declaración que falla en algún punto se deshace entera.',
  'blockers.choose':
    'Las bloqueadoras están enderezadas, y cada una recibe un atacante que ataca a su lado.',
  'blockers.restrictions':
    'Si se incumple una restricción, evasión incluida, el bloqueo es ilegal.',
  'blockers.evasion': 'Las habilidades de evasión se acumulan y solo se miran al declarar.',
  'blockers.requirements':
    'Hay que cumplir tantos requerimientos como se pueda sin incumplir restricciones.',
  'blockers.costNotForced': 'Nadie está obligado a pagar para cumplir más requerimientos.',
  'blockers.requirementEachCombat': '“Este turno si puede” vale en cada fase de combate.',
  'blockers.totalCost': 'El jugador defensor fija el coste total de bloquear; ya no cambia.',
  'blockers.manaAbilities': 'Ahora se puede producir el maná para el coste.',
  'blockers.payCosts': 'El coste se paga entero.',
  'blockers.becomeBlocking':
    'Cada criatura elegida que aún se controla se convierte en bloqueadora.',
  'blockers.becomeBlockedOrUnblocked': 'Cada atacante queda bloqueado o sin bloquear.',
  'blockers.staysBlocked':
    'Una criatura bloqueada lo sigue estando aunque se vayan sus bloqueadoras.',
  'blockers.triggersTrigger': 'Lo que se dispara al declarar bloqueadoras se dispara ahora.',
  'blockers.priority': 'El jugador activo recibe prioridad: la última ocasión antes del daño.',
  'blockers.triggersPutOnStack':
    'Los disparos de bloqueo van a la pila antes de que nadie tenga prioridad.',
  'blockers.orderBlockers':
    'El jugador atacante ordenaba a las bloqueadoras de un atacante para el daño.',
  'blockers.orderAttackers':
    'El jugador defensor ordenaba a los atacantes bloqueados por una bloqueadora.',
  'blockers.blockerRemovedFromOrder':
    'Una bloqueadora que salía del combate salía del orden; las demás lo conservaban.',
  'blockers.attackerRemovedFromOrder':
    'Un atacante que salía del combate salía del orden; los demás lo conservaban.',
  'blockers.newBlockerInOrder':
    'Una criatura obligada a bloquear tomaba el lugar que elegía el jugador atacante.',
  'blockers.putBlocking': 'Una criatura que entra bloqueando está bloqueando, pero no “bloqueó”.',
  'blockers.putBlockingInOrder': 'Tomaba en el orden el lugar que elegía el jugador atacante.',
  'blockers.putBlockingGone': 'Si esa criatura ya no ataca, entra sin bloquear.',
  'blockers.putBlockingIgnoresRequirements':
    'Restricciones y requerimientos no afectan a quien entra bloqueando.',
} satisfies RuleWords;
