import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { newObject } from '../change/making/newObject.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { ownerOfSpell, type SpellItem } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { castOutOfExile } from './castFromExile.ts';
import type { Resolution } from './resolution.ts';

/** CR 701.6a: a spell leaves the stack for its owner's graveyard, and does nothing. */
export function counter(state: GameState, object: ObjectId, resolution: Resolution): GameChange {
  const spell = state.stack.find(
    (item): item is SpellItem => item.kind === 'spell' && item.id === object,
  );
  if (spell === undefined || CHANGED_RULES.cannotBeCountered(state, spell)) return unchanged(state);
  if (CHANGED_RULES.exilesWhatYouCounter(state, resolution.controller))
    return exileInstead(state, spell, resolution);
  const zone = spell.announced?.ways?.includes('flashback') ? 'exile' : 'graveyard';
  return logged(
    offStack(state, spell, zone),
    { kind: 'spellCountered', object, by: resolution.source },
    'action.counter',
  );
}

/** CR 614.6: it is never countered; who would have countered it may cast it at once, for nothing. */
function exileInstead(state: GameState, spell: SpellItem, resolution: Resolution): GameChange {
  const exiled = logged(
    offStack(state, spell, 'exile'),
    { kind: 'exiled', object: spell.id },
    'replacement.instead',
    'replacement.eventNeverHappens',
  );
  return andThen(exiled, (now) =>
    castOutOfExile(now, newObject(spell.id), {
      by: 'effect',
      player: resolution.controller,
      cost: '',
      resolution,
    }),
  );
}

function offStack(state: GameState, spell: SpellItem, zone: CardInZone['zone']): GameState {
  const owner = ownerOfSpell(spell);
  const { id, printed, faceUp = printed, front = faceUp } = spell;
  return {
    ...withPlayer(state, owner, (player) => ({
      ...player,
      graveyardSize: player.graveyardSize + Number(zone === 'graveyard'),
    })),
    stack: state.stack.filter((item) => item !== spell),
    cards: [...state.cards, { id: newObject(id), owner, zone, printed: front }],
  };
}
