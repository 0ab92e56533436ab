import type { ElsewhereWords } from '../elsewhereWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const elsewhereBook = bookOf<ElsewhereWords>({
  read: ['source', 'read', 'lines'],
  nothing: ['source'],
  otherLanguage: ['source'],
  unread: ['n'],
  piece: ['line', 'text', 'why'],
  more: ['n'],
});
