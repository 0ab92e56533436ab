import { isMany } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { typeNoun } from './abilities/filterNouns.ts';
import { determiner } from './agreement.ts';
import lists from './nameLists.json' with { type: 'json' };
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists,
  definite: (words, { as, article }) => {
    const gender = as.startsWith('f') && article !== 'takesMasculine' ? 'f' : 'm';
    return `${determiner('the', { gender, number: isMany(as) ? 'many' : 'one' })} ${words}`;
  },
  type: (type) => ({
    many: typeNoun(type, 'permanent').many,
    words: typeNoun(type, 'permanent').one,
    as: typeNoun(type, 'permanent').gender,
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
