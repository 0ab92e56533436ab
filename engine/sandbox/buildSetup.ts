import type { BoardFault } from '../scenario/faults/boardFault.ts';
import { faultsIn } from '../scenario/faults/stated.ts';
import { withoutFaults } from '../scenario/faults/withoutFaults.ts';
import { STARTING_LIFE } from '../scenario/newcomer.ts';
import {
  type CardSetup,
  cardsOf,
  type ExiledCardSetup,
  type PlayerSetup,
  type Setup,
} from '../scenario/scenario.ts';
import { unreadOf as abilitiesUnread } from '../state/textLeft.ts';
import { type ObjectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { idsFor } from './ids.ts';
import { type NamesOnBoard, namesOn } from './namesOnBoard.ts';
import { type IssueAbout, type ParseIssue, type Slip, slipIn } from './parseIssue.ts';
import { asWritten, type Entry } from './readItem.ts';
import type { SaidOfPlayer } from './readSide.ts';
import type { Span } from './span.ts';
import { standingOf, withNamed } from './standingOf.ts';
import { tagsOf } from './tags.ts';
import { ZONES } from './zones.ts';

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

/** What the sides come to. */
export interface Built {
  readonly setup: Setup;
  /** What is called how in the rest of the line. */
  readonly names: NamesOnBoard;
  /** What is said of players and can't be so, as a line says it. */
  readonly unread: readonly string[];
  readonly issues: readonly ParseIssue[];
}

/**
 * The board that the sides make. What names nobody, and what no board can have, is not understood, and stays as it was
 * typed.
 */
export function buildSetup(written: readonly Side[]): Built {
  const named = mapped(written, withNamedIn(written));
  const first = placedIn(named);
  const faults = faultsIn(setupOf(first));
  const sides = mapped(named, (entry) => withFaults(entry, faultsAbout(entry, faults, first)));
  const placed = placedIn(sides);
  const setup = setupOf(placed);
  const ofPlayers = faults.filter(({ of }) => sides.some(({ player }) => player === of));
  return {
    names: placed.names,
    setup: withoutFaults(setup, ofPlayers),
    unread: ofPlayers.map((fault) => unreadOf(fault, sides)),
    issues: [
      ...ofPlayers.flatMap((fault) => issueOf(fault, sides)),
      ...issuesIn(sides, placed.placed),
    ],
  };
}

const mapped = (sides: readonly Side[], change: (entry: Entry) => Entry): readonly Side[] =>
  sides.map((side) => ({
    ...side,
    battlefield: side.battlefield.map(change),
    hand: side.hand.map(change),
    graveyard: side.graveyard.map(change),
    exile: side.exile.map(change),
  }));

const withNamedIn = (sides: readonly Side[]): ((entry: Entry) => Entry) => {
  const { names } = placedIn(sides);
  return (entry) => withNamed(entry, names);
};

const faultsAbout = (
  entry: Entry,
  faults: readonly BoardFault[],
  { entries }: InPlace,
): readonly BoardFault[] => faults.filter(({ of }) => entries.get(of ?? '') === entry);

function withFaults(entry: Entry, faults: readonly BoardFault[]): Entry {
  if (faults.length === 0) return entry;
  const codes = [...new Set(faults.map(({ because }) => because))];
  const slips = codes.map((because) => ({ ...slipIn('impossible', entry.span), because }));
  return { ...asWritten(entry), slips: [...entry.slips, ...slips] };
}

const SAID: Readonly<Record<string, (said: SaidOfPlayer) => string>> = {
  monarch: () => 'monarch',
  handSize: ({ handSize }) => `hand ${handSize}`,
  graveyardSize: ({ graveyardSize }) => `graveyard ${graveyardSize}`,
};

const unreadOf = ({ of = '', key }: BoardFault, sides: readonly Side[]): string => {
  const said = sides.find(({ player }) => player === of)?.said ?? {};
  return `${of}, ${SAID[key]?.(said) ?? ''}:`;
};

const issueOf = ({ of, because }: BoardFault, sides: readonly Side[]): readonly ParseIssue[] =>
  sides
    .filter(({ player }) => player === of)
    .map(({ player, named }) => ({
      ...slipIn('impossible', named),
      because,
      about: { kind: 'player', player },
    }));

interface Placed {
  readonly id: ObjectId;
  readonly player: PlayerId;
  readonly entry: Entry;
}

interface InPlace {
  readonly placed: readonly Placed[];
  readonly players: readonly PlayerSetup[];
  readonly names: NamesOnBoard;
  /** What each was read from, by its id. */
  readonly entries: ReadonlyMap<string, Entry>;
}

function placedIn(sides: readonly Side[]): InPlace {
  const things = sides.flatMap(({ player, battlefield }) =>
    each(battlefield).map((entry) => ({ player, entry })),
  );
  const cards = sides.flatMap((side) => ZONES.flatMap((zone) => each(side[zone])));
  const all = [...things.map(({ entry }) => entry), ...cards];
  const ids = idsFor(all.map((one) => one.characteristics));
  const placed = things.map((one, at) => ({ ...one, id: known(ids[at], 'id') }));
  const idsOfCards = ids.slice(placed.length).values();
  const players = sides.map((side) => playerFrom(side, idsOfCards));
  const names = namesOn(
    sides.map(({ player }) => player),
    placed.map(({ id, player: controller, entry: { characteristics } }) => ({
      id,
      controller,
      characteristics,
    })),
    players.flatMap((player) => cardsOf(player).map((card) => ({ ...card, owner: player.id }))),
  );
  const entries = new Map(all.map((entry, at) => [ids[at] ?? '', entry]));
  return { placed, players, names, entries };
}

const setupOf = ({ placed, players, names }: InPlace): Setup => ({
  players,
  permanents: placed.map(({ id, player, entry }) => ({
    id,
    controller: player,
    ...standingOf(entry, names),
  })),
});

const each = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => timesOver(entry.times, entry));

function issuesIn(sides: readonly Side[], placed: readonly Placed[]): readonly ParseIssue[] {
  const tags = tagsOf(placed.map(({ id, player: controller }) => ({ id, controller })));
  const copies = Map.groupBy(placed, ({ entry }) => entry);
  const tagsFor = (entry: Entry): readonly string[] =>
    (copies.get(entry) ?? []).map(({ id }) => tags.get(id) ?? id);
  return sides.flatMap((side) => [
    ...side.battlefield.flatMap((entry) =>
      about({ kind: 'permanents', tags: tagsFor(entry) }, entry),
    ),
    ...ZONES.flatMap((zone) =>
      side[zone].flatMap((entry) => about({ kind: 'cards', player: side.player, zone }, entry)),
    ),
  ]);
}

const about = (what: IssueAbout, entry: Entry): readonly ParseIssue[] =>
  [...entry.slips, ...slipsOfText(entry)].map((slip) => ({ ...slip, about: what }));

const slipsOfText = ({ slips, characteristics, span }: Entry): readonly Slip[] =>
  slips.length === 0 && abilitiesUnread(characteristics) > 0 ? [slipIn('halfRead', span)] : [];

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
