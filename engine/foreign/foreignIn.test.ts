import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine } from '../sandbox/readLine.ts';
import { writeLine } from '../sandbox/writeLine.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { toldGame } from '../testing/foreign/game.ts';
import { LOG_WRITERS } from '../testing/foreign/writers.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { foreignIn } from './foreignIn.ts';

const lexicon = { cards: projectCards, words: new Map() };
const canonical = (line: string): string => writeLine(readLine(line, lexicon).board);
const seeds = fc.nat();

describe.each(LOG_WRITERS)('$kind', ({ kind, write, line, asides }) => {
  test('a game that it tells of is read as the board that it was', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = toldGame(randomFrom(seed));
        const text = write(game).join('\n');
        const read = foreignIn(text);
        expect({ text, ...read, line: canonical(read?.line ?? '') }).toEqual({
          text,
          kind,
          lines: write(game).length,
          unread: [],
          line: canonical(line(game)),
        });
      }),
      { numRuns: 200 },
    );
  });

  test('what else stands in it is listed with its line, and changes nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomFrom(seed);
        const lines = write(toldGame(random));
        const at = random.between(0, lines.length);
        const strange = random.pick(['Frobnicate 17 quux', '¿Qué?', 'x'.repeat(1000), ...asides]);
        const mixed = [...lines.slice(0, at), '', strange, ...lines.slice(at)];
        const read = foreignIn(mixed.join('\r\n'));
        expect(read?.line).toBe(foreignIn(lines.join('\n'))?.line);
        expect(read?.unread.map((one) => one.line)).toEqual([at + 2]);
        expect(read?.lines).toBe(lines.length + 1);
      }),
      { numRuns: 100 },
    );
  });
});

/** What a line declares is of what lies on its board. */
const NAMES_NOTHING = new Set(['unknownTag', 'unknownPlayer', 'half', 'notTheirs']);

const FRAGMENTS = [
  'humanbattlefield=',
  'Serra Angel|Tapped|Counters:P1P1=2;',
  't:Goblin,P:1,T:1,',
  '|AttachedTo:',
  '[state]',
  ' attacks ',
  ' blocks ',
  ' is being attacked by ',
  '@[Forest@:1,2:@]',
  '@PNil',
  'Attacker: ',
  ' [3f2] (2/2) ',
  'blocked by ',
  '[20:51:44] ',
  "Nil's turn.",
  ' puts Forest into play from their hand.',
  'Combat: ',
  ' assigned Forest (3) to attack ',
  '{"gameObjects":[',
  '{"instanceId":3,"zoneId":28,"cardTypes":["CardType_Creature"]}',
  ']}',
  '<font object_id="1">',
  '&lt;',
  'Turn 3: Ada',
  '\n',
  '\n',
  ', and ',
  ' with ',
];

test('whatever is made of the words of programs, each line is counted, and nothing is lost or thrown', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 8 })), {
        maxLength: 60,
      }),
      (parts) => {
        const read = foreignIn(parts.join(''));
        if (read === undefined) return;
        const left = new Set(read.unread.map(({ line }) => line));
        expect(left.size).toBeLessThanOrEqual(read.lines);
        const { slips } = readLine(read.line ?? '', lexicon);
        expect(slips.filter(({ kind }) => NAMES_NOTHING.has(kind))).toEqual([]);
      },
    ),
    { numRuns: 1500 },
  );
});

test('a line of our own is none, however it is broken', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const line = writeLine(lineBoard(randomFrom(seed)));
      for (const text of [line, line.replaceAll('; ', '\n'), `> ${line.replaceAll('; ', '\n> ')}`])
        expect(foreignIn(text)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['words', 'Nil is the one and only '],
  ['declarations', 'Nil attacks Ada with Forest and '],
  ['marks', '<font color=red '],
  ['stamps', '[20:51:44] a puts b into play from '],
  ['a puzzle', 'humanbattlefield=Forest;'],
  ['lines', 'Nil is being attacked by Forest\n'],
  ['brackets', '{"gameObjects":[{'],
  ['blocks', 'Attacker: Forest [3f2] (2/2) blocked by Forest [3f1] (1/1)\n'],
])('hundreds of thousands of signs of %s are read or listed within seconds', (_, unit) => {
  const text = unit.repeat(Math.ceil(300_000 / unit.length));
  const start = performance.now();
  const read = foreignIn(text);
  expect(performance.now() - start).toBeLessThan(10_000);
  if (read !== undefined) expect(read.unread.at(-1)?.why).toBe('tooLong');
});
