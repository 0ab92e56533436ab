import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasResolved } from '../hasResolved.ts';
import type { TurnContext } from '../turnContext.ts';

/** Believed by some, against CR 500.2: that the step is over once the last of the stack has resolved. */
export const isStepThoughtOver = ({ game, log }: TurnContext): boolean =>
  beliefsOf(game).emptyStack === 'stepEnds' && game.stack.length === 0 && hasResolved(log);
