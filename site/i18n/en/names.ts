import type { CardType } from '../../engine.ts';
import { type Noun, nounIn as nounInLine } from '../abilities/filterLanguage.ts';
import { bareName, type NameInWords, type NameWords } from '../nameInWords.ts';
import { nounIn, type WrittenNoun } from '../nouns.ts';
import { say } from '../wording/say.ts';
import filters from './abilities/filters.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import words from './names.json' with { type: 'json' };
import { subtypeWord } from './subtypes.ts';

/** English names have neither gender nor article; what has no name of its own is a common noun. */
export const names: NameWords = {
  given: bareName,
  token: (all) => {
    const kind = all.map((one) => subtypeWord(one, 'one')).join(' ');
    return common(nounIn(say(words, 'token', { kind }, grammar)));
  },
  described: (size, of) => {
    if (size !== undefined) return common(nounIn(say(words, 'sized', { size }, grammar)));
    const inRow = (number: 'one' | 'many'): string =>
      of.map((type, index) => nounOf(type)[index === of.length - 1 ? number : 'one']).join(' ');
    return common({ one: inRow('one'), many: inRow('many') });
  },
};

const nounOf = (type: CardType): Noun => nounInLine(filters.noun[type]);

const common = ({ one, many }: Pick<WrittenNoun, 'one' | 'many'>): NameInWords => ({
  plain: one,
  inSentence: `the ${one}`,
  as: 'm',
  several: `the ${many}`,
});
