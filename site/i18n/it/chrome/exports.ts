import type { ExportWords } from '../../exportWords.ts';

export const exports: ExportWords = {
  title: 'Stampa ed esporta',
  lead: 'Tutte le situazioni della serie, ognuna con la figura, la risposta e le regole su cui si basa.',
  print: 'Stampa',
  formats: {
    anki: 'Anki (testo)',
    gift: 'Moodle (GIFT)',
    moodle: 'Moodle (XML)',
    qti: 'QTI 2.1 (zip)',
    json: 'JSON',
  },
  inBrowser: {
    loading: 'Situazione {k} di {n}',
    made: 'Situazioni in {file}: {n}.',
    laid: 'Situazioni su carta: {n}.',
    missing: 'Non caricate, e quindi escluse:',
    nothing: 'Non è stato possibile caricare nessuna situazione. Riprova.',
    boards: 'Situazioni: {n}',
    numbered: 'Situazione {k}',
    none: 'Nessuna di queste',
    answer: 'Risposta',
    rules: 'Regole',
    otherwise: 'Errori che portano a un’altra risposta',
    chosenBy: 'Che cosa porta qui: {mistake}',
    key: 'Risposte',
    ways: {
      one: 'Segna una sola risposta.',
      several: 'Segna tutte le risposte giuste. Può non essercene nessuna.',
      number: 'Un numero:',
      declaration: 'Scrivi accanto a ogni creatura che cosa fa.',
      division: 'Dividi {n}:',
      order: 'Numera le voci in ordine.',
    },
    name: 'Nome',
    day: 'Data',
  },
};
