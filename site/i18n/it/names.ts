import { agreementIn } from '../nameInWords.ts';
import { nameWordsOf } from '../nameWords.ts';
import { typeNouns } from './abilities/filterNouns.ts';
import { definite } from './agreement.ts';
import lists from './nameLists.json' with { type: 'json' };
import { subtypes } from './subtypes.ts';

export const names = nameWordsOf({
  lists,
  definite: (words, { as }) => definite({ words, ...agreementIn(as) }),
  type: (type) => ({
    many: typeNouns[type].many,
    words: typeNouns[type].one,
    as: typeNouns[type].gender === 'f' ? 'f' : 'm',
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
