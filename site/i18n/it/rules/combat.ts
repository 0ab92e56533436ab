import type { RuleWords } from '../../messages.ts';

/** The combat phase as a whole, its first step and its last. */
export const combat = {
  'combat.steps':
    'Il combattimento ha cinque sottofasi; senza attaccanti due vengono saltate, con attacco improvviso se ne aggiunge una.',
  'combat.attackingAndDefendingPlayer':
    'Il giocatore attivo attacca, l’altro si difende, con i suoi planeswalker e le battaglie che protegge.',
  'combat.defendingPlayersInMultiplayer':
    'Con più avversari se ne sceglie uno che si difende, a meno che nella variante non si difendano tutti.',
  'combat.teamsInCombat':
    'Con i turni di squadra attacca la squadra di turno, e l’altra si difende.',
  'combat.whatCanAttackOrBeAttacked':
    'Solo le creature attaccano e bloccano; solo giocatori, planeswalker e battaglie vengono attaccati.',
  'combat.noncreaturePutAttacking':
    'Un permanente non creatura che dovrebbe entrare attaccando o bloccando entra e basta.',
  'combat.putAttackingByNonattackingPlayer':
    'Una creatura che entra sotto il controllo di un giocatore che non attacca non attacca.',
  'combat.putAttackingTargetGone': 'Se ciò che attaccherebbe non c’è più, entra senza attaccare.',
  'combat.putAttackingLate':
    'Se entra attaccando quando i bloccanti sono già dichiarati, una creatura è non bloccata.',
  'combat.putBlockingOutsideOwnDefence':
    'Una creatura entra bloccando solo ciò che attacca il suo controllore o ciò che è suo.',
  'combat.battleCreaturePutIntoCombat':
    'Una creatura che è anche una battaglia non attacca e non blocca mai.',
  'combat.battleMadeAttackingOrBlocking': 'Nessun effetto fa attaccare o bloccare una battaglia.',
  'combat.removedFromCombat':
    'Esce dal combattimento ciò che lascia il campo, cambia controllore, scompare, si rigenera o non è più una creatura.',
  'combat.laterCantAttackDoesNotRemove':
    '“Non può attaccare” o “non può bloccare” arriva tardi, se la creatura è già dichiarata.',
  'combat.tappingDoesNotRemove': 'TAPpare o STAPpare non cambia nulla per chi è già dichiarato.',
  'combat.attackedPermanentLeaves':
    'Se ciò che è attaccato esce dal combattimento, la creatura continua ad attaccare, ma non attacca nulla; se non è bloccata, non infligge danno.',
  'combat.creaturePlaneswalkerStaysInCombat':
    'Una creatura bloccante che è anche un planeswalker attaccato mantiene il ruolo che le resta.',
  'combat.planeswalkerBattleStaysInCombat':
    'Ciò che è planeswalker e battaglia resta attaccato finché è ancora una delle due cose.',
  'combat.attacksAlone':
    '“Attacca da sola” guarda la dichiarazione, “sta attaccando da sola” il presente; lo stesso vale per il blocco.',
  'combat.attacksPlayerAlone':
    'Attacca un giocatore da sola se nessun’altra è stata dichiarata contro quel giocatore.',
  'combat.hadToAttack':
    'Una creatura “doveva attaccare” se un effetto lo richiedeva alla dichiarazione.',
  'combat.castOnlyBeforeOrAfter':
    'Alcune magie si lanciano solo prima o dopo un punto del combattimento.',
  'combat.castOnlyBeforeAttackersDeclared':
    '“Prima degli attaccanti” finisce quando inizia la loro sottofase di dichiarazione.',
  'combat.castOnlyBeforeBlockersDeclared':
    '“Prima dei bloccanti” finisce quando inizia la loro sottofase di dichiarazione.',
  'combat.castOnlyDuringCombat':
    '“Durante il combattimento” vale in ogni fase di combattimento del turno.',
  'combat.castOnlyAtOtherPoint':
    'Senza “durante il combattimento” conta la prima fase di combattimento.',
  'combat.castOnlyPointMissing':
    'Se il punto viene saltato, “prima” dura fino alla fine della dichiarazione degli attaccanti.',
  'combat.castOnlyBlockersSkipped':
    'Senza dichiarazione dei bloccanti, “dopo i bloccanti” non arriva mai.',
  'combat.activateOnlyAtPoint': 'Le stesse finestre valgono per le abilità.',
  'beginningOfCombat.chooseDefendingPlayer':
    'Solo se non si difendono tutti gli avversari, il giocatore attivo ne sceglie uno, senza usare la pila.',
  'beginningOfCombat.priority':
    'Il giocatore attivo riceve priorità: l’ultima occasione prima degli attaccanti.',
  'endOfCombat.priority':
    'Il giocatore attivo riceve priorità; le creature sono ancora in combattimento.',
  'endOfCombat.triggers':
    '“Alla fine del combattimento” si innesca quando inizia questa sottofase.',
  'endOfCombat.removedFromCombat': 'Alla fine della sottofase tutto esce dal combattimento.',
} satisfies RuleWords;
