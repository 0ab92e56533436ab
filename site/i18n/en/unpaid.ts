import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Offered',
  nothing: 'nothing',
  mana: 'mana',
  fromSource: (source) => `from ${source}`,
  totalCost: 'Total cost',
  cost: payWords,
};
