import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'Solo la bloquean criaturas con la habilidad de volar o alcance.',
  'keyword.reach': 'Puede bloquear criaturas con la habilidad de volar.',
  'keyword.shadow':
    'Desvanecerse: solo bloquea y es bloqueada por criaturas con esta misma habilidad.',
  'keyword.horsemanship': 'Solo la bloquean criaturas con la habilidad de equitación.',
  'keyword.fear': 'Solo la bloquean criaturas artefacto y criaturas negras.',
  'keyword.intimidate': 'Solo la bloquean criaturas artefacto o que comparten un color con ella.',
  'keyword.landwalk':
    'No puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
  'keyword.landwalkDoesNotCancel': 'Que una bloqueadora tenga la misma habilidad no la anula.',
  'keyword.skulk': 'No la bloquean criaturas con mayor fuerza.',
  'keyword.menace': 'La bloquean dos o más criaturas, o ninguna.',
  'keyword.protectionFromBlocking': 'No la bloquean criaturas con la cualidad indicada.',
  'keyword.infectCreature': 'Su daño a criaturas se hace en forma de contadores -1/-1.',
  'keyword.infectPlayer': 'Su daño a jugadores se hace en forma de contadores de veneno.',
  'keyword.defender': 'No puede atacar.',
  'keyword.haste': 'Puede atacar y girarse el mismo turno en que llegó.',
  'keyword.vigilance': 'Atacar no hace que se gire.',
  'keyword.firstStrike': 'Hace su daño de combate en el primero de dos pasos.',
  'keyword.firstStrikeBetweenSteps':
    'Ganarla o perderla entre los dos pasos no da una segunda ocasión.',
  'keyword.doubleStrike': 'Hace daño de combate en los dos pasos.',
  'keyword.doubleStrikeLost': 'Si se pierde entre los dos pasos, no hay segundo daño.',
  'keyword.doubleStrikeGained': 'Si se gana entre los dos pasos, hay un segundo daño.',
  'keyword.banding':
    'Atacantes que agrupan, y como mucho una que no, pueden declararse en un grupo; cada una, en uno solo.',
  'keyword.bandMemberRemoved': 'Una criatura que sale del combate sale también de su grupo.',
  'keyword.bandBlockedTogether': 'Lo que bloquea a una criatura de un grupo las bloquea a todas.',
  'keyword.bandingAttackerDivides':
    'Si algo bloquea a una criatura que agrupa, su daño lo reparte el jugador activo, no el defensor.',
  'keyword.trample': 'Asignado daño letal a sus bloqueadoras, el resto puede ir a lo que ataca.',
  'keyword.trampleNoBlockers':
    'Bloqueada pero ya sin bloqueadoras, asigna todo su daño a lo que ataca.',
  'keyword.trampleNotPastPermanent':
    'Si ataca a un planeswalker, no asigna nada al jugador, aunque sobre daño o el planeswalker ya no esté.',
  'keyword.deathtouch':
    'Cualquier daño suyo destruye a una criatura, como acción basada en estado.',
  'keyword.deathtouchDivision':
    'Al asignar su daño de combate, 1 punto a una criatura ya cuenta como letal.',
  'keyword.lifelink': 'Su daño hace además que su controlador gane esa cantidad de vidas.',
  'keyword.wither': 'Su daño a criaturas no se marca: se hace en forma de contadores -1/-1.',
  'keyword.flash': 'Se puede lanzar cuando se podría lanzar un instantáneo.',
  'keyword.shroud':
    'Ningún hechizo ni habilidad puede hacerla objetivo, tampoco los de su controlador.',
  'keyword.phasing':
    'En tu paso de enderezar, antes de enderezar, lo que cambia de fase sale y a la vez entra lo que había salido.',
  'keyword.phasedOut':
    'Lo que está fuera de fase es como si no existiera; al salir de fase sale del combate.',
  'keyword.phasedIn': 'Lo que entra en fase vuelve a existir para el juego.',
  'keyword.ninjutsu':
    'Desde la mano: pagas, la muestras y regresas una atacante no bloqueada; entra girada y atacando.',
  'keyword.ninjutsuAttacksSameTarget': 'Ataca a lo mismo que atacaba la criatura regresada.',
} satisfies RuleWords;
