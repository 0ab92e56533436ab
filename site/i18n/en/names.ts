import { bareName, type NameWords } from '../nameInWords.ts';
import { types } from './characteristics.ts';
import { subtypes } from './subtypes.ts';

/** English names have neither gender nor article; what has no name of its own is a common noun. */
export const names: NameWords = {
  given: bareName,
  token: (all) => common(`${all.map((one) => subtypes[one]?.[0] ?? one).join(' ')} token`),
  described: (size, of) =>
    common(size === undefined ? of.map((one) => types[one]).join(' ') : `${size} creature`),
};

const common = (plain: string) =>
  ({
    plain,
    inSentence: `the ${plain}`,
    as: 'm',
    several: `the ${plain.replace(/y$/, 'ie')}s`,
  }) as const;
