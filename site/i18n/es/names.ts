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
    many: typeNoun(type).many,
    words: typeNoun(type).one,
    as: typeNoun(type).gender,
  }),
  token: (all) => {
    const kind = all
      .map((one) => subtypes[one]?.[0] ?? one)
      .toReversed()
      .join(' ');
    return { words: `Ficha de ${kind}`, many: `fichas de ${kind}`, as: 'f' };
  },
  sized: (size) => ({ words: `Criatura ${size}`, many: `criaturas ${size}`, as: 'f' }),
});
