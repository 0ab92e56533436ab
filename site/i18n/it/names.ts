import { agreementIn } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { nounOf } from './abilities/filterNouns.ts';
import lists from './grammar/nameLists.json' with { type: 'json' };
import words from './names.json' with { type: 'json' };
import { definite } from './orthography.ts';
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists,
  definite: (plain, { as }) => definite({ words: plain, ...agreementIn(as) }),
  type: nounOf,
  // On Italian cards the class comes before the people: `Soldato Felino` for a Cat Soldier.
  inRow: (all) => all.toReversed().join(' '),
  subtypes,
  words,
});
