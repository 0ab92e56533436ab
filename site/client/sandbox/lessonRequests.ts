// What a page asks of the engine to make an exercise of a board.
import type { LessonFiled } from '#engine/lesson';
import type { Mistaken } from '../../questions/asking/mistakenBy.ts';

export type LessonRequest =
  /** What can be asked of a board, and that of it, or else the first, with its answer. */
  | { readonly kind: 'lesson'; readonly line: string; readonly asks?: string }
  /** That, as the markup of a page that asks it; `games`: where it is ruled on from then. */
  | {
      readonly kind: 'askLesson';
      readonly line: string;
      readonly asks: string;
      readonly games: string;
    }
  /** The same as a file of the library. */
  | { readonly kind: 'lessonFile'; readonly line: string; readonly asks: string };

export interface LessonReplies {
  readonly lesson: LessonTold;
  readonly askLesson: LessonPage;
  readonly lessonFile: LessonFiled | undefined;
}

/** Markup of all that can be asked, and of the answer to what is chosen of it, which is empty where nothing can be. */
export interface LessonTold {
  readonly asks: string;
  readonly choices: string;
  readonly answer: string;
  readonly words: LessonSaid;
}

/** What the page says by itself. */
export interface LessonSaid {
  readonly toSet: string;
  readonly toFile: string;
  readonly refused: {
    readonly [W in Extract<LessonFiled, { readonly kind: 'refused' }>['why']]: string;
  };
  /** Has `{path}` where the file goes. */
  readonly place: string;
}

/** Empty markup where that can’t be asked; `mistaken`: by which mistakes an answer is marked. */
export interface LessonPage {
  readonly markup: string;
  readonly mistaken: readonly Mistaken[];
}
