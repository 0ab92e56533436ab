import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'La bloccano solo creature con volare o raggiungere.',
  'keyword.reach': 'Può bloccare creature con volare.',
  'keyword.shadow': 'Ombra blocca solo ombra e solo da ombra è bloccata.',
  'keyword.horsemanship': 'La bloccano solo creature con horsemanship.',
  'keyword.fear': 'La bloccano solo creature artefatto e creature nere.',
  'keyword.intimidate': 'La bloccano solo creature artefatto o che condividono un colore.',
  'keyword.landwalk': 'Non può essere bloccata se il giocatore in difesa controlla una tale terra.',
  'keyword.landwalkDoesNotCancel': 'Un passa-terre dall’altra parte non annulla nulla.',
  'keyword.skulk': 'Non la bloccano creature con forza superiore.',
  'keyword.menace': 'La bloccano due o più creature, o nessuna.',
  'keyword.protectionFromBlocking': 'Non la bloccano creature con la qualità indicata.',
  'keyword.infectCreature': 'Il suo danno alle creature diventa segnalini -1/-1.',
  'keyword.infectPlayer': 'Il suo danno ai giocatori diventa segnalini veleno.',
  'keyword.defender': 'Non può attaccare.',
  'keyword.haste': 'Può attaccare e usare le abilità con il simbolo TAP nel turno in cui arriva.',
  'keyword.vigilance': 'Attaccare non la TAPpa.',
  'keyword.firstStrike': 'Infligge danno nella prima di due sottofasi di danno.',
  'keyword.firstStrikeBetweenSteps':
    'Attacco improvviso ottenuto o perso tra le sottofasi non dà un secondo colpo.',
  'keyword.doubleStrike': 'Infligge danno in entrambe le sottofasi di danno.',
  'keyword.doubleStrikeLost': 'Perso tra le sottofasi, non dà il secondo danno.',
  'keyword.doubleStrikeGained': 'Ottenuto tra le sottofasi, dà un secondo danno.',
} satisfies RuleWords;
