import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** Who is in combat, and whom they fight. */
export const stayingInCombat: MistakeWordsOf<'stayingInCombat'> = {
  goneBlockerUnblocked: {
    title: 'Se il bloccante sparisce, l’attaccante passa',
    wouldBeRight: 'un attaccante diventasse non bloccato quando i suoi bloccanti non ci sono più',
    why: 'Ci si immagina la strada di nuovo libera. In altri giochi bloccare è mettersi in mezzo.',
    so: 'Chi è bloccato resta bloccato. Se non lo blocca più nessuno, un attaccante non infligge danno da combattimento, a meno che non abbia travolgere: una 4/4 il cui bloccante viene sacrificato non toglie nulla al giocatore.',
  },
  lateEvasionUnblocks: {
    title: 'Ottenere volare dopo i blocchi fa passare l’attaccante',
    wouldBeRight: 'l’evasione si controllasse di nuovo dopo i blocchi',
    why: 'Sono abilità che valgono sempre, e ci si aspetta che agiscano in ogni momento.',
    so: 'L’evasione conta una volta sola, quando si dichiarano i bloccanti. Una 3/3 che ottiene volare più tardi resta bloccata dalla 2/2 a terra; e una creatura con minacciare resta bloccata anche se uno dei suoi due bloccanti muore.',
  },
  tapRemoves: {
    title: 'TAPpare una creatura la rimuove dal combattimento',
    wouldBeRight: 'TAPpare un attaccante o un bloccante lo rimuovesse dal combattimento',
    why: 'TAPpata per tempo, una creatura in effetti non attacca; le carte che STAPpano un attaccante spesso ne prevengono anche il danno; e fino al 1999 un bloccante TAPpato non ne infliggeva.',
    so: 'Una volta dichiarata, una creatura combatte, TAPpata o no. Perché non attacchi bisogna TAPparla al più tardi all’inizio del combattimento.',
  },
  tappedBlockerMute: {
    title: 'Un bloccante TAPpato non infligge danno da combattimento',
    wouldBeRight: 'un bloccante TAPpato non infliggesse danno da combattimento',
    why: 'Era così fino alla Sesta Edizione, nel 1999, e da allora si tramanda.',
    so: 'Quando si assegna il danno, nessuno chiede che cosa sia TAPpato. Una 2/2 attacca, la tua 2/2 blocca e poi viene TAPpata: muoiono entrambe.',
  },
  leaverKeepsFighting: {
    title: 'Chi si rigenera o cambia controllore combatte ancora',
    wouldBeRight: 'una creatura restasse in combattimento quando si rigenera o cambia controllore',
    why: 'È la stessa carta nello stesso posto sul tavolo, e sembra che non sia successo nulla.',
    so: 'In entrambi i casi viene rimossa dal combattimento. Un bloccante che viene distrutto e si rigenera prima del danno non ne infligge e non ne subisce; un attaccante di cui prendi il controllo non attacca più.',
  },
  putInObeysCant: {
    title: 'Chi non può attaccare non può entrare attaccando',
    wouldBeRight: 'chi entra attaccando dovesse poter attaccare, e pagare per farlo',
    why: 'Ci si immagina che attacchi come gli altri. Le regole dicono apertamente il contrario solo dal 22 luglio 2016.',
    so: 'Restrizioni, requisiti e costi riguardano la dichiarazione, e questa creatura non è mai stata dichiarata. Una pedina entra attaccando anche se è appena arrivata, anche se “non può attaccare”, e senza che nessuno paghi.',
  },
};
