import type { MistakePageWords } from '../chrome.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const mistakePagesBook = bookOf<MistakePageWords>({
  stated: ['title'],
  wouldBeRight: ['belief'],
  count: ['n'],
});
