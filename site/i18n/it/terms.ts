import type { AvoidedTerms } from '../avoidedTerms.ts';

/** Words that players read as a translation, or as of another time; each with the official one. */
export const avoidedTerms: AvoidedTerms = {
  'abilità attivabil(e|i)': 'abilità attivata',
  'danno di combattimento': 'danno da combattimento',
  'danno mortale': 'danno letale',
  detronizzare: 'spodestare',
  'effett(o|i) di stato': 'azione generata dallo stato',
  'fase di STAP': 'sottofase di STAP',
  'fase di mantenimento': 'sottofase di mantenimento',
  'giocator(e|i) difensor(e|i)': 'giocatore in difesa',
  'grido di battaglia': 'grido di guerra',
  'mal(e)? d(’|i )evocazione': 'debolezza da evocazione',
  'passo di (dichiarazione|danno|mantenimento)': 'sottofase',
  'protezione dal colore di tua scelta': 'protezione da un colore a tua scelta',
  'ubbidi\\w+': 'soddisfare, rispettare',
};
