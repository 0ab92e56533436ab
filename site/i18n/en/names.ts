import { bareName, type NameInWords, type NameWords } from '../nameInWords.ts';
import { nounIn, type WrittenNoun } from '../nouns.ts';
import { types } from './characteristics.ts';
import words from './names.json' with { type: 'json' };
import { subtypeWord } from './subtypes.ts';

/** English names have neither gender nor article; what has no name of its own is a common noun. */
export const names: NameWords = {
  given: bareName,
  token: (all) => {
    const kind = all.map((one) => subtypeWord(one, 'one')).join(' ');
    return common(nounIn(words.token.replaceAll('{kind}', kind)));
  },
  described: (size, of) => {
    if (size !== undefined) return common(nounIn(words.sized.replaceAll('{size}', size)));
    const one = of.map((type) => types[type]).join(' ');
    return common({ one, many: `${one.replace(/y$/, 'ie')}s` });
  },
};

const common = ({ one, many }: Pick<WrittenNoun, 'one' | 'many'>): NameInWords => ({
  plain: one,
  inSentence: `the ${one}`,
  as: 'm',
  several: `the ${many}`,
});
