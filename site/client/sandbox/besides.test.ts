import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edited, readLine, tableOf, writeLine } from '#engine/sandbox';
import { loadCards } from '../../library/cards.ts';
import { RULINGS } from '../../questions/rulings/index.ts';
import { isRight } from '../../questions/script/mark.ts';
import { decided } from './decided.ts';
import { ruledAsPaid } from './paying.ts';
import { onTable, viewModelOf } from './viewModel.ts';
import { wordsIn } from './wordsIn.ts';

const lexicon = { cards: loadCards(process.cwd()).cards, words: new Map() };
const words = await wordsIn('en');
const shownOf = (line: string) => {
  const on = onTable(readLine(line, lexicon), 'play');
  return { on, view: viewModelOf(on, { ...words, cardNames: {} }) };
};

/** As the page rules on what its form says. */
async function ruledInForm(line: string) {
  const { view } = shownOf(line);
  const [, written = ''] = /data-marking="([^"]*)"/.exec(view.html) ?? [];
  const marking = JSON.parse(written.replaceAll(/&(quot|#34);/g, '"').replaceAll('&amp;', '&'));
  const entries = view.tried ?? [];
  const kind: 'attack' | 'block' = marking.kind;
  return ruledAsPaid(marking, entries, await RULINGS[kind](marking, entries));
}

const tag = fc.constantFrom('A1', 'A2', 'A3', 'A4');

/** Attacks of which more is said than who attacks, legal or not. */
const lineWithMore = fc
  .record({
    pays: fc.constantFrom(
      { theirs: '2/2', how: '' },
      { theirs: 'propaganda', how: '; pay A5' },
      { theirs: 'norns-annex', how: '; pay 2 life' },
      { theirs: 'norns-annex', how: '; pay A6, 2 life' },
    ),
    mana: fc.constantFrom('', ', no mana', ', mana WW'),
    attackers: fc.uniqueArray(tag, { minLength: 1 }),
    band: fc.option(fc.uniqueArray(tag, { minLength: 2, maxLength: 3 })),
    exerts: fc.boolean(),
    enlists: fc.option(fc.constantFrom('A1', 'A2', 'A4')),
  })
  .map(({ pays: { theirs, how }, mana, attackers, band, exerts, enlists }) => {
    const more = [
      ...(band === null ? [] : [`band ${band.join(' ')}`]),
      ...(exerts ? ['exert A2'] : []),
      ...(enlists === null ? [] : [`A3 enlists ${enlists}`]),
    ];
    const attack = [`${attackers.join(' ')} -> Nil`, ...more].join('; ');
    return `Ada${mana}: benalish-hero + glory-bound-initiate + 3/3 enlist + exalted-dragon + 2x land; Nil: ${theirs}; ${attack}${how}?`;
  });

test('what more is tried is filled into the form, said by it again, and ruled on there as it would be played', async () => {
  let filled = 0;
  await fc.assert(
    fc.asyncProperty(lineWithMore, async (line) => {
      const { on, view } = shownOf(line);
      if (view.tried === undefined || on.table.awaits === undefined) return;
      filled += 1;
      const act = decided(on.table.awaits, view.tried);
      expect(act.kind).toBe('attack');
      if (act.kind === 'order') return;
      const again = edited(on.board, { kind: 'try', act }).board;
      const done = tableOf(edited(on.played, { kind: 'decide', act }).board, 'decision');
      expect(isRight(await ruledInForm(line))).toBe(done.stopped === undefined);
      // What is said to be paid and is not asked for is left out.
      if (!line.includes('pay')) expect(writeLine(again)).toBe(writeLine(on.board));
    }),
    { numRuns: 60 },
  );
  expect(filled).toBeGreaterThan(30);
});

test.each([
  ['a band', 'Ada: benalish-hero + 4/4; Nil: 5/5; A1 A2 -> Nil; band A1 A2', true],
  [
    'one of two without banding',
    'Ada: benalish-hero + 3/3 + 2/2; Nil:; A1 A2 A3 -> Nil; band A2 A3',
    false,
  ],
  ['exerting', 'Ada: glory-bound-initiate; Nil:; A1 -> Nil; exert A1', true],
  ['enlisting', 'Ada: 3/3 enlist + 2/2; Nil:; A1 -> Nil; A1 enlists A2', true],
  ['enlisting whoever attacks', 'Ada: 3/3 enlist + 2/2; Nil:; A1 A2 -> Nil; A1 enlists A2', false],
  ['a sacrifice', 'Ada: exalted-dragon + 2x land; Nil:; A1 -> Nil; pay A3', true],
  ['life instead of mana', 'Ada, no mana: 2/2; Nil: norns-annex; A1 -> Nil; pay 2 life', true],
  ['more life than is due', 'Ada, no mana: 2/2; Nil: norns-annex; A1 -> Nil; pay 3 life', false],
])('%s is ruled on in the stage where it is declared', async (_, line, isLegal) => {
  const { view } = shownOf(`${line}?`);
  expect(view.stage).toBe('attack');
  expect(view.line).toBe(readLineAgain(`${line}?`));
  expect(isRight(await ruledInForm(`${line}?`))).toBe(isLegal);
});

const readLineAgain = (line: string): string => writeLine(readLine(line, lexicon).board);

test('whoever goes back finds all that was said of a declaration', () => {
  const line = 'Ada: benalish-hero + 4/4; Nil: 5/5; A1 A2 -> Nil; band A1 A2; N1 -| A2';
  const { board } = readLine(line, lexicon);
  const back = edited(board, { kind: 'reopen', from: ['attack'] }).board;
  expect(shownOf(writeLine(back)).view.tried).toEqual([
    ['benalish-hero', 'Nil'],
    ['creature', 'Nil'],
    ['+band 1', 'benalish-hero'],
    ['+band 1', 'creature'],
  ]);
});
