import type { Amount, Reference } from '../../engine.ts';
import { type Grammar, isA, type Phrase } from '../wording/grammar.ts';
import type { Slots, Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import { openLetters } from './letters.ts';
import type { NounPhrases } from './nounPhrases.ts';
import type { ReferenceWords } from './words.ts';

type Counted = Exclude<Amount, number>;
type Unit = 'damage' | 'life';
type Name = Counted['kind'] | `measured.${Unit}` | 'beyond' | 'letter' | 'letters' | 'where';

/** What a language has for numbers that are counted. */
export interface AmountLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly amounts: Wording;
  /** How it speaks where nothing was said before. */
  readonly plain: ReferenceWords;
}

export interface AmountWording {
  /** What a number is, where it is not written: fit to follow “equal to” and “X being”. */
  readonly amountWords: (amount: Amount, speaking?: ReferenceWords) => string;
  /** So much of something, of that sort where it is told: `3 life`, `2 combat damage`, `that much damage`, `life equal to the power of the target`. */
  readonly measured: (
    amount: Amount,
    unit: Unit,
    speaking: ReferenceWords,
    sort?: string,
  ) => string;
  /** What X is, where an amount is counted; not where X was announced. */
  readonly whereX: (amounts: readonly Amount[], speaking: ReferenceWords) => string;
  /** The same beside so many of something, which says “that many” by itself. */
  readonly whereXOf: (amount: Amount, speaking: ReferenceWords) => string;
}

export function amountsIn(l: AmountLanguage): AmountWording {
  const saying = (name: Name, slots: Slots): string => say(l.amounts, name, slots, l.grammar);
  const amountWords = (amount: Amount, speaking = l.plain): string =>
    typeof amount === 'number' ? `${amount}` : saying(amount.kind, slotsOf(amount, l, speaking));
  const whereX: AmountWording['whereX'] = (amounts, speaking) => {
    const [first, ...more] = openLetters(amounts).map(({ amount, letter }) =>
      saying('letter', { letter, amount: amountWords(amount, speaking) }),
    );
    if (first === undefined) return '';
    return saying('where', {
      letters: more.reduce((one, other) => saying('letters', { one, other }), first),
    });
  };
  return {
    amountWords,
    measured: (amount, unit, speaking, sort = '') =>
      saying(`measured.${unit}`, {
        n: typeof amount === 'number' ? amount : undefined,
        by: typeof amount === 'number' ? 'number' : amount.kind,
        sort,
        amount: amountWords(amount, speaking),
      }),
    whereX,
    whereXOf: (amount, speaking) =>
      typeof amount !== 'number' && amount.kind === 'eventAmount' ? '' : whereX([amount], speaking),
  };
}

function slotsOf(amount: Counted, l: AmountLanguage, speaking: ReferenceWords): Slots {
  const { nouns } = l;
  const spoken = (of: Reference): Phrase => nouns.spoken(of, speaking);
  switch (amount.kind) {
    case 'count':
      return countSlots(amount, l, speaking);
    case 'greatestPower':
      return { all: nouns.all(amount.filter) };
    case 'countersOn':
      return { counter: nouns.counter(amount.counter), of: spoken(amount.of) };
    case 'namedCardsInGraveyard':
      return { kind: nouns.bare(amount.filter, 'permanent'), of: spoken(amount.of) };
    case 'basicLandTypes':
    case 'opponents':
    case 'opponentsAttacked':
    case 'eventAmount':
    case 'x':
      return {};
    default:
      return { of: spoken(amount.of) };
  }
}

type Count = Extract<Amount, { readonly kind: 'count' }>;

function countSlots(
  { filter, times = 1, beyond: n }: Count,
  l: AmountLanguage,
  speaking: ReferenceWords,
): Slots {
  const several = l.nouns.several(filter, 'permanent', {
    ...(isA('known', speaking.self) ? { host: 'same' } : {}),
  });
  const left = (count: number): Slots => ({
    n: count,
    count: l.nouns.numeral(count, several),
    gender: several.gender,
  });
  return {
    several,
    times: times === 1 ? undefined : times,
    beyond: n === undefined ? undefined : say(l.amounts, 'beyond', left(n), l.grammar),
  };
}
