import type { QuizWords } from '../../quizWords.ts';
import { isPlural } from '../agreement.ts';

export const quiz: QuizWords = {
  title: 'Tu veredicto',
  lead: 'Responde antes de mirar. Todo lo que sea legal vale: el motor juzga lo que declares.',
  check: 'Comprobar',
  answer: 'Respuesta',
  right: 'Correcto.',
  wrong: 'No es correcto.',
  partly: (right, all) => `Correctas: ${right} de ${all}.`,
  legal: 'Legal',
  illegal: 'Ilegal',
  yes: 'Sí',
  no: 'No',
  byWhichRule: '¿Qué regla lo impide?',
  wrongRule: 'Es ilegal, sí, pero por otra regla.',
  none: 'ninguna',
  up: (item) => `Subir ${item}`,
  down: (item) => `Bajar ${item}`,
  assigned: '{k} de {n} asignados',
  seeStep: (n) => `Ver el paso ${n}`,
  ways: (n) => (n === 1 ? 'Hay una sola forma legal.' : `Hay ${n} formas legales.`),
  manyWays: 'Hay muchas formas legales.',
  oneOfThem: 'Una de ellas',
  onlyWay: 'Es esta',
  noAttack: 'no ataca',
  noBlock: 'no bloquea',
  attacks: (what) => `ataca a ${what}`,
  blocks: (attacker) => `bloquea a ${attacker}`,
  declareAttackers: (player) => `${player} declara atacantes. Haz una declaración legal.`,
  declareBlockers: (player) => `${player} declara bloqueadoras. Haz una declaración legal.`,
  divide: (n, creature) =>
    `${creature} ${isPlural(creature) ? 'asignan' : 'asigna'} ${n} puntos de daño de combate. Repártelos de forma legal.`,
  isLegal: (act) => `${act}. ¿Es legal?`,
  casts: (player, spell, targets) =>
    targets === '' ? `${player} lanza ${spell}` : `${player} lanza ${spell} sobre ${targets}`,
  activates: (player, source, targets) =>
    targets === ''
      ? `${player} activa la habilidad de ${source}`
      : `${player} activa la habilidad de ${source} sobre ${targets}`,
  plays: (player, land) => `${player} juega ${land}`,
  manaFrom: (sources) => `maná de ${sources}`,
  gives: (objects) => `entrega ${objects}`,
  suspends: (player, card) => `${player} suspende ${card}`,
  board: 'La mesa en el momento de la pregunta',
  failed: 'No se pudo cargar el motor de reglas. La respuesta está abajo.',
  missing: {
    choice: 'Primero elige una respuesta.',
    number: 'Primero escribe un número entero.',
    rule: 'Elige también la regla.',
    none: 'No has elegido nada. Si esa es tu respuesta, compruébala otra vez.',
  },
};
