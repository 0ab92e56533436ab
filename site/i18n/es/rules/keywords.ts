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
  'keyword.bandAttacksOneTarget':
    'Todas las criaturas de un grupo atacan al mismo jugador, planeswalker o batalla.',
  'keyword.bandLasts':
    'Un grupo declarado dura todo el combate, aunque alguna de sus criaturas pierda la habilidad.',
  'keyword.bandSharesNoAbilities':
    'Las criaturas de un grupo no comparten habilidades ni las pierden.',
  'keyword.bandBlockedByEffect':
    'Si un efecto hace que una criatura de un grupo quede bloqueada, lo quedan todas.',
  'keyword.bandingBlockerDivides':
    'Si bloquea una criatura que agrupa, el daño de la atacante lo reparte el defensor, no el jugador activo.',
  'keyword.bandsWithOtherBand':
    'Con «agrupar con otros», cuantas atacantes de la cualidad indicada se quiera pueden formar un grupo.',
  'keyword.trampleOverPlaneswalkers':
    'Arrollar sobre planeswalkers: pasada su lealtad, el resto del daño puede ir al controlador del planeswalker.',
  'keyword.trampleOverPlaneswalkerGone':
    'Arrollar sobre planeswalkers: si el planeswalker ya no está, lo que sobra puede ir al jugador.',
  'keyword.deathtouchMultiple': 'Toque mortal: cada una que tuviera era un disparo aparte.',
  'keyword.deathtouchRedundant': 'Toque mortal: tenerlo dos veces no añade nada.',
  'keyword.deathtouchLastKnown':
    'Toque mortal: de una fuente que ya no está cuenta la última información conocida.',
  'keyword.lifelinkMultiple': 'Vínculo vital: cada uno que tuviera era un disparo aparte.',
  'keyword.lifelinkRedundant': 'Vínculo vital: tenerlo dos veces no añade nada.',
  'keyword.lifelinkLastKnown':
    'Vínculo vital: de una fuente que ya no está cuenta la última información conocida.',
  'keyword.lifelinkSeparateEvents':
    'Vínculo vital: varias fuentes que hacen daño a la vez dan otras tantas ganancias de vida distintas.',
  'keyword.protection': 'La protección nombra una cualidad, y guarda de lo que la tiene.',
  'keyword.protectionFromDamage':
    'Protección: el daño de fuentes con la cualidad indicada se previene.',
  'keyword.protectionFromTargeting':
    'Protección: no la hacen objetivo hechizos con esa cualidad ni habilidades de tales fuentes.',
  'keyword.protectionFromAuras':
    'Protección: las Auras con esa cualidad no pueden encantarla; las que ya tiene van al cementerio.',
  'keyword.protectionFromEquipment':
    'Protección: los Equipos con esa cualidad no pueden equiparla; los que ya lleva se sueltan.',
  'keyword.indestructible':
    'Indestructible: nada la destruye, ni el daño letal ni el toque mortal.',
  'keyword.hexproof':
    'Antimaleficio: ningún hechizo ni habilidad de un oponente puede hacerla objetivo.',
  'keyword.hasteTapAbilities':
    'Prisa: sus habilidades con el símbolo de girar o enderezar se pueden usar enseguida.',
  'keyword.phasedOutIndirectly':
    'Lo anexado sale de fase con su permanente y vuelve a entrar con él.',
  'keyword.phasedOutBothWays':
    'Lo que saldría de fase a la vez por sí mismo y con un permanente sale solo con el permanente.',
  'keyword.phasedOutEffectsExpire':
    'Los efectos pueden acabar mientras un permanente está fuera de fase; al volver ya no se aplican.',
  'keyword.phasingKeepsZoneAndControl':
    'Cambiar de fase no cambia la zona ni el controlador; nada se dispara por entrar o salir.',
  'keyword.phasedOutDamageRemoved': 'El daño de un permanente se quitaba al salir de fase.',
  'keyword.phasedOutTokens': 'Las fichas que salían de fase dejaban de existir.',
  'keyword.phasedInActsAtOnce':
    'Lo que entraba en fase podía atacar y usar enseguida las habilidades con el símbolo de girar.',
  'keyword.convoke':
    'Convocar: al lanzarlo, cada criatura que giras paga un maná de su color o un maná genérico.',
  'keyword.crew':
    'Tripular: girando criaturas con suficiente fuerza total, el Vehículo es una criatura este turno.',
  'keyword.equip':
    'Equipar: pagas para anexarlo a una criatura tuya, solo cuando podrías lanzar un conjuro.',
  'keyword.dash':
    'Embestir: lanzada por este coste, tiene prisa y vuelve a la mano en el próximo paso final.',
  'keyword.evoke': 'Evocar: lanzada por este coste, se sacrifica cuando entra.',
  'keyword.fading':
    'Desaparecer: en cada mantenimiento pierde un contador; si no tiene ninguno que perder, se sacrifica.',
  'keyword.cumulativeUpkeep':
    'Mantenimiento acumulativo: en cada mantenimiento recibe un contador de edad; se paga por todos o se sacrifica.',
  'keyword.suspend':
    'Suspender: exiliada con contadores de tiempo, pierde uno en cada mantenimiento y tras el último se lanza gratis.',
  'keyword.rebound':
    'Rebote: lanzada desde la mano, va al exilio y se lanza gratis en el próximo mantenimiento.',
  'keyword.madness':
    'Demencia: descartada, va al exilio y desde allí se puede lanzar por este coste.',
  'keyword.dredge':
    'Dragar: en vez de robar una carta, puedes moler esa cantidad y tomar esta del cementerio.',
} satisfies RuleWords;
