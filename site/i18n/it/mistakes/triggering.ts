import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** What triggers, how often, and what comes of it. */
export const triggering: MistakeWordsOf<'triggering'> = {
  putInTriggersAttack: {
    title: '“Ogniqualvolta attacca” vale anche per chi entra attaccando',
    wouldBeRight: 'una creatura che entra attaccando avesse attaccato',
    why: '“Sta attaccando” e “ha attaccato” suonano quasi uguali.',
    so: 'Una creatura attacca solo se viene dichiarata. Una pedina che entra attaccando è una creatura attaccante, ma nessun “ogniqualvolta una creatura attacca” si innesca per lei.',
  },
  becomesBlockedPerBlocker: {
    title: '“Viene bloccata” si innesca per ogni bloccante',
    wouldBeRight: '“viene bloccata” si innescasse per ogni bloccante',
    why: 'Si confonde con “viene bloccata da una creatura”, che i bloccanti li conta davvero.',
    so: 'Si innesca una volta, quando l’attaccante da non bloccato diventa bloccato. Una 2/2 con bushido 1 bloccata da due creature diventa 3/3, non 4/4.',
  },
  byACreatureOnce: {
    title: '“Viene bloccata da una creatura” si innesca una volta sola',
    wouldBeRight:
      '“viene bloccata da una creatura” si innescasse una volta sola, per quanti siano i bloccanti',
    why: 'È la regola di “viene bloccata”, applicata anche dove segue “da una creatura”.',
    so: 'Conta ogni creatura che blocca. Due 1/1 che bloccano una creatura con aggirare prendono -1/-1 tutte e due, e muoiono.',
  },
  blocksPerAttacker: {
    title: '“Blocca” si innesca per ogni attaccante bloccato',
    wouldBeRight: '“blocca” si innescasse per ogni attaccante bloccato',
    why: 'Si confonde con “blocca una creatura”, che gli attaccanti li conta davvero.',
    so: 'Si innesca una volta, anche se gli attaccanti bloccati sono più d’uno. Una 2/4 con bushido 1 che ne blocca due diventa 3/5.',
  },
  deadSourceNoTrigger: {
    title: 'Se la fonte muore in risposta, la sua abilità sparisce',
    wouldBeRight: 'un’abilità innescata lasciasse la pila insieme alla sua fonte',
    why: 'La carta su cui sta scritta non c’è più, e in alcuni altri giochi l’abilità se ne va con lei.',
    so: 'Una volta in pila, l’abilità vive di vita propria. Se un attaccante con annientatore 1 viene ucciso mentre l’innesco è in pila, il giocatore in difesa sacrifica comunque un permanente.',
  },
  activeResolvesFirst: {
    title: 'Gli inneschi del giocatore attivo si risolvono per primi',
    wouldBeRight: 'gli inneschi del giocatore attivo si risolvessero per primi',
    why: 'Il giocatore attivo comincia davvero, ma a metterli in pila; e ciò che va in pila per primo si risolve per ultimo.',
    so: 'Gli inneschi del giocatore attivo stanno sotto quelli dell’altro, che si risolvono prima. Mettiamo che i due giocatori siano a 1 e che muoiano insieme due creature, una per parte, ognuna delle quali, morendo, fa perdere 1 punto vita all’avversario di chi la controlla: perde il giocatore attivo.',
  },
};
