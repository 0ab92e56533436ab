import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'Volar: solo la bloquean criaturas con la habilidad de volar o alcance.',
  'keyword.reach': 'Alcance: puede bloquear criaturas con la habilidad de volar.',
  'keyword.shadow':
    'Desvanecerse: solo bloquea a criaturas con esta habilidad, y solo ellas la bloquean.',
  'keyword.horsemanship': 'Equitación: solo la bloquean criaturas con la habilidad de equitación.',
  'keyword.fear': 'Inspirar temor: solo la bloquean criaturas artefacto y criaturas negras.',
  'keyword.intimidate':
    'Intimidar: solo la bloquean criaturas artefacto o que comparten un color con ella.',
  'keyword.landwalk':
    'Cruzar tierras: no puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
  'keyword.landwalkDoesNotCancel':
    'Que una bloqueadora también cruce tierras no anula la habilidad de la atacante.',
  'keyword.skulk': 'Escurridizo: no la bloquean criaturas con mayor fuerza.',
  'keyword.menace': 'Amenaza: la bloquean dos o más criaturas, o ninguna.',
  'keyword.protectionFromBlocking':
    'Protección: no la bloquean criaturas con la cualidad indicada.',
  'keyword.infectCreature': 'Infectar: su daño a criaturas se hace en forma de contadores -1/-1.',
  'keyword.infectPlayer': 'Infectar: su daño a jugadores se hace en forma de contadores de veneno.',
  'keyword.defender': 'Defensor: no puede atacar.',
  'keyword.haste':
    'Prisa: puede atacar y usar habilidades con el símbolo de girar en el turno en que llega.',
  'keyword.vigilance': 'Vigilancia: atacar no hace que se gire.',
  'keyword.firstStrike': 'Dañar primero: hace su daño de combate en el primero de dos pasos.',
  'keyword.firstStrikeBetweenSteps':
    'Ganar o perder dañar primero entre los dos pasos no cambia quién hace daño en el segundo.',
  'keyword.doubleStrike': 'Dañar dos veces: hace daño de combate en los dos pasos.',
  'keyword.doubleStrikeLost':
    'Dañar dos veces: perdida entre los dos pasos, no da el segundo daño.',
  'keyword.doubleStrikeGained':
    'Dañar dos veces: la que daña primero y la gana entre los dos pasos hace daño otra vez.',
  'keyword.banding':
    'Atacantes que agrupan, y como mucho una que no, pueden declararse en un grupo; cada una, en uno solo.',
  'keyword.bandMemberRemoved': 'Una criatura que sale del combate sale también de su grupo.',
  'keyword.bandBlockedTogether': 'Lo que bloquea a una criatura de un grupo las bloquea a todas.',
  'keyword.bandingAttackerDivides':
    'Si algo bloquea a una criatura que agrupa, su daño lo reparte el jugador activo, no el defensor.',
  'keyword.trample':
    'Arrollar: asignado daño letal a sus bloqueadoras, el resto puede ir a lo que ataca.',
  'keyword.trampleNoBlockers':
    'Arrollar: bloqueada pero ya sin bloqueadoras, asigna todo su daño a lo que ataca.',
  'keyword.trampleNotPastPermanent':
    'Arrollar: si ataca a un planeswalker, al jugador no se le asigna nada, por mucho daño que sobre.',
  'keyword.deathtouch':
    'Toque mortal: cualquier daño suyo destruye a una criatura, como acción basada en estado.',
  'keyword.deathtouchDivision':
    'Toque mortal: al asignar su daño de combate, 1 ya es letal para una criatura.',
  'keyword.lifelink':
    'Vínculo vital: su daño hace además que su controlador gane esa cantidad de vidas.',
  'keyword.wither':
    'Debilitar: su daño a criaturas no se marca, sino que se hace en forma de contadores -1/-1.',
  'keyword.flash': 'Destello: se puede lanzar cuando se podría lanzar un instantáneo.',
  'keyword.shroud':
    'Velo: ningún hechizo ni habilidad puede hacerla objetivo, tampoco los de su controlador.',
  'keyword.phasing':
    'En tu paso de enderezar, antes de enderezar, lo que cambia de fase sale y a la vez entra lo que había salido.',
  'keyword.phasedOut':
    'Lo que está fuera de fase es como si no existiera; al salir de fase sale del combate.',
  'keyword.phasedIn': 'Lo que entra en fase vuelve a existir para el juego.',
  'keyword.ninjutsu':
    'Ninjutsu: pagas, la muestras de tu mano y regresas una atacante no bloqueada; entra girada y atacando.',
  'keyword.ninjutsuAttacksSameTarget':
    'Ninjutsu: la nueva criatura ataca a lo mismo que atacaba la regresada.',
} satisfies RuleWords;
