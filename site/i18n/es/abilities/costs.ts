import type { Cost, Filter } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import { type CostWords, say } from '../../abilities/words.ts';
import { signed } from '../../grammar.ts';
import { numeral } from '../agreement.ts';
import { counted, counterUnit, LIFE, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';

/** A cost as it stands before a colon. */
export function costWords(cost: Cost): string {
  if (cost.kind === 'mana') return symbols(cost.mana);
  return cost.kind === 'tapSelf' ? '{T}' : payWords(cost);
}

/** Mana as cards show it, also where a file has only its letters: `{2}{R}`. */
export const symbols = (mana: string): string =>
  mana.includes('{') ? mana : mana.replaceAll(/\d+|\p{L}/gu, '{$&}');

/** A cost as what somebody does: `pagar {2}`, `sacrificar una criatura`. */
export const payWords = (cost: Cost): string => say(COSTS, cost);

const COSTS: CostWords = {
  mana: ({ mana }) => `pagar ${symbols(mana)}`,
  tapSelf: () => `girar ${HOST}`,
  sacrificeSelf: () => `sacrificar ${HOST}`,
  sacrifice: ({ n, filter }) => `sacrificar ${some(n, filter)}`,
  payLife: ({ n }) => `pagar ${counted(n, LIFE)}`,
  manaOrLife: ({ mana, life }) => `pagar ${symbols(mana)} o ${counted(life, LIFE)}`,
  tapCreatures: ({ n, filter }) =>
    `girar ${some(n, { ...filter, tapped: false, controller: 'you' })}`,
  tapPower: ({ n }) => `girar otras criaturas con fuerza total de ${n} o más`,
  returnToHand: ({ filter }) =>
    `regresar ${aFilter({ ...filter, controller: 'you' }, 'permanent')} a la mano de su propietario`,
  loyalty: ({ n }) => loyaltyWords(n),
  removeCounters: ({ n, counter, from }) =>
    `remover ${numbered(n, counterUnit(counter))} de ${holder(from)}`,
};

const loyaltyWords = (n: number | '-x'): string => {
  if (n === '-x') return '-X';
  return n === 0 ? '0' : signed(n);
};

const holder = (from: Filter | undefined): string =>
  from === undefined ? HOST : aFilter({ ...from, controller: 'you' }, 'permanent');

/** `una criatura`, `dos criaturas` */
export const some = (n: number, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${numeral(n)} ${filterWords(filter, 'many', 'permanent')}`;
