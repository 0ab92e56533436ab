import type {
  Keyword,
  RequirementCode,
  RequirementCount,
  RestrictionCode,
  Violation,
  ViolationCode,
} from '../../engine.ts';
import { type KeywordEntry, refusalsOf } from '../keywordEntries.ts';
import type { VerdictWords } from '../messages.ts';
import { namedPhrases } from '../namedPhrases.ts';
import type { Naming } from '../naming.ts';
import { type Grammar, type Phrase, phrase } from '../wording/grammar.ts';
import { keyIn, type SentencesOf, type Slots, type Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';

/** The file of a language's words for what is legal, and why not. */
export interface VerdictSentences {
  /** Why something is refused. */
  readonly violations: SentencesOf<ViolationCode>;
  /** The same where a restriction is disobeyed, by its code. */
  readonly restrictions: SentencesOf<RestrictionCode>;
  /** The same where a keyword forbids it of which nothing more is said. */
  readonly keywords: SentencesOf<'other'>;
  readonly requirements: SentencesOf<RequirementCode>;
  /** What is spoken of where nobody is named. */
  readonly unnamed: { readonly [U in 'first' | 'second' | 'source' | 'creature']: string };
  /** Of several, what will do; `short`, of damage. */
  readonly pieces: SentencesOf<'here' | 'hereAttack' | 'short' | 'someOf'>;
  /** Violations in two or three words. */
  readonly labels: { readonly [C in ViolationCode]: string };
  readonly restrictionNames: { readonly [R in RestrictionCode]: string };
}

/** What a language has for verdicts. */
export interface VerdictLanguage {
  readonly grammar: Grammar;
  readonly sentences: VerdictSentences;
  readonly keywords: { readonly [K in Keyword]: KeywordEntry };
}

/** How a language words verdicts. */
export function verdictWordsOf(l: VerdictLanguage): VerdictWords {
  const { labels, restrictionNames, pieces } = l.sentences;
  const keywords: Refusals = { ...refusalsOf(l.keywords), ...l.sentences.keywords };
  return {
    violation: (v, n) => violationWords(v, n, l, keywords),
    labels,
    requirement: (r, n) =>
      say(l.sentences.requirements, r.requirement, requirementSlots(r, n, l), l.grammar),
    restrictionName: ({ what }) =>
      what.kind === 'keyword' ? l.keywords[what.keyword].name : restrictionNames[what.restriction],
    short: (n) => say(pieces, 'short', { n }, l.grammar),
  };
}

/** Why something is refused by each keyword; `other`, where nothing is said of one. */
type Refusals = SentencesOf<'other'>;

function violationWords(v: Violation, n: Naming, l: VerdictLanguage, keywords: Refusals): string {
  const { violations, restrictions } = l.sentences;
  const slots = violationSlots(v, n, l);
  const what = v.code === 'restrictionDisobeyed' ? v.by?.what : undefined;
  if (what === undefined) return say(violations, v.code, slots, l.grammar);
  if (what.kind === 'restriction') return say(restrictions, what.restriction, slots, l.grammar);
  const name = isSaid(keywords, what.keyword) ? what.keyword : 'other';
  return say(keywords, name, { ...slots, keyword: l.keywords[what.keyword].name }, l.grammar);
}

const isSaid = (wording: Wording, name: string): boolean =>
  Object.keys(wording).some((key) => keyIn(key).name === name);

function violationSlots(v: Violation, n: Naming, l: VerdictLanguage): Slots {
  const { one, many } = namedPhrases(n);
  const { unnamed, pieces } = l.sentences;
  const found = v.counts?.found ?? 0;
  const [first, second] = v.objects;
  return {
    first: first === undefined ? creature(unnamed.first) : one(first),
    second: second === undefined ? creature(unnamed.second) : one(second),
    source: v.by === undefined ? unnamed.source : one(v.by.source),
    // Which of the two has what forbids it.
    whose: v.by !== undefined && v.by.source === second ? 'second' : 'first',
    objects: many(v.objects),
    size: v.objects.length,
    found,
    // How many there are, said after how many there may be.
    here: say(pieces, 'here', { found }, l.grammar),
    hereAttack: say(pieces, 'hereAttack', { found }, l.grammar),
    needed: v.counts?.needed ?? 0,
  };
}

function requirementSlots(r: RequirementCount, n: Naming, l: VerdictLanguage): Slots {
  const { one, many, whom } = namedPhrases(n);
  const { unnamed, pieces } = l.sentences;
  const { among = [], attacked = [] } = r;
  const [only] = attacked;
  return {
    creature: r.creature === undefined ? creature(unnamed.creature) : one(r.creature),
    attacker: r.attacker === undefined ? creature(unnamed.creature) : one(r.attacker),
    by: r.goadedBy,
    elsewhere: r.elsewhere === undefined ? undefined : 'yes',
    source: one(r.source),
    some: say(
      pieces,
      'someOf',
      { among: among.length === 0 ? undefined : many(among), size: among.length },
      l.grammar,
    ),
    // What it attacks, where there is no choice of that.
    attacked: only === undefined || attacked.length > 1 ? undefined : whom(only),
  };
}

const creature = (words: string): Phrase => phrase(words, { gender: 'f', number: 'one' });
