import { attach } from '../change/attach.ts';
import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { addCounters } from '../change/counters.ts';
import { dealDamage } from '../change/dealDamage.ts';
import { destroy } from '../change/destroy.ts';
import { cardsKnown } from '../change/knownObject.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import { phaseOut } from '../change/phasing.ts';
import { tap, untap } from '../change/tapAndUntap.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import type { Subject } from '../vocabulary/filters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { performCounterRemoval } from './performCounterRemoval.ts';
import { performInCombat } from './performInCombat.ts';
import { performLasting } from './performLasting.ts';
import { performLater } from './performLater.ts';
import { performOnCards } from './performOnCards.ts';
import { performOnPlayers } from './performOnPlayers.ts';
import { performSacrifice } from './performSacrifice.ts';
import { performTokens } from './performTokens.ts';
import { amountIn, choicesOf, objectsOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** CR 608.2c: carries out effects one after another, each seeing what those before it did and created. */
export function performAll(
  state: GameState,
  effects: readonly Effect[],
  resolution: Resolution,
): Changed {
  const [first, ...rest] = effects;
  if (first === undefined) return unchanged(state);
  const done = perform(state, first, resolution);
  const created = done.events.flatMap((event) =>
    event.kind === 'tokenCreated' ? [event.object] : [],
  );
  const so = { ...resolution, created: [...resolution.created, ...created] };
  return andThen(done, (now) => performAll(now, rest, so));
}

function perform(state: GameState, effect: Effect, resolution: Resolution): Changed {
  switch (effect.kind) {
    case 'createToken':
    case 'createCopy':
      return performTokens(state, effect, resolution);
    case 'dealDamage':
      return damage(state, effect, resolution);
    case 'addCounters': {
      const n = amountIn(state, effect.n, resolution);
      const { counter } = effect;
      return toEach(state, effect, resolution, (now, id) =>
        addCounters(now, id, { counter, n, by: resolution.source }),
      );
    }
    case 'removeCounters':
      return performCounterRemoval(state, effect, resolution, performAll);
    case 'counter':
    case 'putOntoBattlefield':
      return performOnCards(state, effect, resolution);
    case 'destroy':
      return toEach(state, effect, resolution, (now, id) => destroy(now, id, 'effect'));
    case 'sacrifice':
    case 'sacrificeChosen':
      return performSacrifice(state, effect, resolution);
    case 'exile':
      return toEach(state, effect, resolution, (now, id) => moveFromBattlefield(now, id, 'exile'));
    case 'returnToHand':
      return toEach(state, effect, resolution, (now, id) => moveFromBattlefield(now, id, 'hand'));
    case 'putOnLibraryBottom':
      return toEach(state, effect, resolution, (now, id) =>
        moveFromBattlefield(now, id, 'libraryBottom'),
      );
    case 'attach':
      return toEach(state, effect, resolution, (now, id) => attach(now, resolution.source, id));
    case 'phaseOut':
      return phaseOut(state, objectsOf(state, effect.subject, resolution));
    case 'tap':
      return tap(state, objectsOf(state, effect.subject, resolution));
    case 'untap':
      return untap(state, objectsOf(state, effect.subject, resolution));
    case 'apply':
    case 'preventNext':
    case 'preventAll':
    case 'regenerate':
    case 'gainControl':
      return performLasting(state, effect, resolution);
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'draw':
    case 'discard':
    case 'addMana':
    case 'exileLibrary':
      return performOnPlayers(state, effect, resolution);
    case 'delayed':
    case 'extraPhases':
    case 'extraTurn':
    case 'mayPay':
    case 'may':
    case 'either':
      return performLater(state, effect, resolution, performAll);
    default:
      return performInCombat(state, effect, resolution);
  }
}

/** Does the same to every permanent that the effect's subject named before any of it was done. */
const toEach = (
  state: GameState,
  { subject }: { readonly subject: Subject },
  resolution: Resolution,
  change: (state: GameState, id: ObjectId) => Changed,
): Changed => forEach(state, objectsOf(state, subject, resolution), change);

/** CR 120.4: everything that one effect damages is damaged at once. */
function damage(
  state: GameState,
  { n, subject }: Extract<Effect, { readonly kind: 'dealDamage' }>,
  resolution: Resolution,
): Changed {
  const amount = amountIn(state, n, resolution);
  const deals = choicesOf(state, subject, resolution).map((to) => ({
    source: resolution.source,
    to,
    amount,
  }));
  return dealDamage(state, deals, 'noncombat', cardsKnown(state));
}
