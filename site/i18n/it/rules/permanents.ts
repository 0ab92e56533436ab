import type { RuleWords } from '../../messages.ts';

/** Creatures, planeswalkers, battles, lands, and what holds for every object. */
export const permanents = {
  'creature.summoningSickness':
    'Attacca o paga il simbolo TAP o STAP solo una creatura che è tua dall’inizio del tuo ultimo turno.',
  'planeswalker.attacked':
    'Una creatura può attaccare un planeswalker al posto del giocatore che lo controlla.',
  'planeswalker.damage': 'Ogni punto di danno a un planeswalker gli toglie un segnalino fedeltà.',
  'planeswalker.oneAbilityEachTurn':
    'Un’abilità di fedeltà per planeswalker e per turno, nella propria fase principale a pila vuota.',
  'battle.attacked':
    'Una creatura può attaccare una battaglia al posto del giocatore che la protegge.',
  'battle.damage': 'Ogni punto di danno a una battaglia le toglie un segnalino difesa.',
  'battle.protector': 'Ogni battaglia è protetta da un giocatore.',
  'battle.oneProtector':
    'Una battaglia ha un protettore per volta; uno nuovo prende il posto del vecchio.',
  'battle.protectorBlocks':
    'Solo le creature del protettore bloccano ciò che attacca una battaglia.',
  'battle.protectorCantAttack':
    'Una battaglia la attaccano i giocatori che non la proteggono, anche chi la controlla.',
  'battle.siegeDefeated':
    'Un Assedio che perde l’ultimo segnalino difesa va in esilio e si può lanciare trasformato senza pagarne il costo.',
  'land.played':
    'Una terra si gioca nella propria fase principale a pila vuota: è un’azione speciale, mai una magia.',
  'land.onePerTurn': 'Una terra per turno, se gli effetti non ne permettono di più.',
  'land.onlyInOwnTurn': 'Nessuno gioca una terra nel turno altrui, qualunque cosa dica un effetto.',
  'object.newAfterZoneChange':
    'Ciò che cambia zona diventa un altro oggetto; salvo eccezioni, nulla lo lega a ciò che era.',
  'object.copiableValues':
    'Una copia prende ciò che è stampato o copiato; non i segnalini, lo stato o altri effetti.',
  'object.dies': 'Una creatura muore quando dal campo di battaglia va in un cimitero.',
  'counter.definition':
    'Un segnalino su un oggetto o giocatore lo modifica o conta per regole ed effetti; non è un oggetto.',
  'faceDown.turnedUp':
    'Girato a faccia in su è lo stesso oggetto, con ciò che è sulla sua carta; nulla entra.',
  'counter.keyword':
    'Un segnalino che porta il nome di una parola chiave la dà a ciò su cui si trova.',
  'counter.shield':
    'Un segnalino scudo previene il danno, o evita la distruzione da parte di un effetto, e poi se ne va.',
  'counter.stun': 'Con un segnalino stordimento, ne perde uno invece di STAPparsi.',
  'counter.finality': 'Con un segnalino finale, va in esilio invece che al cimitero.',
  'counter.poison': 'Con dieci segnalini veleno si perde; con uno o più un giocatore è avvelenato.',
  'permanent.status':
    'Lo stato di un permanente: TAPpato o no, capovolto o no, a faccia in su o in giù, presente o scomparso. Attaccare e bloccare non ne fanno parte.',
} satisfies RuleWords;
