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
  'keyword.bandAttacksOneTarget':
    'Tutte le creature di un branco attaccano lo stesso giocatore, planeswalker o battaglia.',
  'keyword.bandLasts':
    'Un branco dichiarato dura per tutto il combattimento, anche se qualcuna delle creature perde branco.',
  'keyword.bandSharesNoAbilities':
    'Le creature di un branco non condividono abilità e non ne perdono.',
  'keyword.bandBlockedByEffect':
    'Se un effetto rende bloccata una creatura di un branco, lo diventano tutte.',
  'keyword.bandingBlockerDivides':
    'Se blocca una creatura con branco, il danno lo suddivide chi si difende, non il giocatore attivo.',
  'keyword.bandsWithOtherBand':
    'Con “branco con altri”, quanti si vogliano attaccanti della qualità indicata possono formare un branco.',
  'keyword.trampleOverPlaneswalkers':
    'Travolgere i planeswalker: oltre la fedeltà, il resto del danno può andare al controllore del planeswalker.',
  'keyword.trampleOverPlaneswalkerGone':
    'Travolgere i planeswalker: se il planeswalker è uscito, ciò che resta dopo i bloccanti può andare al giocatore.',
  'keyword.deathtouchMultiple': 'Tocco letale: ogni istanza era un innesco a sé.',
  'keyword.deathtouchRedundant': 'Tocco letale: averlo due volte non aggiunge nulla.',
  'keyword.deathtouchLastKnown':
    'Tocco letale: per una fonte che non c’è più contano le ultime informazioni note.',
  'keyword.lifelinkMultiple': 'Legame vitale: ogni istanza era un innesco a sé.',
  'keyword.lifelinkRedundant': 'Legame vitale: averlo due volte non aggiunge nulla.',
  'keyword.lifelinkLastKnown':
    'Legame vitale: per una fonte che non c’è più contano le ultime informazioni note.',
  'keyword.lifelinkSeparateEvents':
    'Legame vitale: se più fonti infliggono danno insieme, i guadagni di punti vita sono altrettanti e distinti.',
  'keyword.protection': 'Protezione indica una qualità, e difende da ciò che la possiede.',
  'keyword.protectionFromDamage':
    'Protezione: il danno da fonti con la qualità indicata viene prevenuto.',
  'keyword.protectionFromTargeting':
    'Protezione: non la bersagliano magie con la qualità indicata né abilità di tali fonti.',
  'keyword.protectionFromAuras':
    'Protezione: Aure con la qualità indicata non possono incantarla; quelle che ha già vanno al cimitero.',
  'keyword.protectionFromEquipment':
    'Protezione: Equipaggiamenti con la qualità indicata non possono equipaggiarla; quelli che ha già si staccano.',
  'keyword.indestructible':
    'Indistruttibile: nulla la distrugge, nemmeno il danno letale o il tocco letale.',
  'keyword.hexproof': 'Anti-malocchio: nessuna magia o abilità di un avversario può bersagliarla.',
  'keyword.hasteTapAbilities':
    'Rapidità: le sue abilità con il simbolo TAP o STAP si possono usare subito.',
  'keyword.phasedOutIndirectly':
    'Ciò che è assegnato a un permanente scompare con esso e con esso ricompare.',
  'keyword.phasedOutBothWays':
    'Ciò che scomparirebbe sia da sé sia con un permanente scompare solo con il permanente.',
  'keyword.phasedOutEffectsExpire':
    'Gli effetti possono finire mentre un permanente è scomparso; se ricompare non valgono più.',
  'keyword.phasingKeepsZoneAndControl':
    'La fase non cambia né la zona né il controllore; nessun innesco di entrata o uscita.',
  'keyword.phasedOutDamageRemoved': 'Il danno su un permanente veniva rimosso quando scompariva.',
  'keyword.phasedOutTokens': 'Le pedine che scomparivano cessavano di esistere.',
  'keyword.phasedInActsAtOnce':
    'Ciò che ricompariva poteva attaccare e usare subito le abilità con il simbolo TAP.',
  'keyword.convoke':
    'Convocazione: mentre la lanci, ogni creatura che TAPpi paga un mana del suo colore o un mana generico.',
  'keyword.crew':
    'Manovrare: TAPpando altre creature con forza totale sufficiente, il Veicolo è una creatura per il turno.',
  'keyword.equip':
    'Equipaggiare: paghi per assegnarlo a una tua creatura, solo quando potresti lanciare una stregoneria.',
  'keyword.dash':
    'Accelerare: lanciata per questo costo, ha rapidità e torna in mano alla prossima sottofase finale.',
  'keyword.evoke': 'Apparizione: lanciata per questo costo, quando entra viene sacrificata.',
  'keyword.fading':
    'Dissolvenza: a ogni mantenimento perde un segnalino; se non ne ha da perdere, si sacrifica.',
  'keyword.cumulativeUpkeep':
    'Mantenimento cumulativo: a ogni mantenimento prende un segnalino epoca; o si paga per tutti, o si sacrifica.',
  'keyword.suspend':
    'Sospendere: esiliata con segnalini tempo, ne perde uno a ogni mantenimento e dopo l’ultimo si lancia gratis.',
  'keyword.rebound':
    'Ripresa: lanciata dalla mano, va in esilio e si lancia gratis nel prossimo mantenimento.',
  'keyword.madness': 'Follia: scartata, va in esilio e da lì si può lanciare per questo costo.',
  'keyword.dredge':
    'Dragare: invece di pescare una carta, puoi macinarne altrettante e riprendere questa dal cimitero.',
} satisfies RuleWords;
