// CR 117.3: the times at which players get priority on the way to the next decision of the turn.
import { advance, advanceToPriority, passRound } from '../scenario/advance.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import { asActivated } from '../state/activatedAbility.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { StackItem } from '../state/stack.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { isDeclaring } from './asked.ts';
import type { Board, Passing } from './board.ts';
import { type Deed, type DeedsThere, deedsOf } from './deeds.ts';
import { isDividing } from './divisions.ts';
import { begunAt, isFinished } from './playBoard.ts';
import type { Table } from './tableOf.ts';

/** A time at which somebody could do something with priority. */
export interface PriorityWindow {
  /** Where the board has to begin for it, where it would begin later. */
  readonly begins?: Extract<Passing, { readonly kind: 'passUntil' }>;
  /** How often all have passed until then, since what was decided last. */
  readonly passes: number;
  readonly step: Step;
  /** What would resolve next, if anything waits on the stack. */
  readonly over: StackItem | undefined;
  readonly deeds: readonly Deed[];
  /** Whether these are all that could be done. */
  readonly isAll: boolean;
}

/**
 * Those on the way from what a board decided last to the next decision, or to the end of combat, where somebody could do
 * something; where nothing was decided yet, those before the attack: in the main phase for what can only be done there.
 */
export function priorityWindowsOf(
  board: Board,
  { decided }: Pick<Table, 'decided'>,
): readonly PriorityWindow[] {
  if (board.acts.some(({ kind }) => kind !== 'choose')) return windowsFrom(decided);
  const before = windowsFrom(begunAt(board, 'beginningOfCombat'));
  return [...inMainPhase(board, before), ...before];
}

// CR 505.6: lands, what is cast when a sorcery could be, and abilities that are activated then.
function inMainPhase(board: Board, later: readonly PriorityWindow[]): readonly PriorityWindow[] {
  const begun = begunAt(board, 'precombatMain');
  const now = mayAct(begun) ? toPriority(begun) : undefined;
  if (now === undefined || gameOf(now).turn.step !== 'precombatMain') return [];
  const window = windowAt(now, 0);
  const known = new Set(later.flatMap(({ deeds }) => deeds.map(wordsOf)));
  const deeds = window.deeds.filter((deed) => !known.has(wordsOf(deed)));
  return deeds.length === 0 ? [] : [{ ...window, begins: MAIN_PHASE, deeds }];
}

const MAIN_PHASE = { kind: 'passUntil', step: 'precombatMain' } as const;

const wordsOf = ({ said }: Deed): string => JSON.stringify(said);

/** As many rounds of passes as one combat has, and some more for what waits on the stack. */
const MOST = 24;

function windowsFrom(line: Line): readonly PriorityWindow[] {
  if (!mayAct(line)) return [];
  const windows: PriorityWindow[] = [];
  let now = toPriority(line);
  for (let passes = 0; passes < MOST && now !== undefined; passes += 1) {
    const window = windowAt(now, passes);
    if (window.deeds.length > 0 || !window.isAll) windows.push(window);
    const passed = passRound(now);
    now = passed.ok ? toPriority(passed.value) : undefined;
  }
  return windows;
}

function windowAt(line: Line, passes: number): PriorityWindow {
  const { turn, stack, players } = gameOf(line);
  const there = players.map(({ id }) => deedsFor(line, id));
  const deeds = there.flatMap((one) => one.deeds);
  const isAll = there.every((one) => one.isAll);
  return { passes, step: turn.step, over: stack.at(-1), deeds, isAll };
}

function deedsFor(line: Line, player: PlayerId): DeedsThere {
  const reached = advanceToPriority(line, player);
  return reached.ok ? deedsOf(reached.value, player) : { deeds: [], isAll: true };
}

/** On to where somebody has priority, unless something else is to be decided before. */
function toPriority(line: Line): Line | undefined {
  const reached = advance(
    line,
    (one) => isFinished(one) || isStop(one) || decisionOf(one).kind === 'priority',
  );
  if (!reached.ok || isStop(reached.value) || isFinished(reached.value)) return undefined;
  return reached.value;
}

const isStop = (line: Line): boolean => isDeclaring(line) || isDividing(line, []);

/** Where nobody has a card or an ability to use, nobody need be asked. */
function mayAct(line: Line): boolean {
  const game = gameOf(line);
  return (
    game.cards.length > 0 ||
    game.battlefield.some(
      ({ id, faceUp }) =>
        faceUp !== undefined ||
        characteristicsOf(game, id)?.abilities.some((one) => asActivated(one) !== undefined),
    )
  );
}
