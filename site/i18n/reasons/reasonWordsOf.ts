import type { Keyword, ObjectId, Otherwise, Reason } from '../../engine.ts';
import { capital } from '../grammar.ts';
import { namedPhrases } from '../namedPhrases.ts';
import type { Naming } from '../naming.ts';
import type { PickedAs, ReasonToSay, ReasonWords } from '../reasonWords.ts';
import { type Grammar, type Phrase, phrase } from '../wording/grammar.ts';
import type { SentencesOf, Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';

type Taken = Extract<Reason['altered'], { readonly kind: 'taken' }>['taken'];
type Causes = Exclude<Taken['kind'], 'said' | 'saidByEffect' | 'ability'> | CauseOf;
type CauseOf =
  | `${Extract<Taken, { readonly kind: 'saidByEffect' }>['what']}ByEffect`
  | Extract<Taken, { readonly kind: 'said' }>['what']
  | Extract<Taken, { readonly kind: 'ability' }>['which'];

/** The file of a language's words for what an answer turns on. */
export interface ReasonSentences {
  /** What there is, without which the answer would be another. */
  readonly causes: SentencesOf<Causes>;
  /** What would be so of those that are asked for, and what would not. */
  readonly would: SentencesOf<PickedAs>;
  readonly wouldNot: SentencesOf<PickedAs>;
  readonly otherwise: SentencesOf<
    'number' | 'yes' | 'no' | 'legal' | 'illegal' | 'order' | 'ways' | 'both'
  >;
  readonly told: SentencesOf<'without' | 'belief' | 'before' | 'since' | 'rule'>;
}

/** What a language has for reasons. */
export interface ReasonLanguage {
  readonly grammar: Grammar;
  readonly sentences: ReasonSentences;
  readonly keywords: { readonly [K in Keyword]: string };
  /** Of what was just named; empty where a verb is enough. */
  readonly pronoun: string;
}

/** How a language words reasons. */
export const reasonWordsOf = (l: ReasonLanguage): ReasonWords => ({
  reason: (said, n) => capital(sentencesOf(said, n, l)),
});

function sentencesOf(said: ReasonToSay, n: Naming, l: ReasonLanguage): string {
  const { reason, belief, edition } = said;
  const { altered } = reason;
  const { told } = l.sentences;
  const otherwise = otherwiseWords(said, n, l);
  switch (altered.kind) {
    case 'taken':
      return say(told, 'without', { cause: causeWords(said, altered, n, l), otherwise }, l.grammar);
    case 'belief':
      return say(told, 'belief', { belief, otherwise }, l.grammar);
    case 'printing':
      return say(told, altered.side, { edition, otherwise }, l.grammar);
    case 'rule':
      return say(told, 'rule', { otherwise }, l.grammar);
    default:
      return altered satisfies never;
  }
}

function causeWords(
  { about, keyword }: ReasonToSay,
  { taken, from }: Extract<Reason['altered'], { readonly kind: 'taken' }>,
  n: Naming,
  l: ReasonLanguage,
): string {
  const slots: Slots = {
    object: from.length === 0 ? undefined : namedPhrases(n).many(from),
    keyword: taken.kind === 'keyword' ? keyword || l.keywords[taken.keyword] : undefined,
    permission: taken.kind === 'said' && from.length > 0 ? taken.permission : undefined,
    about,
  };
  return say(l.sentences.causes, causeOf(taken), slots, l.grammar);
}

function causeOf(taken: Taken): Causes {
  if (taken.kind === 'said') return taken.what;
  if (taken.kind === 'saidByEffect') return `${taken.what}ByEffect`;
  return taken.kind === 'ability' ? taken.which : taken.kind;
}

function otherwiseWords(said: ReasonToSay, n: Naming, l: ReasonLanguage): string {
  const { otherwise } = said.reason;
  const words = l.sentences.otherwise;
  switch (otherwise.kind) {
    case 'number':
      return say(words, 'number', { n: otherwise.value }, l.grammar);
    case 'yesNo':
      return say(words, otherwise.value ? 'yes' : 'no', {}, l.grammar);
    case 'legality':
      return say(words, otherwise.legal ? 'legal' : 'illegal', {}, l.grammar);
    case 'order':
      return say(words, 'order', {}, l.grammar);
    case 'ways':
      return waysWords(said, otherwise, l);
    case 'pick':
      return pickedWords(said, otherwise, n, l);
    default:
      return otherwise satisfies never;
  }
}

/** The only way is told; as many as now are no number to tell. */
function waysWords(
  { told }: ReasonToSay,
  { legal, isAsMany, example }: Extract<Otherwise, { readonly kind: 'ways' }>,
  l: ReasonLanguage,
): string {
  const slots =
    legal === 1 ? { n: legal, only: told(example) } : { n: isAsMany ? undefined : legal };
  return say(l.sentences.otherwise, 'ways', slots, l.grammar);
}

type PickedOtherwise = Extract<Otherwise, { readonly kind: 'pick' }>;

function pickedWords(
  said: ReasonToSay,
  { gains, loses }: PickedOtherwise,
  n: Naming,
  l: ReasonLanguage,
): string {
  const { would, wouldNot, otherwise } = l.sentences;
  const saying = (wording: typeof would, some: PickedOtherwise['gains']): readonly string[] =>
    some.length === 0
      ? []
      : [say(wording, said.as, { who: whoOf(some, said, n, l) }, l.grammar).trim()];
  const [one = '', two] = [...saying(would, gains), ...saying(wouldNot, loses)];
  return two === undefined ? one : say(otherwise, 'both', { one, two }, l.grammar);
}

/** Of the one that was just named, a pronoun. */
function whoOf(
  some: PickedOtherwise['gains'],
  said: ReasonToSay,
  n: Naming,
  l: ReasonLanguage,
): Phrase {
  const objects = some.flatMap((one): readonly ObjectId[] =>
    one.kind === 'object' ? [one.object] : [],
  );
  if (objects.length === 0) return unplacedWords(some, said, n);
  const named = namedPhrases(n).many(objects);
  const { gender, number } = named;
  return isJustNamed(objects, said) ? phrase(l.pronoun, { gender, number }) : named;
}

/** A sentence that speaks of the ability of something names it. */
const NAMING: ReadonlySet<PickedAs> = new Set(['trigger', 'triggering']);

function isJustNamed([only, ...more]: readonly ObjectId[], { reason, as }: ReasonToSay): boolean {
  const { altered, otherwise } = reason;
  if (altered.kind !== 'taken' || more.length > 0 || NAMING.has(as)) return false;
  const isAlone =
    otherwise.kind === 'pick' && otherwise.gains.length + otherwise.loses.length === 1;
  return isAlone && altered.from.length === 1 && altered.from[0] === only;
}

function unplacedWords(some: PickedOtherwise['gains'], { called }: ReasonToSay, n: Naming): Phrase {
  const words = some.flatMap((one): readonly string[] => {
    if (one.kind === 'object') return [];
    return [one.kind === 'player' ? n.player(one.player) : called(one)];
  });
  const areActs = some.some(({ kind }) => kind === 'act');
  return phrase(areActs ? words.join('; ') : n.list(words), {
    gender: 'm',
    number: words.length > 1 ? 'many' : 'one',
  });
}
