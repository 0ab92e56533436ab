import type { Keyword } from '../engine.ts';
import type { CounterKind } from './abilities/words.ts';
import type { Terms } from './messages.ts';
import type { Grammar } from './wording/grammar.ts';
import type { SentencesOf } from './wording/pattern.ts';
import { say } from './wording/say.ts';

/** What each kind of counter is called within a sentence; those of keywords by what these are called. */
export type CounterSentences = SentencesOf<Exclude<CounterKind, Keyword> | 'keyword'>;

export const counterWordsOf =
  (words: CounterSentences, keywords: Terms['keywords'], grammar: Grammar) =>
  (kind: CounterKind): string =>
    isOfKeyword(kind, keywords)
      ? say(words, 'keyword', { keyword: keywords[kind] }, grammar)
      : say(words, kind, {}, grammar);

const isOfKeyword = (
  kind: CounterKind,
  keywords: Terms['keywords'],
): kind is CounterKind & Keyword => Object.hasOwn(keywords, kind);
