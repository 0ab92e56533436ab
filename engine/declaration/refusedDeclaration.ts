import { logged } from '../change/making/withParts.ts';
import type { ActEvent } from '../log/actEvents.ts';
import { rulesOfRefusal } from '../log/refused.ts';
import type { GameState } from '../state/gameState.ts';
import type { ActRuling } from './declareAttackers.ts';
import { dueIn } from './payFor.ts';

type Refused = Extract<
  ActEvent,
  { readonly kind: 'attack' | 'block'; readonly outcome: 'refused' }
>;

/** CR 733.1: a declaration that is taken back whole; nothing has changed, and what was not paid is told. */
export const refusedDeclaration = (state: GameState, event: Refused): ActRuling => ({
  kind: 'refused',
  changed: logged(
    state,
    { ...event, ...dueIn(state, event.act, event.verdict) },
    rulesOfRefusal(event.verdict.violations, 'illegalAction.rewind'),
  ),
});
