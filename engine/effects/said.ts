import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Choice, ChoicePart } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';

type Said = Pick<Resolution, 'source' | 'said'>;
type Part = Exclude<ChoicePart, 'order'>;

/** What a player has said of one thing that they are asked as this resolves. */
export const saidBy = <P extends Part>(
  { said = [] }: Said,
  player: PlayerId,
  part: P,
): Choice[P] | undefined =>
  said.find((one) => one.player === player && one[part] !== undefined)?.[part];

/** Everything of which a player names one after another what they choose: those they named. */
export const namedBy = (
  { said = [] }: Said,
  player: PlayerId,
  part: 'named' | 'sacrificed',
): readonly TargetChoice[] =>
  said
    .filter((one) => one.player === player)
    .flatMap((one): readonly TargetChoice[] =>
      part === 'named' ? (one.named ?? []) : (one.sacrificed ?? []).map(toChoice),
    );

const toChoice = (object: ObjectId): TargetChoice => ({ kind: 'object', object });

/** What is asked as this resolves, of whom. */
export interface AskedOnResolving {
  readonly player: PlayerId;
  readonly asked: Part;
  readonly atRandom?: true | undefined;
  /** How many answers are legal. */
  readonly options: number;
  readonly rules?: readonly RuleKey[];
}

/** CR 608.2d: tells that a choice was made as said, or that nobody made it. `isSaid`: legally. */
export function tellChoice(
  state: GameState,
  { source }: Said,
  { player, asked, atRandom, options, rules = ['resolving.choices'] }: AskedOnResolving,
  isSaid: boolean,
  chosen: readonly TargetChoice[] = [],
): readonly GameEvent[] {
  const asking = { player, source, asked, ...(atRandom === undefined ? {} : { atRandom }), rules };
  return isSaid ? choiceMade(state, asking, chosen) : choiceTaken(state, asking, options);
}
