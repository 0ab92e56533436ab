import { describe, expect, test } from 'vitest';
import { checkAttackers } from '../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../declaration/checkBlockers.ts';
import { type BlockRow, everyAttack, everyBlock } from '../../declaration/decisionTable.ts';
import { DECLARING } from '../../mistakes/catalogue/declaring.ts';
import { beliefsIn, isMistakeName, type MistakeName } from '../../mistakes/index.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from '../../solver/testing/seedsAgainst.ts';
import type { GameState } from '../../state/gameState.ts';
import { playerId } from '../../vocabulary/ids.ts';
import { type Random, randomFrom } from '../../vocabulary/random.ts';
import { randomBoard } from '../boards/randomBoard.ts';
import { BELIEVED, boardOf, legalInTheEyesOf, randomBlocks } from './literalBeliefs.ts';

const nil = playerId('nil');
const MANY = 4096;
const ALL = Object.keys(DECLARING).filter(isMistakeName);

const inWords = ({ declaration }: BlockRow): string =>
  declaration.blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`).join(', ');

const legalBlocks = (state: GameState): readonly string[] =>
  (everyBlock(state, nil, MANY) ?? [])
    .filter(({ verdict }) => verdict.verdict === 'legal')
    .map(inWords)
    .toSorted();

describe('what somebody takes to be legal is what can be read off every creature', () => {
  test.each([undefined, ...BELIEVED])(
    'by %s',
    (mistake) => {
      const against = seedsAgainst(200, (seed) => {
        const combat = randomBlocks(randomFrom(seed));
        const state = {
          ...boardOf(combat),
          believed: beliefsIn(mistake === undefined ? [] : [mistake]),
        };
        return legalBlocks(state).join() === legalInTheEyesOf(mistake, combat).join();
      });
      expect(against).toEqual([]);
    },
    BOARDS_TIMEOUT,
  );

  test('and every one of these mistakes often takes other blocks to be legal than there are', () => {
    const often = BELIEVED.filter((mistake) => {
      const apart = Array.from({ length: 200 }, (_, seed) => randomBlocks(randomFrom(seed))).filter(
        (combat) =>
          legalInTheEyesOf(mistake, combat).join() !== legalInTheEyesOf(undefined, combat).join(),
      );
      return apart.length > 10;
    });
    expect(often).toEqual(BELIEVED);
  });
});

const STEPS = ['declareAttackers', 'declareBlockers'] as const;

const dealt = (random: Random, step: (typeof STEPS)[number]): GameState =>
  randomBoard(random, { attackers: random.between(1, 3), blockers: random.between(1, 3), step });

/** All rulings of a mistake agree: those of the table with the whole ones, and what is nearest is legal. */
function isRuledAlike(state: GameState): boolean {
  if (state.turn.step === 'declareAttackers') {
    return (everyAttack(state, 128) ?? []).every(({ declaration, verdict }) => {
      const whole = checkAttackers(state, declaration);
      const nearest = whole.nearest && checkAttackers(state, whole.nearest).verdict;
      return whole.verdict === verdict.verdict && (nearest ?? 'legal') === 'legal';
    });
  }
  return (everyBlock(state, nil, 128) ?? []).every(({ declaration, verdict }) => {
    const whole = checkBlockers(state, nil, declaration);
    const nearest = whole.nearest && checkBlockers(state, nil, whole.nearest).verdict;
    return whole.verdict === verdict.verdict && (nearest ?? 'legal') === 'legal';
  });
}

describe('whatever is on the board, a mistake rules on every declaration, briefly as at length', () => {
  test.each(ALL.flatMap((mistake) => STEPS.map((step) => [mistake, step] as const)))(
    '%s, %s',
    (mistake: MistakeName, step) => {
      const against = seedsAgainst(60, (seed) =>
        isRuledAlike({ ...dealt(randomFrom(seed), step), believed: beliefsIn([mistake]) }),
      );
      expect(against).toEqual([]);
    },
    BOARDS_TIMEOUT,
  );

  test.each(STEPS)(
    'several at once, %s',
    (step) => {
      const ruled = seedsAgainst(100, (seed) => {
        const random = randomFrom(seed);
        const state = { ...dealt(random, step), believed: beliefsIn(random.some(ALL, 0.4)) };
        const none =
          step === 'declareAttackers'
            ? checkAttackers(state, { attacks: [] })
            : checkBlockers(state, nil, { blocks: [] });
        return none.verdict !== 'unproved';
      });
      expect(ruled).toEqual([]);
    },
    BOARDS_TIMEOUT,
  );
});
