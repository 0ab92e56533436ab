import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** How combat damage is divided, when it is dealt and what comes of it. */
export const damage: MistakeWordsOf<'damage'> = {
  damageInOrder: {
    title: 'Prima deve morire il primo bloccante, poi tocca al secondo',
    wouldBeRight: 'si dovesse assegnare danno letale a un bloccante prima di darne al successivo',
    why: 'Era così dall’11 luglio 2009 all’8 novembre 2024, e molte pagine lo dicono ancora.',
    so: 'Il danno si suddivide liberamente: una 6/6 bloccata da tre 4/4 può assegnarne 2 a ognuna. Solo travolgere chiede ancora danno letale per tutti i bloccanti, prima che il resto vada oltre.',
  },
  damageOnStack: {
    title: 'Il danno da combattimento va in pila',
    wouldBeRight:
      'il danno da combattimento aspettasse in pila, e lo infliggesse anche una creatura che non c’è più',
    why: 'Era così dal 1999 all’11 luglio 2009.',
    so: 'Il danno si assegna e viene inflitto, e in mezzo non si può fare nulla. Se sacrifichi il tuo bloccante prima del danno, non ne infligge.',
  },
  lethalFromScratch: {
    title: 'Il danno letale è pari alla costituzione',
    wouldBeRight: 'il danno letale fosse sempre pari a tutta la costituzione',
    why: 'Spesso lo si spiega così, ed è vero per una creatura illesa con un solo attaccante.',
    so: 'Conta il danno già segnato sulla creatura, e conta quello che altri attaccanti le assegnano nella stessa sottofase. Una 5/5 con travolgere, bloccata da una 3/3 con 2 danni segnati, può assegnarne 4 al giocatore.',
  },
  indestructibleStopsTrample: {
    title: 'Un bloccante indistruttibile non si può travolgere',
    wouldBeRight: 'nessun danno fosse letale per una creatura indistruttibile',
    why: 'Nel linguaggio di tutti i giorni, nulla è letale per chi non ne muore.',
    so: 'Il danno letale è un numero: la costituzione, meno il danno che c’è già. Una 5/5 con travolgere, bloccata da una 2/2 indistruttibile, le assegna 2 danni e ne assegna 3 al giocatore.',
  },
  shieldSoaksTrample: {
    title: 'Il danno che sarà prevenuto non vale come danno letale',
    wouldBeRight: 'il danno che sarà prevenuto non contasse come assegnato',
    why: 'Si pensa a che cosa farà il danno, mentre le regole guardano quanto se ne assegna.',
    so: 'Per travolgere, prevenzione e protezione non contano. Una 6/6 verde con travolgere, bloccata da una 2/2 con protezione dal verde, le assegna 2 danni e ne assegna 4 al giocatore.',
  },
  deathtouchFullToughness: {
    title: 'Con tocco letale e travolgere serve tutta la costituzione',
    wouldBeRight: 'anche con tocco letale il danno letale fosse pari a tutta la costituzione',
    why: 'Era così fino al 16 luglio 2010. E si pensa che tocco letale uccida solo dopo.',
    so: 'Con tocco letale, 1 danno è già danno letale. Una 4/4 con tocco letale e travolgere, bloccata da una 3/3, le assegna 1 danno e ne assegna 3 al giocatore.',
  },
  goneBlockerStopsTrample: {
    title: 'Senza più bloccanti nemmeno chi travolge infligge danno',
    wouldBeRight: 'travolgere non servisse a nulla quando nessuno blocca più l’attaccante',
    why: 'È la regola giusta, portata un passo troppo in là: senza travolgere, una creatura bloccata che nessuno blocca più non infligge nulla.',
    so: 'Con travolgere, assegna tutto il suo danno a ciò che attacca. Una 4/4 con travolgere il cui unico bloccante viene sacrificato infligge 4 danni al giocatore.',
  },
  walkerSpill: {
    title: 'Travolgere passa dal planeswalker al suo controllore',
    wouldBeRight:
      'con travolgere il danno oltre la fedeltà di un planeswalker potesse andare al suo controllore',
    why: 'Con le creature che bloccano è così, e qualche carta ha davvero travolgere i planeswalker.',
    so: 'Si travolgono i bloccanti, non il planeswalker. Una 5/5 con travolgere che attacca un planeswalker con fedeltà 3 e non è bloccata gli infligge tutti e 5 i danni, e al giocatore nessuno.',
  },
  lateFirstStrikeMute: {
    title: 'Chi ottiene tardi attacco improvviso non infligge danno',
    wouldBeRight:
      'chi ha attacco improvviso non infliggesse danno nella seconda sottofase, nemmeno se lo ha ottenuto dopo la prima',
    why: '“Chi ha attacco improvviso colpisce nella prima sottofase” viene preso per l’intera regola.',
    so: 'Conta che cosa aveva la creatura all’inizio della prima sottofase. Se allora non aveva né attacco improvviso né doppio attacco, infligge il suo danno nella seconda, qualunque cosa abbia ottenuto nel frattempo.',
  },
  lostFirstStrikeAgain: {
    title: 'Chi perde attacco improvviso colpisce una seconda volta',
    wouldBeRight: 'nella seconda sottofase infliggesse danno chi non ha più attacco improvviso',
    why: 'La seconda sottofase sembra quella delle creature normali.',
    so: 'Conta che cosa aveva la creatura all’inizio della prima sottofase. Una 2/2 con attacco improvviso che lo perde dopo la prima sottofase ha già inflitto i suoi 2 danni, e non ne infligge altri.',
  },
  secondStepNotYet: {
    title: 'Nella seconda sottofase colpisce chi non ha ancora colpito',
    wouldBeRight: 'nella seconda sottofase infliggesse danno chi non ne ha inflitto nella prima',
    why: 'Era così fino all’11 luglio 2009, e documenti più vecchi lo insegnano.',
    so: 'Decide se la creatura aveva attacco improvviso o doppio attacco all’inizio della prima sottofase, non se ha inflitto danno. Una 0/2 con attacco improvviso che prende +3/+0 dopo la prima sottofase non infligge nulla.',
  },
  lifelinkWaits: {
    title: 'I punti vita di legame vitale arrivano dopo il danno',
    wouldBeRight: 'legame vitale fosse un’abilità innescata, che dà i punti vita solo più tardi',
    why: 'Era così fino all’11 luglio 2009, e sulle carte più vecchie si legge “ogniqualvolta”.',
    so: 'I punti vita si guadagnano insieme al danno. Un giocatore a 3 che subisce 3 danni, mentre un suo bloccante con legame vitale ne infligge 3, è ancora a 3 e continua a giocare.',
  },
  deathtouchAlwaysKills: {
    title: 'Tocco letale uccide anche ciò che è indistruttibile',
    wouldBeRight: 'tocco letale mandasse al cimitero anche ciò che non può essere distrutto',
    why: 'Si riassume in “muore”, mentre ciò che fa tocco letale è distruggere.',
    so: 'La creatura che subisce quel danno viene distrutta, e ciò che è indistruttibile non può esserlo. Una 2/2 indistruttibile sopravvive a una 1/1 con tocco letale.',
  },
  triggerSavesTheDying: {
    title: 'Un innesco per il danno fa in tempo a salvare la creatura',
    wouldBeRight: 'le abilità che il danno innesca si risolvessero prima che la creatura muoia',
    why: 'Sembra un evento solo: la creatura viene colpita, e quindi cresce.',
    so: 'Prima muoiono le creature con danno letale; solo dopo gli inneschi vanno in pila. Una 2/2 che riceve un segnalino +1/+1 ogni volta che viene colpita, e subisce 2 danni, è già morta quando il segnalino dovrebbe arrivare.',
  },
};
