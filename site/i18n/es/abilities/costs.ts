import type { Cost, Filter } from '../../../engine.ts';
import { type CostWords, say } from '../../abilities/words.ts';
import { manaText, signed } from '../../grammar.ts';
import { numeral } from '../agreement.ts';
import { counted, counterUnit, LIFE, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';

/** A cost as it stands before a colon. */
export const costWords = (cost: Cost): string =>
  cost.kind === 'mana' ? manaText(cost.mana) : payWords(cost);

/** A cost as what somebody does: `pagar 2`, `sacrificar una criatura`. */
export const payWords = (cost: Cost): string => say(COSTS, cost);

const COSTS: CostWords = {
  mana: ({ mana }) => `pagar ${manaText(mana)}`,
  tapSelf: () => 'girar',
  sacrificeSelf: () => 'sacrificar este permanente',
  sacrifice: ({ n, filter }) => `sacrificar ${some(n, filter)}`,
  payLife: ({ n }) => `pagar ${counted(n, LIFE)}`,
  manaOrLife: ({ mana, life }) => `pagar ${manaText(mana)} o ${counted(life, LIFE)}`,
  tapCreatures: ({ n, filter }) =>
    `girar ${some(n, { ...filter, tapped: false, controller: 'you' })}`,
  tapPower: ({ n }) => `girar otras criaturas con fuerza total de ${n} o más`,
  returnToHand: ({ filter }) =>
    `regresar ${aFilter({ ...filter, controller: 'you' }, 'permanent')} a la mano de su propietario`,
  loyalty: ({ n }) => (n === '-x' ? '-X' : signed(n)),
  removeCounters: ({ n, counter, from }) =>
    `remover ${numbered(n, counterUnit(counter))} de ${holder(from)}`,
};

const holder = (from: Filter | undefined): string =>
  from === undefined ? 'este permanente' : aFilter({ ...from, controller: 'you' }, 'permanent');

/** `una criatura`, `dos criaturas` */
export const some = (n: number, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${numeral(n)} ${filterWords(filter, 'many', 'permanent')}`;
