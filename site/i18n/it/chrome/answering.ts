import type { AnsweringWords } from '../../answeringWords.ts';
import { assignedIn } from '../../events/eventWords.ts';
import { after } from '../agreement.ts';
import { eventLanguage } from '../events.ts';

export const answering: AnsweringWords = {
  title: 'La tua decisione',
  place: (k, n) => `Domanda ${k} di ${n}`,
  previous: 'Domanda precedente',
  next: 'Domanda successiva',
  showRuling: 'Mostra la decisione',
  check: 'Verifica',
  answer: 'Risposta',
  right: 'Giusto.',
  wrong: 'Sbagliato.',
  partly: (right, all) => `Giuste: ${right} su ${all}.`,
  seeStep: (n) => `Vedi il passo ${n}`,
  ways: (n) => (n === 1 ? 'C’è un solo modo legale.' : `I modi legali sono ${n}.`),
  manyWays: 'I modi legali sono molti.',
  oneOfThem: 'Si può fare così',
  onlyWay: 'È questo',
  assigns: assignedIn(eventLanguage),
  casts: (player, spell, targets) =>
    targets === ''
      ? `${player} lancia ${spell}`
      : `${player} lancia ${spell} bersagliando ${targets}`,
  activates: (player, source, targets) =>
    targets === ''
      ? `${player} attiva l’abilità ${after('di', source)}`
      : `${player} attiva l’abilità ${after('di', source)} bersagliando ${targets}`,
  plays: (player, land) => `${player} gioca ${land}`,
  mana: 'mana',
  fromSource: (source) => after('da', source),
  gives: (objects) => `paga con ${objects}`,
  turnsUp: (player, permanent) => `${player} gira a faccia in su ${permanent}`,
  suspends: (player, card) => `${player} sospende ${card}`,
  board: 'La situazione al momento della domanda',
  failed:
    'Il motore non è ancora caricato. La tua risposta resta e sarà verificata appena possibile.',
  unproved: 'Non dimostrato: né giusto né sbagliato.',
  takeBack: 'Annulla',
  hints: ['Quale regola?', 'Perché?', 'Che cosa sarebbe giusto?'],
  chooseFirst: 'Prima scegli una risposta.',
};
