import { agreementIn } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { typeNoun } from './abilities/filterNouns.ts';
import lists from './grammar/nameLists.json' with { type: 'json' };
import words from './names.json' with { type: 'json' };
import { determiner } from './orthography.ts';
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists,
  definite: (plain, { as, article }) => {
    const { gender, number } = agreementIn(as);
    const of = article === 'takesMasculine' ? 'm' : gender;
    return `${determiner('the', { gender: of, number })} ${plain}`;
  },
  type: (type) => typeNoun(type),
  // The class comes before the people: `Soldado Felino` for a Cat Soldier.
  inRow: (all) => all.toReversed().join(' '),
  subtypes,
  words,
});
