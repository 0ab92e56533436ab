import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameAfter, judge, readScenario as readFile } from '../package.ts';
import { faultsIn } from '../scenario/faults/stated.ts';
import { withoutFaults } from '../scenario/faults/withoutFaults.ts';
import { asWritten } from '../scenario/reading/lineFacts.ts';
import { formsOf } from '../scenario/reading/lineForms.ts';
import type { PermanentSetup, Setup } from '../scenario/scenario.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { spoiledBoard } from '../testing/boards/lineBoard.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';
import type { Board } from './board.ts';
import { edited } from './edit.ts';
import { fromFragment, toFragment } from './link.ts';
import { readLine } from './readLine.ts';
import { readScenario } from './readScenario.ts';
import { withIds } from './withIds.ts';
import { writeLine } from './writeLine.ts';

// CR 301.5, 303.4, 310.9, 702.95, 704.5: a board that nobody can have is refused whichever way it comes in, and by one name.

const lexicon = { cards: projectCards, words: new Map() };
const FILE = 'scenarios/test/board/scenario.yaml';

/** Boards without abilities of their own or gained ones, which a file would spell in another way; cards have theirs. */
function boardFrom(seed: number): Board {
  const random = randomFrom(seed);
  const { setup, ...board } = spoiledBoard(random);
  return withIds({
    ...board,
    acts: [],
    setup: {
      players: setup.players.map(({ hand: _, graveyard: __, exile: ___, ...one }) => ({
        ...one,
        mana: undefined,
        hand: [],
        graveyard: [],
        exile: [],
        ...(random.chance(0.1) ? { monarch: true as const } : {}),
      })),
      permanents: setup.permanents.map((one) => spoiled(plain({ ...one, counters: {} }), random)),
    },
  });
}

const plain = ({ gains: _, ...one }: PermanentSetup): PermanentSetup =>
  one.characteristics.name.kind === 'card'
    ? one
    : { ...one, characteristics: { ...one.characteristics, abilities: [], manaCost: undefined } };

function spoiled(one: PermanentSetup, random: Random): PermanentSetup {
  const { characteristics: thing } = one;
  if (thing.name.kind === 'card')
    return random.chance(0.1) && one.enchants === undefined ? { ...one, attachedTo: one.id } : one;
  const types = random.pick([
    ['creature'],
    ['planeswalker'],
    ['battle'],
    ['artifact', 'creature'],
    ['land'],
    ['enchantment'],
  ] as const);
  const subtypes = random.pick([[], ['aura'], ['equipment'], ['vehicle'], ['spirit']]);
  const size = random.chance(0.6)
    ? { power: 2, toughness: 2 }
    : { power: undefined, toughness: undefined };
  const loyalty = random.chance(0.3) ? 4 : undefined;
  const defense = random.chance(0.3) ? 3 : undefined;
  return {
    ...one,
    ...(random.chance(0.1) && one.enchants === undefined ? { attachedTo: one.id } : {}),
    characteristics: {
      ...thing,
      ...size,
      name: { kind: 'described' },
      types: subtypes.includes('aura') ? ['enchantment'] : types,
      subtypes,
      loyalty,
      defense,
    },
  };
}

const codes = (found: readonly { readonly because?: string | undefined }[]): readonly string[] =>
  [...new Set(found.flatMap(({ because }) => because ?? []))].toSorted();

/** The board as a file lists it, without anything in it that a file would say in a second way. */
function listed(setup: Setup): string {
  const { players, board } = formsOf(setup);
  const file = {
    players: Object.fromEntries(
      Object.entries(players).map(([name, form]) => [name, withoutEmpty(form)]),
    ),
    board: Object.fromEntries(
      Object.entries(board).map(([name, forms]) => [
        name,
        forms.map((form) => withoutEmpty(asWritten(form))),
      ]),
    ),
    script: [{ attack: {} }],
  };
  return JSON.stringify(file);
}

const withoutEmpty = (form: object): object =>
  Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined && !isEmpty(value)),
  );

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const issuesOf = (text: string) => {
  const read = readScenario(text, FILE, projectCards, { kind: 'ruling', editions: ['2026-09-25'] });
  return (read.ok ? [] : read.error).map(({ code, expected: [because] }) => ({
    because:
      code === 'impossibleBoard' ? because : code === 'unknownId' ? 'unknownPermanent' : code,
  }));
};

const SOUND = readFile('board: { Ada: [], Nil: [] }\nscript: [{ attack: {} }]\n');

