import { applying } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { CardInZone, GameState, Permanent } from '../state/gameState.ts';
import { insteadsOfGraveyard } from '../state/insteadOfGraveyard.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { removeFromCombat } from './combat/removeFromCombat.ts';
import { appliesFirst, type First } from './making/appliesFirst.ts';
import { withDeparted } from './making/departed.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { newObject } from './making/newObject.ts';
import { logged, withPlayer } from './making/withParts.ts';
import { endPairs } from './pair.ts';

export type ZoneLeftFor = 'graveyard' | 'hand' | 'exile' | 'libraryBottom' | 'library';

/**
 * Moves a permanent off the battlefield: out of combat, a card into its owner's zone, a token out of the game.
 * Going to the graveyard has many causes, so its event is the caller's; attachments are left for state-based actions.
 * `by` is what moves it to a hand or a library, which has no rule of its own: an instruction, or a cost.
 */
export function moveFromBattlefield(
  state: GameState,
  id: ObjectId,
  wanted: ZoneLeftFor,
  by: RuleKey = 'resolving.inOrderWritten',
): GameChange {
  const permanent = permanentOf(state, id);
  if (permanent === undefined) return unchanged(state);
  const open = wanted === 'graveyard' ? insteadsOfGraveyard(state, id) : [];
  const chosen = chosenInstead(state, permanent, open);
  const to = chosen.first?.to ?? wanted;
  const rule = chosen.first?.counter === undefined ? by : 'counter.finality';
  const choosing = { state: withDeparted(state, id), events: chosen.events };
  const moving = andThen(
    andThen(choosing, (now) => moveEvent(now, id, to, rule)),
    (now) => removeFromCombat(now, id, 'leftBattlefield'),
  );
  const moved = andThen(moving, (now) => arrive(withoutPermanent(now, id), permanent, to));
  return andThen(moved, endPairs);
}

/** CR 616.1: its controller chooses which applies; after that it goes to no graveyard, and the other has nothing to replace. */
function chosenInstead<E extends ReturnType<typeof insteadsOfGraveyard>[number]>(
  state: GameState,
  { controller }: Permanent,
  open: readonly E[],
): Partial<First<E>> & Pick<First<E>, 'events'> {
  const [first] = open;
  if (first === undefined) return { events: [] };
  return appliesFirst(state, controller, { first, open, ends: () => open.length });
}

function moveEvent(state: GameState, object: ObjectId, to: ZoneLeftFor, by: RuleKey): GameChange {
  switch (to) {
    case 'graveyard':
      return unchanged(state);
    case 'hand':
      return logged(state, { kind: 'returnedToHand', object }, by);
    case 'exile':
      return logged(
        state,
        { kind: 'exiled', object },
        ...(by === 'counter.finality'
          ? applying([by], ['counter.definition', 'action.exile'])
          : (['action.exile'] as const)),
      );
    case 'libraryBottom':
      return logged(state, { kind: 'putOnLibraryBottom', object }, by);
    case 'library':
      return logged(state, { kind: 'shuffledIntoLibrary', object }, by);
    default:
      return assertNever(to);
  }
}

// CR 400.7: what it becomes elsewhere is a new object, which effects on the old one do not know.
const withoutPermanent = (state: GameState, id: ObjectId): GameState => ({
  ...state,
  battlefield: state.battlefield.filter((permanent) => permanent.id !== id),
  continuousEffects: state.continuousEffects.flatMap((effect) => {
    if (!effect.affects.includes(id)) return [effect];
    const affects = effect.affects.filter((one) => one !== id);
    return affects.length === 0 && effect.all === undefined ? [] : [{ ...effect, affects }];
  }),
  preventionShields: state.preventionShields.filter((shield) => shield.protects !== id),
});

function arrive(state: GameState, permanent: Permanent, to: ZoneLeftFor): GameChange {
  // CR 704.5d: nothing can happen between a token's leaving and its ceasing to exist, so both are done here.
  if (permanent.token)
    return logged(
      state,
      { kind: 'tokenCeasedToExist', object: permanent.id },
      'stateBased.tokenOffBattlefield',
    );
  return unchanged(putCard(state, permanent, to));
}

/** A card in its owner's zone; libraries are not kept, so what goes there is gone. */
function putCard(
  state: GameState,
  { id, owner, printed, faceUp = printed, front = faceUp }: Permanent,
  to: ZoneLeftFor,
): GameState {
  if (to === 'libraryBottom' || to === 'library') return state;
  const counted = withPlayer(state, owner, (player) => ({
    ...player,
    handSize: player.handSize + Number(to === 'hand'),
    graveyardSize: player.graveyardSize + Number(to === 'graveyard'),
  }));
  // CR 708.9, 712.8a: everywhere else it is face up, and has its front face only.
  const inZone: CardInZone = { id: newObject(id), owner, zone: to, printed: front };
  return { ...counted, cards: [...counted.cards, inZone] };
}
