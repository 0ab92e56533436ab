import type { ScenarioWords, SheetWords } from '../../chrome.ts';
import { isMany } from '../../nameInWords.ts';
import { after, ofEdition, theDate } from '../agreement.ts';
import { signs } from './signs.ts';

export const sheet: SheetWords = {
  ...signs,
  replay: 'La partita, passo per passo',
  rules: 'Regole',
  more: 'Altro',
  alsoApplied: 'Si applicano anche',
  verdicts: { legal: 'legale', illegal: 'illegale', unproved: 'non dimostrato' },
  restrictions: 'Restrizioni',
  restriction: 'Restrizione',
  noneBroken: 'nessuna violata',
  isBroken: 'violata',
  requirements: 'Requisiti',
  noRequirements: 'nessuno',
  obeys: (obeyed, maximum) =>
    maximum === 0
      ? 'nessuno si può soddisfare'
      : `${obeyed} ${obeyed === 1 ? 'soddisfatto' : 'soddisfatti'} su ${maximum}`,
  obeysTooMany: (obeyed) =>
    `${obeyed} ${obeyed === 1 ? 'soddisfatto' : 'soddisfatti'}, ma solo violando una restrizione`,
  obeyed: 'soddisfatto',
  notObeyed: 'non soddisfatto',
  wouldObey: (n) => `Ne soddisferebbe ${n}:`,
  nearest: 'La dichiarazione legale più vicina',
  conflict: (requirements, n) =>
    n === 1 ? `Non può essere soddisfatto: ${requirements}.` : `In conflitto: ${requirements}.`,
  because: (restrictions) => `Il motivo: ${restrictions}.`,
  capacity: (creature, as) =>
    `${creature} ${isMany(as) ? 'possono' : 'può'} fare solo una di queste cose`,
  unpaid: (creature) => `nessuno è obbligato a pagare per ${creature}`,
  problem: 'Non si può',
  suggestion: 'Un’assegnazione legale',
  undone: {
    declaration: 'La dichiarazione viene annullata: il gioco torna com’era.',
    assignment: 'L’assegnazione viene annullata per intero.',
  },
  differs: (edition) => `Diverso nelle regole ${ofEdition(edition)}.`,
  onlyHere: (edition) => `Non c’è nelle regole ${ofEdition(edition)}.`,
  stepOf: 'Passo {k} di {n}',
  noSuchStep: 'Qui non c’è un passo {k}; questo è il più vicino.',
  previous: 'Passo precedente',
  next: 'Passo successivo',
  play: 'Avvia',
  pause: 'Pausa',
  keys: 'Tasti',
  keyList: [
    [['←', '→'], 'un passo indietro, un passo avanti'],
    [['Spazio'], 'un passo avanti'],
    [['Home', 'Fine'], 'primo passo, ultimo passo'],
    [['?'], 'questo elenco'],
  ],
  close: 'Chiudi',
  report: 'Segnala un errore in questo passo',
  asInMain: (steps) =>
    steps === 1 ? 'Passo 1 come nella decisione.' : `Passi da 1 a ${steps} come nella decisione.`,
};

export const scenario: ScenarioWords = {
  ruling: 'La decisione',
  rulingsAtOnce: 'Apri subito le decisioni',
  notes: 'Gli errori più comuni',
  shareStep: 'Condividi un passo',
  key: 'Risposte',
  leadingOn: {
    title: 'Per continuare',
    buildsOn: 'Si basa su',
    sameRule: 'Sulla stessa regola',
    harder: 'Più difficile',
  },
  dated: (title, date) => `${title}, regole ${after('di', theDate(date))}`,
  edition: 'Edizione delle regole',
  notInEdition: 'non mostrata con queste regole',
  holds: (date) => `Regole ${after('di', theDate(date))}.`,
  checked: (date) => `Controllato ${theDate(date)}.`,
  place: 'Punto del turno',
  turnMap: 'Mappa del turno',
  why: 'Perché',
  trace: 'Traccia',
  proof: 'La prova',
  proofCaption: (n) =>
    `Tutte le ${n} dichiarazioni: restrizioni violate, requisiti soddisfatti, verdetto`,
  tableOf: (all, legal) =>
    `Tutte le ${all} dichiarazioni possibili: ${legal === 1 ? 'una è legale' : `${legal} sono legali`}`,
  declaration: 'Dichiarazione',
  broken: 'Restrizioni violate',
  obeyed: 'Requisiti soddisfatti',
  verdict: 'Verdetto',
  none: 'nessuna',
  nothingToObey: 'nessuno',
  ofMost: (obeyed, maximum) =>
    obeyed > maximum ? `${obeyed} (legalmente ${maximum})` : `${obeyed} su ${maximum}`,
  branch: 'Se invece',
  otherwise: 'Che cosa succede se invece…',
  onItsOwnPage: 'In una pagina a parte',
  sideBySide: 'A confronto',
  sideBySideLead: (a, b) =>
    `La stessa situazione con le regole ${ofEdition(a)} e ${ofEdition(b)}. Le righe segnate sono diverse.`,
  same: 'uguale',
  absent: 'nessun passo',
  editions: 'Con altre regole',
  sameInAll:
    'Ogni edizione mostrata qui dà gli stessi verdetti; cambiano solo i numeri delle regole.',
  renumbered: (here, there) => `${here} era ${there}`,
  share: (step) => `Condividi il passo ${step}`,
  link: 'Link',
  markdown: 'Markdown',
  citation: 'Citazione',
  citationText: (title, step, rules) =>
    `Rule 509, “${title}”, passo ${step}, regole ${after('di', theDate(rules))}`,
  copy: 'Copia',
  copied: 'Copiato',
  embed: {
    question: 'Incorpora',
    step: 'Incorpora il passo',
    open: 'Apri',
    whole: 'la pagina intera, in una nuova scheda',
  },
  difficulty: (n) => `Difficoltà ${n} su 5`,
  outcome: 'Esito',
  inEnglish: 'In inglese:',
  uncountedMana: (players, n) =>
    `Qui il mana non si conta: ciò che ${players} ${n === 1 ? 'paga' : 'pagano'} viene da terre che non si mostrano.`,
  leftOut: {
    changeInPart: 'Cambia questa situazione, in parte',
    kinds: {
      spells: 'le magie e le abilità giocate prima',
      choices: 'le scelte fatte prima',
      earlier: 'quello che è successo prima di dichiarare gli attaccanti',
      turn: 'il turno che è cominciato nel frattempo',
      players: 'qualcosa di un giocatore che in una riga non si può dire',
      declared: 'qualcosa di ciò che è stato dichiarato',
    },
    permanents: (tags) => `qualcosa di ${tags} che in una riga non si può dire`,
    sentence: (what) => `«In parte» lascia fuori ${what}.`,
  },
};
