import type { Act } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import { blockersOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { isShuffledInstead } from '../state/lastingChanges.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { attackersDeclared } from './attackOccurrences.ts';
import { becameBlocked, blockersDeclared, madeToBlock, putBlocking } from './blockOccurrences.ts';
import { damageOccurrences, objectIn } from './damageOccurrences.ts';
import { type Occurrence, occurrence } from './occurrence.ts';

type Event<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

/** What happened in one event that abilities could trigger on; most events hold nothing of the kind. */
export function occurrencesIn(
  before: GameState,
  after: GameState,
  event: GameEvent,
): readonly Occurrence[] {
  switch (event.kind) {
    case 'attack':
      return event.outcome === 'done' ? attackersDeclared(after, event.act) : [];
    case 'exerted':
      return [occurrence('isExerted', event.object)];
    case 'enlisted':
      return [occurrence('enlists', event.by, { others: [event.object] })];
    case 'block':
      return event.outcome === 'done' ? blockersDeclared(after, event) : [];
    case 'madeToBlock':
      return madeToBlock(after, event);
    case 'becameBlocked':
      return becameBlocked(after, event.attacker);
    case 'tokenCreated':
    case 'enteredBattlefield':
      return [
        occurrence('enters', event.object),
        ...(event.blocking === undefined ? [] : putBlocking(after, event.object, event.blocking)),
      ];
    case 'damageDealt':
      return [
        ...damageOccurrences(event),
        ...lastDefenseLost(before, after, event.deals.flatMap(objectIn)),
      ];
    case 'countersRemoved':
      return lastDefenseLost(before, after, [event.object]);
    case 'creatureDestroyed':
    case 'putIntoGraveyard':
      return left(before, event.object);
    case 'costPaid':
      return event.sacrificed.flatMap((id) => left(before, id));
    case 'returnedToHand':
    case 'exiled':
    case 'putOnLibraryBottom':
      return [leaves(event.object)];
    case 'playerLeft':
      return event.objects.map(leaves);
    case 'permanentsUntapped':
    case 'untappedByEffect':
      return event.objects.map((id) => occurrence('becomesUntapped', id));
    case 'cardsDiscarded':
      return cardsDiscarded(after, event);
    case 'lifeGained':
      return [occurrence('gainsLife', undefined, { subjectPlayer: event.player, amount: event.n })];
    case 'controlGained':
      return [occurrence('changesController', event.object, { player: event.player })];
    case 'becameMonarch':
      return [occurrence('becomesMonarch', undefined, { subjectPlayer: event.player })];
    case 'manaAdded':
      return tappedForMana(after, event);
    case 'cast':
      return event.outcome === 'done' ? spellCast(after, event.act) : [];
    case 'stepBegan':
      return [occurrence('beginningOfStep', undefined, { step: event.step })];
    default:
      return [];
  }
}

/** CR 310.12b: all of its defense counters are gone, and there had been some. */
const lastDefenseLost = (
  before: GameState,
  after: GameState,
  ids: readonly ObjectId[],
): readonly Occurrence[] =>
  [...new Set(ids)]
    .filter((id) => defense(before, id) > 0 && defense(after, id) === 0)
    .map((id) => occurrence('losesLastDefense', id));

const defense = (state: GameState, id: ObjectId): number =>
  permanentOf(state, id)?.counters.defense ?? 0;

/** CR 601.2i: it is cast once it is on the stack and paid for. */
const spellCast = (state: GameState, { player, card }: Act<'cast'>) => {
  const item = state.stack.find(({ id }) => id === card);
  const printed = item?.kind === 'spell' ? item.printed : undefined;
  return [occurrence('castsSpell', undefined, { subjectPlayer: player, spell: printed })];
};

/** Each card by itself; of those that the game does not know, nothing can be asked. */
const cardsDiscarded = (state: GameState, { player, n, cards = [] }: Event<'cardsDiscarded'>) =>
  Array.from({ length: n }, (_, index) =>
    occurrence('discards', undefined, {
      subjectPlayer: player,
      spell: state.cards.find(({ id }) => id === cards[index])?.printed,
    }),
  );

/** CR 106.12a: only mana of an ability with the tap symbol in its cost, whose source is tapped by now. */
const tappedForMana = (state: GameState, { by, player }: Event<'manaAdded'>) =>
  by === undefined || permanentOf(state, by)?.tapped !== true
    ? []
    : [occurrence('tapsForMana', by, { player })];

/** A permanent that left for a graveyard, unless an effect had it go elsewhere (CR 614.6). */
const left = (before: GameState, object: ObjectId): readonly Occurrence[] => [
  ...(isShuffledInstead(before, object) ? [] : dies(before, object)),
  leaves(object),
];

/** CR 603.10a: the game looks back to what it was before it left; CR 700.4: only creatures and the like die. */
const dies = (before: GameState, object: ObjectId): readonly Occurrence[] => {
  const foes = [...blockersOf(before, object), ...(blockOf(before, object)?.attackers ?? [])];
  return isCreature(before, object) ? [occurrence('dies', object, { look: 'before', foes })] : [];
};

const leaves = (object: ObjectId): Occurrence =>
  occurrence('leavesBattlefield', object, { look: 'before' });
