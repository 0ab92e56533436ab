import type { RuleWords } from '../../messages.ts';

/** Spells, abilities, effects and what is undone. */
export const spells = {
  'casting.announce': 'La magia va in pila.',
  'casting.targets': 'Si scelgono i bersagli.',
  'casting.pay': 'Si paga il costo.',
  'casting.becomesCast': 'Ora è lanciata, e ciò che si innesca si innesca.',
  'casting.begin':
    'Una magia si lancia per passi fissi; se uno non si può fare, il lancio si annulla.',
  'casting.choices': 'Si annunciano i modi, i costi addizionali e X.',
  'resolving.topOfStack': 'Tutti hanno passato: si risolve la cima della pila.',
  'resolving.inOrderWritten': 'Le istruzioni si seguono nell’ordine scritto.',
  'resolving.choices':
    'Le scelte che un effetto offre si fanno mentre lo si esegue, e solo fra ciò che è possibile.',
  'layers.type': 'Gli effetti che cambiano tipi o sottotipi si applicano in uno strato proprio.',
  'layers.color': 'Gli effetti che cambiano i colori si applicano in uno strato proprio.',
  'layers.abilities': 'Gli effetti che danno o tolgono abilità si applicano in uno strato proprio.',
  'layers.powerToughnessSet':
    'Gli effetti che fissano forza e costituzione vengono prima di quelli che le aumentano o riducono.',
  'layers.powerToughnessModified': 'I bonus a forza e costituzione contano dopo ciò che le fissa.',
  'layers.rulesEffects':
    'Gli effetti che cambiano le regole del gioco si applicano dopo tutti gli strati.',
  'resolving.information':
    'Ciò che un effetto deve sapere della partita si guarda una volta sola, mentre lo si esegue.',
  'token.created':
    'Chi crea una pedina ne è il proprietario, e la pedina entra sotto il suo controllo.',
  'resolving.payMana':
    'Se un effetto permette di pagare mana alla risoluzione, prima si possono attivare abilità di mana.',
  'resolving.permanentSpell':
    'Una magia permanente che si risolve entra sotto il controllo di chi la controllava.',
  'resolving.interveningIf':
    'Alla risoluzione il “se” dopo l’evento si verifica di nuovo; se non è vero, non accade nulla.',
  'resolving.targetsChecked':
    'I bersagli si verificano di nuovo; se sono tutti illegali, la magia o abilità non si risolve.',
  'resolving.auraSpell': 'Una magia Aura che si risolve entra assegnata al suo bersaglio.',
  'effect.lockedSet': 'Gli oggetti interessati dall’effetto si stabiliscono quando inizia.',
  'effect.duration':
    'Un effetto dura quanto dice; se non dice nulla, fino alla fine della partita.',
  'effect.asThough': '“Come se” vale solo per ciò che dice l’effetto, e per nient’altro.',
  'prevention.nextDamage':
    'Uno scudo previene il prossimo danno quando sta per essere inflitto, e si consuma.',
  'prevention.prevent': 'Il danno prevenuto non viene inflitto.',
  'prevention.definition':
    'Un effetto di prevenzione aspetta il danno che verrebbe inflitto e ne ferma tutto o una parte.',
  'prevention.cantBePrevented':
    'Contro il danno che non può essere prevenuto gli scudi non fanno nulla e non si consumano.',
  'action.create': 'Creare una pedina la mette sul campo di battaglia.',
  'action.destroy': 'Distruggere sposta dal campo di battaglia al cimitero.',
  'action.regenerate':
    'Uno scudo per il turno: invece di essere distrutta perde il danno, viene TAPpata ed esce dal combattimento.',
  'action.sacrifice':
    'Si sacrifica solo un permanente che si controlla; non è distruggerlo, e rigenerarlo non serve.',
  'action.exile': 'Esiliare mette un oggetto in esilio, in qualunque zona si trovasse.',
  'action.counter':
    'Una magia o abilità neutralizzata lascia la pila senza effetto; la magia va al cimitero del proprietario.',
  'action.tap': 'TAPpare gira un permanente di lato; uno già TAPpato non si può TAPpare.',
  'action.untap': 'STAPpare rimette dritto un permanente; uno già STAPpato non si può STAPpare.',
  'action.discard': 'Scartare mette una carta dalla mano del proprietario nel suo cimitero.',
  'action.attach':
    'Assegnare mette un’Aura o un Equipaggiamento su ciò che può incantare o equipaggiare.',
  'action.exert': 'Un permanente stremato non si STAPpa nel prossimo STAP di chi lo controlla.',
  'action.exertOptionalCost':
    'Stremare una creatura mentre attacca è un costo opzionale per attaccare.',
  'action.goad': 'Una creatura spronata resta tale fino al prossimo turno di chi l’ha spronata.',
  'action.goaded':
    'Una creatura spronata ha due requisiti: attaccare, e attaccare un giocatore diverso da chi l’ha spronata.',
  'action.goadedByMany': 'Spronata da più giocatori, una creatura ha altrettanti requisiti in più.',
  'action.suspect':
    'Una creatura sospettata resta tale finché non lascia il campo di battaglia o un effetto non dice altrimenti.',
  'action.suspected': 'Una creatura sospettata ha minacciare e non può bloccare.',
  'illegalAction.rewind': 'Ciò che non era legale si annulla per intero; la partita torna com’era.',
  'activating.announce':
    'Un’abilità attivata va in pila come oggetto a sé; la controlla chi la attiva.',
  'activating.asSorcery':
    '“Solo come una stregoneria”: nella propria fase principale, con priorità e a pila vuota.',
  'activating.form': 'Un’abilità attivata ha il costo prima dei due punti e l’effetto dopo.',
  'activating.begin':
    'Un’abilità si attiva per passi fissi, da chi la controlla; se uno non si può fare, si annulla tutto.',
  'activating.summoningSickness':
    'Un’abilità con il simbolo TAP o STAP chiede rapidità, o una creatura tua dall’inizio del tuo ultimo turno.',
  'activating.restriction':
    'Un limite come “una sola volta per turno” resta sull’oggetto, anche se cambia controllore.',
  'targets.definition':
    'I bersagli si scelgono quando la magia o abilità va in pila; li cambia solo un effetto che lo dica.',
  'targets.anyTarget':
    '“Un qualsiasi bersaglio” è una creatura, un giocatore, un planeswalker o una battaglia.',
  'manaAbility.activated':
    'Un’abilità di mana non ha bersagli, può dare mana, non è di fedeltà e non muove carte da o verso un grimorio.',
  'manaAbility.noStack':
    'Un’abilità di mana si risolve subito, senza pila; nessuno può rispondere.',
  'mana.pool':
    'Il mana aspetta nella riserva un costo da pagare, fino alla fine della sottofase o fase.',
  'cost.ifDone':
    '“Se lo fai” guarda se si è scelto di pagare o si è iniziato a farlo, qualunque sia l’esito.',
  'stack.notUsedBySpecialActions': 'Le azioni speciali avvengono subito, senza usare la pila.',
  'stack.notUsedByTurnBasedActions':
    'Le azioni generate dal turno non usano la pila; si compiono prima che qualcuno abbia priorità.',
  'stack.topResolves':
    'Se tutti passano in successione, si risolve ciò che è in cima; a pila vuota finisce la sottofase o fase.',
  'stack.notUsedByManaAbilities': 'Le abilità di mana si risolvono subito, senza usare la pila.',
  'stack.notUsedByStateBasedActions':
    'Le azioni generate dallo stato non usano la pila; vengono prima che qualcuno abbia priorità.',
  'layers.control': 'Secondo strato: gli effetti che cambiano il controllore.',
  'replacement.skip':
    '“Salta” indica un effetto di sostituzione: al posto dell’evento non accade nulla.',
  'replacement.skipIsReplacement':
    'Saltare vuol dire non fare nulla al suo posto; ciò che è già iniziato non si può più saltare.',
  'replacement.skippedNeverHappens':
    'Ciò che era previsto in ciò che si salta è perso; “il prossimo” è il primo che non viene saltato.',
  'replacement.regeneration':
    'La rigenerazione sostituisce la distruzione; ciò che si innesca per il danno si innesca comunque.',
  'replacement.instead': '“Invece” indica un effetto di sostituzione.',
  'replacement.redirection': 'Il danno deviato va a un altro, se entrambi possono ancora subirlo.',
  'replacement.order':
    'Se si applicano più effetti di sostituzione o prevenzione, l’ordine lo sceglie chi subisce l’evento o controlla l’oggetto che lo subisce.',
  'game.cantBeatsCan': 'Tra “può” e “non può” vince “non può”.',
  'game.cardOverridesRules':
    'Se una carta contraddice una regola vince la carta, ma solo per quel caso.',
  'game.monarch':
    'Il monarca pesca una carta nella sua sottofase finale; chi lo colpisce con una creatura ne prende il titolo.',
} satisfies RuleWords;
