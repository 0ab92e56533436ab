import type { Cost, Filter } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import { type CostWords, say } from '../../abilities/words.ts';
import { capital, manaText, signed } from '../../grammar.ts';
import { after, count } from '../agreement.ts';
import { counterWords, LIFE, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { onHost } from './hosts.ts';
import { manaSymbols } from './manaSymbols.ts';

/** A cost as it stands before a colon, as what somebody may do, and as what is to be done: `paghi {2}`. */
interface CostForms {
  readonly stands: string;
  readonly does: string;
  readonly unless: string;
}

export const costWords = (cost: Cost): string => capital(formsOf(cost).stands);

export const payWords = (cost: Cost): string => formsOf(cost).does;

/** Fit to follow "a meno che non". */
export const unlessPaid = (cost: Cost): string => formsOf(cost).unless;

/** As it is told outside of abilities, with mana as judges write it. */
export const toPay = (cost: Cost): string => manaText(onHost(payWords(cost)));

const formsOf = (cost: Cost): CostForms => say(COSTS, cost);

type Verb = readonly [stands: string, does: string, unless: string];

/** The same said of all, behind the verb's forms. */
const forms = ([stands, does, unless]: Verb, what: string): CostForms => ({
  stands: `${stands} ${what}`,
  does: `${does} ${what}`,
  unless: `${unless} ${what}`,
});

const SACRIFICE: Verb = ['sacrifica', 'sacrificare', 'sacrifichi'];
const PAY: Verb = ['paga', 'pagare', 'paghi'];
const TAP: Verb = ['TAPpa', 'TAPpare', 'TAPpi'];
const RETURN: Verb = ['riprendi in mano', 'riprendere in mano', 'riprenda in mano'];
const REMOVE: Verb = ['rimuovi', 'rimuovere', 'rimuova'];

const COSTS: CostWords<CostForms> = {
  mana: ({ mana }) => ({ ...forms(PAY, manaSymbols(mana)), stands: manaSymbols(mana) }),
  tapSelf: () => ({ ...forms(TAP, HOST), stands: '{T}' }),
  sacrificeSelf: () => forms(SACRIFICE, HOST),
  sacrifice: ({ n, filter }) => forms(SACRIFICE, some(n, filter)),
  payLife: ({ n }) => forms(PAY, count(n, ...LIFE)),
  manaOrLife: ({ mana, life }) => forms(PAY, `${manaSymbols(mana)} o ${count(life, ...LIFE)}`),
  tapCreatures: ({ n, filter }) =>
    forms(TAP, some(n, { ...filter, tapped: false, controller: 'you' })),
  tapPower: ({ n }) =>
    forms(
      TAP,
      `un qualsiasi numero di altre creature STAPpate che controlli con forza totale pari o superiore a ${n}`,
    ),
  returnToHand: ({ filter }) => forms(RETURN, aFilter({ ...filter, controller: 'you' })),
  loyalty: ({ n }) => {
    const change = n === '-x' ? '-X' : loyalty(n);
    return {
      stands: change,
      does: `cambiare la fedeltà: ${change}`,
      unless: `cambi la fedeltà: ${change}`,
    };
  },
  removeCounters: ({ n, counter, from }) =>
    forms(REMOVE, `${counterWords(n, counter)} ${after('da', holder(from))}`),
};

const holder = (from: Filter | undefined): string =>
  from === undefined ? HOST : aFilter({ ...from, controller: 'you' }, 'permanent');

const loyalty = (n: number): string => (n === 0 ? '0' : signed(n));

const some = (n: number, filter: Filter): string =>
  numbered(n, aFilter(filter, 'permanent'), filterWords(filter, 'many', 'permanent'));
