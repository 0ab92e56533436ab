import type { RuleWords } from '../../messages.ts';

/** Keywords that trigger in combat, or are paid for by attacking. */
export const combatKeywords = {
  'keyword.afflict':
    'Affliggere: quando viene bloccata, il giocatore in difesa perde altrettanti punti vita.',
  'keyword.annihilator':
    'Annientatore: quando attacca, il giocatore in difesa sacrifica altrettanti permanenti.',
  'keyword.battleCry':
    'Grido di battaglia: quando attacca, gli altri attaccanti prendono +1/+0 per il turno.',
  'keyword.bushido':
    'Bushido: quando blocca o viene bloccata, prende il bonus per il turno, una volta.',
  'keyword.dethrone':
    'Detronizzare: prende un segnalino +1/+1 quando attacca chi ha più punti vita, anche a pari merito.',
  'keyword.enlist':
    'Arruolare: attaccando puoi TAPpare una creatura che non attacca e potrebbe, e aggiungerne la forza per il turno.',
  'keyword.enlistOptionalCost':
    'Arruolare: TAPpare la creatura è un costo opzionale per attaccare; il bonus è un innesco collegato.',
  'keyword.enlistSameCreature':
    'Arruolare: è arruolata la creatura TAPpata per il costo; nessuna arruola sé stessa.',
  'keyword.exalted': 'Esaltato: una tua creatura che attacca da sola prende +1/+1 per il turno.',
  'keyword.exaltedAlone':
    'Esaltato: da sola vuol dire che nessun’altra creatura è stata dichiarata come attaccante.',
  'keyword.flanking':
    'Aggirare: una creatura senza aggirare che la blocca prende -1/-1 per il turno.',
  'keyword.frenzy':
    'Frenesia: quando attacca e non viene bloccata, la sua forza cresce per il turno.',
  'keyword.melee':
    'Mischia: quando attacca, prende +1/+1 per il turno per ogni avversario attaccato in questo combattimento.',
  'keyword.mentor':
    'Mentore: quando attacca, un attaccante con forza minore della sua prende un segnalino +1/+1.',
  'keyword.mobilize':
    'Mobilitare: quando attacca, entrano pedine Guerriero TAPpate e attaccanti, da sacrificare alla sottofase finale.',
  'keyword.myriad':
    'Miriade: quando attacca, sue copie possono attaccare gli altri avversari, fino alla fine del combattimento.',
  'keyword.poisonous':
    'Velenoso: quando infligge danno da combattimento a un giocatore, quel giocatore riceve segnalini veleno.',
  'keyword.provoke':
    'Provocazione: quando attacca, puoi STAPpare una creatura in difesa e farle bloccare questa, se può.',
  'keyword.rampage':
    'Furia: quando viene bloccata, prende il bonus per il turno per ogni bloccante oltre il primo.',
  'keyword.rampageCountedOnce':
    'Furia: i bloccanti si contano una volta, quando l’abilità si risolve; poi non cambia più nulla.',
  'keyword.training':
    'Addestramento: quando attacca insieme a una creatura con forza maggiore, prende un segnalino +1/+1.',
  'keyword.prowess': 'Prodezza: quando lanci una magia non creatura, prende +1/+1 per il turno.',
  'keyword.toxic':
    'Tossico: il suo danno da combattimento a un giocatore dà anche segnalini veleno, pari al valore tossico totale.',
  'keyword.totalToxicValue':
    'Tossico: il valore tossico totale di una creatura somma tutte le sue abilità tossico.',
  'keyword.decayed':
    'Decomposto: non può bloccare, e si sacrifica alla fine del combattimento in cui ha attaccato.',
  'keyword.afflictMultiple': 'Affliggere: ogni istanza è un innesco a sé.',
  'keyword.annihilatorMultiple': 'Annientatore: ogni istanza è un innesco a sé.',
  'keyword.battleCryMultiple': 'Grido di battaglia: ogni istanza è un innesco a sé.',
  'keyword.bushidoMultiple': 'Bushido: ogni istanza è un innesco a sé.',
  'keyword.dethroneMultiple': 'Detronizzare: ogni istanza è un innesco a sé.',
  'keyword.flankingMultiple': 'Aggirare: ogni istanza è un innesco a sé.',
  'keyword.frenzyMultiple': 'Frenesia: ogni istanza è un innesco a sé.',
  'keyword.meleeMultiple': 'Mischia: ogni istanza è un innesco a sé.',
  'keyword.mentorMultiple': 'Mentore: ogni istanza è un innesco a sé.',
  'keyword.myriadMultiple': 'Miriade: ogni istanza è un innesco a sé.',
  'keyword.poisonousMultiple': 'Velenoso: ogni istanza è un innesco a sé.',
  'keyword.provokeMultiple': 'Provocazione: ogni istanza è un innesco a sé.',
  'keyword.rampageMultiple': 'Furia: ogni istanza è un innesco a sé.',
  'keyword.trainingMultiple': 'Addestramento: ogni istanza è un innesco a sé.',
  'keyword.prowessMultiple': 'Prodezza: ogni istanza è un innesco a sé.',
} satisfies RuleWords;
