import type { MistakeName } from '../mistakes/index.ts';
import type { Answer } from './questionKinds.ts';

/** What somebody who makes a mistake answers, where by the rules that is not the answer. */
export interface Misreading {
  readonly mistake: MistakeName;
  readonly answer: Answer;
}
