import type { ExportWords } from '../../exportWords.ts';

export const exports: ExportWords = {
  title: 'Print and export',
  lead: 'All boards of this set, each with its picture, its answer and the rules behind it.',
  print: 'Print',
  formats: {
    anki: 'Anki (text)',
    gift: 'Moodle (GIFT)',
    moodle: 'Moodle (XML)',
    qti: 'QTI 2.1 (zip)',
    json: 'JSON',
  },
  inBrowser: {
    loading: 'Board {k} of {n}',
    made: 'Boards in {file}: {n}.',
    laid: 'Boards ready to print: {n}.',
    missing: 'Could not be loaded, and is left out:',
    nothing: 'No board could be loaded. Try again.',
    boards: 'Boards: {n}',
    numbered: 'Board {k}',
    none: 'None of these',
    answer: 'Answer',
    rules: 'Rules',
    otherwise: 'Mistakes that lead to another answer',
    chosenBy: 'What leads here: {mistake}',
    key: 'Answers',
    ways: {
      one: 'Tick one.',
      several: 'Tick all that are right. There may be none.',
      number: 'A number:',
      declaration: 'Write beside each creature what it does.',
      division: 'Divide {n}:',
      order: 'Number them in order.',
    },
    name: 'Name',
    day: 'Date',
  },
};
