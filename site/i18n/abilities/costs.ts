import type { Cost } from '../../engine.ts';
import { signed } from '../grammar.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { Slots, Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import { type Nouns, someOf } from './nouns.ts';

/** What a language has for costs: a sentence for each kind. */
export interface CostLanguage {
  readonly grammar: Grammar;
  readonly nouns: Nouns;
  readonly costs: Wording;
}

/** A cost as it stands before a colon, as what somebody does, and behind “unless”: `{2}`, `pay {2}`. */
type CostForm = 'stands' | 'does' | 'unless';

export const costWordsIn =
  (l: CostLanguage) =>
  (cost: Cost, as: CostForm): string =>
    say(
      l.costs,
      cost.kind,
      { as, self: l.nouns.reference('self'), ...slotsOf(cost, l.nouns) },
      l.grammar,
    );

function slotsOf(cost: Cost, nouns: Nouns): Slots {
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
      return { some: someOf(cost.n, cost.filter, nouns) };
    case 'tapCreatures':
      return {
        some: someOf(cost.n, { ...cost.filter, tapped: false, controller: 'you' }, nouns),
      };
    case 'returnToHand':
      return { permanent: nouns.one({ ...cost.filter, controller: 'you' }, 'permanent') };
    case 'loyalty':
      return { change: loyaltyWords(cost.n) };
    case 'removeCounters':
      return {
        counters: nouns.counters(cost.n, cost.counter),
        from:
          cost.from === undefined
            ? nouns.reference('self')
            : nouns.one({ ...cost.from, controller: 'you' }, 'permanent'),
      };
  }
}

function loyaltyWords(n: number | '-x'): string {
  if (n === '-x') return '-X';
  return n === 0 ? '0' : signed(n);
}
