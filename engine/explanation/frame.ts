import type { Cited } from '../citation/cited.ts';
import type { EditionId } from '../citation/editions.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { AttackVerdict, BlockVerdict, BriefVerdict } from '../log/verdict.ts';
import type { Counters } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { BoardView } from './boardView.ts';

/**
 * A stop in the replay: one thing that a person would want to look at, with the board after it, and every rule that its
 * events cite, each once.
 * A refused declaration is a stop of its own: its board shows what was tried, and the next stop begins from before it.
 */
export interface Frame extends Cited {
  readonly turn: number;
  readonly step: Step;
  /** What happened, the event that gives the stop its name first. Never empty. */
  readonly events: readonly GameEvent[];
  readonly outcome: 'happened' | 'refused';
  readonly board: BoardView;
  /** How far the replay's moments go that it tells of: the place of the last one. */
  readonly lastMoment: number;
}

/** Every declaration that a small board allows to be thought of, each with its verdict: the proof that a page prints. */
export type DecisionTable =
  | {
      readonly kind: 'attack';
      readonly frame: number;
      readonly rows: readonly {
        readonly declaration: AttackDeclaration;
        readonly verdict: BriefVerdict<AttackVerdict>;
        readonly frame: number | undefined;
      }[];
    }
  | {
      readonly kind: 'block';
      readonly frame: number;
      readonly rows: readonly {
        readonly declaration: BlockDeclaration;
        readonly verdict: BriefVerdict<BlockVerdict>;
        readonly frame: number | undefined;
      }[];
    };

/** One playing of a scenario's script, or of a branch of it, in one edition. */
export interface Replay {
  readonly edition: EditionId;
  /** `main`, or the branch's name in the scenario file. */
  readonly branch: string;
  readonly frames: readonly Frame[];
  /** In a branch: how many of the main line's frames it repeats before it goes its own way. */
  readonly sharedFrames: number;
  readonly tables: readonly DecisionTable[];
  /** Players who paid with mana of lands that the board leaves out. */
  readonly uncountedMana: readonly PlayerId[];
  readonly outcome: Outcome;
}

export interface Outcome {
  readonly died: readonly ObjectId[];
  readonly lost: readonly PlayerId[];
  /** The one player who is left. */
  readonly won: PlayerId | undefined;
  /** CR 104.4a: all who were left lost at once. */
  readonly drawn: boolean;
  readonly life: readonly {
    readonly player: PlayerId;
    readonly life: number;
    readonly poison: number;
  }[];
  readonly damage: readonly { readonly object: ObjectId; readonly marked: number }[];
  readonly counters: readonly { readonly object: ObjectId; readonly counters: Counters }[];
  readonly size: readonly {
    readonly object: ObjectId;
    readonly power: number;
    readonly toughness: number;
  }[];
  readonly triggered: readonly { readonly source: ObjectId; readonly count: number }[];
}
