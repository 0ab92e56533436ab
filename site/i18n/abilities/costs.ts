import type { Cost } from '../../engine.ts';
import { signed } from '../grammar.ts';
import { type Grammar, type Phrase, phrase } from '../wording/grammar.ts';
import type { Slots, Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { Setting } from './filterLanguage.ts';
import { type NounPhrases, someOf } from './nounPhrases.ts';

/** What a language has for costs: a sentence for each kind. */
export interface CostLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly costs: Wording;
}

/** A cost as it stands before a colon, as what somebody does, and behind “unless”: `{2}`, `pay {2}`. */
type CostForm = 'stands' | 'does' | 'unless';

/** Who pays, where it is not said of a reader: `you`, or who controls what it is about. */
export type Payer = 'you' | 'controller';

const PAYERS: { readonly [P in Payer]: Phrase } = {
  you: phrase('', { gender: 'm', number: 'one', person: 'you' }),
  controller: phrase('', { gender: 'm', number: 'one' }),
};

export const costWordsIn =
  (l: CostLanguage) =>
  (cost: Cost, as: CostForm, by: Payer = 'you'): string =>
    say(
      l.costs,
      cost.kind,
      {
        as,
        payer: PAYERS[by],
        self: l.nouns.reference('self'),
        ...slotsOf(cost, l.nouns, by === 'you' ? {} : { yours: 'payers' }),
      },
      l.grammar,
    );

function slotsOf(cost: Cost, nouns: NounPhrases, setting: Setting): Slots {
  switch (cost.kind) {
    case 'tapSelf':
    case 'sacrificeSelf':
      return {};
    case 'mana':
      return { mana: nouns.mana(cost.mana) };
    case 'manaOrLife':
      return { mana: nouns.mana(cost.mana), n: cost.life };
    case 'payLife':
    case 'tapPower':
      return { n: cost.n };
    case 'sacrifice':
      return { some: someOf(cost.n, cost.filter, nouns, setting) };
    case 'tapCreatures':
      return {
        some: someOf(cost.n, { ...cost.filter, tapped: false, controller: 'you' }, nouns, setting),
      };
    case 'returnToHand':
      return {
        permanent: nouns.one({ ...cost.filter, controller: 'you' }, 'permanent', setting),
      };
    case 'loyalty':
      return { change: loyaltyWords(cost.n) };
    case 'removeCounters':
      return {
        counters: nouns.counters(cost.n, cost.counter),
        from:
          cost.from === undefined
            ? nouns.reference('self')
            : nouns.one({ ...cost.from, controller: 'you' }, 'permanent', setting),
      };
  }
}

function loyaltyWords(n: number | '-x'): string {
  if (n === '-x') return '-X';
  return n === 0 ? '0' : signed(n);
}
