import type { RuleWords } from '../../messages.ts';

/** Triggered abilities. */
export const triggers = {
  'triggers.attackersCharacteristics':
    'Un innesco d’attacco guarda la creatura solo alla dichiarazione.',
  'triggers.attackConditions': 'Gli inneschi d’attacco hanno diverse forme.',
  'triggers.attacks': '“Attacca” si innesca alla dichiarazione, non per chi entra attaccando.',
  'triggers.isAttacked': '“Viene attaccato” si innesca una volta, per quante siano le creature.',
  'triggers.playerAttacksWith':
    '“Attacca con” si innesca per una creatura dichiarata da quel giocatore.',
  'triggers.playerAttacks':
    '“Un giocatore attacca” si innesca una volta se c’è almeno una creatura.',
  'triggers.playerAttacksPlayer':
    '“Attacca un giocatore” chiede una creatura dichiarata contro quel giocatore.',
  'triggers.attacksAndIsntBlockedWaits':
    '“Attacca e non viene bloccata” si innesca alla dichiarazione dei bloccanti.',
  'triggers.blockConditions': 'Gli inneschi di blocco hanno diverse forme.',
  'triggers.blocks': '“Blocca” si innesca una volta per bloccante, anche se blocca più creature.',
  'triggers.blocksACreature': '“Blocca una creatura” si innesca per ogni creatura bloccata.',
  'triggers.becomesBlocked':
    '“Viene bloccata” si innesca una volta, quando un attaccante non bloccato diventa bloccato.',
  'triggers.becomesBlockedOncePerCombat':
    '“Viene bloccata” si innescava solo la prima volta in un combattimento.',
  'triggers.becomesBlockedByACreature':
    '“Viene bloccata da una creatura” si innesca per ognuna, anche per una che entra bloccando.',
  'triggers.numberOfBlockers':
    'Un numero di bloccanti si può raggiungere alla dichiarazione o dopo.',
  'triggers.blockCharacteristics':
    'Un innesco di blocco guarda le caratteristiche solo in quel momento.',
  'triggers.attacksAndIsntBlocked':
    '“Attacca e non viene bloccata” si innesca se nessuno viene dichiarato come suo bloccante.',
  'triggers.event': 'Un’abilità si innesca ogni volta che accade il suo evento.',
  'triggers.putOnStack': 'Va in pila appena un giocatore riceverebbe priorità.',
  'stack.severalAtOnce': 'Più cose insieme vanno in pila in ordine di turno.',
  'ability.independentOfSource': 'Un’abilità in pila resta, qualunque cosa accada alla sua fonte.',
  'triggers.apnapOrder': 'Prima vanno in pila gli inneschi del giocatore attivo, poi gli altri.',
  'triggers.leavesTheBattlefield':
    'Ciò che lascia il campo fa innescare abilità che guardano indietro a ciò che c’era.',
  'triggers.lookBackLeavesTheBattlefield':
    'Gli inneschi di uscita dal campo guardano indietro nel tempo.',
  'triggers.atTheBeginningOf':
    '“All’inizio di” una sottofase o fase si innesca proprio quando essa inizia.',
  'triggers.becomes':
    '“Viene TAPpato”, “viene bloccato” si innescano al cambiamento, non per uno stato già presente.',
  'triggers.optional':
    'Un innesco con “puoi” o “a meno che” va in pila comunque; si sceglie alla risoluzione.',
  'triggers.delayedCreated':
    'Un’abilità innescata ritardata non si innesca per ciò che è accaduto prima che fosse creata.',
  'triggers.delayedOnce':
    'Un’abilità innescata ritardata si innesca una volta sola, al prossimo evento, se non indica una durata.',
  'triggers.onceEachEvent':
    'Un’abilità si innesca una volta per ogni volta che il suo evento accade, anche più volte insieme.',
  'triggers.controller':
    'L’abilità innescata la controlla chi controllava la fonte quando si è innescata.',
  'triggers.choicesAsPutOnStack':
    'I bersagli si scelgono quando va in pila; senza una scelta legale viene rimossa.',
  'triggers.interveningIf':
    'Un “se” subito dopo l’evento si verifica due volte: quando accade e alla risoluzione.',
  'triggers.zoneChange':
    'Un innesco di cambio di zona cerca l’oggetto solo nella zona in cui è andato.',
  'triggers.entersTheBattlefield':
    'Per gli inneschi di entrata conta tutto ciò che è sul campo, compreso ciò che vi è appena entrato.',
  'triggers.delayed':
    'Un effetto può creare un’abilità innescata ritardata, che farà qualcosa più tardi.',
  'triggers.delayedObject':
    'Un’abilità innescata ritardata trova il suo oggetto anche se è cambiato, ma non in un’altra zona.',
  'triggers.state':
    'Un innesco di stato scatta appena uno stato del gioco è vero, e non di nuovo finché è in attesa o in pila.',
  'triggers.preventedOrReplacedEvent':
    'Ciò che è prevenuto o sostituito non è accaduto, e non innesca nulla.',
  'triggers.lookBack':
    'La maggior parte degli inneschi guarda il gioco subito dopo l’evento; alcuni, subito prima.',
  'triggers.reflexive':
    'Un innesco riflessivo (“quando lo fai”) scatta per ciò che si è fatto mentre il suo effetto si risolveva.',
} satisfies RuleWords;
