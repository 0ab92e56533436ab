import { expect, test } from 'vitest';
import { HAPPENED, type Happened } from '../../language/condition.ts';
import { wordsOf } from '../../language/table.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import { holds } from '../../state/conditions.ts';
import type { GameState } from '../../state/gameState.ts';
import { board } from '../../testing/boards/board.ts';
import { attackDeclared } from '../../testing/boards/happened.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { dealDamage } from '../damage/dealDamage.ts';
import { destroy } from '../destroy.ts';
import { gainLife, loseLife, setLife } from '../life.ts';
import { moveFromBattlefield } from '../moveFromBattlefield.ts';
import type { GameChange } from './gameChange.ts';
import { remember } from './turnHistory.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const bear = objectId('bear');
const relic = objectId('relic');

const BOARD: GameState = board({
  step: 'declareAttackers',
  permanents: { ada: { bear: '2/2', relic: { types: ['artifact'] } }, nil: { elf: '1/1' } },
  attacks: { bear: 'nil' },
});

/** What has happened this turn, as an ability of Ada's asks, and as one of Nil's does. */
function knownAfter({ state, events }: GameChange) {
  const view = viewOf(remember(BOARD, state, events));
  const asked = (object: typeof bear, controller: typeof ada): readonly Happened[] =>
    wordsOf(HAPPENED).filter((what) =>
      holds(view, { kind: 'thisTurn', what }, { object, controller }),
    );
  return [asked(relic, ada), asked(objectId('elf'), nil)];
}

const deal = (amount: number, to: typeof ada) =>
  dealDamage(BOARD, [{ source: bear, to: { kind: 'player', player: to }, amount }], 'combat');

test.each([
  ['nothing', { state: BOARD, events: [] }, [[], []]],
  ['an attack', attackDeclared(BOARD), [['youAttacked'], []]],
  [
    'a creature that is destroyed',
    destroy(BOARD, bear, 'effect'),
    [['creatureDied', 'permanentOfYoursLeft'], ['creatureDied']],
  ],
  [
    'an artifact that is destroyed',
    destroy(BOARD, relic, 'effect'),
    [['permanentOfYoursLeft'], []],
  ],
  [
    'a creature that is exiled',
    moveFromBattlefield(BOARD, bear, 'exile'),
    [['permanentOfYoursLeft'], []],
  ],
  ['life that is gained', gainLife(BOARD, ada, 1, relic), [['youGainedLife'], []]],
  ['life that is lost', loseLife(BOARD, nil, 1, relic), [['opponentLostLife'], []]],
  ['damage to a player', deal(2, nil), [['opponentLostLife'], []]],
  ['a life total set lower', setLife(BOARD, ada, 5, relic), [[], ['opponentLostLife']]],
  ['a life total set higher', setLife(BOARD, ada, 50, relic), [['youGainedLife'], []]],
] as const)('of %s it is known later in the turn', (_, changed, known) => {
  expect(knownAfter(changed)).toEqual(known);
});
