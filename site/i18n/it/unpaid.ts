import type { UnpaidWords } from '../unpaidWords.ts';
import { toPay } from './abilities/costs.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Offre',
  nothing: 'nulla',
  manaFrom: (sources) => `mana da ${sources}`,
  totalCost: 'Costo totale',
  cost: toPay,
};
