import type { BoardFault } from '../scenario/faults/boardFault.ts';
import { faultsIn } from '../scenario/faults/stated.ts';
import { withoutFaults } from '../scenario/faults/withoutFaults.ts';
import { STARTING_LIFE } from '../scenario/newcomer.ts';
import {
  type CardSetup,
  cardsOf,
  type ExiledCardSetup,
  type PermanentSetup,
  type PlayerSetup,
  type Setup,
} from '../scenario/scenario.ts';
import { type ObjectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { idsFor } from './ids.ts';
import { type NamesOnBoard, namesOn } from './namesOnBoard.ts';
import type { Note } from './parseIssue.ts';
import type { Entry } from './readItem.ts';
import { type SaidOfPlayer, ZONES } from './readSide.ts';
import type { Span } from './span.ts';
import { standingOf } from './standingOf.ts';

/** A player with all that a line says of them. */
export interface Side {
  readonly player: PlayerId;
  /** Where it is said first. */
  readonly named: Span;
  readonly said: SaidOfPlayer;
  readonly battlefield: readonly Entry[];
  readonly hand: readonly Entry[];
  readonly graveyard: readonly Entry[];
  readonly exile: readonly Entry[];
}

export const sideOf = (name: string, at = 0): Side => ({
  player: playerId(name),
  named: { text: name, at },
  said: {},
  battlefield: [],
  hand: [],
  graveyard: [],
  exile: [],
});

interface Placed {
  readonly player: PlayerId;
  readonly entry: Entry;
}

/** The board that the sides make, and what its permanents are called in the rest of the line. */
export function buildSetup(
  sides: readonly Side[],
  note: Note,
): { readonly setup: Setup; readonly names: NamesOnBoard } {
  const placed = sides.flatMap(({ player, battlefield }) =>
    each(battlefield).map((entry): Placed => ({ player, entry })),
  );
  const cards = sides.flatMap((side) => ZONES.flatMap((zone) => each(side[zone])));
  const ids = idsFor(
    [...placed.map(({ entry }) => entry), ...cards].map((one) => one.characteristics),
  );
  const inPlace = placed.map((one, at) => ({ ...one, id: known(ids[at], 'id') }));
  const idsOfCards = ids.slice(placed.length).values();
  const players = sides.map((side) => playerFrom(side, idsOfCards));
  const names = namesOn(
    sides.map(({ player }) => player),
    inPlace.map(({ id, player: controller }) => ({ id, controller })),
    players.flatMap((player) => cardsOf(player).map((card) => ({ ...card, owner: player.id }))),
  );
  const setup = { players, permanents: inPlace.map((one) => permanentFrom(one, names, note)) };
  const faults = faultsIn(setup).filter((fault) => !isEcho(fault, inPlace));
  for (const { because, of } of faults)
    note({ kind: 'impossible', ...spanOf(of, inPlace, sides), because });
  return { names, setup: withoutFaults(setup, faults) };
}

interface InPlace extends Placed {
  readonly id: ObjectId;
}

/** What an Aura was said to be on was not found, which has been said. */
const isEcho = ({ because, of }: BoardFault, inPlace: readonly InPlace[]): boolean =>
  because === 'attachedAura' &&
  inPlace.some(({ id, entry }) => id === of && entry.named.on !== undefined);

/** Where it stands, or the player whose it is. */
function spanOf(of: BoardFault['of'], inPlace: readonly InPlace[], sides: readonly Side[]): Span {
  const entry = inPlace.find(({ id }) => id === of)?.entry;
  const side = sides.find(({ player }) => player === of);
  return entry?.span ?? side?.named ?? { at: 0, text: of ?? '' };
}

const each = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => timesOver(entry.times, entry));

function playerFrom(side: Side, ids: Iterator<ObjectId, undefined>): PlayerSetup {
  const { said, player } = side;
  const cardFrom = ({ characteristics }: Entry): CardSetup => ({
    id: known(ids.next().value, 'id of a card'),
    characteristics,
  });
  const hand = each(side.hand).map(cardFrom);
  const graveyard = each(side.graveyard).map(cardFrom);
  return {
    id: player,
    life: said.life ?? STARTING_LIFE,
    poison: said.poison ?? 0,
    mana: said.mana,
    handSize: said.handSize ?? hand.length,
    graveyardSize: said.graveyardSize ?? graveyard.length,
    hand,
    graveyard,
    exile: each(side.exile).map(
      (entry): ExiledCardSetup => ({
        ...cardFrom(entry),
        ...(Object.keys(entry.status.counters).length === 0
          ? {}
          : { counters: entry.status.counters }),
      }),
    ),
    ...(said.monarch === undefined ? {} : { monarch: said.monarch }),
  };
}

function permanentFrom(
  { player, entry, id }: InPlace,
  names: NamesOnBoard,
  note: Note,
): PermanentSetup {
  return { id, controller: player, ...standingOf(entry, names, note) };
}
