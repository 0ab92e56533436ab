import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'Volare: la bloccano solo creature con volare o raggiungere.',
  'keyword.reach': 'Raggiungere: può bloccare creature con volare.',
  'keyword.shadow': 'Ombra: blocca solo creature con ombra, e solo loro la bloccano.',
  'keyword.horsemanship': 'Horsemanship: la bloccano solo creature con horsemanship.',
  'keyword.fear': 'Paura: la bloccano solo creature artefatto e creature nere.',
  'keyword.intimidate':
    'Intimidire: la bloccano solo creature artefatto o che condividono un colore con essa.',
  'keyword.landwalk':
    'Passa-terre: non può essere bloccata se il giocatore in difesa controlla una tale terra.',
  'keyword.landwalkDoesNotCancel':
    'Il passa-terre di un bloccante non annulla quello dell’attaccante.',
  'keyword.skulk': 'Furtivo: non la bloccano creature con forza superiore.',
  'keyword.menace': 'Minacciare: la bloccano due o più creature, o nessuna.',
  'keyword.protectionFromBlocking': 'Protezione: non la bloccano creature con la qualità indicata.',
  'keyword.infectCreature': 'Infettare: il suo danno alle creature diventa segnalini -1/-1.',
  'keyword.infectPlayer': 'Infettare: il suo danno ai giocatori diventa segnalini veleno.',
  'keyword.defender': 'Difensore: non può attaccare.',
  'keyword.haste':
    'Rapidità: può attaccare e usare le abilità con il simbolo TAP nel turno in cui arriva.',
  'keyword.vigilance': 'Cautela: attaccare non la TAPpa.',
  'keyword.firstStrike':
    'Attacco improvviso: infligge danno da combattimento nella prima di due sottofasi di danno.',
  'keyword.firstStrikeBetweenSteps':
    'Attacco improvviso ottenuto o perso tra le due sottofasi non cambia chi infligge danno nella seconda.',
  'keyword.doubleStrike':
    'Doppio attacco: infligge danno da combattimento in entrambe le sottofasi di danno.',
  'keyword.doubleStrikeLost':
    'Doppio attacco: perso tra le due sottofasi, non dà il secondo danno.',
  'keyword.doubleStrikeGained':
    'Doppio attacco: chi ha attacco improvviso e lo ottiene tra le sottofasi infligge danno di nuovo.',
  'keyword.banding':
    'Attaccanti con branco, e al massimo uno senza, si possono dichiarare in un branco; ognuno in uno solo.',
  'keyword.bandMemberRemoved': 'Una creatura che esce dal combattimento esce anche dal suo branco.',
  'keyword.bandBlockedTogether': 'Chi blocca una creatura di un branco le blocca tutte.',
  'keyword.bandingAttackerDivides':
    'Se qualcosa blocca una creatura con branco, il suo danno lo suddivide il giocatore attivo, non chi si difende.',
  'keyword.trample':
    'Travolgere: assegnato danno letale ai bloccanti, il resto può andare a ciò che attacca.',
  'keyword.trampleNoBlockers':
    'Travolgere: bloccata ma senza più bloccanti, assegna tutto il suo danno a ciò che attacca.',
  'keyword.trampleNotPastPermanent':
    'Travolgere: se attacca un planeswalker, al giocatore non va nulla, per quanto danno avanzi.',
  'keyword.deathtouch':
    'Tocco letale: qualsiasi suo danno distrugge una creatura, come azione generata dallo stato.',
  'keyword.deathtouchDivision':
    'Tocco letale: quando si assegna il suo danno da combattimento, 1 è già letale per una creatura.',
  'keyword.lifelink':
    'Legame vitale: il suo danno fa anche guadagnare altrettanti punti vita al suo controllore.',
  'keyword.wither':
    'Avvizzire: il suo danno alle creature non si segna ma diventa segnalini -1/-1.',
  'keyword.flash': 'Lampo: si può lanciare quando si potrebbe lanciare un istantaneo.',
  'keyword.shroud':
    'Velo: nessuna magia o abilità può bersagliarla, nemmeno quelle del suo controllore.',
  'keyword.phasing':
    'Nel tuo STAP, prima di STAPpare, ciò che ha fase scompare mentre ricompare ciò che era scomparso.',
  'keyword.phasedOut':
    'Ciò che è scomparso è come se non esistesse; scomparire fa uscire dal combattimento.',
  'keyword.phasedIn': 'Ciò che ricompare esiste di nuovo per il gioco.',
  'keyword.ninjutsu':
    'Ninjutsu: paghi, la riveli dalla mano e riprendi un attaccante non bloccato; entra TAPpata e attaccante.',
  'keyword.ninjutsuAttacksSameTarget':
    'Ninjutsu: la nuova creatura attacca ciò che attaccava quella ripresa in mano.',
} satisfies RuleWords;
