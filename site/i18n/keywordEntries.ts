import type { Keyword, RuleKey } from '../engine.ts';
import type { RuleWords } from './messages.ts';

/** What a language says of each keyword; the rule by the keyword's own name is among those that it has words for. */
export type KeywordEntries = {
  readonly [K in Keyword]: KeywordEntry & { readonly rules: Readonly<Record<RuleOf<K>, string>> };
};

export interface KeywordEntry {
  readonly name: string;
  /** As cards print it, where that is another form. */
  readonly printed?: string;
  /** Our own few words for what its rules say. */
  readonly rules: RuleWords;
}

type RuleOf<K extends Keyword> = Exclude<Extract<RuleKey, `keyword.${K}`>, NeverShown>;

type NeverShown = `keyword.${'bandsWithOther' | 'changeling' | 'flashback' | 'infect' | 'kicker'}`;

type ByKeyword<T> = { readonly [K in Keyword]: T };

/** What each keyword is called. */
export const namesOf = (entries: ByKeyword<KeywordEntry>): ByKeyword<string> =>
  // Each entry has its name.
  Object.fromEntries(
    Object.entries(entries).map(([keyword, { name }]) => [keyword, name]),
  ) as ByKeyword<string>;

/** What the rules of all keywords say. */
export const sentencesOf = (entries: ByKeyword<KeywordEntry>): RuleWords =>
  Object.assign({}, ...Object.values(entries).map(({ rules }) => rules));
