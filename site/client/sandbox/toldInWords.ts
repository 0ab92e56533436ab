// A verdict as it is handed on: first the verdict, then why with the numbers of rules, then what would be legal.
import type { SpokenHanding } from '../../i18n/sandboxWords.ts';
import type { RulingTold } from './protocol.ts';

/** In sentences. */
export interface ToldInWords {
  readonly says: string;
  readonly why: readonly string[];
}

type Words = Pick<SpokenHanding, 'rule' | 'nearest'>;

export const inSentences = (told: RulingTold, words: Words): ToldInWords => ({
  says: told.says,
  why: [
    ...told.why.map((one) => citing(one, words)),
    // What is legal is its own nearest.
    ...(told.nearest === '' || told.verdict === 'legal'
      ? []
      : [put(words.nearest, '{line}', told.nearest)]),
  ],
});

/** The number stands in the sentence that it is of. */
function citing({ text, rule }: RulingTold['why'][number], words: Words): string {
  if (rule === '') return text;
  const [said, end] = text.endsWith('.') ? [text.slice(0, -1), '.'] : [text, ''];
  return `${said} (${put(words.rule, '{number}', rule)})${end}`;
}

/** What is put in may hold any signs. */
export const put = (words: string, place: string, text: string): string =>
  words.replace(place, () => text);
