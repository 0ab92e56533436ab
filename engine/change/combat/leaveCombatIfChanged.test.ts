import { expect, test } from 'vitest';
import { NO_COMBAT } from '../../state/combat.ts';
import { attackOf, blockOf } from '../../state/combatRoles.ts';
import { board } from '../../testing/boards/board.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { addContinuousEffect } from '../addContinuousEffect.ts';
import { endDurations } from '../endDurations.ts';
import { leaveCombatIfChanged } from './leaveCombatIfChanged.ts';

test('an animated land that stops being a creature leaves combat', () => {
  const land = objectId('land');
  const state = board({
    permanents: { ada: { land: { types: ['land'] } }, nil: {} },
    attacks: { land: 'nil' },
  });
  const animated = addContinuousEffect(
    { ...state, combat: NO_COMBAT },
    {
      source: land,
      controller: state.turn.activePlayer,
      affects: [land],
      change: { kind: 'addTypes', types: ['creature'] },
      until: 'endOfTurn',
    },
  );
  const attacking = { ...animated.state, combat: state.combat };
  expect(leaveCombatIfChanged(attacking).events).toEqual([]);
  const ended = endDurations(attacking, 'endOfTurn');
  expect(attackOf(ended.state, land)).toBeUndefined();
  expect(ended.events.map(({ kind }) => kind)).toEqual(['effectsEnded', 'removedFromCombat']);
});

test('a blocker that is also an attacked planeswalker, and no creature any more, is still attacked', () => {
  const state = board({
    permanents: {
      ada: { bear: '2/2', ape: '3/3' },
      nil: { gideon: { types: ['planeswalker'], counters: { loyalty: 3 } } },
    },
    attacks: { bear: 'nil', ape: 'gideon' },
    blocks: { gideon: 'bear' },
  });
  const { state: after, events } = leaveCombatIfChanged(state);
  expect(blockOf(after, objectId('gideon'))).toBeUndefined();
  expect(attackOf(after, objectId('ape'))?.target.kind).toBe('permanent');
  expect(events).toMatchObject([{ rules: ['combat.creaturePlaneswalkerStaysInCombat'] }]);
});

test('a creature that was attacked as a planeswalker and is one no more still blocks', () => {
  const state = board({
    permanents: { ada: { bear: '2/2', ape: '3/3' }, nil: { gideon: '4/4' } },
    attacks: { bear: 'nil', ape: 'gideon' },
    blocks: { gideon: 'bear' },
  });
  const { state: after } = leaveCombatIfChanged(state);
  expect(blockOf(after, objectId('gideon'))?.attackers).toEqual(['bear']);
  expect(attackOf(after, objectId('ape'))?.target.kind).toBe('nothing');
});
