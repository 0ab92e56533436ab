import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';
import { namedBy, tellChoice } from './said.ts';

/** Of what a player picks `n`, and in which part of a choice they name it. */
interface Picking {
  readonly player: PlayerId;
  readonly part: 'named' | 'sacrificed';
  readonly fitting: readonly ObjectId[];
  readonly n: number;
  /** How many more there are that the game does not know by name, which are taken before those that nobody named. */
  readonly others?: number;
  readonly atRandom?: true | undefined;
}

/** CR 608.2d: so many objects that fit, those first that the player named, and how it came about. */
export function pick(
  state: GameState,
  resolution: Resolution,
  { player, part: asked, fitting, n, others: unknown = 0, atRandom }: Picking,
): { readonly objects: readonly ObjectId[]; readonly events: readonly GameEvent[] } {
  const names = namedBy(resolution, player, asked);
  const isNamed = (id: ObjectId): boolean =>
    names.some((choice) => choice.kind === 'object' && choice.object === id);
  const named = fitting.filter(isNamed).slice(0, n);
  const others = fitting.filter((id) => !isNamed(id));
  const missing = Math.min(n - named.length, others.length + unknown);
  const isChoice = missing > 0 && others.length > 0 && others.length + unknown > missing;
  const asking = { player, asked, atRandom, options: isChoice ? 2 : 1 };
  const chosen = named.map((object): TargetChoice => ({ kind: 'object', object }));
  return {
    objects: [...named, ...others.slice(0, Math.max(0, missing - unknown))],
    events: [
      ...(named.length > 0 ? tellChoice(state, resolution, asking, true, chosen) : []),
      ...tellChoice(state, resolution, asking, false),
    ],
  };
}
