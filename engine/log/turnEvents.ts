import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** The course of the turn. */
export type TurnEvent =
  | { readonly kind: 'turnBegan'; readonly player: PlayerId; readonly turn: number }
  | { readonly kind: 'stepBegan'; readonly step: Step }
  /** CR 117.3a-b: the active player, as a step begins or once something has resolved. */
  | {
      readonly kind: 'priorityGiven';
      readonly player: PlayerId;
      readonly after: 'stepBegan' | 'resolution';
    }
  | {
      readonly kind: 'stepSkipped';
      readonly step: Step;
      readonly because: 'noAttackers' | 'noFirstStrike' | 'effect';
    }
  | { readonly kind: 'permanentsUntapped'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'cardsDrawn'; readonly player: PlayerId; readonly n: number }
  | {
      readonly kind: 'cardsDiscarded';
      readonly player: PlayerId;
      readonly n: number;
      /** Those of them that the game knows by name. */
      readonly cards?: readonly ObjectId[];
    }
  | {
      readonly kind: 'manaEmptied';
      readonly player: PlayerId;
      readonly mana: string;
      readonly burned: number;
    }
  /** An effect ends that kept this mana as steps and phases ended. */
  | { readonly kind: 'manaKeptNoLonger'; readonly player: PlayerId; readonly mana: string }
  /** `by`: the permanent or spell that made it; left out where the board leaves out the lands. */
  | {
      readonly kind: 'manaAdded';
      readonly player: PlayerId;
      readonly mana: string;
      readonly by?: ObjectId;
    }
  /** CR 117.4: the top of the stack resolves, or the step ends. */
  | { readonly kind: 'allPassed'; readonly next: 'topResolves' | 'stepEnds' }
  | { readonly kind: 'damageWoreOff'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'effectsEnded'; readonly affected: readonly ObjectId[] };
