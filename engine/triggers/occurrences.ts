import { editionOf } from '../citation/editions.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import { attackOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { becameBlocked, blockersDeclared, madeToBlock, putBlocking } from './blockOccurrences.ts';
import { damageOccurrences } from './damageOccurrences.ts';
import { type Occurrence, occurrence } from './occurrence.ts';

type Event<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

/** What happened in one event that abilities could trigger on; most events hold nothing of the kind. */
export function occurrencesIn(
  before: GameState,
  after: GameState,
  event: GameEvent,
): readonly Occurrence[] {
  switch (event.kind) {
    case 'attackersDeclared':
      return attackersDeclared(after, event);
    case 'blockersDeclared':
      return blockersDeclared(after, event);
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
      return damageOccurrences(event);
    case 'creatureDestroyed':
    case 'putIntoGraveyard':
      return [...dies(before, event.object), leaves(event.object)];
    case 'costPaid':
      return event.sacrificed.flatMap((id) => [...dies(before, id), leaves(id)]);
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
      return Array.from({ length: event.n }, () =>
        occurrence('discards', undefined, { subjectPlayer: event.player }),
      );
    case 'spellCast':
      return spellCast(after, event);
    case 'stepBegan':
      return [occurrence('beginningOfStep', undefined, { step: event.step })];
    default:
      return [];
  }
}

/** CR 508.3a: only what was declared attacked; a creature put onto the battlefield attacking did not. */
function attackersDeclared(
  state: GameState,
  { declaration: { attacks } }: Event<'attackersDeclared'>,
): readonly Occurrence[] {
  return attacks.flatMap(({ attacker, target }) => {
    const attack = attackOf(state, attacker);
    const player = attack && defendingPlayerOf(attack.target);
    const who = { player, to: target.kind === 'player' ? target.player : undefined };
    const others = attacks.map((other) => other.attacker).filter((id) => id !== attacker);
    const onPlayer = attacks.filter((other) => isSameChoice(other.target, target));
    const alone = attacks.length === 1;
    // CR 506.6; older texts do not know it.
    const alonePlayer =
      target.kind === 'player' &&
      onPlayer.length === 1 &&
      editionOf(state.edition).attacksPlayerAlone;
    return [
      occurrence('attacks', attacker, who),
      occurrence('attacksWithAtLeast', attacker, { ...who, others, newcomers: others }),
      // CR 506.5: it is the only creature that was declared as an attacker.
      ...(alone ? [occurrence('attacksAlone', attacker, who)] : []),
      ...(alonePlayer ? [occurrence('attacksPlayerAlone', attacker, who)] : []),
    ];
  });
}

const isSameChoice = (a: AttackedChoice, b: AttackedChoice): boolean =>
  a.kind === 'player' && b.kind === 'player' && a.player === b.player;

/** CR 601.2i: it is cast once it is on the stack and paid for. */
const spellCast = (state: GameState, { player, spell }: Event<'spellCast'>) => {
  const item = state.stack.find(({ id }) => id === spell);
  const printed = item?.kind === 'spell' ? item.printed : undefined;
  return [occurrence('castsSpell', undefined, { subjectPlayer: player, spell: printed })];
};

/** CR 603.10a: the game looks back to what it was before it left; CR 700.4: only creatures and the like die. */
const dies = (before: GameState, object: ObjectId): readonly Occurrence[] =>
  isCreature(before, object) ? [occurrence('dies', object, { look: 'before' })] : [];

const leaves = (object: ObjectId): Occurrence =>
  occurrence('leavesBattlefield', object, { look: 'before' });
