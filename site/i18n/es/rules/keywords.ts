import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'Solo la bloquean criaturas con vuelo o alcance.',
  'keyword.reach': 'Puede bloquear criaturas que vuelan.',
  'keyword.shadow': 'Quien se desvanece solo bloquea y es bloqueado por quien se desvanece.',
  'keyword.horsemanship': 'Solo la bloquean criaturas con horsemanship.',
  'keyword.fear': 'Solo la bloquean criaturas artefacto y criaturas negras.',
  'keyword.intimidate': 'Solo la bloquean criaturas artefacto o que comparten un color.',
  'keyword.landwalk': 'No puede ser bloqueada si el jugador defensor controla una tierra así.',
  'keyword.landwalkDoesNotCancel': 'Un cruzatierras del otro lado no anula nada.',
  'keyword.skulk': 'No la bloquean criaturas con mayor fuerza.',
  'keyword.menace': 'La bloquean dos o más criaturas, o ninguna.',
  'keyword.protectionFromBlocking': 'No la bloquean criaturas con la cualidad indicada.',
  'keyword.infectCreature': 'Su daño a criaturas se convierte en contadores -1/-1.',
  'keyword.infectPlayer': 'Su daño a jugadores se convierte en contadores de veneno.',
  'keyword.defender': 'No puede atacar.',
  'keyword.haste': 'Puede atacar y girarse el turno en que llegó.',
  'keyword.vigilance': 'Atacar no la gira.',
  'keyword.firstStrike': 'Hace daño en el primero de dos pasos de daño.',
  'keyword.firstStrikeBetweenSteps':
    'Dañar primero ganado o perdido entre los pasos no da un segundo golpe.',
  'keyword.doubleStrike': 'Hace daño en los dos pasos de daño.',
  'keyword.doubleStrikeLost': 'Perdido entre los pasos, no da el segundo daño.',
  'keyword.doubleStrikeGained': 'Ganado entre los pasos, da un segundo daño.',
} satisfies RuleWords;
