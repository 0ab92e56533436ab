// What a board says that somebody chooses, put into its acts and taken out of them.
import type { Choice } from '../state/choice.ts';
import { isAbout } from '../state/saidChoices.ts';
import type { BoardAct, SaidChoice } from './board.ts';
import { choicesFirst } from './choicesFirst.ts';
import type { ChoiceThere } from './choicesOf.ts';
import { putThere } from './itemOfChoice.ts';
import { isOfOrder } from './orderOtherwise.ts';

/** The acts with this said behind one of them, after what is said there; at the beginning, where it is none of them. */
export function saidBehind(
  acts: readonly BoardAct[],
  act: BoardAct | undefined,
  said: readonly SaidChoice[],
): readonly BoardAct[] {
  const at = act === undefined ? -1 : acts.indexOf(act);
  const next = acts.findIndex(({ kind }, index) => index > at && kind !== 'choose');
  return acts.toSpliced(next < 0 ? acts.length : next, 0, ...said);
}

/** Without what this choice was made by; `all`: the choices of the game. */
export function withoutSaid(
  acts: readonly BoardAct[],
  there: ChoiceThere,
  all: readonly ChoiceThere[],
): readonly BoardAct[] {
  if (there.event.kind === 'choiceTaken') return acts;
  const before = all
    .slice(
      0,
      all.findIndex(({ entry }) => entry === there.entry),
    )
    .filter((one) => isOfSort(one, there)).length;
  const said = choicesFirst(acts).filter((act) => isSaidOf(act, there))[before];
  return acts.flatMap((act): readonly BoardAct[] =>
    act === said && act.kind === 'choose' ? without(act, there) : [act],
  );
}

const isOfSort = ({ event: one }: ChoiceThere, { event }: ChoiceThere): boolean =>
  one.kind === 'choiceMade' &&
  one.player === event.player &&
  one.asked === event.asked &&
  isAbout(one.source, event.source);

const isSaidOf = (act: BoardAct, { event: { player, source, asked } }: ChoiceThere): boolean =>
  act.kind === 'choose' &&
  act.player === player &&
  isAbout(act.choice.source, source) &&
  asked in act.choice;

function without(
  { choice, ...act }: SaidChoice,
  { event: { asked } }: ChoiceThere,
): readonly SaidChoice[] {
  const left: Choice = Object.fromEntries(
    Object.entries(choice).filter(([part]) => part !== asked),
  );
  return isOfOrder(left) ? [] : [{ ...act, choice: left }];
}

/** Without what says nothing but the place of a trigger that went onto the stack as the choice was made. */
export function withoutOrders(acts: readonly BoardAct[], there: ChoiceThere): readonly BoardAct[] {
  const { player } = there.event;
  const sources = putThere(there.moment, player).map(({ source }) => source);
  return acts.filter(
    (act) =>
      act.kind !== 'choose' ||
      act.player !== player ||
      !isOfOrder(act.choice) ||
      !sources.some((source) => isAbout(act.choice.source, source)),
  );
}
