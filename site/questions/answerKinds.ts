import type { AnswerKind, AnswerKindName } from './answerKind.ts';

/** Each kind of answer has a file of its own in `kinds/`, called by the name that the engine has for it. */
const files = import.meta.glob<AnswerKind<AnswerKindName>>('./kinds/*.ts', {
  eager: true,
  import: 'answerKind',
});

// That none is missing is held by a law beside this.
export const ANSWER_KINDS = Object.fromEntries(
  Object.entries(files).map(([path, kind]) => [path.slice('./kinds/'.length, -'.ts'.length), kind]),
) as { readonly [K in AnswerKindName]: AnswerKind<K> };
