import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLine, rulable, writeLine } from '#engine/sandbox';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { wordsFrom } from './wordsFrom.ts';
import { wordsIn } from './wordsIn.ts';

const { cards } = loadCards(process.cwd());
const FOLDER = 'site/client/sandbox/typed';

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(process.cwd(), FOLDER, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const lexicons = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language as string, { cards, words: wordsFrom(await wordsIn(language)) }] as const,
    ),
  ),
);

const read = (language: string, line: string) => {
  const lexicon = lexicons.get(language);
  if (lexicon === undefined) throw new Error(language);
  return readLine(line, lexicon);
};

test.each(rowsOf('phrases.tsv'))(
  'in %s, “%s” is understood or is not, and nothing of it is taken silently',
  (language = '', typed = '', written = '', unread = '', offered = '') => {
    const { board, slips } = read(language, `Ada: ${typed}; Nil:`);
    expect(writeLine(board)).toBe(`Ada: ${written}; Nil:`);
    expect(slips.map(({ text }) => text)).toEqual(unread === '' ? [] : [unread]);
    if (offered !== '') expect(slips[0]?.offered).toContain(offered);
    expect(rulable(board).kind).toBe(unread === '' ? 'whole' : 'nothing');
    const again = read('en', writeLine(board)).board;
    expect(writeLine(again)).toBe(writeLine(board));
  },
);
