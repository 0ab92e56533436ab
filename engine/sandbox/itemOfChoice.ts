import type { StackItem, TriggeredItem } from '../state/stack.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { haveOneName } from '../vocabulary/ids.ts';
import type { ChoiceThere } from './choicesOf.ts';

type ItemAsking = Exclude<StackItem, { readonly kind: 'combatDamage' }>;

/** What asks for a choice on the stack: a trigger as it is put there, or what resolves; nothing where the rules ask by themselves. */
export function itemOfChoice({ event, entry, moment }: ChoiceThere): ItemAsking | undefined {
  const { entries, before, after } = moment;
  const at = entries.indexOf(entry);
  const putSince = entries.slice(at).some((one) => one.event.kind === 'triggerPutOnStack');
  const put = entries.slice(0, at).filter((one) => one.event.kind === 'triggerPutOnStack').length;
  const item = putSince ? after.stack[before.stack.length + put] : before.stack.at(-1);
  if (item === undefined || item.kind === 'combatDamage' || event.source === undefined)
    return undefined;
  return haveOneName(item.kind === 'spell' ? item.id : item.source, event.source)
    ? item
    : undefined;
}

/** Which of the triggers of its source it is, where others of the same stand there, or stood beneath it. */
export function triggerOf(
  item: StackItem | undefined,
  there: readonly StackItem[],
): { readonly trigger?: number } {
  if (item?.kind !== 'triggered') return {};
  const isAlone =
    item.nth === undefined &&
    there.every((one) => one === item || one.kind !== 'triggered' || one.source !== item.source);
  return isAlone ? {} : { trigger: item.nth ?? 0 };
}

/** A player’s triggers that were put on the stack in the choice’s moment, in that order. */
export const putThere = (
  { before, after }: ChoiceThere['moment'],
  player: PlayerId,
): readonly TriggeredItem[] =>
  after.stack
    .slice(before.stack.length)
    .flatMap((item) => (item.kind === 'triggered' && item.controller === player ? [item] : []));
