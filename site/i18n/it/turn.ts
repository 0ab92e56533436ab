import type { SkippableWords } from '../abilities/words.ts';
import type { Terms } from '../messages.ts';

/** Long words say where they may break: the strip of the turn has narrow columns. */
export const stepNames: Terms['stepNames'] = {
  untap: 'STAP',
  upkeep: 'Manteni\u00admento',
  draw: 'Acquisi\u00adzione',
  precombatMain: 'Principale pre-combat\u00adtimento',
  beginningOfCombat: 'Inizio combat\u00adtimento',
  declareAttackers: 'Dichiara\u00adzione degli attaccanti',
  declareBlockers: 'Dichiara\u00adzione dei bloccanti',
  firstStrikeDamage: 'Danno da attacco improvviso',
  combatDamage: 'Danno da combat\u00adtimento',
  endOfCombat: 'Fine combat\u00adtimento',
  postcombatMain: 'Principale post-combat\u00adtimento',
  endStep: 'Finale',
  cleanup: 'Cancella\u00adzione',
};

export const steps: Terms['steps'] = {
  untap: 'Sottofase di STAP',
  upkeep: 'Sottofase di mantenimento',
  draw: 'Sottofase di acquisizione',
  precombatMain: 'Fase principale pre-combattimento',
  beginningOfCombat: 'Sottofase di inizio combattimento',
  declareAttackers: 'Sottofase di dichiarazione delle creature attaccanti',
  declareBlockers: 'Sottofase di dichiarazione delle creature bloccanti',
  firstStrikeDamage: 'Prima sottofase di danno da combattimento',
  combatDamage: 'Sottofase di danno da combattimento',
  endOfCombat: 'Sottofase di fine combattimento',
  postcombatMain: 'Fase principale post-combattimento',
  endStep: 'Sottofase finale',
  cleanup: 'Sottofase di cancellazione',
};

export const stepActs: Terms['stepActs'] = {
  untap: 'Chi ha fase scompare o ricompare, si verifica il giorno o la notte, poi si STAPpa tutto.',
  upkeep: 'Va in pila anche ciò che si è innescato nello STAP.',
  draw: 'Il giocatore attivo pesca una carta.',
  precombatMain: 'Terre, e le magie che si lanciano solo qui.',
  beginningOfCombat:
    'L’ultima occasione prima degli attaccanti: animare, TAPpare, scegliere il giocatore in difesa.',
  declareAttackers: 'Gli attaccanti si scelgono, si verificano e si TAPpano, tutti insieme.',
  declareBlockers:
    'I bloccanti si scelgono e si verificano; ogni attaccante diventa bloccato o non bloccato.',
  firstStrikeDamage: 'Solo se combatte una creatura con attacco improvviso o doppio attacco.',
  combatDamage: 'Il danno si assegna, poi viene inflitto tutto insieme.',
  endOfCombat: 'Le creature sono ancora in combattimento; alla fine ne escono.',
  postcombatMain: 'Come la prima, che si sia attaccato o no.',
  endStep: 'Ciò che dice “all’inizio della sottofase finale”.',
  cleanup: 'Si scarta; finiscono il danno e gli effetti del turno.',
};

export const phases: Terms['phases'] = {
  beginning: 'Fase iniziale',
  precombatMain: 'Fase principale',
  combat: 'Fase di combattimento',
  postcombatMain: 'Fase principale',
  ending: 'Fase finale',
};

/** What a player may have to skip. */
export const skippable: SkippableWords = {
  untap: 'sottofase di STAP',
  upkeep: 'sottofase di mantenimento',
  draw: 'sottofase di acquisizione',
  combat: 'fase di combattimento',
  turn: 'turno',
};
