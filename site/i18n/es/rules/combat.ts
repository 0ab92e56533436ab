import type { RuleWords } from '../../messages.ts';

/** The combat phase as a whole, its first step and its last. */
export const combat = {
  'combat.steps':
    'El combate tiene cinco pasos; sin atacantes se omiten dos, con daño de dañar primero se añade uno.',
  'combat.attackingAndDefendingPlayer':
    'El jugador activo ataca y el otro se defiende, con sus planeswalkers y las batallas que protege.',
  'combat.defendingPlayersInMultiplayer':
    'Con varios oponentes se elige a uno para defender, salvo que la variante los haga defender a todos.',
  'combat.teamsInCombat': 'Con turnos de equipo, los equipos atacan y defienden juntos.',
  'combat.whatCanAttackOrBeAttacked':
    'Solo las criaturas atacan y bloquean; solo se ataca a jugadores, planeswalkers y batallas.',
  'combat.noncreaturePutAttacking':
    'Un permanente que no es criatura y debería entrar atacando o bloqueando entra, y nada más.',
  'combat.putAttackingByNonattackingPlayer':
    'Una criatura que entra bajo el control de quien no ataca no está atacando.',
  'combat.putAttackingTargetGone': 'Lo que debería atacar ya no está: entra sin atacar.',
  'combat.putAttackingLate':
    'Si entra atacando cuando ya se declararon bloqueadoras, la criatura no está bloqueada.',
  'combat.putBlockingOutsideOwnDefence':
    'Una criatura solo entra bloqueando a lo que ataca a su lado.',
  'combat.battleCreaturePutIntoCombat':
    'Una criatura que también es una batalla nunca ataca ni bloquea.',
  'combat.battleMadeAttackingOrBlocking': 'Ningún efecto hace que una batalla ataque o bloquee.',
  'combat.removedFromCombat':
    'Sale del combate lo que deja el campo, cambia de controlador o de fase, se regenera o deja de ser criatura.',
  'combat.laterCantAttackDoesNotRemove':
    '“No puede atacar” o “no puede bloquear” llega tarde si la criatura ya está declarada.',
  'combat.tappingDoesNotRemove': 'Girar o enderezar no cambia nada para quien ya está declarado.',
  'combat.attackedPermanentLeaves':
    'Si lo que ataca sale del combate, la criatura sigue atacando, pero a nada; sin bloquear no hace daño.',
  'combat.creaturePlaneswalkerStaysInCombat':
    'Una criatura bloqueadora que también es un planeswalker atacado conserva la parte que sigue siendo.',
  'combat.planeswalkerBattleStaysInCombat':
    'Lo que es planeswalker y batalla sigue atacado mientras valga una de las dos partes.',
  'combat.attacksAlone':
    '“Ataca sola” mira la declaración, “está atacando sola” el presente; lo mismo al bloquear.',
  'combat.attacksPlayerAlone':
    'Ataca sola a un jugador si ninguna otra se declaró contra ese jugador.',
  'combat.hadToAttack':
    'Una criatura “tenía que atacar” si un efecto lo exigía al declarar atacantes.',
  'combat.castOnlyBeforeOrAfter':
    'Algunos hechizos solo caben antes o después de un punto del combate.',
  'combat.castOnlyBeforeAttackersDeclared':
    '“Antes de los atacantes” acaba al empezar el paso en que se declaran.',
  'combat.castOnlyBeforeBlockersDeclared':
    '“Antes de las bloqueadoras” acaba al empezar el paso en que se declaran.',
  'combat.castOnlyDuringCombat':
    '“Durante el combate” vale en cualquier fase de combate del turno.',
  'combat.castOnlyAtOtherPoint': 'Sin “durante el combate” cuenta la primera fase de combate.',
  'combat.castOnlyPointMissing':
    'Si el punto se omite, “antes” dura hasta el final de declarar atacantes.',
  'combat.castOnlyBlockersSkipped':
    'Sin paso de declarar bloqueadoras, “después de las bloqueadoras” no llega nunca.',
  'combat.activateOnlyAtPoint': 'Las mismas ventanas valen para las habilidades.',
  'beginningOfCombat.chooseDefendingPlayer':
    'En multijugador se elige al jugador defensor si no lo son todos los oponentes.',
  'beginningOfCombat.priority':
    'El jugador activo recibe prioridad: la última ocasión antes de los atacantes.',
  'endOfCombat.priority': 'El jugador activo recibe prioridad; las criaturas siguen en combate.',
  'endOfCombat.triggers': '“Al final del combate” se dispara al empezar este paso.',
  'endOfCombat.removedFromCombat': 'Al acabar el paso, todo sale del combate.',
} satisfies RuleWords;
