import type { MistakeName } from '../mistakes/index.ts';
import type { Answer } from './questionKinds.ts';

/** What the mistakes answer that tell on a question’s board; none in editions other than the one opened first. */
export interface MisreadQuestion {
  readonly question: string;
  readonly branch: string;
  readonly misreadings: readonly Misreading[];
}

/** What somebody who makes a mistake answers, where by the rules that is not the answer. */
export interface Misreading {
  readonly mistake: MistakeName;
  readonly answer: Answer;
  /** The first of the mistakes for which everything is right that is right for this one: itself, or one before it. */
  readonly like: MistakeName;
}
