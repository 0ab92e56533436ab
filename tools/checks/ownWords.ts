import { runsInCommon, sentencesInCommon } from '../ownWords/closeness.ts';
import { madeTexts, writtenTexts } from '../ownWords/englishTexts.ts';
import { CARDS, FIXED_TERMS, RULES } from '../ownWords/sources.ts';
import type { Check } from '../project/check.ts';
import type { SourceFile } from '../project/files.ts';

/** Where a text says something in the words of the Comprehensive Rules. */
export const rulesWords = ({ path, text }: SourceFile): readonly string[] =>
  runsInCommon(text, RULES, FIXED_TERMS).map(
    ({ line, words }) => `${path}:${line}: in the words of the rules: “${words}”`,
  );

/** Where a text says something as a card does. */
export const cardSentences = ({ path, text }: SourceFile): readonly string[] =>
  sentencesInCommon(text, CARDS, FIXED_TERMS).map(
    ({ line, words }) => `${path}:${line}: a card’s sentence: “${words}”`,
  );

export const check: Check = {
  name: 'ownWords',
  run: async () => {
    const written = writtenTexts(process.cwd());
    // What is made follows the templates of all cards, so now and then it is one's sentence: only runs count there.
    const made = madeTexts(process.cwd());
    return [
      ...[...written, ...made].flatMap(rulesWords),
      ...written.filter(({ path }) => /\.mdx?$|^site\//.test(path)).flatMap(cardSentences),
    ];
  },
};
