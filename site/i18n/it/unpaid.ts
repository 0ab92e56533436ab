import type { UnpaidWords } from '../unpaidWords.ts';
import { toPay } from './abilities/costs.ts';
import { after } from './agreement.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Pagamento offerto',
  nothing: 'nulla',
  mana: 'mana',
  fromSource: (source) => after('da', source),
  totalCost: 'Costo totale',
  cost: toPay,
};
