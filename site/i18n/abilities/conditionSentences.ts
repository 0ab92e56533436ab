import type { Comparison } from '../../engine.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { Slot, Slots, Wording } from '../wording/pattern.ts';
import type { AmountWording } from './amounts.ts';
import { type Asked, type SourceName, sourceName } from './asked.ts';
import type { Nouns } from './nouns.ts';
import type { ConditionOf } from './words.ts';

/** What a language has for conditions: a sentence for each, as it holds, as it does not, and behind “unless”. */
export interface ConditionLanguage {
  readonly grammar: Grammar;
  readonly nouns: Nouns;
  readonly conditions: Wording;
  readonly amountWords: AmountWording['amountWords'];
  /** The colors that one is devoted to: `red and white`. */
  readonly colors: (colors: ConditionOf<'devotion'>['colors']) => string;
}

type Counted = ConditionOf<'cardsInYourGraveyard' | 'yourLife' | 'devotion'>;

export type ConditionName =
  | Exclude<Asked['kind'], 'all' | 'castWith'>
  | SourceName
  | `castWith.${ConditionOf<'castWith'>['keyword']}`
  | `count.${Counted['kind']}`
  | 'paired'
  | 'bounds'
  | 'and'
  | 'or';

interface Sentence {
  readonly name: ConditionName;
  readonly slots: Slots;
}

type Saying = (name: ConditionName, slots: Slots) => string;

/** The sentence for what is asked, and what is put into it. */
export function sentenceFor(
  asked: Exclude<Asked, ConditionOf<'all'>>,
  l: ConditionLanguage,
  saying: Saying,
): Sentence {
  const { nouns } = l;
  switch (asked.kind) {
    case 'source':
      return { name: sourceName(asked.filter), slots: { state: nouns.state(asked.filter) } };
    case 'castWith':
      return { name: `castWith.${asked.keyword}`, slots: {} };
    case 'youControl': {
      const { pairedWithSource, ...rest } = asked.filter;
      const name = pairedWithSource ? 'paired' : asked.kind;
      return { name, slots: { ...found(asked, nouns), other: nouns.one(rest) } };
    }
    case 'defendingPlayerControls':
      return { name: asked.kind, slots: found(asked, nouns) };
    case 'amount':
      return { name: asked.kind, slots: amountSlots(asked, l, saying) };
    case 'cardsInYourGraveyard':
    case 'yourLife':
      return { name: asked.kind, slots: counted(asked, nouns, saying) };
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
    case 'sourceTapped':
    case 'sourceUntapped':
    case 'anOpponentIsMonarch':
      return { name: asked.kind, slots: {} };
  }
}

const found = (
  { filter }: ConditionOf<'youControl' | 'defendingPlayerControls'>,
  nouns: Nouns,
): Slots => ({
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
function counted({ kind, count }: Counted, nouns: Nouns, saying: Saying): Slots {
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