test('every door refuses the same boards, and says the same of them', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = boardFrom(seed);
      const wrong = codes(faultsIn(board.setup));
      refused += wrong.length > 0 ? 1 : 0;
      const line = writeLine(board);
      const linked = fromFragment(toFragment(line));
      const scenario = known(SOUND.ok ? SOUND.value : undefined, 'scenario');
      const given = { ...scenario, setup: board.setup };
      const game = gameAfter(given);
      const ofPackage = (problems: Parameters<typeof faultsOfProblems>[0]) =>
        codes(faultsOfProblems(problems));
      expect({
        line,
        fromLine: codes(readLine(line, lexicon).slips),
        fromLink: codes(linked.ok ? readLine(linked.value, lexicon).slips : []),
        fromEditor: codes(edited(board, { kind: 'edition', edition: board.edition }).slips),
        fromListing: codes(issuesOf(listed(board.setup))),
        fromLineOfFile: codes(
          issuesOf(
            `line: ${JSON.stringify(line.replace(/rules [\d-]+;? ?/, ''))}\nscript: [{ attack: {} }]\n`,
          ),
        ),
        judged: ofPackage(judge(given).problems),
        played: ofPackage(game.ok ? [] : game.error),
      }).toEqual({
        line,
        fromLine: wrong,
        fromLink: wrong,
        fromEditor: wrong,
        fromListing: wrong,
        fromLineOfFile: wrong,
        judged: wrong,
        played: wrong,
      });
    }),
    // This one has a Vehicle that lies face down: it is crewed by nobody (CR 708.2a).
    { numRuns: 300, examples: [[282738109], [2123709803], [792150444]] },
  );
  expect(refused).toBeGreaterThan(100);
});

const faultsOfProblems = (
  problems: readonly {
    readonly trouble: { readonly kind: string; readonly fault?: { readonly because: string } };
  }[],
) => problems.flatMap(({ trouble }) => (trouble.fault === undefined ? [] : [trouble.fault]));

test('what is left of a board without its faults can be mended no further, but for an Aura that is on nothing', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { setup } = boardFrom(seed);
      const mended = withoutFaults(setup, faultsIn(setup));
      const left = faultsIn(withoutFaults(mended, faultsIn(mended)));
      expect(left.filter(({ key }) => key !== 'attachedTo' && key in NATURE)).toEqual([]);
    }),
  );
});

const NATURE = {
  damage: true,
  protector: true,
  goadedBy: true,
  chosenPlayer: true,
  enchants: true,
};

test('an edit that would make an impossible board changes nothing, and says why', () => {
  const { board } = readLine('Ada: 2/2 + 3/3 equipment artifact; Nil: 1/1', lexicon);
  const [bear, golem] = board.setup.permanents;
  const to = { attachedTo: known(golem, 'golem').id };
  const after = edited(board, { kind: 'change', object: known(bear, 'bear').id, to });
  expect(after).toEqual({
    board,
    slips: [{ kind: 'impossible', at: 0, text: '2/2', offered: [], because: 'noAttachedCreature' }],
  });
});

test('an Aura goes along with what it was on, and Equipment stays', () => {
  const { board } = readLine(
    'Ada: 2/2 + aura, on A1 + equipment, on A1 + aura, on A2; Nil: 1/1',
    lexicon,
  );
  const object = known(board.setup.permanents[0], 'bear').id;
  expect(writeLine(edited(board, { kind: 'remove', object }).board)).toBe(
    'Ada: equipment; Nil: 1/1',
  );
});

test.each([
  ['Ada: 2/2, on A2 + 3/3; Nil:', 'noAttachedCreature'],
  ['Ada: aura, on A2 + aura, on A1; Nil:', 'attachedInNoCircle'],
  ['Ada: artifact, on A2 + 2/2; Nil:', 'attachable'],
  ['Ada: aura; Nil:', 'attachedAura'],
  ['Ada: 2/2, protector Nil; Nil:', 'protectorOfBattles'],
  ['Ada, monarch:; Nil, monarch:', 'oneMonarch'],
  ['Ada, 0 cards:; Ada hand: 2/2; Nil:', 'noFewerThanNamed'],
  ['Ada:; Nil:; Olga:; Pia:; Rea:', 'fourPlayers'],
])('a line says why no board is so: %s', (line, because) => {
  const found = readLine(line, lexicon).slips.map((slip) => slip.because);
  expect(found).toContain(because);
});
