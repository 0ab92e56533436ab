import type { Keyword, RuleKey } from '../engine.ts';
import type { RuleWords } from './messages.ts';
import { keyIn, type Wording } from './wording/pattern.ts';

/** What a language says of each keyword; the rule by the keyword's own name is among those that it has words for. */
export type KeywordEntries = {
  readonly [K in Keyword]: KeywordEntry & { readonly rules: Readonly<Record<RuleOf<K>, string>> };
};

/**
 * What is said of a keyword. One that forbids something has sentences under `refuses` besides, for why: one for all
 * cases, or more with what tells them apart behind the word, as in other files of words: `refuses (whose: second)`.
 */
export interface KeywordEntry {
  /** The official name. */
  readonly name: string;
  /** Our own few words for what its rules say. */
  readonly rules: RuleWords;
}

type RuleOf<K extends Keyword> = Exclude<Extract<RuleKey, `keyword.${K}`>, NeverShown>;

type NeverShown = `keyword.${'changeling' | 'flashback' | 'kicker'}`;

type Entries = { readonly [K in Keyword]: KeywordEntry };

/** What each keyword is called. */
export const namesOf = (entries: Entries): { readonly [K in Keyword]: string } =>
  Object.assign({}, ...Object.entries(entries).map(([keyword, { name }]) => ({ [keyword]: name })));

/** What the rules of all keywords say. */
export const sentencesOf = (entries: Entries): RuleWords =>
  Object.assign({}, ...Object.values(entries).map(({ rules }) => rules));

/** Why something is refused by each keyword that forbids it: the sentence by the keyword's name, with its cases. */
export const refusalsOf = (entries: Entries): Wording =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([keyword, entry]) =>
      Object.entries(entry).flatMap(([key, said]): readonly (readonly [string, string])[] =>
        keyIn(key).name === 'refuses' && typeof said === 'string'
          ? [[key.replace('refuses', keyword), said]]
          : [],
      ),
    ),
  );
