import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import { advance } from '../../scenario/advance.ts';
import { decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import type { Decision } from '../../turn/decision.ts';
import { attack, block, type LineAct } from './acts.ts';
import { BEYOND_FILES } from './beyondFiles.ts';
import { playBoard } from './playBoard.ts';
import { unprintedRules } from './unprintedRules.ts';
import { wronglyCited } from './wronglyCited.ts';

describe.each(EDITION_IDS)('in %s', (edition) => {
  test.each(boardsIn(edition))('%s: every rule that is cited is printed, and holds', (_, board) => {
    const { moments } = playBoard(board, { edition });
    expect(unprintedRules(moments, edition)).toEqual([]);
    expect(wronglyCited(moments, edition)).toEqual([]);
  });
});

// What stands in files of cases is held to the same there.
const boardsIn = (edition: EditionId) =>
  BEYOND_FILES.filter(({ outcomes }) => outcomes.some((one) => one.in.includes(edition))).map(
    (board) => [board.that, board] as const,
  );

const ATTACKERS = ['a1', 'a2', 'a3'] as const;
const BLOCKERS = ['b1', 'b2', 'b3'] as const;

const creature = fc
  .record({
    power: fc.integer({ min: 0, max: 4 }),
    toughness: fc.integer({ min: 1, max: 4 }),
    keywords: fc.subarray([...KEYWORDS], { maxLength: 3 }),
  })
  .map(({ power, toughness, keywords }) =>
    [`${power}/${toughness}`, ...keywords.map((keyword) => `${keyword}1`)].join(' '),
  );

const creatures = (names: readonly string[]) =>
  fc
    .array(creature, { minLength: names.length, maxLength: names.length })
    .map((all) => Object.fromEntries(names.map((name, index) => [name, all[index] ?? '1/1'])));

const choices = <T extends string>(names: readonly string[], among: readonly T[]) =>
  fc.array(fc.option(fc.constantFrom(...among)), { minLength: 3, maxLength: 3 }).map((all) =>
    Object.fromEntries(
      names.flatMap((name, index) => {
        const chosen = all[index] ?? undefined;
        return chosen === undefined ? [] : [[name, chosen]];
      }),
    ),
  );

/** Does it if the game comes to that decision: nobody blocks where nobody attacks. */
const ifAsked =
  (kind: Decision['kind'], act: LineAct): LineAct =>
  (line) => {
    const there = playOn((now) => decisionOf(now).kind === kind)(line);
    return decisionOf(there).kind === kind ? act(there) : there;
  };

/** Plays on to there or to the end of combat; where a decision is missing that a refusal left open, no further. */
const playOn =
  (arrived: (line: Line) => boolean): LineAct =>
  (line) => {
    const end = advance(line, (now) => arrived(now) || gameOf(now).turn.step === 'endOfCombat');
    return end.ok ? end.value : line;
  };

test('whatever fights, and whatever is declared, is told with rules that are printed and hold, one to three deciding', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITION_IDS),
      creatures(ATTACKERS),
      creatures(BLOCKERS),
      choices(ATTACKERS, ['nil', 'walker']),
      choices(BLOCKERS, ATTACKERS),
      (edition, ada, nil, attacks, blocks) => {
        const walker = { types: ['planeswalker'], counters: { loyalty: 3 } } as const;
        const script = [
          attack(attacks),
          ifAsked('declareBlockers', block(blocks)),
          playOn(() => false),
        ];
        const board = { permanents: { ada, nil: { ...nil, walker } } };
        const played = playBoard({ board, script }, { edition });
        expect(unprintedRules(played.moments, edition)).toEqual([]);
        expect(wronglyCited(played.moments, edition)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
