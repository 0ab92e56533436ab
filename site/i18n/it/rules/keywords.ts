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
  'keyword.banding':
    'Attaccanti con branco, e al massimo uno senza, si possono dichiarare in un branco; ognuno in uno solo.',
  'keyword.bandMemberRemoved': 'Una creatura che esce dal combattimento esce anche dal suo branco.',
  'keyword.bandBlockedTogether': 'Chi blocca una creatura di un branco le blocca tutte.',
  'keyword.bandingAttackerDivides':
    'Se qualcosa blocca una creatura con branco, il suo danno lo suddivide il giocatore attivo, non chi si difende.',
  'keyword.trample': 'Assegnato danno letale ai bloccanti, il resto può andare a ciò che attacca.',
  'keyword.trampleNoBlockers':
    'Bloccata ma senza più bloccanti, assegna tutto il suo danno a ciò che attacca.',
  'keyword.trampleNotPastPermanent':
    'Se attacca un planeswalker, non assegna nulla al giocatore, anche se il danno avanza o il planeswalker è uscito.',
  'keyword.deathtouch':
    'Qualsiasi suo danno distrugge una creatura, come azione generata dallo stato.',
  'keyword.deathtouchDivision':
    'Quando si assegna il suo danno da combattimento, 1 a una creatura conta già come letale.',
  'keyword.lifelink': 'Il suo danno fa anche guadagnare altrettanti punti vita al suo controllore.',
  'keyword.wither': 'Il suo danno alle creature non si segna: diventa segnalini -1/-1.',
  'keyword.flash': 'Si può lanciare quando si potrebbe lanciare un istantaneo.',
  'keyword.shroud': 'Nessuna magia o abilità può bersagliarla, nemmeno quelle del suo controllore.',
  'keyword.phasing':
    'Nel tuo STAP, prima di STAPpare, ciò che ha fase scompare mentre ricompare ciò che era scomparso.',
  'keyword.phasedOut':
    'Ciò che è scomparso è come se non esistesse; scomparire fa uscire dal combattimento.',
  'keyword.phasedIn': 'Ciò che ricompare esiste di nuovo per il gioco.',
  'keyword.ninjutsu':
    'Dalla mano: paghi, la riveli, riprendi in mano un attaccante non bloccato; entra TAPpata e attaccante.',
  'keyword.ninjutsuAttacksSameTarget': 'Attacca ciò che attaccava la creatura ripresa in mano.',
} satisfies RuleWords;
