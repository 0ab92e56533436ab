import type { EditionId } from '../citation/editions.ts';
import type { SaidAct } from '../log/act.ts';
import type { DoneEntry } from '../scenario/playAct.ts';
import type { Setup } from '../scenario/scenario.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/**
 * A board as somebody put it together: what lies there as attackers are to be declared, and what was decided since. It
 * is plain data, written as one line of text and read from it.
 */
export interface Board {
  /** By whose rules it is played. */
  readonly edition: EditionId;
  /** Its line names the newest, and stays with them once others are; older ones are named in any case. */
  readonly namesEdition?: true;
  /** Ids of permanents follow from their order and from what they are, so that a line need not name them. */
  readonly setup: Setup;
  /** In the order in which the turn asks for them; what is not said is left to the engine’s suggestion. */
  readonly acts: readonly BoardAct[];
  /** The last declaration is only tried: it is ruled on, and nothing has come of it. */
  readonly triesLast?: true;
  /** What its line says besides and is not understood; left out where all of it is. */
  readonly unread?: readonly Unread[];
}

/** A section of a line of which not all is understood, as it was typed. */
export interface Unread {
  /**
   * What it is about: the board, which is then not wholly known; or what is done, where it is the first after the acts
   * that is not understood, or comes after that.
   */
  readonly about: 'board' | 'acts';
  readonly text: string;
  /** Of the first of the acts: what is declared there, where nothing else is done before that. */
  readonly declares?: 'attack' | 'block';
}

/** What somebody decides on a board of their own. */
export type BoardAct = SaidAct<DeclaredKind | DeedKind> | SaidChoice | Passing;

/** Nobody does anything, until something comes of it. */
export type Passing =
  /** All players pass in succession: the top of the stack resolves, or the step ends. */
  | { readonly kind: 'allPass' }
  /** CR 505.1: on to a main phase; where it is the first act, the board begins there. */
  | { readonly kind: 'passUntil'; readonly step: 'precombatMain' | 'postcombatMain' };

export const isPassing = (act: BoardAct): act is Passing =>
  act.kind === 'allPass' || act.kind === 'passUntil';

/** What the turn itself asks for. */
export type DeclaredKind = 'attack' | 'block' | 'order' | 'divide';

/** What a player chooses as the game asks for it: said beside what brings it, before or behind. */
export type SaidChoice = SaidAct<'choose'>;

/** What a player does with priority, as a line can say it. */
export type DeedKind = 'cast' | 'activate' | 'play' | 'turnUp';
export type SaidDeed = SaidAct<DeedKind>;

/** CR 117.1: what takes priority; before the first attack it belongs to the beginning of combat step. */
export const takesPriority = (
  act: BoardAct,
): act is Exclude<BoardAct, SaidAct<DeclaredKind> | SaidChoice> => {
  switch (act.kind) {
    case 'attack':
    case 'block':
    case 'order':
    case 'divide':
    case 'choose':
      return false;
    case 'cast':
    case 'activate':
    case 'play':
    case 'turnUp':
    case 'allPass':
    case 'passUntil':
      return true;
    default:
      return assertNever(act);
  }
};

/**
 * Where the game begins: as attackers are to be declared, unless somebody does something before; in the main phase where
 * that is said, or a land is played (CR 505.6b).
 */
export function startOf({ acts }: Pick<Board, 'acts'>): Step {
  const first = acts.find(({ kind }) => kind !== 'choose');
  if (first === undefined || !takesPriority(first)) return 'declareAttackers';
  return first.kind === 'play' || first.kind === 'passUntil'
    ? 'precombatMain'
    : 'beginningOfCombat';
}

/** The act as a script writes it. */
export const entryOf = (act: BoardAct): DoneEntry => (isPassing(act) ? act : { kind: 'act', act });
