import type { Keyword, MistakeName, RuleKey, Topic } from '#engine';
import type { Language } from '../../i18n/languages.ts';

/** For which of the two exams of judges a stop is. */
export type Track = 1 | 2;

/** A question of the library: an exercise asks one thing only, of a scenario its question is named. */
export interface BoardName {
  readonly slug: string;
  readonly question: string | undefined;
}

/** What a stop is about: what decides its boards, and by what it seems to decide those that are only like them. */
export interface Idea {
  readonly rules: readonly RuleKey[];
  readonly mistakes: readonly MistakeName[];
  readonly keywords: readonly Keyword[];
  readonly topics: readonly Topic[];
}

export interface CourseBoard extends BoardName {
  /** Whether the idea decides it, or only lies there. */
  readonly role: 'decided' | 'alike';
}

/** By which a stop is passed or left out. */
export type LastBoard =
  /** Made for the reader from a seed; its name among what boards are made for. */
  | { readonly kind: 'made'; readonly aim: string }
  /** One of these that the reader has not seen yet. */
  | { readonly kind: 'among'; readonly boards: readonly BoardName[] };

/** One idea of the course. */
export interface Stop {
  readonly id: string;
  readonly track: Track;
  /** Stops of which it takes for granted what they teach. */
  readonly after: readonly string[];
  readonly idea: Idea;
  /** What each of its lines rests on; nothing where that is no comprehensive rule. */
  readonly rules: readonly (RuleKey | undefined)[];
  /** The scenario or the exercise that is shown step by step. */
  readonly worked: string;
  readonly boards: readonly CourseBoard[];
  readonly last: LastBoard;
}

/** What a stop says in a language. */
export interface StopWords {
  readonly title: string;
  /** As many as it has rules. */
  readonly know: readonly string[];
}

export interface TaughtCourse {
  /** In the order in which they are taught. */
  readonly stops: readonly Stop[];
  readonly words: { readonly [L in Language]: ReadonlyMap<string, StopWords> };
}
