import type { AnswerKind, AnswerKindName } from './answerKind.ts';

/** Each kind of answer has a folder of its own in `kinds/`, called by the name that the engine has for it. */
const files = import.meta.glob<AnswerKind<AnswerKindName>>('../kinds/*/answer.ts', {
  eager: true,
  import: 'answerKind',
});

// That none is missing is held by a law beside this.
export const ANSWER_KINDS = Object.fromEntries(
  Object.entries(files).map(([path, kind]) => [path.split('/').at(-2), kind]),
) as { readonly [K in AnswerKindName]: AnswerKind<K> };
