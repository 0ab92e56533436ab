import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { withNewcomer } from '../change/enterBattlefield.ts';
import { enterAs } from '../change/enterCombat.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import { told, withPlayer } from '../change/update.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { castFromExile } from './castFromExile.ts';
import { counter } from './counter.ts';
import { enteringAs } from './enteringAs.ts';
import { choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type CardEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'castFromExile'
      | 'counter'
      | 'putOntoBattlefield'
      | 'shuffleGraveyardIntoLibrary'
      | 'shuffleIntoLibrary';
  }
>;

/** Effects on spells, and on cards that are not on the battlefield. */
export function performOnCards(
  state: GameState,
  effect: CardEffect,
  resolution: Resolution,
): Changed {
  if (effect.kind === 'shuffleGraveyardIntoLibrary') return shuffleGraveyard(state, resolution);
  if (effect.kind === 'castFromExile') return castFromExile(state, effect, resolution);
  const ids = choicesOf(state, effect.subject, resolution).flatMap((choice) =>
    choice.kind === 'object' ? [choice.object] : [],
  );
  switch (effect.kind) {
    case 'counter':
      return forEach(state, ids, (now, id) => counter(now, id, resolution));
    case 'shuffleIntoLibrary':
      return forEach(state, ids, shuffleIntoLibrary);
    case 'putOntoBattlefield':
      return forEach(state, ids, (now, id) => putOntoBattlefield(now, id, effect, resolution));
    default:
      return assertNever(effect);
  }
}

/** A permanent, or a card in a graveyard; what goes to a library is gone. */
function shuffleIntoLibrary(state: GameState, object: ObjectId): Changed {
  const card = state.cards.find(({ id, zone }) => id === object && zone === 'graveyard');
  return card === undefined
    ? moveFromBattlefield(state, object, 'library')
    : told(
        withoutCard(state, card),
        { kind: 'shuffledIntoLibrary', object },
        'resolving.inOrderWritten',
      );
}

/** Libraries are not kept, so what goes there is gone. */
function shuffleGraveyard(state: GameState, { source, controller }: Resolution): Changed {
  const player = state.cards.find(({ id }) => id === source)?.owner ?? controller;
  return told(
    {
      ...withPlayer(state, player, (now) => ({ ...now, graveyardSize: 0 })),
      cards: state.cards.filter(({ zone, owner }) => zone !== 'graveyard' || owner !== player),
    },
    { kind: 'graveyardShuffled', player },
    'resolving.inOrderWritten',
  );
}

function putOntoBattlefield(
  state: GameState,
  id: ObjectId,
  { entering }: Extract<CardEffect, { readonly kind: 'putOntoBattlefield' }>,
  resolution: Resolution,
): Changed {
  const card = state.cards.find((one) => one.id === id);
  if (card === undefined) return unchanged(state);
  const { controller: player } = resolution;
  const [as = { kind: 'normally' } as const] = enteringAs(state, entering, resolution);
  const entered = withNewcomer(withoutCard(state, card), {
    id,
    printed: card.printed,
    owner: card.owner,
    controller: player,
    tapped: as.kind === 'attacking' && as.tapped,
    token: false,
    attachedTo: undefined,
  });
  const inCombat = enterAs(entered, id, as);
  const { attacking, blocking } = inCombat;
  const done = told(
    inCombat.state,
    {
      kind: 'enteredBattlefield',
      object: id,
      player,
      ...(attacking === undefined ? {} : { attacking }),
      ...(blocking === undefined ? {} : { blocking }),
    },
    'object.newAfterZoneChange',
    ...inCombat.rules,
  );
  return andThen(done, inCombat.andThen);
}

const withoutCard = (state: GameState, card: CardInZone): GameState => ({
  ...withPlayer(state, card.owner, (player) => ({
    ...player,
    handSize: player.handSize - Number(card.zone === 'hand'),
    graveyardSize: player.graveyardSize - Number(card.zone === 'graveyard'),
  })),
  cards: state.cards.filter((one) => one !== card),
});
