import { isMany } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { typeNoun } from './abilities/filterNouns.ts';
import { determiner } from './agreement.ts';
import { nameLists } from './nameLists.ts';
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists: nameLists,
  definite: (words, { as, article }) => {
    const gender = as.startsWith('f') && article !== 'takesMasculine' ? 'f' : 'm';
    return `${determiner('the', { gender, number: isMany(as) ? 'many' : 'one' })} ${words}`;
  },
  type: (type) => ({
    words: typeNoun(type, 'permanent').one,
    as: typeNoun(type, 'permanent').gender,
  }),
  token: (all) => ({
    words: `Ficha de ${all
      .map((one) => subtypes[one]?.[0] ?? one)
      .toReversed()
      .join(' ')}`,
    as: 'f',
  }),
  sized: (size) => `Criatura ${size}`,
});
