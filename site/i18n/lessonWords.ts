import type { LessonFiled } from '#engine/lesson';
import type { Messages } from './messages.ts';

type WhyRefused = Extract<LessonFiled, { readonly kind: 'refused' }>['why'];

/** Making an exercise of one’s own board: what is asked, and where it goes. */
export interface LessonChrome {
  /** Over all that can be asked of the board. */
  readonly asked: string;
  readonly answer: string;
  readonly toSet: string;
  readonly toFile: string;
  readonly nothing: string;
  /** In place of what the answer turns on. */
  readonly noReason: string;
  /** Why the library would take no file of it. */
  readonly refused: { readonly [W in WhyRefused]: string };
  /** Before what is written where the day of each board stands. */
  readonly place: (path: string) => string;
}

/** With what such an exercise is told. */
export interface LessonWords extends Pick<Messages, 'rules' | 'reasons' | 'mistakes'> {
  readonly chrome: LessonChrome;
  readonly editions: Messages['terms']['editions'];
}
