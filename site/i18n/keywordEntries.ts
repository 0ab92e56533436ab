import type { Keyword, RuleKey } from '../engine.ts';
import type { RuleWords } from './messages.ts';

/** What a language says of each keyword; the rule by the keyword's own name is among those that it has words for. */
export type KeywordEntries = {
  readonly [K in Keyword]: KeywordEntry & { readonly rules: Readonly<Record<RuleOf<K>, string>> };
};

export interface KeywordEntry {
  /** Our own few words for what its rules say. */
  readonly rules: RuleWords;
}

type RuleOf<K extends Keyword> = Exclude<Extract<RuleKey, `keyword.${K}`>, NeverShown>;

type NeverShown = `keyword.${'bandsWithOther' | 'changeling' | 'flashback' | 'infect' | 'kicker'}`;

/** What the rules of all keywords say. */
export const sentencesOf = (entries: { readonly [K in Keyword]: KeywordEntry }): RuleWords =>
  Object.assign({}, ...Object.values(entries).map(({ rules }) => rules));
