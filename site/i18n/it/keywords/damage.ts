import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords about dealing damage, or being dealt it. */
export const damage = {
  deathtouch: {
    name: 'tocco letale',
    rules: {
      'keyword.deathtouch':
        'Tocco letale: qualsiasi suo danno distrugge una creatura, come azione generata dallo stato.',
      'keyword.deathtouchDivision':
        'Tocco letale: quando si assegna il suo danno da combattimento, 1 è già letale per una creatura.',
      'keyword.deathtouchMultiple': 'Tocco letale: ogni istanza era un innesco a sé.',
      'keyword.deathtouchRedundant': 'Tocco letale: averlo due volte non aggiunge nulla.',
      'keyword.deathtouchLastKnown':
        'Tocco letale: per una fonte che non c’è più contano le ultime informazioni note.',
    },
  },
  doubleStrike: {
    name: 'doppio attacco',
    rules: {
      'keyword.doubleStrike':
        'Doppio attacco: infligge danno da combattimento in entrambe le sottofasi di danno.',
      'keyword.doubleStrikeLost':
        'Doppio attacco: perso tra le due sottofasi, non dà il secondo danno.',
      'keyword.doubleStrikeGained':
        'Doppio attacco: chi ha attacco improvviso e lo ottiene tra le sottofasi infligge danno di nuovo.',
    },
  },
  firstStrike: {
    name: 'attacco improvviso',
    rules: {
      'keyword.firstStrike':
        'Attacco improvviso: infligge danno da combattimento nella prima di due sottofasi di danno.',
      'keyword.firstStrikeBetweenSteps':
        'Attacco improvviso ottenuto o perso tra le due sottofasi non cambia chi infligge danno nella seconda.',
    },
  },
  indestructible: {
    name: 'indistruttibile',
    rules: {
      'keyword.indestructible':
        'Indistruttibile: nulla la distrugge, nemmeno il danno letale o il tocco letale.',
    },
  },
  infect: {
    name: 'infettare',
    rules: {
      'keyword.infectCreature': 'Infettare: il suo danno alle creature diventa segnalini -1/-1.',
      'keyword.infectPlayer': 'Infettare: il suo danno ai giocatori diventa segnalini veleno.',
    },
  },
  lifelink: {
    name: 'legame vitale',
    rules: {
      'keyword.lifelink':
        'Legame vitale: il suo danno fa anche guadagnare altrettanti punti vita al suo controllore.',
      'keyword.lifelinkMultiple': 'Legame vitale: ogni istanza era un innesco a sé.',
      'keyword.lifelinkRedundant': 'Legame vitale: averlo due volte non aggiunge nulla.',
      'keyword.lifelinkLastKnown':
        'Legame vitale: per una fonte che non c’è più contano le ultime informazioni note.',
      'keyword.lifelinkSeparateEvents':
        'Legame vitale: se più fonti infliggono danno insieme, i guadagni di punti vita sono altrettanti e distinti.',
    },
  },
  poisonous: {
    name: 'avvelenare',
    rules: {
      'keyword.poisonous':
        'Avvelenare: quando infligge danno da combattimento a un giocatore, quel giocatore riceve segnalini veleno.',
      'keyword.poisonousMultiple': 'Avvelenare: ogni istanza è un innesco a sé.',
    },
  },
  toxic: {
    name: 'tossico',
    rules: {
      'keyword.toxic':
        'Tossico: il suo danno da combattimento a un giocatore dà anche segnalini veleno, pari al valore tossico totale.',
      'keyword.totalToxicValue':
        'Tossico: il valore tossico totale di una creatura somma tutte le sue abilità tossico.',
    },
  },
  trample: {
    name: 'travolgere',
    rules: {
      'keyword.trample':
        'Travolgere: assegnato danno letale ai bloccanti, il resto può andare a ciò che attacca.',
      'keyword.trampleNoBlockers':
        'Travolgere: bloccata ma senza più bloccanti, assegna tutto il suo danno a ciò che attacca.',
      'keyword.trampleNotPastPermanent':
        'Travolgere: se attacca un planeswalker, al giocatore non va nulla, per quanto danno avanzi.',
    },
  },
  trampleOverPlaneswalkers: {
    name: 'travolgere i planeswalker',
    rules: {
      'keyword.trampleOverPlaneswalkers':
        'Travolgere i planeswalker: oltre la fedeltà, il resto del danno può andare al controllore del planeswalker.',
      'keyword.trampleOverPlaneswalkerGone':
        'Travolgere i planeswalker: se il planeswalker è uscito, ciò che resta dopo i bloccanti può andare al giocatore.',
    },
  },
  wither: {
    name: 'avvizzire',
    rules: {
      'keyword.wither':
        'Avvizzire: il suo danno alle creature non si segna ma diventa segnalini -1/-1.',
    },
  },
} satisfies Partial<KeywordEntries>;
