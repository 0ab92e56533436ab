import type { Choice } from '../state/choice.ts';
import type { TriggeredItem } from '../state/stack.ts';
import { givenName } from '../vocabulary/ids.ts';
import type { SaidChoice } from './board.ts';
import type { ChoiceThere } from './choicesOf.ts';
import { putThere, triggerOf } from './itemOfChoice.ts';

/**
 * CR 603.3b: what is said of a player’s triggers so that another of them goes onto the stack next: those before it stay
 * there, and the last need not be named.
 */
export function ordersOf({
  event,
  entry,
  moment,
}: ChoiceThere): readonly (readonly SaidChoice[])[] {
  const { player } = event;
  const all = putThere(moment, player);
  const isNamed = moment.entries
    .slice(0, moment.entries.indexOf(entry))
    .filter(
      ({ event: one }) =>
        one.kind === 'choiceMade' && one.asked === 'order' && one.player === player,
    );
  const fixed = all.slice(0, isNamed.length);
  const open = all.slice(isNamed.length);
  return open.map((next) => asSaid([...fixed, next, ...open.filter((one) => one !== next)]));
}

/** What is said so that they go onto the stack in this order. */
export const asSaid = (order: readonly TriggeredItem[]): readonly SaidChoice[] =>
  order.slice(0, -1).map((item) => ({
    kind: 'choose',
    player: item.controller,
    choice: { source: givenName(item.source), ...triggerOf(item, order) },
  }));

/** Whether it says nothing but a trigger’s place. */
export const isOfOrder = ({ source: _, trigger: __, ...parts }: Choice): boolean =>
  Object.keys(parts).length === 0;
