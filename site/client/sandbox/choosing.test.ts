import { expect, test } from 'vitest';
import { choicesOf, readLine, tableOf, writeLine } from '#engine/sandbox';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { choosingHtml, optionsIn } from './choosing.ts';
import { namingOn } from './naming.ts';
import { wordsIn } from './wordsIn.ts';

const LINE = 'Ada: kaalia-of-the-vast; Ada hand: serra-angel; Nil:; Tor:; A1 -> Nil';
const projectCards = loadCards(process.cwd()).cards;
const cardNames = Object.fromEntries([...projectCards].map(([id, { names }]) => [id, names]));

async function shownIn(language: Language, line: string, look: 'play' | 'end' = 'play') {
  const { board, slips } = readLine(line, { cards: projectCards, words: new Map() });
  expect(slips).toEqual([]);
  const words = await wordsIn(language);
  const table = tableOf(board, look === 'end' ? 'end' : 'decision');
  const telling = { ...words, n: namingOn(board, table, { ...words, cardNames }) };
  const until = look === 'end' ? 'end' : 'decision';
  return {
    html: `${choosingHtml(board, table, look, telling) ?? ''}`,
    options: choicesOf(table.now).map(
      (_, nth) => `${optionsIn(board, table, `${until} ${nth}`, telling)}`,
    ),
    line: writeLine(board),
  };
}

const linesIn = (options: string): readonly string[] =>
  [...options.matchAll(/data-line="([^"]*)"/g)].map(([, line = '']) =>
    line.replaceAll('&gt;', '>').replaceAll('&#62;', '>'),
  );

test.each(LANGUAGES)(
  'in %s, each choice that was taken is told with a way to choose otherwise',
  async (language) => {
    const { html, options } = await shownIn(language, LINE);
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html.match(/data-choice/g)).toHaveLength(2);
    for (const one of options) {
      expect(one.match(/aria-pressed="true"/g)).toHaveLength(1);
      expect(one.match(/aria-pressed="false"/g)).toHaveLength(1);
    }
  },
);

test('what its button says in a line gives the board with it, where it can be chosen back', async () => {
  const { options, line } = await shownIn('en', LINE);
  const [, declined = ''] = linesIn(options[0] ?? '');
  expect(declined).toBe(`${line}; Ada chooses for A1: declines`);
  const then = await shownIn('en', declined);
  expect(then.options).toHaveLength(1);
  expect(linesIn(then.options[0] ?? '')[0]).toBe(`${line}; Ada chooses for A1: does`);
});

test('what is left to the engine can be decided by oneself, and what nothing asks for is told', async () => {
  const left = await shownIn('en', 'Ada: 2/2; Nil: 2/2; A1 -> Nil', 'end');
  expect(left.html).toContain('data-look="play"');
  const unused = await shownIn('en', 'Ada: 2/2; Nil:; A1 -> Nil; Ada chooses for A1: declines');
  expect(unused.html).toContain('Ada chooses for A1: declines');
});

test.each(LANGUAGES)(
  'in %s, what triggers before the board begins is named, with the line that plays it',
  async (language) => {
    const begun = await shownIn(language, 'Ada: goblin-rabblemaster; Nil: 2/2');
    const [line = ''] = linesIn(begun.html);
    expect(line).toBe('Ada: goblin-rabblemaster; Nil: 2/2; all pass');
    expect((await shownIn(language, line)).html).toBe('');
  },
);

test('triggers that are put in an order are told apart by what they do', async () => {
  const { options } = await shownIn('en', 'Ada: hero-of-bladehold; Nil:; A1 -> Nil');
  expect(options[0]).toMatch(/trigger 1: [^<]*\+1\/\+0[^<]*<.*trigger 2: [^<]*Soldier/s);
});
