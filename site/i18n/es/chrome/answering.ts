import type { AnsweringWords } from '../../answeringWords.ts';
import { assignedIn } from '../../events/eventWords.ts';
import { of } from '../agreement.ts';
import { eventLanguage } from '../events.ts';

export const answering: AnsweringWords = {
  title: 'Tu veredicto',
  place: (k, n) => `Pregunta ${k} de ${n}`,
  previous: 'Pregunta anterior',
  next: 'Pregunta siguiente',
  showRuling: 'Ver la decisión',
  check: 'Comprobar',
  answer: 'Respuesta',
  right: 'Correcto.',
  wrong: 'No es correcto.',
  partly: (right, all) => `Correctas: ${right} de ${all}.`,
  seeStep: (n) => `Ver el paso ${n}`,
  ways: (n) => (n === 1 ? 'Hay una sola forma legal.' : `Hay ${n} formas legales.`),
  manyWays: 'Hay muchas formas legales.',
  oneOfThem: 'Una de ellas',
  onlyWay: 'Es esta',
  assigns: assignedIn(eventLanguage),
  casts: (player, spell, targets) =>
    targets === '' ? `${player} lanza ${spell}` : `${player} lanza ${spell} sobre ${targets}`,
  activates: (player, source, targets) =>
    targets === ''
      ? `${player} activa la habilidad ${of(source)}`
      : `${player} activa la habilidad ${of(source)} sobre ${targets}`,
  plays: (player, land) => `${player} juega ${land}`,
  mana: 'maná',
  fromSource: of,
  gives: (objects) => `entrega ${objects}`,
  turnsUp: (player, permanent) => `${player} pone boca arriba ${permanent}`,
  suspends: (player, card) => `${player} suspende ${card}`,
  board: 'La situación en el momento de la pregunta',
  failed:
    'El motor aún no se ha cargado. Tu respuesta se guarda y se comprobará en cuanto se pueda.',
  unproved: 'Sin demostrar: ni correcto ni incorrecto.',
  takeBack: 'Deshacer',
  hints: ['¿Qué regla?', '¿Por qué?', '¿Qué sería correcto?'],
  chooseFirst: 'Primero elige una respuesta.',
};
