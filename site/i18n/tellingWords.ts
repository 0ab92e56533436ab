import type { SheetWords } from './chrome.ts';
import type { DrawingWords } from './drawingWords.ts';
import type { Messages, Terms } from './messages.ts';

/** What a game is told with, besides what its board is drawn with: a browser that plays one loads no more of a language. */
export type TellingWords = DrawingWords &
  Pick<Messages, 'events' | 'verdict' | 'ability' | 'names'> & {
    readonly chrome: DrawingWords['chrome'] & { readonly sheet: SheetWords };
    readonly terms: Pick<
      Terms,
      'steps' | 'stepNames' | 'keywords' | 'types' | 'colors' | 'subtypes'
    >;
  };
