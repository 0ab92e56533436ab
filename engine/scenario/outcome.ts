import type { Outcome } from '../explanation/frame.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { insteadOfGraveyard } from '../state/insteadOfGraveyard.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { gameOf, type Line } from './line.ts';

/** What a game has come to so far. */
export function outcomeOf(line: Line): Outcome {
  const game = gameOf(line);
  const events = line.moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const sources = events.flatMap((event) =>
    event.kind === 'abilityTriggered' ? [event.source] : [],
  );
  return {
    died: [...new Set(line.moments.flatMap(diedDuring))],
    ...endOf(game),
    life: game.players.map(({ id, life, poison }) => ({ player: id, life, poison })),
    damage: game.battlefield.map(({ id, markedDamage }) => ({ object: id, marked: markedDamage })),
    counters: game.battlefield
      .filter(({ counters }) => Object.values(counters).some((n) => n > 0))
      .map(({ id, counters }) => ({ object: id, counters })),
    size: game.battlefield.flatMap(({ id }) => {
      const { power, toughness } = theCharacteristics(game, id);
      return power === undefined || toughness === undefined
        ? []
        : [{ object: id, power, toughness }];
    }),
    triggered: [...Map.groupBy(sources, (source) => source)].map(([source, all]) => ({
      source,
      count: all.length,
    })),
  };
}

/** CR 104.2a, 104.4a: the last player in the game has won; where nobody is left, the game is a draw. */
function endOf({ players }: GameState): Pick<Outcome, 'lost' | 'won' | 'drawn'> {
  const playing = players.filter(({ status }) => status === 'playing');
  return {
    lost: players.filter(({ status }) => status === 'lost').map(({ id }) => id),
    won: playing.length === 1 ? playing[0]?.id : undefined,
    drawn: playing.length === 0,
  };
}

// CR 700.4: dying is going from the battlefield to the graveyard, and not elsewhere instead.
const diedDuring = ({ before, entries }: Moment): readonly ObjectId[] =>
  entries.flatMap(({ event }) => diedIn(event, before));

function diedIn(event: GameEvent, before: GameState): readonly ObjectId[] {
  switch (event.kind) {
    case 'creatureDestroyed':
    case 'putIntoGraveyard':
      return event.instead === undefined ? [event.object] : [];
    case 'costPaid':
      return event.sacrificed.filter((id) => insteadOfGraveyard(before, id) === undefined);
    default:
      return [];
  }
}
