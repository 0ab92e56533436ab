import { isMany } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { typeNoun } from './abilities/filterNouns.ts';
import { determiner } from './agreement.ts';
import lists from './grammar/nameLists.json' with { type: 'json' };
import words from './names.json' with { type: 'json' };
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists,
  definite: (plain, { as, article }) => {
    const gender = as.startsWith('f') && article !== 'takesMasculine' ? 'f' : 'm';
    return `${determiner('the', { gender, number: isMany(as) ? 'many' : 'one' })} ${plain}`;
  },
  type: (type) => typeNoun(type),
  // The class comes before the people: `Soldado Felino` for a Cat Soldier.
  inRow: (all) => all.toReversed().join(' '),
  subtypes,
  words,
});
