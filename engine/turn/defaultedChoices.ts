import { choiceTaken } from '../change/making/choosing.ts';
import type { Act } from '../log/act.ts';
import type { AskedChoice } from '../log/choiceEvents.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { chooserOf } from '../state/chooser.ts';
import type { GameState } from '../state/gameState.ts';

/** Tells what of an act nobody chose, so that it was made in the first legal way. */
export function defaultedChoices(state: GameState, act: Act): readonly GameEvent[] {
  const { player } = act;
  if (act.kind === 'divide')
    return (act.left ?? []).flatMap((source) =>
      choiceTaken(state, { player, source, asked: 'division', rules: ['damage.assign'] }, SEVERAL),
    );
  if (!('left' in act) || act.left === undefined) return [];
  const { asked, rule } = ASKED[act.kind];
  const source = act.kind === 'order' ? { source: act.of } : {};
  // CR 508.1, 509.1: an effect may have another player choose.
  const chooser = act.kind === 'order' ? undefined : chooserOf(state, act.kind);
  return choiceTaken(
    state,
    { player: chooser ?? player, ...source, asked, rules: [rule] },
    SEVERAL,
  );
}

const SEVERAL = 2;

const ASKED = {
  attack: { asked: 'attackers', rule: 'attackers.declare' },
  block: { asked: 'blockers', rule: 'blockers.declare' },
  order: { asked: 'damageOrder', rule: 'blockers.orderBlockers' },
} as const satisfies Record<string, { readonly asked: AskedChoice; readonly rule: string }>;
