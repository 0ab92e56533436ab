import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { dealDamage } from '../change/dealDamage.ts';
import { lastKnown } from '../change/knownObject.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { chosenFor } from './chosenFor.ts';
import { performCounterRemoval } from './performCounterRemoval.ts';
import { performInCombat } from './performInCombat.ts';
import { performLasting } from './performLasting.ts';
import { performLater } from './performLater.ts';
import { performOnCards } from './performOnCards.ts';
import { performOnPermanents } from './performOnPermanents.ts';
import { performOnPlayers } from './performOnPlayers.ts';
import { performOnTurn } from './performOnTurn.ts';
import { performSacrifice } from './performSacrifice.ts';
import { performTokens } from './performTokens.ts';
import { amountIn, choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** CR 608.2c: carries out effects one after another, each seeing what those before it did, created and chose. */
export function performAll(
  state: GameState,
  effects: readonly Effect[],
  resolution: Resolution,
): Changed {
  const [first, ...rest] = effects;
  if (first === undefined) return unchanged(state);
  if (first.kind === 'choose') {
    const chosen = chosenFor(state, first, resolution);
    return performAll(state, rest, { ...resolution, chosen });
  }
  const done = perform(state, first, resolution);
  const created = done.events.flatMap((event) =>
    event.kind === 'tokenCreated' ? [event.object] : [],
  );
  const so = { ...resolution, created: [...resolution.created, ...created] };
  return andThen(done, (now) => performAll(now, rest, so));
}

function perform(
  state: GameState,
  effect: Exclude<Effect, { readonly kind: 'choose' }>,
  resolution: Resolution,
): Changed {
  switch (effect.kind) {
    case 'createToken':
    case 'createCopy':
      return performTokens(state, effect, resolution);
    case 'dealDamage':
      return damage(state, effect, resolution);
    case 'removeCounters':
      return performCounterRemoval(state, effect, resolution, performAll);
    case 'castFromExile':
    case 'counter':
    case 'putOntoBattlefield':
    case 'shuffleGraveyardIntoLibrary':
    case 'shuffleIntoLibrary':
      return performOnCards(state, effect, resolution);
    case 'sacrifice':
    case 'sacrificeChosen':
      return performSacrifice(state, effect, resolution);
    case 'apply':
    case 'preventNext':
    case 'preventNextTime':
    case 'preventAll':
    case 'regenerate':
    case 'gainControl':
      return performLasting(state, effect, resolution);
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'givePoison':
    case 'draw':
    case 'discard':
    case 'mill':
    case 'becomeMonarch':
    case 'addMana':
    case 'exileLibrary':
      return performOnPlayers(state, effect, resolution);
    case 'delayed':
    case 'mayPay':
    case 'may':
    case 'either':
    case 'if':
    case 'forEach':
      return performLater(state, effect, resolution, performAll);
    case 'extraPhases':
    case 'extraStep':
    case 'extraTurn':
    case 'skipNext':
      return performOnTurn(state, effect, resolution);
    default:
      return performOnObjects(state, effect, resolution);
  }
}

type InCombat = Parameters<typeof performInCombat>[1];
type OnPermanents = Parameters<typeof performOnPermanents>[1];

function performOnObjects(
  state: GameState,
  effect: InCombat | OnPermanents,
  resolution: Resolution,
): Changed {
  switch (effect.kind) {
    case 'removeFromCombat':
    case 'becomeBlocked':
    case 'becomeUnblocked':
    case 'unblockWhatTheyBlock':
    case 'reselectAttacked':
    case 'makeBlock':
    case 'becomeAttacking':
    case 'goad':
    case 'suspect':
    case 'enterInItsPlace':
    case 'exchangeBlockers':
      return performInCombat(state, effect, resolution);
    default:
      return performOnPermanents(state, effect, resolution);
  }
}

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
  return dealDamage(state, deals, 'noncombat', lastKnown(state));
}
