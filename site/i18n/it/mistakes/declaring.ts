import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** Who may attack and block, and what must. */
export const declaring: MistakeWordsOf<'declaring'> = {
  mustBeatsCant: {
    title: '“Deve” è più forte di “non può”',
    wouldBeRight:
      'una creatura che deve attaccare o bloccare potesse farlo senza le altre che le servono',
    why: '“Deve” suona più forte di “non può”. E al tavolo si comincia dalla creatura obbligata; che cosa le vieti di attaccare o bloccare si guarda solo dopo.',
    so: 'Le restrizioni valgono sempre, e i requisiti si contano solo tra le dichiarazioni che non ne violano nessuna. Se c’è una sola creatura che possa bloccare un attaccante con minacciare, non blocca, anche se deve.',
  },
  noDrafting: {
    title: 'Una creatura obbligata non obbliga le altre ad aiutarla',
    wouldBeRight:
      'contassero solo le creature che devono attaccare o bloccare, e nessun’altra dovesse unirsi a loro',
    why: '“Se può farlo” si legge creatura per creatura, e quella che aiuterebbe non ha nessun obbligo suo.',
    so: 'Si confrontano tutte le dichiarazioni possibili, anche quelle in cui qualcuno aiuta. Se una creatura che deve bloccare non può farlo da sola, ma può insieme a un’altra, non bloccare con nessuna delle due è illegale.',
  },
  oneByOne: {
    title: 'Il blocco è legale se nessuna creatura da sola lo migliora',
    wouldBeRight: 'ogni creatura si giudicasse per conto suo, lasciando le altre dove sono',
    why: 'A occhio si controlla così: una creatura alla volta, cercandone una che possa soddisfare più requisiti.',
    so: 'Si confronta l’intera dichiarazione con la migliore possibile. Mettiamo che vadano bloccate una creatura che vola e una a terra, e che tu ne abbia una con raggiungere e una senza: se quella con raggiungere blocca a terra e l’altra sta ferma, è illegale, perché insieme potrebbero bloccare tutti e due gli attaccanti.',
  },
  mustBeBlockedIsLure: {
    title: '“Deve essere bloccata” obbliga chiunque possa bloccarla',
    wouldBeRight:
      'una creatura che deve essere bloccata dovesse esserlo da tutte quelle in grado di farlo',
    why: 'Le carte che obbligano tutti a bloccare sono più vecchie e più note. E viene da pensare che ogni creatura risponda per sé.',
    so: 'Basta un bloccante, e le altre creature sono libere. Se due delle tue possono bloccarla, una lo fa, e l’altra fa quello che vuole.',
  },
  lureNeedsOne: {
    title: 'Dove devono bloccare tutte, basta che blocchi una',
    wouldBeRight:
      'bastasse un solo bloccante per un attaccante che tutte le creature in grado di farlo devono bloccare',
    why: 'Si confonde con “deve essere bloccata”, per cui basta un bloccante. E se può bloccare una creatura sola, è lo stesso.',
    so: 'L’obbligo vale per ognuna delle creature in grado di bloccare. Se due delle tue possono, devono bloccare entrambe, e per gli altri attaccanti non resta nessuno.',
  },
  lureReachesUnable: {
    title: 'L’obbligo di bloccare vale anche per chi non può farlo',
    wouldBeRight: 'dover bloccare rendesse una creatura capace di farlo',
    why: '“Tutte le creature in grado di bloccarla” si sente come “tutte le creature”, e con l’ordine la carta sembra dare anche la capacità.',
    so: 'Nessun requisito rende possibile un blocco. Restano fuori le creature TAPpate e, se l’attaccante che le chiama vola, quelle senza volare né raggiungere.',
  },
  payIfAble: {
    title: '“Se può farlo” vuol dire pagare, se c’è il mana',
    wouldBeRight: 'dovessi pagare ogni volta che così una creatura può fare ciò che deve',
    why: '“Se può farlo” si sente come “se me lo posso permettere”, e il mana c’è. Che non si debba pagare, le regole lo dicono apertamente solo dal 4 febbraio 2011, ma era così anche prima.',
    so: 'Nessuno è obbligato a pagare per soddisfare un requisito. Se attaccare costa due mana, una creatura che deve attaccare può restare ferma anche con sei terre STAPpate.',
  },
  oncePerTurnDuty: {
    title: 'Chi ha già attaccato nel turno non è obbligato a rifarlo',
    wouldBeRight: '“attacca in questo turno, se può farlo” si esaurisse con il primo attacco',
    why: 'Fino al 29 settembre 2017 le regole tacevano, e le note ufficiali sulle carte si accontentavano di un attacco.',
    so: '“In questo turno” vuol dire in ogni sua fase di combattimento. Se ce n’è una seconda e la creatura può attaccare, deve farlo di nuovo.',
  },
  goadForbidsMe: {
    title: 'Una creatura spronata non può attaccare chi l’ha spronata',
    wouldBeRight: 'spronare una creatura le vietasse di attaccare chi l’ha spronata',
    why: 'Spronare si riassume in “attacca qualcun altro”, e in tre o più va quasi sempre così.',
    so: 'Spronare chiede due cose: di attaccare, e di attaccare un altro giocatore; ognuna se possibile. Con un solo avversario è possibile solo la prima, e la creatura attacca proprio chi l’ha spronata.',
  },
  sickCannotBlock: {
    title: 'Una creatura entrata in questo turno non può bloccare',
    wouldBeRight: 'la debolezza da evocazione impedisse di bloccare',
    why: '“Debolezza da evocazione” fa pensare a una creatura troppo debole per qualunque cosa.',
    so: 'Per bloccare basta essere STAPpata. La debolezza da evocazione riguarda l’attacco e le abilità con il simbolo di TAP o di STAP nel costo: una creatura entrata con lampo prima dei blocchi può bloccare subito.',
  },
  protectionBothWays: {
    title: 'La protezione ferma blocchi e danno nei due sensi',
    wouldBeRight:
      'la protezione fermasse anche ciò che fa la creatura protetta, e non solo ciò che le viene fatto',
    why: 'Di ciò che la protezione ferma si impara un elenco (danno, Aure, blocchi, bersagli), e l’elenco non dice chi lo fa a chi.',
    so: 'Ferma solo ciò che viene dall’altra parte. Una creatura con protezione dal verde può bloccarne una verde e le infligge il suo danno; non ne subisce, e quando attacca, le creature verdi non possono bloccarla.',
  },
};
