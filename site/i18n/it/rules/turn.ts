import type { RuleWords } from '../../messages.ts';

/** The turn. */
export const turn = {
  'turn.phases': 'Un turno ha cinque fasi, sempre in quest’ordine.',
  'turn.stepEndsWhenAllPass': 'Una sottofase finisce quando la pila è vuota e tutti passano.',
  'turn.manaEmpties': 'Il mana non usato si perde alla fine di ogni sottofase e fase.',
  'turn.manaBurn': 'Il mana non usato costava punti vita a fine fase.',
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
  'endStep.priority': 'Il giocatore attivo riceve priorità.',
  'endStep.triggers': 'Va in pila ciò che si innesca “all’inizio della sottofase finale”.',
  'cleanup.discard': 'Il giocatore attivo scarta fino al numero massimo di carte in mano.',
  'cleanup.damageAndEffectsEnd':
    'Il danno segnato e gli effetti “fino alla fine del turno” finiscono insieme.',
  'cleanup.noPriority': 'Di norma nessuno riceve priorità.',
  'cleanup.anotherCleanup':
    'Se succede qualcosa, i giocatori ricevono priorità e segue un’altra cancellazione.',
  'turnBased.untap': 'STAPpare è un’azione generata dal turno.',
  'turnBased.draw': 'Pescare per il turno è un’azione generata dal turno.',
  'priority.atBeginningOfStep':
    'Il giocatore attivo riceve priorità all’inizio di quasi ogni sottofase e fase.',
  'priority.whatAPlayerMayDo': 'Con la priorità un giocatore può lanciare, attivare o passare.',
} satisfies RuleWords;
