import type { SheetWords } from '../chrome.ts';
import type { SignsWords } from '../drawingWords.ts';
import type { ScenarioWords } from '../scenarioWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const sheetBook = bookOf<Omit<SheetWords, keyof SignsWords>>({
  obeys: ['obeyed', 'maximum'],
  obeysTooMany: ['obeyed'],
  wouldObey: ['n'],
  conflict: ['requirements', 'n'],
  because: ['restrictions'],
  capacity: ['creature', 'as'],
  unpaid: ['creature'],
  differs: ['edition'],
  onlyHere: ['edition'],
  asInMain: ['steps'],
});

export const scenarioBook = bookOf<ScenarioWords>({
  dated: ['title', 'date'],
  holds: ['date'],
  checked: ['date'],
  proofCaption: ['n'],
  tableOf: ['all', 'legal'],
  sideBySideLead: ['a', 'b'],
  renumbered: ['here', 'there'],
  sharing: {
    ofStep: ['step'],
    fixed: ['date'],
    cites: {
      fixed: ['title', 'date'],
      fixedStep: ['title', 'step', 'date'],
      ofDay: ['title'],
      ofDayStep: ['title', 'step'],
    },
  },
  difficulty: ['n'],
  uncountedMana: ['players', 'n'],
  leftOut: {
    permanents: ['tags'],
    sentence: ['what'],
  },
  ofMost: ['obeyed', 'maximum', 'beyond'],
});
