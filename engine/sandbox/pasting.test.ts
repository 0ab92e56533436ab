import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { Lexicon } from './lexicon.ts';
import { fromFragment, linkIn, toFragment } from './link.ts';
import { readLine } from './readLine.ts';
import { writeLine } from './writeLine.ts';

const lexicon: Lexicon = { cards: projectCards, words: new Map() };
const boards = fc.nat().map((seed) => lineBoard(randomFrom(seed)));
const AT = 'https://judges.example/sandbox/#';

/** Mail breaks lines after so many signs, at a blank or in the middle of a word. */
const wrapped = (text: string, mark = ''): string =>
  text.replaceAll(/.{76}/g, (line) => `${line}\n${mark}`);
const wrappedAtBlanks = (text: string): string => text.replaceAll(/(.{40,76}) /g, '$1\n');

/** As Quoted-Printable has it, where a soft break is an equals sign at the end of a line. */
const printable = (text: string): string =>
  text.replaceAll('=', '=3D').replaceAll(/.{70}(?!=)(?<!=|=3)/g, '$&=\r\n');

/** What is done to links on their way. */
const LINK_WAYS: Readonly<Record<string, (link: string) => string>> = {
  'encoded once more': encodeURIComponent,
  'encoded twice more': (link) => encodeURIComponent(encodeURIComponent(link)),
  'encoded but for its beginning': (link) => link.replace(/(?<=#).*/, encodeURIComponent),
  'decoded as browsers show it': decodeURIComponent,
  'without https': (link) => link.replace('https://', ''),
  'without its house': (link) => link.slice(link.indexOf('#')),
  'in a sentence': (link) => `Look at ${link}, please: it’s 100% legal.`,
  'at the end of one': (link) => `Is this legal? ${link}. No.`,
  'in brackets': (link) => `(see ${link})`,
  'in angle brackets': (link) => `<${link}>`,
  'in quotation marks': (link) => `“${link}”`,
  'in Markdown': (link) => `[a board](${link}) and more`,
  'in forum code': (link) => `[url=${link}]a board[/url]`,
  'broken by mail': wrapped,
  'broken and answered': (link) => `> ${wrapped(link, '> ')}\n\nI think so.`,
  'quoted-printable': printable,
  'with soft hyphens': (link) => link.replaceAll(/\w{12}/g, '$&\u00ad'),
  'with breaks that nobody sees': (link) => link.replaceAll(/[+;/]/g, '$&\u200b'),
};

test.each(Object.entries(LINK_WAYS))('a link survives being %s', (_, way) => {
  fc.assert(
    fc.property(boards, (board) => {
      const line = writeLine(board);
      expect(linkIn(way(AT + toFragment(line)))).toEqual({ ok: true, value: line });
    }),
    { numRuns: 60 },
  );
});

test('a link that a chat has shortened is told from one that is whole', () => {
  fc.assert(
    fc.property(boards, fc.integer({ min: 1, max: 40 }), (board, cut) => {
      const link = AT + toFragment(writeLine(board));
      const shortened = `${link.slice(0, -cut)}…`;
      expect(linkIn(shortened) ?? fromFragment(shortened)).toMatchObject({ ok: false });
    }),
  );
});

test('a text without a link has none', () => {
  expect(linkIn('Ada: 2/2; Nil: 1/1')).toBeUndefined();
});

/** What is done to lines on their way. */
const LINE_WAYS: Readonly<Record<string, (line: string) => string>> = {
  'given arrows': (line) => line.replaceAll('->', '→').replaceAll('-|', '⊣'),
  'given other arrows': (line) => line.replaceAll('->', '➡\ufe0f'),
  'given long dashes': (line) => line.replaceAll(/-(?=[>|])/g, '—').replaceAll(/-(?=\d)/g, '−'),
  'given dashes that do not break': (line) => line.replaceAll('-', '\u2011'),
  'given typographic apostrophes': (line) => line.replaceAll("'", '’'),
  'given blanks that do not break': (line) => line.replaceAll(' ', '\u00a0'),
  'given fractions': (line) => line.replaceAll(/(?<!\d)1\/2(?!\d)/g, '½'),
  'given a sign for times': (line) => line.replaceAll(/(?<=\d)x /g, '× '),
  'put in quotation marks': (line) => `“${line}”`,
  'put in code': (line) => `\`\`\`\n${line}\n\`\`\``,
  'put in bold': (line) => `**${line}**`,
  'answered in a mail': (line) => `> ${line}`,
  'broken by mail': wrappedAtBlanks,
  'broken and answered': (line) => `> ${wrappedAtBlanks(line).replaceAll('\n', '\n> ')}`,
  'written as HTML': (line) =>
    line
      .replaceAll('&', '&amp;')
      .replaceAll('>', '&gt;')
      .replaceAll("'", '&#39;')
      .replaceAll('|', '&#124;'),
  'escaped for Markdown': (line) => line.replaceAll(/[[\]\\|*_`<>+-]/g, '\\$&'),
  'encoded for an address': encodeURIComponent,
  'given line breaks for its semicolons': (line) => line.replaceAll('; ', '\n'),
  'given breaks that nobody sees': (line) => line.replaceAll(' ', ' \u200b'),
  'written in capitals': (line) => line.replaceAll('blocks if able', 'BLOCKS IF ABLE'),
};

test.each(Object.entries(LINE_WAYS))('a line survives being %s', (_, way) => {
  fc.assert(
    fc.property(boards, (board) => {
      const line = writeLine(board);
      expect(writeLine(readLine(way(line), lexicon).board)).toBe(line);
    }),
    { numRuns: 60 },
  );
});

test('what is listed under the name of a zone lies there, each on a line of its own', () => {
  const listed = ['Ada: 2/2', 'Nil graveyard:', 'flowering-lumberknot', 'wingcrafter', 'Nil: 1/1'];
  const line = 'Ada: 2/2; Nil graveyard: flowering-lumberknot + wingcrafter; Nil: 1/1';
  const read = (text: string) => readLine(text, lexicon).board;
  expect(writeLine(read(listed.join('\n')))).toBe(writeLine(read(line)));
});

test('what mail has broken is one line, though its parts can be read by themselves', () => {
  const broken = [
    'Ada, 7 life, no mana, graveyard 3: 2/2; Nil, 7 poison: 4/3 spirit; Nil exile: 16/16 blue',
    'enchantment, 4 time',
  ];
  const read = (text: string) => writeLine(readLine(text, lexicon).board);
  expect(read(broken.join('\n'))).toBe(read(broken.join(' ')));
});
