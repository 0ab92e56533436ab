import { type Answer, type Ask, type KindName, QUESTION_KINDS } from './questionKinds.ts';

/** An answer to such a question as a file may state it under `answer:`. */
export const statedAnswer = ({ kind }: Ask, answer: Answer): string => stated(kind, answer);

const stated = <K extends KindName>(name: K, answer: Answer<K>): string =>
  QUESTION_KINDS[name].text(answer);
