import type { MistakePageWords } from '../chrome.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const mistakePagesBook = bookOf<MistakePageWords>({
  wouldBeRight: ['belief'],
  count: ['n'],
});
