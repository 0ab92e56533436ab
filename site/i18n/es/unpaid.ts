import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';
import { of } from './agreement.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Ofrece',
  nothing: 'nada',
  mana: 'maná',
  fromSource: of,
  totalCost: 'Coste total',
  cost: payWords,
};
