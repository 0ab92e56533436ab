import { manaText } from '../grammar.ts';
import type { UnpaidWords } from '../unpaidWords.ts';
import { payWords } from './abilities/costs.ts';
import { hosted } from './abilities/selfNames.ts';
import { answering } from './chrome/answering.ts';
import words from './unpaid.json' with { type: 'json' };

export const UNPAID: UnpaidWords = {
  ...words,
  mana: answering.mana,
  fromSource: answering.fromSource,
  // Judges write mana in letters; only abilities have its symbols.
  cost: (cost) => manaText(hosted(payWords(cost))),
};
