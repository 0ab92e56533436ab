import type { TroubleWords } from '../../memoryWords.ts';

export const unkept: TroubleWords = {
  why: {
    blocked: 'Questo browser non permette al sito di ricordare le risposte.',
    full: 'In questo browser non c’è più spazio per le risposte. Quelle già ricordate ci sono ancora.',
    newer:
      'In questo browser è stata aperta una versione più recente del sito. Ricarica la pagina perché possa di nuovo ricordare le risposte.',
    broken:
      'Ciò che questo browser ricorda delle tue risposte non si può leggere. Nella pagina “I tuoi progressi” puoi salvare ciò che resta e ricominciare.',
  },
  meanwhile: {
    waits: 'Ciò che rispondi ora resta in attesa nel browser e sarà aggiunto appena possibile.',
    lost: 'Ciò che rispondi ora andrà perso quando lasci la pagina.',
  },
};
