import { expect, test } from 'vitest';
import { legalTargets, slotsOf } from '../../change/legalTargets.ts';
import { checkTiming } from '../../effects/timing.ts';
import { enchanted, type TargetSpec, target } from '../../language/target.ts';
import { TIMING, type Timing, timing } from '../../language/timing.ts';
import type { GameState } from '../../state/gameState.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import { ADA, BOARDS, NIL } from './stock.ts';
import { differing, unread, withFields } from './unread.ts';

// Each field of what targets and timings say makes a difference to what may be chosen, and when.

const RELIC = objectId('relic');

const SOURCES = ['relic', 'bear', 'elf'].map(objectId);
const aimed = differing<TargetSpec, GameState>(BOARDS, (spec, state) =>
  JSON.stringify([
    slotsOf([spec], 3).map(({ optional }) => optional),
    SOURCES.map((object) => legalTargets(state, spec, { object, controller: ADA, player: NIL })),
  ]),
);

const MANY = { n: 2, 'up-to': true };
test.each([
  { creature: { tapped: true }, ...MANY },
  { permanent: { type: 'land' }, ...MANY },
  { 'permanent-or-player': { type: 'creature' }, players: 'opponent', ...MANY },
  { spell: { controller: 'you' } },
  { 'graveyard-card': { controller: 'that-player' }, ...MANY },
])('each field of the target %o', (example) => {
  expect(unread(target, example, aimed)).toEqual([]);
});

test.each([{ creature: { tapped: true } }, { permanent: { type: 'land' } }])(
  'each field of what is enchanted, %o',
  (example) => {
    expect(unread(enchanted, example, aimed)).toEqual([]);
  },
);

const TIMES = BOARDS.flatMap((state) =>
  STEPS.flatMap((step) =>
    [ADA, NIL].flatMap((activePlayer) =>
      [1, 2].flatMap((combatPhases) =>
        [true, false].map(
          (attackHappened): GameState => ({
            ...state,
            turn: { ...state.turn, step, activePlayer, combatPhases },
            combat:
              state.combat.kind === 'combat' ? { ...state.combat, attackHappened } : state.combat,
          }),
        ),
      ),
    ),
  ),
);

test.each(withFields(TIMING))('each field of the timing %s', (_, { example }) => {
  const differ = differing<Timing, GameState>(TIMES, (one, state) =>
    JSON.stringify(checkTiming(state, ADA, RELIC, { timing: one, what: 'spell' })),
  );
  expect(unread(timing, example, differ)).toEqual([]);
});
