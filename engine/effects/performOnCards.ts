import { enterAs } from '../change/combat/enterCombat.ts';
import { enterBattlefield } from '../change/enterBattlefield.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { objectFrom } from '../change/making/newObject.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { EffectOf } from '../language/effect.ts';
import type { Subject } from '../language/reference.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { castFromExile } from './castFromExile.ts';
import { counter } from './counter.ts';
import { enteringAs } from './enteringAs.ts';
import { foundWhereItWent } from './moved.ts';
import type { Performers } from './performer.ts';
import { choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects on spells, and on cards that are not on the battlefield. */
export const ON_CARDS: Performers<
  | 'castFromExile'
  | 'counter'
  | 'putOntoBattlefield'
  | 'shuffleGraveyardIntoLibrary'
  | 'shuffleIntoLibrary'
> = {
  castFromExile,
  counter: (state, { subject }, resolution) =>
    forEach(state, idsOf(state, subject, resolution), (now, id) => counter(now, id, resolution)),
  putOntoBattlefield: (state, effect, resolution) =>
    forEach(state, idsOf(state, effect.subject, resolution), (now, id) =>
      putOntoBattlefield(now, id, effect, resolution),
    ),
  shuffleGraveyardIntoLibrary: (state, _, resolution) => shuffleGraveyard(state, resolution),
  shuffleIntoLibrary: (state, { subject }, resolution) =>
    forEach(state, idsOf(state, subject, resolution), shuffleIntoLibrary),
};

/** Also what is no permanent, and what has just stopped being one. */
const idsOf = (state: GameState, subject: Subject, resolution: Resolution): readonly ObjectId[] =>
  choicesOf(state, subject, resolution).flatMap((choice) =>
    choice.kind === 'object' ? [foundWhereItWent(state, choice.object, resolution)] : [],
  );

/** A permanent, or a card in a graveyard; what goes to a library is gone. */
function shuffleIntoLibrary(state: GameState, object: ObjectId): GameChange {
  const card = state.cards.find(({ id, zone }) => id === object && zone === 'graveyard');
  return card === undefined
    ? moveFromBattlefield(state, object, 'library')
    : logged(
        withoutCard(state, card),
        { kind: 'shuffledIntoLibrary', object },
        'resolving.inOrderWritten',
      );
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
