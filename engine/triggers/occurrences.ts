import type { Act } from '../log/act.ts';
import type { EventKind, GameEvent } from '../log/gameEvent.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import { blockersOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { type GoingElsewhere, goingElsewhere } from '../state/insteadOfGraveyard.ts';
import { permanentOf } from '../state/lookup.ts';
import { asOnStack } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { attackersDeclared } from './attackOccurrences.ts';
import { becameBlocked } from './becomingBlocked.ts';
import { putAttacking } from './beliefs/putAttacking.ts';
import { blockersDeclared, madeToBlock, putBlocking } from './blockOccurrences.ts';
import { damageOccurrences, objectIn } from './damageOccurrences.ts';
import { type Occurrence, occurrence } from './occurrence.ts';
import { SILENT } from './silentEvents.ts';

type Event<K extends EventKind> = Extract<GameEvent, { readonly kind: K }>;

/** What happened in one event that abilities could trigger on. */
export function occurrencesIn(
  before: GameState,
  after: GameState,
  event: GameEvent,
): readonly Occurrence[] {
  if (isSilent(event)) return [];
  // The entry is the one of the event's own kind.
  const happening: (event: never, ...between: Between) => readonly Occurrence[] =
    HAPPENING[event.kind];
  return happening(event as never, before, after);
}

type Between = readonly [before: GameState, after: GameState];
type SilentKind = (typeof SILENT)[number];

const isSilent = (event: GameEvent): event is Event<SilentKind> =>
  SILENT.some((kind) => kind === event.kind);

/** The triggers that happen in events. */
export type HappeningCode = {
  [K in keyof typeof HAPPENING]: ReturnType<(typeof HAPPENING)[K]>[number]['event'];
}[keyof typeof HAPPENING];

const HAPPENING = {
  attack: (event, _, after) =>
    event.outcome === 'done' ? attackersDeclared(after, event.act) : [],
  exerted: ({ object }) => [occurrence('isExerted', object)],
  enlisted: ({ by, object }) => [occurrence('enlists', by, { others: [object] })],
  block: (event, _, after) => (event.outcome === 'done' ? blockersDeclared(after, event) : []),
  madeToBlock: (event, _, after) => madeToBlock(after, event),
  becameBlocked: ({ attacker, by }, _, after) =>
    becameBlocked(after, attacker, by === undefined ? [] : [by]),
  // CR 305.1, 603.6a: a land that is played is put onto the battlefield, and enters as anything does.
  play: (event) => (event.outcome === 'done' ? [occurrence('enters', event.act.card)] : []),
  tokenCreated: entered,
  enteredBattlefield: entered,
  damageDealt: (event, before, after) => [
    ...damageOccurrences(event),
    ...lastDefenseLost(before, after, event.deals.flatMap(objectIn)),
  ],
  countersRemoved: ({ object }, before, after) => lastDefenseLost(before, after, [object]),
  creatureDestroyed: left,
  putIntoGraveyard: left,
  costPaid: ({ sacrificed }, before) =>
    sacrificed.flatMap((object) => left({ object, ...goingElsewhere(before, object) }, before)),
  returnedToHand: leftBattlefield,
  exiled: leftBattlefield,
  putOnLibraryBottom: leftBattlefield,
  playerLeft: ({ objects }) => objects.map(leaves),
  turnedFaceUp: ({ object }) => [occurrence('turnsFaceUp', object)],
  permanentsUntapped: ({ objects }) => objects.map(becomesUntapped),
  untappedByEffect: ({ objects }) => objects.map(becomesUntapped),
  cardsDiscarded: (event, _, after) => cardsDiscarded(after, event),
  lifeGained: ({ player, n }) => [
    occurrence('gainsLife', undefined, { subjectPlayer: player, amount: n }),
  ],
  controlGained: ({ object, player }) => [occurrence('changesController', object, { player })],
  becameMonarch: ({ player }) => [
    occurrence('becomesMonarch', undefined, { subjectPlayer: player }),
  ],
  manaAdded: (event, _, after) => tappedForMana(after, event),
  cast: (event, _, after) => (event.outcome === 'done' ? spellCast(after, event.act) : []),
  stepBegan: ({ step }) => [occurrence('beginningOfStep', undefined, { step })],
} satisfies {
  readonly [K in Exclude<EventKind, SilentKind>]: (
    event: Event<K>,
    ...between: Between
  ) => readonly Occurrence[];
};

function entered(
  { object, attacking, blocking }: Event<'tokenCreated' | 'enteredBattlefield'>,
  _: GameState,
  after: GameState,
) {
  return [
    occurrence('enters', object),
    ...(attacking === undefined ? [] : putAttacking(after, object, attacking)),
    ...(blocking === undefined ? [] : putBlocking(after, object, blocking)),
  ];
}

const becomesUntapped = (id: ObjectId) => occurrence('becomesUntapped', id);

/** CR 310.12b: all of its defense counters are gone, and there had been some. */
const lastDefenseLost = (
  before: GameState,
  after: GameState,
  ids: readonly ObjectId[],
): readonly Occurrence<'losesLastDefense'>[] =>
  [...new Set(ids)]
    .filter((id) => defense(before, id) > 0 && defense(after, id) === 0)
    .map((id) => occurrence('losesLastDefense', id));

const defense = (state: GameState, id: ObjectId): number =>
  permanentOf(state, id)?.counters.defense ?? 0;

/** CR 601.2i: it is cast once it is on the stack and paid for. */
const spellCast = (state: GameState, { player, card }: Act<'cast'>) => {
  const item = state.stack.find(({ id }) => id === card);
  const spell = item?.kind === 'spell' ? asOnStack(item) : undefined;
  return [occurrence('castsSpell', undefined, { subjectPlayer: player, spell })];
};

/** Each card by itself; of those that the game does not know, nothing can be asked. */
const cardsDiscarded = (state: GameState, { player, n, cards = [] }: Event<'cardsDiscarded'>) =>
  timesOver(n, cards).map((all, index) =>
    occurrence('discards', undefined, {
      subjectPlayer: player,
      spell: state.cards.find(({ id }) => id === all[index])?.printed,
    }),
  );

/** CR 106.12a: only mana of an ability with the tap symbol in its cost, whose source is tapped by now. */
const tappedForMana = (state: GameState, { by, player }: Event<'manaAdded'>) =>
  by === undefined || permanentOf(state, by)?.tapped !== true
    ? []
    : [occurrence('tapsForMana', by, { player })];

/** A permanent that left for a graveyard, unless it went elsewhere (CR 614.6): that it was exiled is told by itself. */
function left(
  { object, instead }: GoingElsewhere & { readonly object: ObjectId },
  before: GameState,
) {
  if (instead === 'exile') return [];
  return [...(instead === undefined ? dies(before, object) : []), leaves(object)];
}

/** CR 603.10a: the game looks back to what it was before it left; CR 700.4: only creatures and the like die. */
const dies = (before: GameState, object: ObjectId) => {
  const foes = [...blockersOf(before, object), ...(blockOf(before, object)?.attackers ?? [])];
  return isCreature(before, object) ? [occurrence('dies', object, { look: 'before', foes })] : [];
};

/** A card in a graveyard may go there too, which left no battlefield. */
function leftBattlefield({ object }: { readonly object: ObjectId }, before: GameState) {
  return permanentOf(before, object) === undefined ? [] : [leaves(object)];
}

const leaves = (object: ObjectId) => occurrence('leavesBattlefield', object, { look: 'before' });
