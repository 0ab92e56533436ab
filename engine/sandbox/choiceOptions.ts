// A choice that was made or taken on a board, made otherwise: what is offered was played, and is another game.
import type { Ability } from '../language/ability.ts';
import { gameOf } from '../scenario/line.ts';
import type { Choice } from '../state/choice.ts';
import { givenName } from '../vocabulary/ids.ts';
import type { Board, BoardAct, SaidChoice } from './board.ts';
import { OTHERWISE } from './choiceCandidates.ts';
import { choicesFirst } from './choicesFirst.ts';
import { type ChoiceThere, choicesOf, happened } from './choicesOf.ts';
import { oneByOne } from './divisions.ts';
import { doneBy } from './doneBy.ts';
import { itemOfChoice, putThere, triggerOf } from './itemOfChoice.ts';
import { asSaid, ordersOf } from './orderOtherwise.ts';
import { paidOtherwise } from './paidOtherwise.ts';
import { type Playing, type Progress, playBoard, playOn, type Until } from './playBoard.ts';
import { saidBehind, withoutOrders, withoutSaid } from './saidBefore.ts';

/** One way to make a choice. */
export interface ChoiceOption {
  /** What is said so, each thing that it is about once; or the act that says it, where it is announced with one. */
  readonly said: readonly SaidChoice[] | Exclude<BoardAct, SaidChoice>;
  /** All that is decided on the board with it. */
  readonly acts: readonly BoardAct[];
  /** It is what was chosen, or taken. */
  readonly isNow: boolean;
  /** What then happens, as an ability, where it is a mode or one of several things that is chosen. */
  readonly does: readonly Ability[];
}

type Try = Omit<ChoiceOption, 'isNow' | 'does'>;

/**
 * All legal ways of making a choice between which it makes a difference, each played from the board, up to where that
 * goes. `nth`: of all that the rules asked for on the way, counted from 0. None where the board asks for it by itself.
 */
export function choiceOptions(board: Board, nth: number, until: Until): readonly ChoiceOption[] {
  const playing = playBoard(board, until);
  const there = choicesOf(playing.line)[nth];
  if (there === undefined) return [];
  const now = happened(playing.line);
  const found = new Map<string, ChoiceOption>();
  const tries = triesFor(board, there, playing).slice(0, mostTries(board, playing));
  for (const { said, acts } of tries) {
    const tried = playedOn(board, playing, acts, until);
    if (!isMade(there, said, playing, tried)) continue;
    const game = happened(tried.line);
    if (!found.has(game))
      found.set(game, { said, acts, isNow: game === now, does: doneBy(said, there) });
  }
  return found.size > 1 ? [...found.values()] : [];
}

/** So many are played, each in some milliseconds; fewer where much lies on the board or happens, which makes each dearer. */
function mostTries({ setup }: Board, { line }: Playing): number {
  const lying = setup.permanents.length + 1;
  const afford = Math.min(15_000 / lying, 200_000 / (lying * line.moments.length));
  return Math.min(300, Math.max(12, Math.floor(afford)));
}

function triesFor(board: Board, there: ChoiceThere, playing: Playing): readonly Try[] {
  const acts = oneByOne(board.acts);
  const { act, moments } = broughtBy(there, playing, acts);
  const paid = act === undefined ? [] : paidOtherwise(act, there);
  if (paid.length > 0 && act !== undefined)
    return paid.map((said) => ({ said, acts: acts.with(acts.indexOf(act), said) }));
  const otherwise = OTHERWISE[there.event.asked];
  switch (otherwise) {
    case 'asked':
    case 'later':
      return [];
    case 'inOrder': {
      const others = withoutOrders(acts, there);
      return ordersOf(there).map((said) => ({ said, acts: saidBehind(others, act, said) }));
    }
    default: {
      const others = withoutSaid(acts, there, choicesOf(playing.line));
      const pins = ordersBefore(there, playing, moments);
      return otherwise(there).flatMap((choice) => {
        const said = [saidOf(there, choice)];
        // A choice that speaks of a trigger gives it its place, too: where that would be another, all are named.
        const ways = pins.length === 0 ? [said] : [said, [...pins, ...said]];
        return ways.map((all) => ({ said, acts: saidBehind(others, act, all) }));
      });
    }
  }
}

function saidOf(there: ChoiceThere, choice: Choice): SaidChoice {
  const { player, source } = there.event;
  const about = source === undefined ? {} : { source: givenName(source) };
  const { before, after } = there.moment;
  const which = triggerOf(itemOfChoice(there), [...before.stack, ...after.stack]);
  return { kind: 'choose', player, choice: { ...about, ...which, ...choice } };
}

type Decided = Exclude<BoardAct, SaidChoice>;

/** The act on the way from which the choice came, and how many moments there were before it. */
function broughtBy(
  { nth }: ChoiceThere,
  { before }: Playing,
  written: readonly BoardAct[],
): { readonly act: Decided | undefined; readonly moments: number } {
  const told = choicesFirst(written);
  const at = before.findLastIndex(
    ({ line }, index) => line.moments.length <= nth && told[index]?.kind !== 'choose',
  );
  const act = told[at];
  return act === undefined || act.kind === 'choose'
    ? { act: undefined, moments: 0 }
    : { act, moments: before[at]?.line.moments.length ?? 0 };
}

/** Since that moment, the orders in which the player’s triggers went onto the stack, as they would be said. */
const ordersBefore = (
  { nth, event: { player } }: ChoiceThere,
  { line }: Playing,
  since: number,
): readonly SaidChoice[] =>
  line.moments
    .slice(since, nth + 1)
    .filter(({ entries }) =>
      entries.some(
        ({ event }) => 'asked' in event && event.asked === 'order' && event.player === player,
      ),
    )
    .flatMap((moment) => asSaid(putThere(moment, player)));

/** Played with these acts, from where they differ from those that were played. */
function playedOn(
  board: Board,
  { before }: Playing,
  acts: readonly BoardAct[],
  until: Until,
): Progress {
  const told = choicesFirst(oneByOne(board.acts));
  const next = choicesFirst(acts);
  const same = next.findIndex((act, at) => act !== told[at]);
  const from = before[same];
  return from === undefined
    ? playBoard({ ...board, acts }, until)
    : playOn({ ...from, acts: next.slice(same) }, until).now;
}

/** Whether the choice was made as said, right there, and all else before it is as it was. */
function isMade(
  there: ChoiceThere,
  said: Try['said'],
  { line }: Playing,
  tried: Progress,
): boolean {
  if (tried.troubles.length > 0) return false;
  const since = Array.isArray(said) ? there.after : there.begun;
  if (happened(line, since) !== happened(tried.line, since)) return false;
  const { asked, player } = there.event;
  return (
    !Array.isArray(said) ||
    (openIn(tried.line, there) <= openIn(line, there) &&
      choicesOf(tried.line).some(
        ({ after, event }) =>
          after === there.after &&
          event.kind === 'choiceMade' &&
          event.asked === asked &&
          event.player === player,
      ))
  );
}

/** How much of the sort has been said and not been asked for. */
const openIn = (line: Playing['line'], { event: { player, asked } }: ChoiceThere): number =>
  (gameOf(line).choices ?? []).filter(
    ({ said, open }) => said.player === player && open.some((part) => part === asked),
  ).length;
