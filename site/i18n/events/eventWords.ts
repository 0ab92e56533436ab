import type { EventBody, EventKind, ObjectId } from '../../engine.ts';
import type { EventOf, EventWords } from '../messages.ts';
import { changePlans } from './changePlans.ts';
import { choicePlans } from './choicePlans.ts';
import { combatPlans } from './combatPlans.ts';
import { effectPlans } from './effectPlans.ts';
import type { EventLanguage } from './language.ts';
import { inWords, type Planned, type Planner, type Plans, plannerOf } from './planning.ts';
import { turnPlans } from './turnPlans.ts';

/** How each kind of event is told. */
const PLANS: Plans<EventKind> = {
  ...turnPlans,
  ...choicePlans,
  ...combatPlans,
  ...effectPlans,
  ...changePlans,
};

/** How a language tells of events: what happened, then what came of it. */
export const eventWordsOf =
  (l: EventLanguage): EventWords =>
  (event, n, together) => {
    const planned = planOf(event.kind, event, plannerOf(l, n), together);
    const [slots, ...others] = isRow(planned) ? planned : [planned];
    return [inWords(l, ['events', event.kind], slots), ...others];
  };

const isRow = (planned: Planned): planned is Extract<Planned, readonly unknown[]> =>
  Array.isArray(planned);

function planOf<K extends EventKind>(
  kind: K,
  event: EventOf<K> & EventBody,
  p: Planner,
  together: readonly ObjectId[],
): Planned {
  return PLANS[kind](event, p, together);
}
