import type { RuleWords } from '../../messages.ts';

/** Spells, effects and what is undone. */
export const spells = {
  'casting.announce': 'La magia va in pila.',
  'casting.targets': 'Si scelgono i bersagli.',
  'casting.pay': 'Si paga il costo.',
  'casting.becomesCast': 'Ora è lanciata, e ciò che si innesca si innesca.',
  'resolving.topOfStack': 'Tutti hanno passato: si risolve la cima della pila.',
  'resolving.inOrderWritten': 'Le istruzioni si seguono nell’ordine scritto.',
  'effect.lockedSet': 'Gli oggetti interessati dall’effetto si stabiliscono quando inizia.',
  'prevention.nextDamage':
    'Uno scudo previene il prossimo danno quando sta per essere inflitto, e si consuma.',
  'prevention.prevent': 'Il danno prevenuto non viene inflitto.',
  'action.create': 'Creare una pedina la mette sul campo di battaglia.',
  'action.destroy': 'Distruggere sposta dal campo di battaglia al cimitero.',
  'illegalAction.rewind': 'Ciò che non era legale si annulla per intero; la partita torna com’era.',
} satisfies RuleWords;
