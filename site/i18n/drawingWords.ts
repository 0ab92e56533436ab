import type { Chrome } from './chrome.ts';
import type { Messages } from './messages.ts';
import type { NotationWords, SignWords } from './notationWords.ts';

/** How declarations are written, and how what is written is read aloud. */
export interface SignsWords extends NotationWords, SignWords {}

/** What a board is drawn and asked about with: a browser that does so loads no more of a language. */
export type DrawingWords = Pick<Messages, 'language' | 'questions' | 'aims'> & {
  readonly chrome: Pick<Chrome, 'board' | 'answering'> & { readonly sheet: SignsWords };
};
