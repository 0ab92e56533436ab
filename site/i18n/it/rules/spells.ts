import type { RuleWords } from '../../messages.ts';

/** Spells, abilities, effects and what is undone. */
export const spells = {
  'casting.announce': 'La magia va in pila.',
  'casting.targets': 'Si scelgono i bersagli.',
  'casting.pay': 'Si paga il costo.',
  'casting.becomesCast': 'Ora è lanciata, e ciò che si innesca si innesca.',
  'resolving.topOfStack': 'Tutti hanno passato: si risolve la cima della pila.',
  'resolving.inOrderWritten': 'Le istruzioni si seguono nell’ordine scritto.',
  'resolving.payMana':
    'Se un effetto permette di pagare mana alla risoluzione, prima si possono attivare abilità di mana.',
  'resolving.permanentSpell':
    'Una magia permanente che si risolve entra nel campo di battaglia sotto il controllo di chi la controllava.',
  'effect.lockedSet': 'Gli oggetti interessati dall’effetto si stabiliscono quando inizia.',
  'prevention.nextDamage':
    'Uno scudo previene il prossimo danno quando sta per essere inflitto, e si consuma.',
  'prevention.prevent': 'Il danno prevenuto non viene inflitto.',
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
  'illegalAction.rewind': 'Ciò che non era legale si annulla per intero; la partita torna com’era.',
  'activating.announce':
    'Un’abilità attivata va in pila come oggetto a sé; la controlla chi la attiva.',
  'activating.asSorcery':
    '“Solo come una stregoneria”: nella propria fase principale, con priorità e a pila vuota.',
  'targets.definition':
    'I bersagli si scelgono quando la magia o abilità va in pila; li cambia solo un effetto che lo dica.',
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
  'layers.control': 'Secondo strato: gli effetti che cambiano il controllore.',
  'replacement.skip':
    '“Salta” indica un effetto di sostituzione: al posto dell’evento non accade nulla.',
  'replacement.skipIsReplacement':
    'Saltare vuol dire non fare nulla al suo posto; ciò che è già iniziato non si può più saltare.',
  'replacement.skippedNeverHappens':
    'Ciò che era previsto in ciò che si salta è perso; “il prossimo” è il primo che non viene saltato.',
  'replacement.regeneration':
    'La rigenerazione sostituisce la distruzione; ciò che si innesca per il danno si innesca comunque.',
  'game.cantBeatsCan': 'Tra “può” e “non può” vince “non può”.',
} satisfies RuleWords;
