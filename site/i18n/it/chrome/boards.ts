import type { BoardsWords } from '../../boardsWords.ts';

export const boards: BoardsWords = {
  title: 'Situazioni senza fine',
  lead: 'Situazioni nuove per un errore, una parola chiave o una regola, create al momento: il motore le risolve e corregge le risposte.',
  made: (aim) => `Situazione creata: ${aim}`,
  groups: { mistake: 'Per un errore', keyword: 'Per una parola chiave', rule: 'Per una regola' },
  another: 'Un’altra così',
  noScript:
    'Per creare queste situazioni serve JavaScript, che in questo browser non è attivo. Gli esercizi si possono leggere uno per uno nelle serie.',
};
