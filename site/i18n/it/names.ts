import { isMany } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { typeNouns } from './abilities/filterNouns.ts';
import { definite } from './agreement.ts';
import { nameLists } from './nameLists.ts';
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists: nameLists,
  definite: (words, { as }) =>
    definite({
      words,
      gender: as.startsWith('f') ? 'f' : 'm',
      number: isMany(as) ? 'many' : 'one',
    }),
  type: (type) => ({ words: typeNouns[type].one, as: typeNouns[type].gender === 'f' ? 'f' : 'm' }),
  // On Italian cards the class comes before the people: `Soldato Felino` for a Cat Soldier.
  token: (all) => ({
    words: `Pedina ${all
      .map((one) => subtypes[one]?.[0] ?? one)
      .toReversed()
      .join(' ')}`,
    as: 'f',
  }),
  sized: (size) => `Creatura ${size}`,
});
