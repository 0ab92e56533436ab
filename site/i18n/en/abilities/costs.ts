import type { Cost, Filter } from '../../../engine.ts';
import { type CostWords, say } from '../../abilities/words.ts';
import { manaText, signed } from '../../grammar.ts';
import { counterWords } from '../counters.ts';
import { numbered, numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';

/** A cost as it stands before a colon, and as what somebody does: `2` and `pay 2`. */
interface CostForms {
  readonly stands: string;
  readonly does: string;
}

export const costWords = (cost: Cost): string => formsOf(cost).stands;

export const payWords = (cost: Cost): string => formsOf(cost).does;

const formsOf = (cost: Cost): CostForms => say(COSTS, cost);

const paid = (words: string): CostForms => ({ stands: words, does: `pay ${words}` });
const done = (words: string): CostForms => ({ stands: words, does: words });

const COSTS: CostWords<CostForms> = {
  mana: ({ mana }) => paid(manaText(mana)),
  tapSelf: () => ({ stands: 'tap', does: 'tap it' }),
  sacrificeSelf: () => done('sacrifice it'),
  sacrifice: ({ n, filter }) => done(`sacrifice ${some(n, filter)}`),
  payLife: ({ n }) => paid(`${n} life`),
  manaOrLife: ({ mana, life }) => paid(`${manaText(mana)} or ${life} life`),
  tapCreatures: ({ n, filter }) =>
    done(`tap ${some(n, { ...filter, tapped: false, controller: 'you' })}`),
  tapPower: ({ n }) => done(`tap other creatures with total power ${n}`),
  returnToHand: ({ filter }) => done(`return ${aFilter({ ...filter, controller: 'you' })} to hand`),
  loyalty: ({ n }) => done(n === '-x' ? '-X loyalty' : `${signed(n)} loyalty`),
  removeCounters: ({ n, counter, from }) =>
    done(`remove ${numbered(n, counterWords(counter))} from ${holderWords(from)}`),
};

const holderWords = (from: Filter | undefined): string =>
  from === undefined ? 'it' : aFilter({ ...from, controller: 'you' }, 'permanent');

const some = (n: number, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${numberWords(n)} ${filterWords(filter, 'many', 'permanent')}`;
