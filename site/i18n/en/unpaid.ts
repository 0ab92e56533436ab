import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Offered',
  nothing: 'nothing',
  manaFrom: (sources) => `mana from ${sources}`,
  totalCost: 'Total cost',
  cost: payWords,
};
