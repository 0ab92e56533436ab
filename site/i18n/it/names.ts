import { agreementIn } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { nounOf } from './abilities/filterNouns.ts';
import { definite } from './agreement.ts';
import { nameLists } from './nameLists.ts';
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists: nameLists,
  definite: (words, { as }) => definite({ words, ...agreementIn(as) }),
  type: (type) => ({
    many: nounOf(type).many,
    words: nounOf(type).one,
    as: nounOf(type).gender,
  }),
  // On Italian cards the class comes before the people: `Soldato Felino` for a Cat Soldier.
  token: (all) => {
    const kind = all
      .map((one) => subtypes[one]?.[0] ?? one)
      .toReversed()
      .join(' ');
    return { words: `Pedina ${kind}`, many: `pedine ${kind}`, as: 'f' };
  },
  sized: (size) => ({ words: `Creatura ${size}`, many: `creature ${size}`, as: 'f' }),
});
