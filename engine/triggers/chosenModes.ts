import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { PlayersChoice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import { fewestModes } from '../state/modes.ts';
import type { Announcement, WaitingTrigger } from '../state/stack.ts';
import { haveTargets } from './chosenTargets.ts';

/** The modes of a trigger as it goes onto the stack, and how they came about; no modes, where it asks for none. */
export interface ChosenModes {
  readonly announced?: Pick<Announcement, 'modes'>;
  readonly events: readonly GameEvent[];
}

/**
 * CR 603.3c: what its controller chose, if that is legal; or else the first legal ones. A mode whose targets can't be
 * chosen is not legal. `undefined` where there are not as many as it asks for.
 */
export function chosenModes(
  state: GameState,
  waiting: WaitingTrigger,
  choice: PlayersChoice | undefined,
): ChosenModes | undefined {
  const { modes } = waiting.ability;
  if (modes === undefined) return { events: [] };
  const legal = modes.of.flatMap(({ targets }, index) =>
    haveTargets(state, waiting, targets) ? [index] : [],
  );
  const fewest = fewestModes(modes);
  if (legal.length < Math.max(1, fewest)) return undefined;
  const { controller: player, source } = waiting;
  const asking = { player, source, asked: 'modes', rules: ['triggers.modes'] } as const;
  const { modes: said, trigger } = choice ?? {};
  const isLegal =
    said !== undefined &&
    fewest <= said.length &&
    said.length <= modes.choose &&
    new Set(said).size === said.length &&
    said.every((mode) => legal.includes(mode));
  if (isLegal)
    return { announced: { modes: said }, events: choiceMade(state, { ...asking, trigger }) };
  const options = legal.length > fewest ? legal.length + Number(fewest < modes.choose) : 1;
  return {
    announced: { modes: legal.slice(0, Math.max(1, fewest)) },
    events: choiceTaken(state, asking, options),
  };
}
