import type { RuleWords } from '../../messages.ts';

/** The turn, what the game does in it by itself, and priority. */
export const turn = {
  'turn.phases':
    'Un turno ha cinque fasi, in quest’ordine: iniziale, principale, combattimento, principale, finale.',
  'turn.stepEndsWhenAllPass':
    'Una sottofase o fase finisce quando tutti passano in successione a pila vuota.',
  'turn.manaEmpties': 'Il mana non usato si perde alla fine di ogni sottofase e fase.',
  'turn.manaBurn': 'Il mana non usato costava punti vita a fine fase.',
  'turn.stepWithoutPriority':
    'Una sottofase senza priorità (STAP e, di norma, cancellazione) finisce una volta compiute le sue azioni.',
  'turn.effectsExpireAsStepBegins':
    'Gli effetti che durano fino a una sottofase o fase finiscono quando essa inizia.',
  'turn.effectsExpireAsStepEnds':
    'Gli effetti che durano fino alla fine di una sottofase o fase finiscono con essa.',
  'turn.untilEndOfCombat':
    '“Fino alla fine del combattimento” finisce con la fase, non quando ne inizia l’ultima sottofase.',
  'turn.untilEndOfTurn':
    '“Fino alla fine del turno” finisce nella sottofase di cancellazione, insieme al danno segnato.',
  'turn.atTheBeginningOf':
    '“All’inizio di” si innesca quando inizia la sottofase o fase, e va in pila prima della prossima priorità.',
  'turn.extraTurns':
    'Un turno extra viene subito dopo quello indicato; tra più turni, l’ultimo aggiunto viene per primo.',
  'turn.extraPhases':
    'Una fase aggiuntiva viene subito dopo quella indicata; tra più fasi, l’ultima aggiunta viene per prima.',
  'turn.extraSteps':
    'Una sottofase aggiuntiva viene subito prima o dopo quella indicata; tra più, l’ultima aggiunta viene per prima.',
  'turn.skipped': 'Ciò che si salta si oltrepassa come se non ci fosse.',
  'turn.nothingBetweenSteps': 'Tra sottofasi, fasi o turni non succede nulla.',
  'turn.stepAddedAfterPhase':
    'Una sottofase aggiunta dopo una fase viene in una nuova fase del suo tipo, di cui si saltano le altre sottofasi.',
  'untap.phasing': 'I permanenti con fase scompaiono o ricompaiono.',
  'untap.dayNight': 'Si verificano giorno e notte.',
  'untap.untapPermanents': 'I permanenti del giocatore attivo si STAPpano.',
  'untap.noPriority': 'Nessuno riceve priorità; gli inneschi aspettano il mantenimento.',
  'upkeep.priority': 'Il giocatore attivo riceve priorità.',
  'upkeep.triggersPutOnStack': 'Va in pila ciò che si è innescato nello STAP e ora.',
  'draw.card': 'Il giocatore attivo pesca una carta.',
  'draw.priority': 'Il giocatore attivo riceve priorità.',
  'mainPhase.twoInATurn': 'Ci sono due fasi principali, prima e dopo il combattimento.',
  'mainPhase.priority': 'Il giocatore attivo riceve priorità.',
  'mainPhase.castSpells': 'A pila vuota il giocatore attivo può lanciare ogni tipo di magia.',
  'mainPhase.playLand': 'Il giocatore attivo può giocare una terra.',
  'mainPhase.extraArePostcombat':
    'Solo la prima fase principale del turno è pre-combattimento; tutte le altre sono post-combattimento.',
  'mainPhase.scheme':
    'In Archenemy l’archenemy inizia la prima fase principale mettendo in moto un intrigo, senza usare la pila.',
  'mainPhase.noSteps':
    'Una fase principale non ha sottofasi; finisce quando tutti passano in successione a pila vuota.',
  'endStep.priority': 'Il giocatore attivo riceve priorità.',
  'endStep.triggers':
    'Ciò che dice “all’inizio della sottofase finale” si innesca quando quella sottofase inizia.',
  'endStep.olderWordings':
    'Le carte stampate con “alla fine del turno” ora si leggono “all’inizio della (prossima) sottofase finale”.',
  'endStep.doesNotBackUp':
    '“All’inizio della sottofase finale”, se arriva durante quella sottofase, aspetta il turno successivo.',
  'cleanup.discard': 'Il giocatore attivo scarta finché non ha in mano il numero massimo di carte.',
  'cleanup.damageAndEffectsEnd':
    'Il danno segnato e gli effetti “fino alla fine del turno” finiscono insieme.',
  'cleanup.noPriority': 'Di norma nessuno riceve priorità.',
  'cleanup.anotherCleanup':
    'Se c’è un’azione generata dallo stato o un innesco, si riceve priorità e segue un’altra cancellazione.',
  'turnBased.untap': 'STAPpare è un’azione generata dal turno.',
  'turnBased.draw': 'Pescare per il turno è un’azione generata dal turno.',
  'turnBased.definition':
    'Le azioni generate dal turno avvengono da sole quando una sottofase o fase inizia o finisce, senza pila.',
  'turnBased.notBeginningTriggers':
    'Ciò che aspetta l’inizio di una sottofase o fase è un’abilità innescata, non un’azione generata dal turno.',
  'turnBased.beforeStateBasedAndPriority':
    'All’inizio le azioni generate dal turno precedono quelle generate dallo stato, gli inneschi e la priorità.',
  'turnBased.phasing':
    'Quando inizia lo STAP, i permanenti del giocatore attivo scompaiono o ricompaiono, tutti insieme.',
  'turnBased.declareAttackers':
    'Dichiarare gli attaccanti è un’azione generata dal turno, la prima cosa della sua sottofase.',
  'turnBased.declareBlockers':
    'Dichiarare i bloccanti è un’azione generata dal turno, la prima cosa della sua sottofase.',
  'turnBased.assignCombatDamage':
    'Assegnare il danno è un’azione generata dal turno: prima il giocatore attivo, poi gli altri in ordine di turno.',
  'turnBased.dealCombatDamage':
    'Infliggere il danno da combattimento, tutto insieme, è un’azione generata dal turno che segue l’assegnazione.',
  'turnBased.discardToHandSize':
    'Scartare le carte in eccesso è un’azione generata dal turno, la prima cosa della cancellazione.',
  'turnBased.damageAndEffectsEnd':
    'Dopo lo scarto, danno segnato ed effetti del turno finiscono insieme: è un’azione generata dal turno.',
  'turnBased.manaEmpties':
    'Perdere il mana non usato alla fine di una sottofase o fase è un’azione generata dal turno.',
  'turnBased.notControlled': 'Nessuno controlla le azioni generate dal turno.',
  'turnBased.chooseDefendingPlayer':
    'Scegliere il giocatore in difesa, dove serve, è un’azione generata dal turno.',
  'turnBased.orderBlockers':
    'Mettere in ordine i bloccanti di un attaccante era un’azione generata dal turno.',
  'turnBased.orderAttackers':
    'Mettere in ordine gli attaccanti bloccati da una creatura era un’azione generata dal turno.',
  'priority.atBeginningOfStep':
    'Il giocatore attivo riceve priorità all’inizio di quasi ogni sottofase e fase.',
  'priority.whatAPlayerMayDo': 'Con la priorità un giocatore può lanciare, attivare o passare.',
  'priority.castSpells':
    'Con la priorità si lanciano istantanei; le altre magie solo nella propria fase principale a pila vuota.',
  'priority.specialActions':
    'Le azioni speciali richiedono priorità; alcune anche la propria fase principale e la pila vuota.',
  'priority.afterResolution':
    'Dopo la risoluzione di una magia o abilità (non di mana) il giocatore attivo riceve priorità.',
  'priority.pass':
    'Chi ha priorità e non fa nulla passa; la riceve il giocatore successivo in ordine di turno.',
  'priority.allPass':
    'Se tutti passano in successione, si risolve la cima della pila; se è vuota, finisce la sottofase o fase.',
  'priority.stateBasedThenTriggers':
    'Prima della priorità: azioni generate dallo stato finché ce ne sono, poi gli inneschi in pila, e da capo.',
  'priority.activateAbilities': 'Con la priorità un giocatore può attivare abilità.',
  'priority.manaAbilities':
    'Le abilità di mana si usano con la priorità e ogni volta che c’è mana da pagare, anche nel mezzo di altro.',
  'priority.triggersAnyTime':
    'Le abilità possono innescarsi in ogni momento, ma vanno in pila solo prima della prossima priorità.',
  'priority.noneWhileResolving': 'Nessuno ha priorità mentre una magia o abilità si risolve.',
  'priority.afterActing':
    'Chi lancia, attiva o compie un’azione speciale ha poi di nuovo priorità.',
  'priority.inResponse': 'Ciò che si lancia o si attiva in risposta si risolve per primo.',
  'beginningPhase.steps': 'La fase iniziale ha tre sottofasi: STAP, mantenimento, acquisizione.',
  'ending.steps': 'La fase finale ha due sottofasi: quella finale e quella di cancellazione.',
} satisfies RuleWords;
