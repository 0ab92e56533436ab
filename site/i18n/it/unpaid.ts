import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';
import { after } from './agreement.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Offre',
  nothing: 'nulla',
  mana: 'mana',
  fromSource: (source) => after('da', source),
  totalCost: 'Costo totale',
  cost: payWords,
};
