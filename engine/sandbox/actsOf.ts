import type { Frame } from '../explanation/frame.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isCombatStep } from '../vocabulary/turnStructure.ts';
import { type BoardAct, takesPriority } from './board.ts';

/**
 * What was decided in these frames, as a board of one’s own has it: in the turn of the first of them, and of what players
 * did with priority, in combat.
 */
export const actsOf = (frames: readonly Frame[]): readonly BoardAct[] =>
  withoutIdlePasses(
    frames
      .filter(({ turn }) => turn === frames[0]?.turn)
      .flatMap((frame) => frame.events.flatMap((event) => actIn(event, frame))),
  );

/** What such an event is as an act, whether somebody decided it or nobody did; nothing where a board can’t say it. */
export function actIn(
  event: GameEvent,
  { step, events }: Pick<Frame, 'step' | 'events'>,
): readonly BoardAct[] {
  const isInCombat = isCombatStep(step);
  if (event.kind === 'allPassed') return isInCombat ? [{ kind: 'allPass' }] : [];
  if (event.kind === 'turnedFaceUp')
    return isInCombat ? [{ kind: 'turnUp', player: event.player, permanent: event.object }] : [];
  if (!('outcome' in event) || event.outcome !== 'done') return [];
  // What is put in its place in an order as something resolves is chosen then, and not announced.
  if (event.kind === 'order' && events.some(({ kind }) => kind === 'resolved')) return [];
  switch (event.kind) {
    case 'attack':
    case 'block':
    case 'order': {
      const { player: _, left: __, ...act } = event.act;
      return [act];
    }
    case 'divide': {
      const { kind, assignments } = event.act;
      return assignments.length === 0 ? [] : [{ kind, assignments }];
    }
    case 'cast':
    case 'activate':
      return isInCombat ? [event.act] : [];
    default:
      return [];
  }
}

/** Only before something that is done with priority does it matter that all have passed. */
const withoutIdlePasses = (acts: readonly BoardAct[]): readonly BoardAct[] =>
  acts.filter((act, at) => {
    if (act.kind !== 'allPass') return true;
    const next = acts.slice(at).find(({ kind }) => kind !== 'allPass');
    return next !== undefined && takesPriority(next);
  });
