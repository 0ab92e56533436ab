import type { Controller } from '../language/filter.ts';
import type { ObjectName } from '../vocabulary/characteristics.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { attackOf, defendingPlayerMeant } from './combatRoles.ts';
import type { Candidate, FilterWords } from './filterWords.ts';
import { defendingPlayers, permanentOf, playerOf } from './lookup.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

/** Words of a filter that hold a permanent against the source of the ability, or against its controller. */
export const ON_SOURCE = {
  controller: (wanted, { view, permanent: { controller }, source }) =>
    CONTROLLERS[wanted](controller, source, view),
  other: (_, { permanent, source }) => permanent.id !== source.object,
  isSource: (_, { permanent, source }) => permanent.id === source.object,
  isThat: (_, { permanent, source }) => permanent.id === source.that,
  sharesColorWithSource: (_, { view, now, source }) => {
    const colors = view.characteristics(source.object)?.colors ?? [];
    return now.colors.some((color) => colors.includes(color));
  },
  sameNameAsSource: (_, { view, now, source }) => {
    const name = view.characteristics(source.object)?.name;
    return hasName(now.name) && JSON.stringify(now.name) === JSON.stringify(name);
  },
  powerGreaterThanSource: (_, candidate) => powerBeyondSource(candidate) > 0,
  powerLessThanSource: (_, candidate) => powerBeyondSource(candidate) < 0,
  powerGreaterThanYourHand: (_, { view, now, source }) =>
    (now.power ?? 0) > (playerOf(view.state, source.controller)?.handSize ?? 0),
} satisfies Partial<FilterWords>;

/** CR 201.2a: what was given no name has none in common with anything. */
const hasName = ({ kind }: ObjectName): boolean => kind !== 'described' && kind !== 'unknown';

const powerBeyondSource = ({ view, now, source }: Candidate): number =>
  (now.power ?? 0) - (view.characteristics(source.object)?.power ?? 0);

/** Whether a player is the one meant, for an ability of the source. */
const CONTROLLERS: {
  readonly [C in Controller]: (player: PlayerId, source: Source, view: View) => boolean;
} = {
  you: (player, { controller }) => player === controller,
  opponent: (player, { controller }) => player !== controller,
  activePlayer: (player, _, { state }) => player === state.turn.activePlayer,
  defendingPlayer: (player, source, view) => player === defendingPlayerFor(view, source),
  thatPlayer: (player, source) => player === source.player,
  enchantedPlayer: (player, { object }, { state }) =>
    player === permanentOf(state, object)?.enchants,
};

/** Whether a player is the one whose things a filter of an ability of the source speaks of. */
export const isPlayerMeant = (
  view: View,
  wanted: Controller,
  source: Source,
  player: PlayerId,
): boolean => CONTROLLERS[wanted](player, source, view);

/** CR 508.5: the defending player that an ability of the source speaks of, if it has one. */
export function defendingPlayerFor(view: View, source: Source): PlayerId | undefined {
  if (source.defendingPlayer !== undefined) return source.defendingPlayer;
  const attack = attackOf(view.state, source.object);
  if (attack !== undefined) return defendingPlayerMeant(view.state, attack);
  // CR 506.2: for what is no attacker's, there is one only where a single player can be attacked.
  const [only, ...others] = defendingPlayers(view.state);
  return others.length === 0 ? only : undefined;
}
