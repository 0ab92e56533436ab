import type { RuleWords } from '../../messages.ts';

/** The combat phase as a whole, its first step and its last. */
export const combat = {
  'combat.steps':
    'El combate tiene cinco pasos; sin atacantes se omiten dos, y con dañar primero o dos veces hay uno más.',
  'combat.attackingAndDefendingPlayer':
    'El jugador activo ataca y el otro se defiende, con sus planeswalkers y las batallas que protege.',
  'combat.defendingPlayersInMultiplayer':
    'Con varios oponentes se elige a uno como defensor, salvo que la variante los haga defensores a todos.',
  'combat.teamsInCombat':
    'Con turnos de equipo ataca el equipo que juega su turno, y el otro defiende.',
  'combat.whatCanAttackOrBeAttacked':
    'Solo las criaturas atacan y bloquean; solo se ataca a jugadores, planeswalkers y batallas.',
  'combat.noncreaturePutAttacking':
    'Un permanente que no es criatura y debería entrar atacando o bloqueando simplemente entra.',
  'combat.putAttackingByNonattackingPlayer':
    'Una criatura que entra bajo el control de quien no ataca no está atacando.',
  'combat.putAttackingTargetGone': 'Si aquello a lo que iba a atacar ya no está, entra sin atacar.',
  'combat.putAttackingLate':
    'Si entra atacando cuando ya se declararon bloqueadoras, es una criatura no bloqueada.',
  'combat.putBlockingOutsideOwnDefence':
    'Una criatura solo entra bloqueando a las que atacan a su controlador o a algo suyo.',
  'combat.battleCreaturePutIntoCombat':
    'Una criatura que también es una batalla nunca ataca ni bloquea.',
  'combat.battleMadeAttackingOrBlocking': 'Ningún efecto hace que una batalla ataque o bloquee.',
  'combat.removedFromCombat':
    'Se remueve del combate lo que deja el campo de batalla, cambia de controlador, sale de fase, se regenera o deja de ser criatura.',
  'combat.laterCantAttackDoesNotRemove':
    '«No puede atacar» o «no puede bloquear» llega tarde a una criatura ya declarada.',
  'combat.tappingDoesNotRemove': 'Girar o enderezar una criatura ya declarada no cambia nada.',
  'combat.attackedPermanentLeaves':
    'Si lo atacado sale del combate, la criatura sigue atacando, pero a nada; si no la bloquean, no hace daño.',
  'combat.creaturePlaneswalkerStaysInCombat':
    'Una bloqueadora que también es un planeswalker atacado conserva el papel que le corresponda a lo que sigue siendo.',
  'combat.planeswalkerBattleStaysInCombat':
    'Lo que es planeswalker y batalla sigue siendo atacado mientras sea una de las dos cosas.',
  'combat.attacksAlone':
    '«Ataca sola» mira la declaración; «está atacando sola», el presente. Con los bloqueos, igual.',
  'combat.attacksPlayerAlone':
    'Ataca sola a un jugador si ninguna otra se declaró atacando a ese jugador.',
  'combat.hadToAttack':
    'Una criatura «tenía que atacar» si un efecto lo exigía al declarar atacantes.',
  'combat.castOnlyBeforeOrAfter':
    'Algunos hechizos solo se pueden lanzar antes o después de un punto del combate.',
  'combat.castOnlyBeforeAttackersDeclared':
    '«Antes de que se declaren atacantes» acaba al empezar el paso de declarar atacantes.',
  'combat.castOnlyBeforeBlockersDeclared':
    '«Antes de que se declaren bloqueadoras» acaba al empezar el paso de declarar bloqueadoras.',
  'combat.castOnlyDuringCombat':
    '«Durante el combate» vale en cualquier fase de combate del turno.',
  'combat.castOnlyAtOtherPoint':
    'Sin «durante el combate», cuenta la primera fase de combate del turno.',
  'combat.castOnlyPointMissing':
    'Si ese punto se omite, «antes» dura hasta el final del paso de declarar atacantes.',
  'combat.castOnlyBlockersSkipped':
    'Sin paso de declarar bloqueadoras, «después de que se declaren» no llega nunca.',
  'combat.activateOnlyAtPoint': 'Lo mismo vale para activar habilidades.',
  'beginningOfCombat.chooseDefendingPlayer':
    'Solo si no defienden todos los oponentes, el jugador activo elige a uno, sin usar la pila.',
  'beginningOfCombat.priority':
    'El jugador activo recibe la prioridad: última ocasión antes de las atacantes.',
  'endOfCombat.priority': 'El jugador activo recibe la prioridad; las criaturas siguen en combate.',
  'endOfCombat.triggers': '«Al final del combate» se dispara al empezar este paso.',
  'endOfCombat.removedFromCombat': 'Al acabar el paso, todo sale del combate.',
} satisfies RuleWords;
