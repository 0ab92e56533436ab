import type {
  CardSetup,
  ExiledCardSetup,
  PermanentSetup,
  PlayerSetup,
  Setup,
} from '../scenario/scenario.ts';
import { type ObjectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { idsFor } from './ids.ts';
import { type NamesOnBoard, namesOn, onBoard, permanentNamed, playerOn } from './namesOnBoard.ts';
import type { Entry } from './readItem.ts';
import { type SaidOfPlayer, ZONES } from './readSide.ts';
import type { Note } from './slip.ts';

/** A player with all that a line says of them. */
export interface Side {
  readonly player: PlayerId;
  readonly said: SaidOfPlayer;
  readonly battlefield: readonly Entry[];
  readonly hand: readonly Entry[];
  readonly graveyard: readonly Entry[];
  readonly exile: readonly Entry[];
}

export const sideOf = (name: string): Side => ({
  player: playerId(name),
  said: {},
  battlefield: [],
  hand: [],
  graveyard: [],
  exile: [],
});

/** CR 103.4 */
export const STARTING_LIFE = 20;

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
  const names = namesOn(
    sides.map(({ player }) => player),
    inPlace.map(({ id, player: controller }) => ({ id, controller })),
  );
  const idsOfCards = ids.slice(placed.length).values();
  return {
    names,
    setup: {
      players: sides.map((side) => playerFrom(side, idsOfCards)),
      permanents: inPlace.map((one) => permanentFrom(one, names, note)),
    },
  };
}

const each = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => timesOver(entry.times, entry));

function playerFrom(side: Side, ids: Iterator<ObjectId>): PlayerSetup {
  const { said, player } = side;
  const cardFrom = ({ characteristics }: Entry): CardSetup => ({
    id: known(ids.next().value as ObjectId | undefined, 'id of a card'),
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
  { player, entry, id }: Placed & { readonly id: ObjectId },
  names: NamesOnBoard,
  note: Note,
): PermanentSetup {
  return { id, controller: player, ...standingOf(id, entry, names, note) };
}

/** What an entry is and how it stands, with what it names found among the names. */
export function standingOf(
  id: ObjectId | undefined,
  entry: Entry,
  names: NamesOnBoard,
  note: Note,
): Omit<PermanentSetup, 'id' | 'controller'> {
  const { status, characteristics } = entry;
  const named = namedFrom(id, entry, names, note);
  if (isAura(entry) && named.attachedTo === undefined && named.enchants === undefined)
    note({ kind: 'impossible', ...entry.span });
  const counters = { ...printedCounters(entry), ...status.counters };
  return { characteristics, attachedTo: undefined, ...status, counters, ...named };
}

// CR 306.5b, 310.4b: printed loyalty and defense are counters from the start; CR 708.2: what is face down has neither.
function printedCounters({ characteristics, status }: Entry): PermanentSetup['counters'] {
  const { loyalty, defense } = characteristics;
  if (status.faceDown === true) return {};
  return {
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
}

// CR 303.4: what is face down is no Aura.
const isAura = ({ characteristics, status }: Entry): boolean =>
  characteristics.subtypes.includes('aura') && status.faceDown !== true;

type Others = Partial<
  Pick<
    PermanentSetup,
    'attachedTo' | 'enchants' | 'pairedWith' | 'goadedBy' | 'protector' | 'chosenPlayer'
  >
>;

function namedFrom(
  id: ObjectId | undefined,
  { named }: Entry,
  names: NamesOnBoard,
  note: Note,
): Others {
  const player = (key: 'goadedBy' | 'protector' | 'chosenPlayer'): Others => {
    const word = named[key];
    const found = word && playerOn(word, names, note);
    return found === undefined ? {} : { [key]: found };
  };
  return {
    ...attachedFrom(id, named.on, names, note),
    ...pairedFrom(id, named.pairedWith, names, note),
    ...player('goadedBy'),
    ...player('protector'),
    ...player('chosenPlayer'),
  };
}

type Word = Entry['named']['on'];

function attachedFrom(
  id: ObjectId | undefined,
  word: Word,
  names: NamesOnBoard,
  note: Note,
): Others {
  if (word === undefined) return {};
  const found = onBoard(word, names);
  if (found?.kind === 'player') return { enchants: found.player };
  const attachedTo = otherThan(id, word, names, note);
  return attachedTo === undefined ? {} : { attachedTo };
}

function pairedFrom(id: ObjectId | undefined, word: Word, names: NamesOnBoard, note: Note): Others {
  const pairedWith = word && otherThan(id, word, names, note);
  return pairedWith === undefined ? {} : { pairedWith };
}

function otherThan(
  id: ObjectId | undefined,
  word: NonNullable<Word>,
  names: NamesOnBoard,
  note: Note,
): ObjectId | undefined {
  const found = permanentNamed(word, names, note);
  if (found !== id) return found;
  note({ kind: 'impossible', at: word.at, text: word.text });
  return undefined;
}
