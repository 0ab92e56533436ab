import type { RuleWords } from '../../messages.ts';

/** Combat damage and what it leads to. */
export const damage = {
  'damage.assign':
    'Prima il giocatore attaccante annuncia tutto il suo danno, poi quello in difesa.',
  'damage.equalToPower': 'Ogni creatura assegna danno pari alla sua forza; con 0 o meno, nessuno.',
  'damage.unblockedAssigns': 'Una creatura non bloccata assegna il danno a ciò che attacca.',
  'damage.divideAmongBlockers':
    'Una creatura bloccata suddivide il danno tra le creature che la bloccano.',
  'damage.divideAmongAttackers':
    'Una creatura bloccante suddivide il danno tra le creature che blocca.',
  'damage.oneCreatureAfterAnother':
    'Il danno di ogni creatura si assegnava per intero prima della successiva.',
  'damage.wholeAssignmentChecked':
    'L’assegnazione di un giocatore si giudica nel suo insieme e si annulla se è illegale.',
  'damage.dealtSimultaneously':
    'Il danno da combattimento viene inflitto tutto insieme; prima non si può agire.',
  'damage.onTheStack': 'Il danno assegnato attendeva in pila, e i giocatori potevano agire.',
  'damage.dealtThoughCreatureLeft':
    'Il danno in pila era inflitto anche se la creatura non c’era più.',
  'damage.sourceLastKnownInformation':
    'Per una fonte uscita contavano le ultime informazioni note.',
  'damage.priority': 'Il giocatore attivo riceve priorità dopo il danno.',
  'damage.triggersPutOnStack':
    'Prima va in pila ciò che è stato innescato dal danno e dalle azioni generate dallo stato.',
  'damage.secondStep':
    'La seconda sottofase di danno è di chi all’inizio della prima non aveva né attacco improvviso né doppio attacco, e di chi ha doppio attacco.',
  'damage.toPlayer': 'Il danno a un giocatore gli fa perdere altrettanti punti vita.',
  'damage.toPlaneswalker': 'Il danno a un planeswalker toglie altrettanta fedeltà.',
  'damage.toBattle': 'Il danno a una battaglia toglie altrettanta difesa.',
  'damage.toCreatureByWitherOrInfect':
    'Con avvizzire o infettare, il danno a una creatura diventa segnalini -1/-1.',
  'damage.toPlayerByInfect': 'Con infettare, il danno a un giocatore diventa segnalini veleno.',
  'damage.marked': 'Il danno a una creatura resta segnato su di essa.',
  'damage.byLifelink':
    'Con legame vitale, il controllore della fonte guadagna altrettanti punti vita.',
  'damage.lethal': 'Il danno segnato su una creatura è letale quando raggiunge la costituzione.',
  'damage.zero': 'Zero danni non sono danno: nulla si innesca.',
  'damage.results': 'Che cosa fa il danno dipende dalla sua fonte e da chi o che cosa lo subisce.',
  'damage.sequence': 'Il danno si elabora in quattro parti, sempre nello stesso ordine.',
  'damage.processed':
    'Il danno inflitto diventa i suoi risultati, come la perdita di punti vita; effetti di sostituzione possono cambiarli.',
  'damage.occurs': 'L’evento del danno viene per ultimo, con i risultati già stabiliti.',
  'damage.modified':
    'Il danno si infligge così come prevenzione e sostituzione lo hanno modificato; ciò che si innesca si innesca ora.',
  'damage.byToxic': 'Tossico: il danno da combattimento a un giocatore dà anche segnalini veleno.',
  'damage.doesNotDestroy':
    'Il danno in sé non distrugge nulla; lo fanno le azioni generate dallo stato, per i suoi risultati.',
  'damage.excess':
    'Il danno in eccesso è quello che supera il danno letale, la fedeltà o la difesa.',
  'damage.source': 'Il danno viene sempre da un oggetto, la sua fonte.',
  'life.gainOrLoss': 'Guadagnare o perdere punti vita cambia il totale di altrettanto.',
  'life.pay': 'Si possono pagare al massimo i punti vita che si hanno; pagarli è perderli.',
  'stateBased.zeroLife': 'Un giocatore con 0 o meno punti vita perde.',
  'stateBased.poison': 'Dieci segnalini veleno fanno perdere la partita.',
  'stateBased.tokenOffBattlefield': 'Una pedina fuori dal campo di battaglia cessa di esistere.',
  'stateBased.zeroToughness': 'Una creatura con costituzione 0 o inferiore va al cimitero.',
  'stateBased.lethalDamage': 'Una creatura con danno letale viene distrutta.',
  'stateBased.deathtouch': 'Qualsiasi danno da una fonte con tocco letale distrugge la creatura.',
  'stateBased.zeroLoyalty': 'Un planeswalker senza fedeltà va al cimitero.',
  'stateBased.checkedBeforePriority':
    'Le azioni generate dallo stato vengono prima della priorità, finché ce ne sono.',
  'stateBased.oneReplacementForAll':
    'Un solo effetto sostituisce insieme le azioni generate dallo stato che avrebbero lo stesso risultato nello stesso momento.',
  'stateBased.battleZeroDefense':
    'Una battaglia con difesa 0 va al cimitero, a meno che non sia un Assedio.',
  'stateBased.definition':
    'Le azioni generate dallo stato avvengono da sole appena le loro condizioni si verificano, senza pila.',
  'stateBased.legendRule':
    'Tra permanenti leggendari con lo stesso nome un giocatore ne tiene uno; gli altri vanno al cimitero.',
  'stateBased.planeswalkerUniqueness':
    'I planeswalker con un tipo in comune andavano tutti al cimitero.',
  'stateBased.countersCancel':
    'I segnalini +1/+1 e -1/-1 sullo stesso permanente si tolgono a coppie.',
  'stateBased.illegalAura':
    'Un’Aura che non è assegnata a nulla, o a qualcosa che non può incantare, va al cimitero.',
  'stateBased.illegalEquipment':
    'Un Equipaggiamento su ciò che non può equipaggiare si stacca e resta sul campo di battaglia.',
  'stateBased.siegeZeroDefense':
    'Un Assedio con difesa 0 va al cimitero, se un suo innesco non è ancora in attesa o in pila.',
  'stateBased.battleNoProtector':
    'Una battaglia senza protettore che nessuno attacca ne riceve uno, o va al cimitero.',
  'stateBased.battleWrongProtector':
    'Una battaglia il cui protettore non può esserlo ne riceve un altro, o va al cimitero.',
} satisfies RuleWords;
