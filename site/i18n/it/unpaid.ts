import type { UnpaidWords } from '../unpaidWords.ts';
import { toPay } from './abilities/costs.ts';
import { answering } from './chrome/answering.ts';
import words from './unpaid.json' with { type: 'json' };

export const UNPAID: UnpaidWords = {
  ...words,
  mana: answering.mana,
  fromSource: answering.fromSource,
  cost: toPay,
};
