import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { withNewcomer } from '../change/enterBattlefield.ts';
import { enterAs } from '../change/enterCombat.ts';
import { told, withPlayer } from '../change/update.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { StackItem } from '../state/stack.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { castFromExile } from './castFromExile.ts';
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
      | 'shuffleGraveyardIntoLibrary';
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
      return forEach(state, ids, (now, id) => counter(now, id, resolution.source));
    case 'putOntoBattlefield':
      return forEach(state, ids, (now, id) => putOntoBattlefield(now, id, effect, resolution));
    default:
      return assertNever(effect);
  }
}

/** CR 701.6a: it leaves the stack for its owner's graveyard, and does nothing. */
function counter(state: GameState, object: ObjectId, by: ObjectId): Changed {
  const spell = state.stack.find(
    (item): item is Extract<StackItem, { readonly kind: 'spell' }> =>
      item.kind === 'spell' && item.id === object,
  );
  if (spell === undefined || isSafe(spell.printed)) return unchanged(state);
  const { controller: owner, printed, announced } = spell;
  const zone = announced?.ways?.includes('flashback') ? 'exile' : 'graveyard';
  const gone: GameState = {
    ...withPlayer(state, owner, (player) => ({
      ...player,
      graveyardSize: player.graveyardSize + Number(zone === 'graveyard'),
    })),
    stack: state.stack.filter((item) => item !== spell),
    cards: [...state.cards, { id: object, owner, zone, printed }],
  };
  return told(gone, { kind: 'spellCountered', object, by }, 'action.counter');
}

/** CR 101.2: an ability of the spell itself has it that it can't be countered. */
const isSafe = ({ abilities }: Characteristics): boolean =>
  abilities.some(
    (ability) => ability.kind === 'static' && ability.change.kind === 'cannotBeCountered',
  );

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
