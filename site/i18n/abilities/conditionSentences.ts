import type { Comparison, Filter } from '../../engine.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { Said, SentencesOf, Slot, Slots } from '../wording/pattern.ts';
import type { AmountWording } from './amounts.ts';
import { type PlainCondition, type SourceName, sourceName } from './asked.ts';
import type { NounPhrases } from './nounPhrases.ts';
import type { ConditionOf } from './words.ts';

/** What a language has for conditions: a sentence for each, as it holds, as it does not, and behind “unless”. */
export interface ConditionLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly conditions: SentencesOf<Plain['kind']>;
  readonly amountWords: AmountWording['amountWords'];
  /** The colors that one is devoted to: `red and white`. */
  readonly colors: (colors: ConditionOf<'devotion'>['colors']) => string;
}

/** Conditions that ask how many there are. */
type Counted = Extract<PlainCondition, { readonly count: Comparison }>;

/** Conditions whose sentences need what no field says by itself. */
type Planned = ConditionOf<
  'amount' | 'castWith' | 'devotion' | 'during' | 'source' | 'thisTurn' | 'youControl'
>;

/** All others, of which each field has words of its own; a field that has none does not compile. */
type Plain = Exclude<PlainCondition, Planned | ConditionOf<'all'>>;
type WithWords = 'kind' | 'filter' | 'count';
type Sayable = Exclude<FieldOf<Plain>, WithWords> extends never ? Plain : never;
type FieldOf<U> = U extends unknown ? keyof U : never;

export type ConditionName =
  | Exclude<PlainCondition['kind'], 'all' | 'castWith' | 'thisTurn'>
  | SourceName
  | `castWith.${ConditionOf<'castWith'>['keyword']}`
  | `thisTurn.${ConditionOf<'thisTurn'>['what']}`
  | `count.${Counted['kind']}`
  | 'paired'
  | 'bounds'
  | 'and'
  | 'or';

interface Sentence {
  readonly name: ConditionName;
  readonly slots: Slots;
}

type Saying = (name: ConditionName, slots: Slots) => Said;

/** The sentence for what is asked, and what is put into it. */
export function sentenceFor(
  asked: Exclude<PlainCondition, ConditionOf<'all'>>,
  l: ConditionLanguage,
  saying: Saying,
): Sentence {
  const { nouns } = l;
  switch (asked.kind) {
    case 'source':
      return { name: sourceName(asked.filter), slots: { state: nouns.state(asked.filter) } };
    case 'castWith':
      return { name: `castWith.${asked.keyword}`, slots: {} };
    case 'thisTurn':
      return { name: `thisTurn.${asked.what}`, slots: {} };
    case 'youControl': {
      const { pairedWithSource, ...rest } = asked.filter;
      const name = pairedWithSource ? 'paired' : asked.kind;
      return { name, slots: { ...found(asked, nouns), other: nouns.one(rest) } };
    }
    case 'amount':
      return { name: asked.kind, slots: amountSlots(asked, l, saying) };
    case 'devotion':
      return {
        name: asked.kind,
        slots: { ...counted(asked, nouns, saying), colors: l.colors(asked.colors) },
      };
    case 'during': {
      const { when } = asked;
      return {
        name: asked.kind,
        slots: { when, step: when === 'combat' ? undefined : nouns.step(when) },
      };
    }
    default:
      return { name: asked.kind, slots: plainly(asked, nouns, saying) };
  }
}

/** What each of its fields says. */
const plainly = (asked: Sayable, nouns: NounPhrases, saying: Saying): Slots => ({
  ...('filter' in asked ? found(asked, nouns) : {}),
  ...('count' in asked ? counted(asked, nouns, saying) : {}),
});

const found = ({ filter }: { readonly filter: Filter }, nouns: NounPhrases): Slots => ({
  one: nouns.one(filter, 'permanent'),
  kind: nouns.bare(filter, 'permanent'),
  several: nouns.several(filter, 'permanent'),
});

function amountSlots(
  { amount, atLeast, atMost }: ConditionOf<'amount'>,
  { amountWords }: ConditionLanguage,
  saying: Saying,
): Slots {
  const slots = {
    amount: amountWords(amount),
    least: atLeast === undefined ? undefined : amountWords(atLeast),
    most: atMost === undefined ? undefined : amountWords(atMost),
  };
  return { ...slots, bounds: saying('bounds', slots) };
}

/** `seven or more`, as what is counted is counted. */
function counted({ kind, count }: Counted, nouns: NounPhrases, saying: Saying): Slots {
  const { atLeast, atMost } = count;
  const inWords = (n: number | undefined): Slot =>
    n === undefined ? undefined : nouns.numeral(n, { gender: 'f', number: 'many' });
  const slots = {
    bound: boundOf(count),
    least: atLeast ?? 0,
    most: atMost,
    leastWords: inWords(atLeast ?? 0),
    mostWords: inWords(atMost),
  };
  return { ...slots, count: saying(`count.${kind}`, slots) };
}

function boundOf({ atLeast, atMost }: Comparison): 'least' | 'most' | 'exact' | 'between' {
  if (atMost === undefined) return 'least';
  if (atLeast === undefined) return 'most';
  return atLeast === atMost ? 'exact' : 'between';
}
