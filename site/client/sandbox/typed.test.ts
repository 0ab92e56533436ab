import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLine, rulable, writeLine } from '#engine/sandbox';
import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { offeredIn } from './offeredIn.ts';
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

test.each(rowsOf('lines.tsv'))(
  '%s, as somebody first wrote it, keeps its tags, and nothing is ruled on what is not understood: %s',
  (_, line = '', tags = '', ruled = '', unread = '') => {
    const { board, slips } = read('en', line);
    expect(tagsIn(line).toSorted()).toEqual(tags.split(' ').toSorted());
    expect(slips.map(({ because, text }) => (because === undefined ? text : because))).toEqual(
      unread === '' ? [] : unread.split(' | '),
    );
    expect(rulable(board).kind).toBe(ruled);
    expect(writeLine(read('en', writeLine(board)).board)).toBe(writeLine(board));
    expect(board.setup.permanents).toHaveLength(tags.split(' ').length);
  },
);

/** A tag for each thing that is typed between two plus signs, as a reader counts them. */
const tagsIn = (line: string): readonly string[] =>
  line.split(';').flatMap((section) => {
    const [, name = '', items = ''] = /^\s*(\p{Lu}\p{L}+)(?:,[^:]*)?:(.*)$/u.exec(section) ?? [];
    const counts = items
      .split(' + ')
      .filter((item) => item.trim() !== '')
      .map((item) => Number(/^\s*(\d+)x /.exec(item)?.[1] ?? 1));
    const n = counts.reduce((sum, count) => sum + count, 0);
    return Array.from({ length: n }, (__, at) => `${name.charAt(0)}${at + 1}`);
  });

test('an item that is not understood moves no tag, and every word of it is on the board or told', () => {
  const words = ['2/2', 'flying', 'undying', 'red', 'wall', 'ward', '3', 'tapped', 'trampel', 'of'];
  for (const [at, one] of words.entries())
    for (const other of words.slice(at + 1)) {
      const { board, slips } = read('en', `Ada: 1/1 + ${one} ${other} + 3/3; Nil:; A3 -> Nil`);
      const said = [writeLine(board), ...slips.map(({ text }) => text)].join(' ');
      for (const word of [one, other]) if (word !== '3') expect(said).toContain(word);
      if (Number(one) !== 3) expect(board.setup.permanents.at(2)?.characteristics.power).toBe(3);
    }
});

test.each([
  ['en', 'trampel'],
  ['it', 'trampel'],
  ['es', 'deathtuch'],
  ['it', 'Grizzly Bears, trampel'],
])(
  'in %s, of “%s” a keyword is offered as the page says it, and read so',
  async (language, typed) => {
    const words = await wordsIn(language);
    const thing = typed.includes(',') ? typed : `2/2 ${typed}`;
    const [slip] = read(language, `Ada: ${thing}; Nil:`).slips;
    if (slip === undefined) throw new Error(typed);
    const { offered, text } = offeredIn(slip, words);
    const [first = ''] = offered;
    expect(Object.values(words.m.terms.keywords)).toContain(first);
    expect(read(language, `Ada: ${thing.replace(text, first)}; Nil:`).slips).toEqual([]);
  },
);

describe.each(LANGUAGES)('in %s', async (language) => {
  const {
    m: {
      terms: { subtypes },
    },
  } = await wordsIn(language);
  const english = Object.keys((await wordsIn(ROOT_LANGUAGE)).m.terms.subtypes);

  test('the same subtypes have words as in English', () => {
    expect(Object.keys(subtypes).toSorted()).toEqual(english.toSorted());
  });

  // CR 205.3: what is no subtype of the rules would not be understood.
  test('one of a subtype, and several, are read as it', () => {
    const all = Object.entries(subtypes);
    for (const [, words] of all)
      for (const word of words) {
        // In Spanish two of them are called the same.
        const meant = all.flatMap(([subtype, said]) => (said.includes(word) ? [subtype] : []));
        const { board, slips } = read(language, `Ada: 1/1 ${word}; Nil:`);
        const [one] = board.setup.permanents;
        // A Siege without defense is understood, and no board has it.
        const notUnderstood = slips.filter(({ kind }) => kind !== 'impossible');
        expect([word, notUnderstood]).toEqual([word, []]);
        expect(one?.characteristics.subtypes).toHaveLength(1);
        expect(meant).toContain(one?.characteristics.subtypes[0]);
      }
  });
});

// CR 508.1, 509.1, 510.1: what is declared or divided half is told with its place, and nothing is ruled on from there on.
test.each([
  'A1 ->',
  '-> Nil',
  'A1 attacks',
  'N1 -|',
  '-| A1',
  'N1 blocks',
  'A1 orders',
  'A1 enlists',
  'A1:',
  'A1: 2',
])('of “%s” it is said that it is not complete', (half) => {
  const before = 'Ada: 2/2 + 1/1; Nil: 1/1 + planeswalker 3; ';
  const { board, slips } = read('en', `${before}${half}`);
  const text = half.replace('A1: 2', '2');
  const at = before.length + half.indexOf(text);
  expect(slips).toMatchObject([{ kind: 'half', text, at }]);
  expect(rulable(board)).toEqual({ kind: 'acts', until: half });
});
