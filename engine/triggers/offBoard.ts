import { newObject } from '../change/making/newObject.ts';
import type { Ability } from '../language/ability.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { characteristicsOf, viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { insteadOfGraveyard } from '../state/insteadOfGraveyard.ts';
import { permanentOf } from '../state/lookup.ts';
import {
  NO_CONTEXT,
  ownerOfSpell,
  type TriggerContext,
  type WaitingTrigger,
} from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type ExileCode, inExile } from './inExile.ts';
import { TRIGGER_KINDS } from './triggerKinds.ts';

/** On what the object itself waits that is no permanent any more, or none yet. */
type OwnCode = 'isCast' | 'goesToGraveyard';

/** The triggers that happen to what is off the battlefield. */
export type OffBoardCode = OwnCode | ExileCode;

/** Abilities that trigger while their source is a spell, or as it goes to a graveyard, wherever from (CR 113.6k). */
export const triggersOffBoard = (
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
): readonly WaitingTrigger[] =>
  events.flatMap((event): readonly WaitingTrigger[] => {
    switch (event.kind) {
      case 'cast': {
        if (event.outcome !== 'done') return [];
        const item = after.stack.find(({ id }) => id === event.act.card);
        return item?.kind === 'spell'
          ? own(after, 'isCast', item.id, item.controller, item.printed.abilities)
          : [];
      }
      case 'creatureDestroyed':
      case 'putIntoGraveyard':
        return event.instead === undefined ? toGraveyard(before, event.object) : [];
      // CR 702.34a: what was cast with flashback goes elsewhere.
      case 'spellCountered':
        return inGraveyard(after, [newObject(event.object)]);
      case 'costPaid':
        return event.sacrificed
          .filter((id) => insteadOfGraveyard(before, id) === undefined)
          .flatMap((id) => toGraveyard(before, id));
      case 'cardsDiscarded':
        return [...inExile(after, event), ...inGraveyard(after, event.cards ?? [])];
      case 'stepBegan':
      case 'countersRemoved':
        return inExile(after, event);
      default:
        return [];
    }
  });

function toGraveyard(before: GameState, id: ObjectId): readonly WaitingTrigger[] {
  const permanent = permanentOf(before, id);
  if (permanent !== undefined) {
    const abilities = characteristicsOf(before, id)?.abilities ?? [];
    return own(before, 'goesToGraveyard', id, permanent.owner, abilities);
  }
  const spell = before.stack.find((item) => item.id === id);
  return spell?.kind === 'spell'
    ? own(before, 'goesToGraveyard', id, ownerOfSpell(spell), spell.printed.abilities)
    : [];
}

/** Cards that are in a graveyard now. */
const inGraveyard = (state: GameState, ids: readonly ObjectId[]): readonly WaitingTrigger[] =>
  state.cards
    .filter(({ id, zone }) => zone === 'graveyard' && ids.includes(id))
    .flatMap(({ id, owner, printed }) =>
      own(state, 'goesToGraveyard', id, owner, printed.abilities),
    );

const own = (
  state: GameState,
  event: OwnCode,
  source: ObjectId,
  controller: PlayerId,
  abilities: readonly Ability[],
): readonly WaitingTrigger[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'triggered' &&
    ability.event === event &&
    // CR 603.4: with an intervening "if", it triggers only if that is true.
    (ability.if === undefined || holds(viewOf(state), ability.if, { object: source, controller }))
      ? [{ source, controller, ability, context: { ...NO_CONTEXT, ...movedBy(event, source) } }]
      : [],
  );

const movedBy = (event: OwnCode, source: ObjectId): Pick<TriggerContext, 'moved'> =>
  TRIGGER_KINDS[event].moves === true ? { moved: [source] } : {};
