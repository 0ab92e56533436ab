import { EVERY_KEYWORD } from '#engine/words';
import { kebab } from '../../engine.ts';
import type { Words } from './wordsIn.ts';

/** What is called in a language what a line calls by its code: keywords, types, colors, and how things stand. */
export const wordsFrom = ({ m: { terms }, words }: Words): ReadonlyMap<string, string> =>
  new Map(
    [
      ...EVERY_KEYWORD.map(({ keyword }) => [terms.keywords[keyword], kebab(keyword)] as const),
      ...Object.entries(terms.types).map(([code, said]) => [said, code] as const),
      ...Object.entries(terms.colors).map(([code, said]) => [said, code] as const),
      ...Object.entries(terms.subtypes).flatMap(([code, said]) =>
        said.map((one) => [one, code] as const),
      ),
      ...Object.entries(words.phrases).flatMap(([code, said]) =>
        said.split(' | ').map((one) => [one, code] as const),
      ),
    ].map(([said, code]) => [said.toLowerCase(), code]),
  );
