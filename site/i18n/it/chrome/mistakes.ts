import type { MistakePageWords } from '../../chrome.ts';
import { count } from '../agreement.ts';

export const mistakePages: MistakePageWords = {
  title: 'Errori frequenti',
  lead: 'Ciò che si crede del combattimento e non è vero, con le situazioni in cui si vede.',
  groups: {
    stayingInCombat: 'Restare in combattimento',
    declaring: 'Dichiarare attaccanti e bloccanti',
    damage: 'Danno da combattimento',
    triggering: 'Inneschi',
    turn: 'Il turno',
  },
  believed: 'Che cosa si crede',
  noRule: 'nessuna regola',
  whyBelieved: 'Perché lo si crede',
  soIs: 'Come stanno le cose',
  boards: 'Dove si vede',
  boardsLead: 'Domande a cui chi lo crede risponde in un altro modo.',
  noBoards: 'Ancora nessuna domanda lo mostra.',
  practise: 'Allenati su questo',
  wouldBeRight: (belief) => `Avresti ragione se ${belief}. Ma non è così:`,
  readMore: 'Di più su questo errore',
  count: (n) => count(n, 'domanda', 'domande'),
};
