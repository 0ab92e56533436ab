import { legalTargets, slotsOf } from '../change/legalTargets.ts';
import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import { attempt } from '../scenario/attempt.ts';
import { gameOf, type Line } from '../scenario/line.ts';
import type { GameState } from '../state/gameState.ts';
import { targetsAsked } from '../state/modes.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { announcing, type Thought, thoughtsOf } from './announcing.ts';
import type { SaidDeed } from './board.ts';

/** Something that a player could do with priority: as it would be said without targets, and what it may target. */
export interface Deed {
  readonly said: SaidDeed;
  /** What is used for it, and which of its abilities then does something: of a spell with modes, each that is chosen. */
  readonly of: Characteristics;
  readonly does: readonly Ability[];
  /** One for each target that it asks for. */
  readonly slots: readonly DeedSlot[];
  readonly takesX: boolean;
}

export interface DeedSlot {
  readonly options: readonly TargetChoice[];
  readonly optional: boolean;
}

/**
 * CR 117.1: all that this player could do as they have priority, each with one way of announcing it: another mode is
 * another deed. What is not legal now with the first things that it may target is left out; so are mana abilities.
 */
export function deedsOf(line: Line, player: PlayerId): DeedsThere {
  const game = gameOf(line);
  const thoughts = thoughtsOf(game, player);
  const deeds = thoughts
    .slice(0, MOST_TRIED)
    .map((thought) => withOptions(game, thought))
    .filter((deed) => isPossible(line, deed));
  return { deeds, isAll: thoughts.length <= MOST_TRIED };
}

/** What a player could do at one time; all of it, unless that is more than can be tried while somebody waits. */
export interface DeedsThere {
  readonly deeds: readonly Deed[];
  readonly isAll: boolean;
}

/** Each is tried in the whole game. */
const MOST_TRIED = 60;

/** As many targets as somebody would choose by hand, where X says how many. */
const MOST_X = 4;

function withOptions(game: GameState, { said, of, does, modal, source, takesX }: Thought): Deed {
  if (!takesTargets(said)) return { said, of, does, slots: [], takesX };
  const by = { object: source, controller: said.player };
  const specs = targetsAsked(modal, said.announced);
  const slots = specs.flatMap((spec) => {
    const options = legalTargets(game, spec, by);
    return slotsOf([spec], MOST_X)
      .slice(0, Math.max(1, options.length))
      .map(({ optional }) => ({ options, optional: optional || spec.n === 'x' }));
  });
  return { said, of, does, slots, takesX: takesX || specs.some(({ n }) => n === 'x') };
}

function isPossible(line: Line, deed: Deed): boolean {
  const { said, slots, takesX } = deed;
  const isForNothing = slots.length > 0 && slots.every(({ options }) => options.length === 0);
  if (isForNothing) return false;
  const done = attempt(line, withTargets(said, firstTargets(deed), takesX ? 1 : undefined));
  return done.ok && done.value.outcome === 'done';
}

/** The first that it may target, each another where that can be; none where none need be. */
export function firstTargets({ slots }: Pick<Deed, 'slots'>): readonly TargetChoice[] {
  const taken: TargetChoice[] = [];
  for (const { options, optional } of slots) {
    const next = options.find((option) => taken.every((one) => !isSame(one, option)));
    if (!optional) taken.push(...[next ?? options[0]].filter((one) => one !== undefined));
  }
  return taken;
}

const takesTargets = (said: SaidDeed): said is Extract<SaidDeed, { readonly targets: unknown }> =>
  'targets' in said;

const isSame = (one: TargetChoice, other: TargetChoice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The deed as it is done: with these targets, and with this X where it takes one. */
export function withTargets(
  said: SaidDeed,
  targets: readonly TargetChoice[],
  x: number | undefined,
): SaidDeed {
  if (!takesTargets(said)) return said;
  return {
    ...said,
    targets,
    ...announcing({ ...said.announced, ...(x === undefined ? {} : { x }) }),
  };
}
