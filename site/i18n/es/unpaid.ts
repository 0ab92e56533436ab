import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Ofrece',
  nothing: 'nada',
  manaFrom: (sources) => `maná de ${sources}`,
  totalCost: 'Coste total',
  cost: payWords,
};
