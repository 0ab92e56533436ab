import type { Cost, Filter } from '../../../engine.ts';
import { type CostWords, say } from '../../abilities/words.ts';
import { manaText, signed } from '../../grammar.ts';
import { after, count } from '../agreement.ts';
import { counterWords, LIFE, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';

/** A cost as it stands before a colon, and as what somebody may do: `TAPpa`, `TAPpare questo permanente`. */
interface CostForms {
  readonly stands: string;
  readonly does: string;
}

export const costWords = (cost: Cost): string => formsOf(cost).stands;

export const payWords = (cost: Cost): string => formsOf(cost).does;

const formsOf = (cost: Cost): CostForms => say(COSTS, cost);

/** The same said of both, behind the verb's two forms. */
const forms = (stands: string, does: string, what: string): CostForms => ({
  stands: `${stands} ${what}`,
  does: `${does} ${what}`,
});

const SELF = 'questo permanente';

const COSTS: CostWords<CostForms> = {
  mana: ({ mana }) => ({ stands: manaText(mana), does: `pagare ${manaText(mana)}` }),
  tapSelf: () => ({ stands: 'TAPpa', does: `TAPpare ${SELF}` }),
  sacrificeSelf: () => forms('sacrifica', 'sacrificare', SELF),
  sacrifice: ({ n, filter }) => forms('sacrifica', 'sacrificare', some(n, filter)),
  payLife: ({ n }) => forms('paga', 'pagare', count(n, ...LIFE)),
  manaOrLife: ({ mana, life }) =>
    forms('paga', 'pagare', `${manaText(mana)} o ${count(life, ...LIFE)}`),
  tapCreatures: ({ n, filter }) =>
    forms('TAPpa', 'TAPpare', some(n, { ...filter, tapped: false, controller: 'you' })),
  tapPower: ({ n }) =>
    forms('TAPpa', 'TAPpare', `altre creature con forza totale ${n} o superiore`),
  returnToHand: ({ filter }) =>
    forms('riprendi in mano', 'riprendere in mano', aFilter({ ...filter, controller: 'you' })),
  loyalty: ({ n }) => {
    const change = n === '-x' ? '-X' : loyalty(n);
    return { stands: change, does: `cambiare la fedeltà: ${change}` };
  },
  removeCounters: ({ n, counter, from }) =>
    forms('rimuovi', 'rimuovere', `${counterWords(n, counter)} ${after('da', holder(from))}`),
};

const holder = (from: Filter | undefined): string =>
  from === undefined ? SELF : aFilter({ ...from, controller: 'you' }, 'permanent');

const loyalty = (n: number): string => (n === 0 ? '0' : signed(n));

const some = (n: number, filter: Filter): string =>
  numbered(n, aFilter(filter, 'permanent'), filterWords(filter, 'many', 'permanent'));
