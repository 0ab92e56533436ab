import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { AskedChoice } from '../../log/choiceEvents.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import type { ChoicePart } from '../../state/choice.ts';
import type { GameState } from '../../state/gameState.ts';
import type { TargetChoice } from '../../state/stack.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { eventIn } from './withParts.ts';

/** What the rules ask of whom, and by which of them. */
export interface Asking<A extends AskedChoice = AskedChoice> {
  readonly player: PlayerId;
  readonly source?: ObjectId;
  readonly asked: A;
  /** What counters of this kind do on the source. */
  readonly counter?: CounterKind;
  /** CR 701.9b: nobody chooses; what a script says is how it fell out. */
  readonly atRandom?: true;
  readonly rules: readonly RuleKey[];
}

interface Heeding extends Asking<ChoicePart> {
  /** Which trigger of the source was meant, where that was said. */
  readonly trigger?: number | undefined;
}

/** Tells that a player's choice was made as they had said, so that it is used up. */
export const choiceMade = (
  state: GameState,
  { rules, trigger, ...asking }: Heeding,
  chosen: readonly TargetChoice[] = [],
): readonly GameEvent[] => [
  eventIn(
    state,
    { kind: 'choiceMade', ...asking, ...(trigger === undefined ? {} : { trigger }), chosen },
    ...rules,
  ),
];

/** Tells that the first legal one was taken, where there were so many; one is no choice. */
export const choiceTaken = (
  state: GameState,
  { rules, ...asking }: Asking,
  options: number,
): readonly GameEvent[] =>
  options > 1 ? [eventIn(state, { kind: 'choiceTaken', ...asking }, ...rules)] : [];
