import type { RuleWords } from '../../messages.ts';

/** Declaring attackers. */
export const attackers = {
  'attackers.declare':
    'Il giocatore attivo dichiara gli attaccanti; la dichiarazione non usa la pila e nessuno interviene.',
  'attackers.illegalDeclaration':
    'Una dichiarazione che fallisce in un punto viene annullata per intero.',
  'attackers.choose':
    'Le creature scelte sono STAPpate e hanno rapidità o sono tue dall’inizio del turno.',
  'attackers.announceWhatIsAttacked':
    'Dove c’è scelta, si annuncia che cosa attacca ogni creatura.',
  'attackers.restrictions': 'Se una restrizione è violata, l’attacco è illegale.',
  'attackers.requirements':
    'Si soddisfano tanti requisiti quanti è possibile senza violare restrizioni.',
  'attackers.costNotForced': 'Nessuno è obbligato a pagare per soddisfare più requisiti.',
  'attackers.requirementEachCombat':
    '“In questo turno, se può” vale in ogni fase di combattimento.',
  'attackers.announceBands': 'I branchi si annunciano dopo le verifiche e prima di TAPpare.',
  'attackers.tap': 'Attaccare TAPpa la creatura; non è un costo.',
  'attackers.optionalCosts': 'Qui si scelgono i costi opzionali per attaccare.',
  'attackers.totalCost': 'Il costo totale per attaccare si fissa e non cambia più.',
  'attackers.manaAbilities': 'Ora si può produrre il mana per il costo.',
  'attackers.payCosts': 'Il costo si paga per intero.',
  'attackers.becomeAttacking':
    'Ogni creatura scelta che controlli ancora diventa una creatura attaccante.',
  'attackers.triggersTrigger':
    'Ciò che si innesca alla dichiarazione degli attaccanti si innesca ora.',
  'attackers.priority':
    'Il giocatore attivo riceve priorità: l’ultima occasione prima dei bloccanti.',
  'attackers.triggersPutOnStack':
    'Gli inneschi d’attacco vanno in pila prima che qualcuno abbia priorità.',
  'attackers.none':
    'Nessuno attacca: niente bloccanti, niente danno, si va alla fine del combattimento.',
  'attackers.putAttacking':
    'Una creatura che entra attaccando sta attaccando, ma non “ha attaccato”.',
  'attackers.putAttackingGone': 'Se ciò che attaccherebbe non c’è più, non attacca nulla.',
  'attackers.statedAttackingGone':
    'Lo stesso se un effetto dice che una creatura attacca ciò che non c’è più.',
  'attackers.putAttackingIgnoresRequirements':
    'Restrizioni e requisiti non valgono per chi entra attaccando.',
  'attackers.putAttackingLateIsUnblocked':
    'Dopo la dichiarazione dei bloccanti entra non bloccata.',
  'attackers.defendingPlayerOf':
    'Per un attaccante il giocatore in difesa è quello che viene attaccato, o che lo è stato per ultimo.',
  'attackers.defendingPlayerInMultiplayer':
    'Con più giocatori si intende un solo giocatore in difesa, non tutti.',
  'attackers.attackingOrAttackedPlayer':
    'Che cosa significano “sta attaccando” e “ha attaccato” un giocatore.',
  'attackers.reselect': 'Alcuni effetti fanno scegliere di nuovo che cosa attacca una creatura.',
  'attackers.reselectedStaysAttacking':
    'La creatura resta in combattimento e non ha attaccato due volte.',
  'attackers.reselectIgnoresRequirements': 'La nuova scelta ignora restrizioni e requisiti.',
  'attackers.reselectOpponentOnly': 'Dev’essere un avversario, o qualcosa di suo.',
  'attackers.reselectChosenDefenderOnly':
    'Dev’essere il giocatore in difesa scelto, o qualcosa di suo.',
  'attackers.reselectWithinRange': 'Dev’essere entro il raggio d’influenza.',
} satisfies RuleWords;
