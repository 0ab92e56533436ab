import type { PracticeWords } from '../practiceWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const practiceBook = bookOf<PracticeWords>({
  count: ['n'],
  sets: ['n'],
  partOf: ['topic', 'part'],
  since: ['date'],
  set: ['topic'],
  setLead: ['n'],
  minutes: ['n'],
  hours: ['n', 'half'],
  mostly: ['from', 'to'],
});
