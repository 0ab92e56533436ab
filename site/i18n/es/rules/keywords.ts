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
} satisfies RuleWords;
