import { expectTypeOf, it } from 'vitest';
import type { TriggerCode } from '../language/trigger.ts';
import type { HappeningCode } from './occurrences.ts';
import type { OffBoardCode } from './offBoard.ts';
import type { StateCode } from './stateTriggers.ts';

it('every trigger happens in some event, off the board, or in a state of the game', () => {
  expectTypeOf<HappeningCode | OffBoardCode | StateCode>().toEqualTypeOf<TriggerCode>();
});
