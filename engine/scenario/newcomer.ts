import { type PlayerId, playerId } from '../vocabulary/ids.ts';
import type { PlayerSetup } from './scenario.ts';

/** CR 103.4 */
export const STARTING_LIFE = 20;

/** Whoever plays where nobody is named, by the custom of examiners: the first is the active player, and no two begin alike. */
export const CUSTOMARY_NAMES: readonly PlayerId[] = ['Ada', 'Nil', 'Olga', 'Pia'].map(playerId);

/** A player as a game begins, with nothing of their own that matters. */
export const newcomer = (id: PlayerId): PlayerSetup => ({
  id,
  life: STARTING_LIFE,
  poison: 0,
  mana: undefined,
  handSize: 0,
  graveyardSize: 0,
  hand: [],
  graveyard: [],
  exile: [],
});

/** A game is played by two at least, and by so many at most. */
export const MOST_PLAYERS = 4;
