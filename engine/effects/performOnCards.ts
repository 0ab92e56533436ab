import { enterAs } from '../change/combat/enterCombat.ts';
import { enterBattlefield } from '../change/enterBattlefield.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { newObject, objectFrom } from '../change/making/newObject.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import { moveAway } from '../change/moveAway.ts';
import type { EffectOf } from '../language/effect.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { castFromExile } from './castFromExile.ts';
import { counter } from './counter.ts';
import { enteringAs } from './enteringAs.ts';
import { foundWhereItWent } from './moved.ts';
import type { Performers } from './performer.ts';
import { objectsOrCardsOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects on spells, on cards that are not on the battlefield, and on what goes to where cards are. */
export const ON_CARDS: Performers<
  | 'castFromExile'
  | 'counter'
  | 'exile'
  | 'putOnLibraryBottom'
  | 'putOntoBattlefield'
  | 'returnToHand'
  | 'shuffleGraveyardIntoLibrary'
  | 'shuffleIntoLibrary'
> = {
  castFromExile,
  counter: (state, { subject }, resolution) =>
    forEach(state, objectsOrCardsOf(state, subject, resolution), (now, id) =>
      counter(now, id, resolution),
    ),
  putOntoBattlefield: (state, effect, resolution) =>
    forEach(state, objectsOrCardsOf(state, effect.subject, resolution), (now, id) =>
      putOntoBattlefield(now, id, effect, resolution),
    ),
  shuffleGraveyardIntoLibrary: (state, _, resolution) => shuffleGraveyard(state, resolution),
  shuffleIntoLibrary: (state, { subject }, resolution) =>
    forEach(state, objectsOrCardsOf(state, subject, resolution), (now, id) =>
      moveAway(now, id, 'library'),
    ),
  exile: (state, effect, resolution) =>
    forEach(state, objectsOrCardsOf(state, effect.subject, resolution), (now, id) =>
      exile(now, id, effect, resolution),
    ),
  returnToHand: (state, { subject }, resolution) =>
    forEach(state, objectsOrCardsOf(state, subject, resolution), (now, id) =>
      moveAway(now, id, 'hand'),
    ),
  putOnLibraryBottom: (state, { subject }, resolution) =>
    forEach(state, objectsOrCardsOf(state, subject, resolution), (now, id) =>
      moveAway(now, id, 'libraryBottom'),
    ),
};

/** CR 607.2a: what was exiled remembers by what, and until when. */
function exile(
  state: GameState,
  id: ObjectId,
  { until }: EffectOf<'exile'>,
  { source: exiledBy, controller }: Resolution,
): GameChange {
  const exiled = moveAway(state, id, 'exile');
  const cards = exiled.state.cards.map(
    (card): CardInZone =>
      card.id === newObject(id) && card.zone === 'exile'
        ? {
            ...card,
            exiledBy,
            ...(until === undefined ? {} : { untilOpponentOf: controller }),
          }
        : card,
  );
  return { ...exiled, state: { ...exiled.state, cards } };
}

/** Libraries are not kept, so what goes there is gone. */
function shuffleGraveyard(state: GameState, resolution: Resolution): GameChange {
  const source = foundWhereItWent(state, resolution.source, resolution);
  const player = state.cards.find(({ id }) => id === source)?.owner ?? resolution.controller;
  return logged(
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
  found: ObjectId,
  { entering }: EffectOf<'putOntoBattlefield'>,
  resolution: Resolution,
): GameChange {
  const card = state.cards.find((one) => one.id === found);
  if (card === undefined) return unchanged(state);
  const id = objectFrom(card);
  const { controller: player } = resolution;
  const { ways, events } = enteringAs(state, entering, resolution);
  const [as = { kind: 'normally' } as const] = ways;
  const entered = enterBattlefield(withoutCard(state, card), {
    id,
    printed: card.printed,
    owner: card.owner,
    controller: player,
    tapped: as.kind === 'attacking' && as.tapped,
    token: false,
    attachedTo: undefined,
  });
  const inCombat = enterAs(entered.state, id, as);
  const { attacking, blocking } = inCombat;
  const done = logged(
    inCombat.state,
    {
      kind: 'enteredBattlefield',
      object: id,
      player,
      ...(attacking === undefined ? {} : { attacking }),
      ...(blocking === undefined ? {} : { blocking }),
    },
    { decides: inCombat.rules, applies: ['object.newAfterZoneChange'] },
  );
  return andThen({ state, events: [...events, ...entered.events, ...done.events] }, () =>
    andThen({ ...done, events: [] }, inCombat.andThen),
  );
}

const withoutCard = (state: GameState, card: CardInZone): GameState => ({
  ...withPlayer(state, card.owner, (player) => ({
    ...player,
    handSize: player.handSize - Number(card.zone === 'hand'),
    graveyardSize: player.graveyardSize - Number(card.zone === 'graveyard'),
  })),
  cards: state.cards.filter((one) => one !== card),
});
