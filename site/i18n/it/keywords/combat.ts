import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords of what attacks and blocks. */
export const combat = {
  afflict: {
    name: 'affliggere',
    rules: {
      'keyword.afflict':
        'Affliggere N: quando viene bloccata, il giocatore in difesa perde N punti vita.',
      'keyword.afflictMultiple': 'Affliggere: ogni istanza è un innesco a sé.',
    },
  },
  annihilator: {
    name: 'annientatore',
    rules: {
      'keyword.annihilator':
        'Annientatore N: quando attacca, il giocatore in difesa sacrifica N permanenti.',
      'keyword.annihilatorMultiple': 'Annientatore: ogni istanza è un innesco a sé.',
    },
  },
  banding: {
    name: 'branco',
    rules: {
      'keyword.banding':
        'Attaccanti con branco, e al massimo uno senza, si possono dichiarare in un branco; ognuno in uno solo.',
      'keyword.bandMemberRemoved':
        'Una creatura che esce dal combattimento esce anche dal suo branco.',
      'keyword.bandBlockedTogether': 'Chi blocca una creatura di un branco le blocca tutte.',
      'keyword.bandingAttackerDivides':
        'Se qualcosa blocca una creatura con branco, il suo danno lo suddivide il giocatore attivo, non chi si difende.',
      'keyword.bandAttacksOneTarget':
        'Tutte le creature di un branco attaccano lo stesso giocatore, planeswalker o battaglia.',
      'keyword.bandLasts':
        'Un branco dichiarato dura per tutto il combattimento, anche se qualcuna delle creature perde branco.',
      'keyword.bandSharesNoAbilities':
        'Le creature di un branco non condividono abilità e non ne perdono.',
      'keyword.bandBlockedByEffect':
        'Se un effetto rende bloccata una creatura di un branco, lo diventano tutte.',
      'keyword.bandingBlockerDivides':
        'Se a bloccare è una creatura con branco, il danno lo suddivide chi si difende, non il giocatore attivo.',
    },
  },
  bandsWithOther: {
    name: 'branco con altri',
    rules: {
      'keyword.bandsWithOtherBand':
        'Con “branco con altri”, un qualsiasi numero di attaccanti con la qualità indicata può formare un branco.',
    },
  },
  battleCry: {
    name: 'grido di guerra',
    rules: {
      'keyword.battleCry':
        'Grido di guerra: quando attacca, gli altri attaccanti prendono +1/+0 per il turno.',
      'keyword.battleCryMultiple': 'Grido di guerra: ogni istanza è un innesco a sé.',
    },
  },
  bushido: {
    name: 'bushido',
    rules: {
      'keyword.bushido':
        'Bushido: quando blocca o viene bloccata, prende il bonus per il turno, una volta.',
      'keyword.bushidoMultiple': 'Bushido: ogni istanza è un innesco a sé.',
    },
  },
  dethrone: {
    name: 'spodestare',
    rules: {
      'keyword.dethrone':
        'Spodestare: prende un segnalino +1/+1 quando attacca chi ha più punti vita, anche a pari merito.',
      'keyword.dethroneMultiple': 'Spodestare: ogni istanza è un innesco a sé.',
    },
  },
  enlist: {
    name: 'arruolare',
    rules: {
      'keyword.enlist':
        'Arruolare: attaccando puoi TAPpare una creatura che potrebbe attaccare ma non lo fa, e aggiungerne la forza per il turno.',
      'keyword.enlistOptionalCost':
        'Arruolare: TAPpare la creatura è un costo opzionale per attaccare; il bonus è un innesco collegato.',
      'keyword.enlistSameCreature':
        'Arruolare: è arruolata la creatura TAPpata per il costo; nessuna arruola sé stessa.',
    },
  },
  exalted: {
    name: 'esaltato',
    rules: {
      'keyword.exalted':
        'Esaltato: una tua creatura che attacca da sola prende +1/+1 per il turno.',
      'keyword.exaltedAlone':
        'Esaltato: da sola vuol dire che nessun’altra creatura è stata dichiarata come attaccante.',
    },
  },
  flanking: {
    name: 'aggirare',
    rules: {
      'keyword.flanking':
        'Aggirare: una creatura senza aggirare che la blocca prende -1/-1 per il turno.',
      'keyword.flankingMultiple': 'Aggirare: ogni istanza è un innesco a sé.',
    },
  },
  frenzy: {
    name: 'frenesia',
    rules: {
      'keyword.frenzy':
        'Frenesia: quando attacca e non viene bloccata, la sua forza cresce per il turno.',
      'keyword.frenzyMultiple': 'Frenesia: ogni istanza è un innesco a sé.',
    },
  },
  haste: {
    name: 'rapidità',
    rules: {
      'keyword.haste':
        'Rapidità: può attaccare e usare le abilità con il simbolo TAP nel turno in cui arriva.',
      'keyword.hasteTapAbilities':
        'Rapidità: le sue abilità con il simbolo TAP o STAP si possono usare subito.',
    },
  },
  melee: {
    name: 'mischia',
    rules: {
      'keyword.melee':
        'Mischia: quando attacca, prende +1/+1 per il turno per ogni avversario attaccato in questo combattimento.',
      'keyword.meleeMultiple': 'Mischia: ogni istanza è un innesco a sé.',
    },
  },
  mentor: {
    name: 'mentore',
    rules: {
      'keyword.mentor':
        'Mentore: quando attacca, un attaccante con forza minore della sua prende un segnalino +1/+1.',
      'keyword.mentorMultiple': 'Mentore: ogni istanza è un innesco a sé.',
    },
  },
  mobilize: {
    name: 'mobilitare',
    rules: {
      'keyword.mobilize':
        'Mobilitare: quando attacca, entrano pedine Guerriero TAPpate e attaccanti, da sacrificare nella sottofase finale.',
    },
  },
  myriad: {
    name: 'miriade',
    rules: {
      'keyword.myriad':
        'Miriade: quando attacca, sue copie possono attaccare gli altri avversari, fino alla fine del combattimento.',
      'keyword.myriadMultiple': 'Miriade: ogni istanza è un innesco a sé.',
    },
  },
  ninjutsu: {
    name: 'ninjutsu',
    rules: {
      'keyword.ninjutsu':
        'Ninjutsu: paghi, la riveli dalla mano e riprendi un attaccante non bloccato; entra TAPpata e attaccante.',
      'keyword.ninjutsuAttacksSameTarget':
        'Ninjutsu: la nuova creatura attacca ciò che attaccava quella ripresa in mano.',
    },
  },
  provoke: {
    name: 'provocazione',
    rules: {
      'keyword.provoke':
        'Provocazione: quando attacca, puoi STAPpare una creatura del giocatore in difesa e farle bloccare questa, se può.',
      'keyword.provokeMultiple': 'Provocazione: ogni istanza è un innesco a sé.',
    },
  },
  rampage: {
    name: 'furia',
    rules: {
      'keyword.rampage':
        'Furia: quando viene bloccata, prende il bonus per il turno per ogni bloccante oltre il primo.',
      'keyword.rampageCountedOnce':
        'Furia: i bloccanti si contano una volta, quando l’abilità si risolve; poi non cambia più nulla.',
      'keyword.rampageMultiple': 'Furia: ogni istanza è un innesco a sé.',
    },
  },
  renown: {
    name: 'rinomare',
    rules: {
      'keyword.renown':
        'Rinomare: la prima volta che infligge danno da combattimento a un giocatore prende segnalini +1/+1 e diventa rinomata.',
      'keyword.renowned':
        'Rinomato è solo un nome, che un permanente tiene finché non lascia il campo.',
      'keyword.renownMultiple':
        'Ogni istanza di rinomare si innesca per conto suo, ma solo la prima fa qualcosa.',
    },
  },
  saddle: {
    name: 'sellare',
    rules: {
      'keyword.saddle':
        'Sellare: TAPpando altre creature con forza totale sufficiente, quando si potrebbe lanciare una stregoneria, diventa sellata.',
      'keyword.saddled':
        'Sellato è solo un nome, che un permanente tiene fino alla fine del turno.',
    },
  },
  training: {
    name: 'addestramento',
    rules: {
      'keyword.training':
        'Addestramento: quando attacca insieme a una creatura con forza maggiore, prende un segnalino +1/+1.',
      'keyword.trainingMultiple': 'Addestramento: ogni istanza è un innesco a sé.',
    },
  },
  vigilance: {
    name: 'cautela',
    rules: {
      'keyword.vigilance': 'Cautela: attaccare non la TAPpa.',
    },
  },
} satisfies Partial<KeywordEntries>;
