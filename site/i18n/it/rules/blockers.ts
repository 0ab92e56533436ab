import type { RuleWords } from '../../messages.ts';

/** Declaring blockers. */
export const blockers = {
  'blockers.declare':
    'Il giocatore in difesa dichiara i bloccanti; la dichiarazione non usa la pila.',
  'blockers.illegalDeclaration':
    'Una dichiarazione che fallisce in un punto viene annullata per intero.',
  'blockers.choose':
    'I bloccanti sono STAPpati; per ognuno si sceglie un attaccante che attacca il giocatore o ciò che è suo.',
  'blockers.restrictions': 'Se una restrizione è violata, evasione compresa, il blocco è illegale.',
  'blockers.evasion': 'Le abilità evasive sono cumulative e contano solo alla dichiarazione.',
  'blockers.requirements':
    'Si soddisfano tanti requisiti quanti è possibile senza violare restrizioni.',
  'blockers.costNotForced': 'Nessuno è obbligato a pagare per soddisfare più requisiti.',
  'blockers.requirementEachCombat': '“In questo turno, se può” vale in ogni fase di combattimento.',
  'blockers.totalCost':
    'Il giocatore in difesa fissa il costo totale per bloccare; non cambia più.',
  'blockers.manaAbilities': 'Ora si può produrre il mana per il costo.',
  'blockers.payCosts': 'Il costo si paga per intero.',
  'blockers.becomeBlocking':
    'Ogni creatura scelta che il giocatore controlla ancora diventa una creatura bloccante.',
  'blockers.becomeBlockedOrUnblocked': 'Ogni attaccante è ora bloccato o non bloccato.',
  'blockers.staysBlocked': 'Una creatura bloccata resta tale anche se i suoi bloccanti spariscono.',
  'blockers.triggersTrigger': 'Ciò che si innesca alla dichiarazione dei bloccanti si innesca ora.',
  'blockers.priority': 'Il giocatore attivo riceve priorità: l’ultima occasione prima del danno.',
  'blockers.triggersPutOnStack':
    'Gli inneschi di blocco vanno in pila prima che qualcuno abbia priorità.',
  'blockers.orderBlockers':
    'Il giocatore attaccante metteva in ordine, per il danno, i bloccanti di ogni attaccante.',
  'blockers.orderAttackers':
    'Il giocatore in difesa metteva in ordine, per il danno, gli attaccanti di ogni bloccante.',
  'blockers.blockerRemovedFromOrder':
    'Un bloccante uscito dal combattimento usciva dall’ordine; gli altri lo mantenevano.',
  'blockers.attackerRemovedFromOrder':
    'Un attaccante uscito dal combattimento usciva dall’ordine; gli altri lo mantenevano.',
  'blockers.newBlockerInOrder':
    'Una creatura che un effetto faceva bloccare prendeva un posto scelto dal giocatore attaccante.',
  'blockers.putBlocking': 'Una creatura che entra bloccando sta bloccando, ma non “ha bloccato”.',
  'blockers.putBlockingInOrder': 'Prendeva nell’ordine un posto scelto dal giocatore attaccante.',
  'blockers.putBlockingGone':
    'Se la creatura che bloccherebbe non attacca più, entra senza bloccare.',
  'blockers.putBlockingIgnoresRequirements':
    'Restrizioni e requisiti non valgono per chi entra bloccando.',
} satisfies RuleWords;
