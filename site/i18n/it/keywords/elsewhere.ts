import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords that matter in combat though they are not about it. */
export const elsewhere = {
  changeling: {
    name: 'cangiante',
    rules: {},
  },
  convoke: {
    name: 'convocazione',
    rules: {
      'keyword.convoke':
        'Convocazione: mentre la lanci, ogni creatura che TAPpi paga un mana del suo colore o un mana generico.',
    },
  },
  crew: {
    name: 'manovrare',
    rules: {
      'keyword.crew':
        'Manovrare: TAPpando altre creature con forza totale sufficiente, il Veicolo è una creatura per il turno.',
    },
  },
  cumulativeUpkeep: {
    name: 'mantenimento cumulativo',
    rules: {
      'keyword.cumulativeUpkeep':
        'Mantenimento cumulativo: a ogni mantenimento prende un segnalino epoca; o si paga per tutti, o si sacrifica.',
    },
  },
  dash: {
    name: 'accelerare',
    rules: {
      'keyword.dash':
        'Accelerare: lanciata per questo costo, ha rapidità e torna in mano alla prossima sottofase finale.',
    },
  },
  dredge: {
    name: 'dragare',
    rules: {
      'keyword.dredge':
        'Dragare N: invece di pescare una carta, puoi macinarne N e riprendere questa dal cimitero.',
    },
  },
  equip: {
    name: 'equipaggiare',
    rules: {
      'keyword.equip':
        'Equipaggiare: paghi per assegnarlo a una tua creatura, solo quando potresti lanciare una stregoneria.',
    },
  },
  evoke: {
    name: 'apparire',
    rules: {
      'keyword.evoke': 'Apparire: lanciata per questo costo, quando entra viene sacrificata.',
    },
  },
  fading: {
    name: 'dissolvenza',
    rules: {
      'keyword.fading':
        'Dissolvenza: a ogni mantenimento perde un segnalino; se non ne ha da perdere, si sacrifica.',
    },
  },
  flash: {
    name: 'lampo',
    rules: {
      'keyword.flash': 'Lampo: si può lanciare quando si potrebbe lanciare un istantaneo.',
    },
  },
  flashback: {
    name: 'flashback',
    rules: {},
  },
  hexproof: {
    name: 'anti-malocchio',
    rules: {
      'keyword.hexproof':
        'Anti-malocchio: nessuna magia o abilità di un avversario può bersagliarla.',
    },
  },
  kicker: {
    name: 'potenziamento',
    rules: {},
  },
  madness: {
    name: 'follia',
    rules: {
      'keyword.madness': 'Follia: scartata, va in esilio e da lì si può lanciare per questo costo.',
    },
  },
  phasing: {
    name: 'fase',
    rules: {
      'keyword.phasing':
        'Nel tuo STAP, prima di STAPpare, ciò che ha fase scompare mentre ricompare ciò che era scomparso.',
      'keyword.phasedOut':
        'Ciò che è scomparso è come se non esistesse; scomparire fa uscire dal combattimento.',
      'keyword.phasedIn': 'Ciò che ricompare esiste di nuovo per il gioco.',
      'keyword.phasedOutIndirectly':
        'Ciò che è assegnato a un permanente scompare con esso e con esso ricompare.',
      'keyword.phasedOutBothWays':
        'Ciò che scomparirebbe sia da sé sia con un permanente scompare solo con il permanente.',
      'keyword.phasedOutEffectsExpire':
        'Gli effetti possono finire mentre un permanente è scomparso; se ricompare non valgono più.',
      'keyword.phasingKeepsZoneAndControl':
        'La fase non cambia né la zona né il controllore; nessun innesco di entrata o uscita.',
      'keyword.phasedOutDamageRemoved':
        'Il danno su un permanente veniva rimosso quando scompariva.',
      'keyword.phasedOutTokens': 'Le pedine che scomparivano cessavano di esistere.',
      'keyword.phasedInActsAtOnce':
        'Ciò che ricompariva poteva attaccare e usare subito le abilità con il simbolo TAP.',
    },
  },
  prowess: {
    name: 'prodezza',
    rules: {
      'keyword.prowess':
        'Prodezza: quando lanci una magia non creatura, prende +1/+1 per il turno.',
      'keyword.prowessMultiple': 'Prodezza: ogni istanza è un innesco a sé.',
    },
  },
  rebound: {
    name: 'ripresa',
    rules: {
      'keyword.rebound':
        'Ripresa: lanciata dalla mano, va in esilio e si lancia gratis nel prossimo mantenimento.',
    },
  },
  shroud: {
    name: 'velo',
    rules: {
      'keyword.shroud':
        'Velo: nessuna magia o abilità può bersagliarla, nemmeno quelle del suo controllore.',
    },
  },
  soulbond: {
    name: 'unione d’anime',
    rules: {
      'keyword.soulbond':
        'Unione d’anime: quando entra lei o un’altra tua creatura e nessuna delle due è abbinata, puoi abbinarle.',
      'keyword.paired':
        'Ad abbinare due creature è un’unione d’anime; altre abilità si riferiscono alle creature abbinate.',
      'keyword.unpaired':
        'Due creature non sono più abbinate se una lascia il campo, smette di essere creatura o cambia controllore.',
    },
  },
  morph: {
    name: 'metamorfosi',
    rules: {
      'keyword.morph':
        'Metamorfosi: si può lanciare come 2/2 a faccia in giù, e girare a faccia in su per il suo costo di metamorfosi.',
      'keyword.morphTurnedUp':
        'Chi ha priorità può pagare un costo di metamorfosi e girare il permanente a faccia in su, senza usare la pila.',
    },
  },
  suspend: {
    name: 'sospendere',
    rules: {
      'keyword.suspend':
        'Sospendere: esiliata con segnalini tempo, ne perde uno a ogni mantenimento e dopo l’ultimo si lancia gratis.',
    },
  },
} satisfies Partial<KeywordEntries>;
