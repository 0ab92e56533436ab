import { describe, expect, test } from 'vitest';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import type { Grammar } from './grammar.ts';
import { bookOf } from './phrasebook.ts';
import { SPOILT } from './say.ts';

const grammar: Grammar = {
  forms: {},
  verb: (one) => one,
  agree: (word, { gender }) => `${word}-${gender}`,
  numbered: (_, aOne) => aOne,
};

interface Words {
  readonly title: string;
  readonly pages: (n: number) => string;
  readonly tapped: (as: 'f' | 'm') => string;
  readonly deep: { readonly list: readonly string[]; readonly by: (who: string) => string };
}

const book = bookOf<Words>({ pages: ['n'], tapped: ['as'], deep: { by: ['who'] } });

test('sentences with something to put in are said, what has nothing stays as it is', () => {
  const file = {
    title: 'A {title}',
    'pages (n: 1)': 'one page',
    pages: '{n} pages',
    tapped: '{as~tapped}',
    deep: { list: ['a', 'b'], by: 'by {who}' },
  };
  const words = book(file, grammar);
  expect(words.title).toBe('A {title}');
  expect([words.pages(1), words.pages(2)]).toEqual(['one page', '2 pages']);
  expect(words.tapped('f')).toBe('tapped-f');
  expect(words.deep).toMatchObject({ list: ['a', 'b'] });
  expect(words.deep.by('Ada')).toBe('by Ada');
});

/** What some sentences need to be said at all, whatever they speak of. */
const GIVEN = [1, 2, 'Ada', 'f', 'legal'];

function spoiltIn(words: unknown, path: string): readonly string[] {
  if (typeof words === 'function') {
    const said: readonly unknown[] = GIVEN.flatMap((one) => {
      try {
        return [words(one, one, one, one)];
      } catch {
        // It is made of more than words.
        return [];
      }
    });
    return said.length > 0 && said.every((one) => one === SPOILT) ? [path] : [];
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, one]) => spoiltIn(one, `${path}.${key}`));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('whatever a page asks for can be said', () => {
    const { chrome, questions, aims } = messagesIn(language);
    expect(spoiltIn({ chrome, questions, aims }, language)).toEqual([]);
  });
});
