import { manaText } from '../grammar.ts';
import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';
import { hosted } from './abilities/hosts.ts';
import { of } from './agreement.ts';

export const UNPAID: UnpaidWords = {
  offered: 'Pago ofrecido',
  nothing: 'nada',
  mana: 'maná',
  fromSource: of,
  totalCost: 'Coste total',
  // Judges write mana in letters; only abilities have its symbols.
  cost: (cost) => manaText(hosted(payWords(cost))),
};
