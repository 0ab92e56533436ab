import type { Keyword } from '../../engine.ts';
import type { CounterKind } from '../abilities/words.ts';
import { keywords } from './keywords/names.ts';

/** What stands before "counter". */
const counterName = (kind: CounterKind): string => (isKeyword(kind) ? keywords[kind] : kind);

const isKeyword = (kind: CounterKind): kind is CounterKind & Keyword =>
  Object.hasOwn(keywords, kind);

/** `flying counter` */
export const counterWords = (kind: CounterKind): string => `${counterName(kind)} counter`;
