import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf } from '../citation/ruleIndex.ts';
import type { TokenSpec } from '../language/token.ts';
import { attacksOf, blocksOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { randomCombat } from '../testing/boards/randomCombat.ts';
import { type ObjectId, objectId, playerId } from '../vocabulary/ids.ts';
import { becomeBlocked, becomeUnblocked, makeBlock } from './combat/becomeBlocked.ts';
import { leaveCombatIfChanged } from './combat/leaveCombatIfChanged.ts';
import { removeFromCombat } from './combat/removeFromCombat.ts';
import { gainControl } from './control.ts';
import { createToken } from './createToken.ts';
import { destroy } from './destroy.ts';
import { discard } from './drawAndDiscard.ts';
import { endDurations } from './endDurations.ts';
import { forEach, type GameChange } from './making/gameChange.ts';
import { moveFromBattlefield } from './moveFromBattlefield.ts';
import { makeRegenerationShield } from './regenerate.ts';

type Step = (state: GameState) => GameChange;

const ada = playerId('ada');
const nil = playerId('nil');
const TOKEN: TokenSpec = { colors: [], subtypes: [], power: 1, toughness: 1, abilities: [] };
const NAMES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'walker', 'token-1', 'token-2'].map(objectId);

const anyObject = fc.constantFrom(...NAMES);
const anyPlayer = fc.constantFrom(ada, nil);
const onObject = (change: (state: GameState, id: ObjectId) => GameChange): fc.Arbitrary<Step> =>
  anyObject.map((id) => (state: GameState) => change(state, id));

const anyChange: fc.Arbitrary<Step> = fc.oneof(
  onObject((state, id) => removeFromCombat(state, id, 'effect')),
  onObject((state, id) => destroy(state, id, 'effect')),
  onObject((state, id) => becomeBlocked(state, id, undefined)),
  onObject(becomeUnblocked),
  onObject((state, id) => makeRegenerationShield(state, id, { controller: ada, by: id })),
  fc
    .tuple(anyObject, fc.constantFrom('hand' as const, 'exile' as const, 'libraryBottom' as const))
    .map(
      ([id, zone]) =>
        (state: GameState) =>
          moveFromBattlefield(state, id, zone),
    ),
  fc.tuple(anyObject, anyPlayer).map(
    ([id, player]) =>
      (state: GameState) =>
        permanentOf(state, id) === undefined
          ? { state, events: [] }
          : gainControl(state, id, { player, by: id, until: 'endOfTurn' }),
  ),
  fc.tuple(anyObject, anyObject).map(
    ([blocker, attacker]) =>
      (state: GameState) =>
        makeBlock(state, blocker, attacker),
  ),
  anyPlayer.map(
    (player) => (state: GameState) =>
      createToken(state, TOKEN, player, {
        kind: 'attacking',
        tapped: true,
        target: { kind: 'player', player: nil },
      }),
  ),
  fc.tuple(anyObject, anyPlayer).map(
    ([attacker, player]) =>
      (state: GameState) =>
        createToken(state, TOKEN, player, { kind: 'blocking', attacker }),
  ),
  anyPlayer.map((player) => (state: GameState) => discard(state, player, 1)),
  fc.constant((state: GameState) => endDurations(state, 'endOfTurn')),
  fc.constant(leaveCombatIfChanged),
);

const script = fc.tuple(randomCombat(), fc.array(anyChange, { maxLength: 12 }));
const play = (state: GameState, steps: readonly Step[]): GameChange =>
  forEach(state, steps, (now, step) => step(now));

const holdsAlways = (law: (before: GameState, changed: GameChange) => void): void =>
  fc.assert(fc.property(script, ([state, steps]) => law(state, play(state, steps))));

test('no id is ever there twice', () => {
  holdsAlways((_, { state }) => {
    const ids = [...state.battlefield, ...state.cards, ...state.stack].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('what is in combat is on the battlefield, and what is blocked is attacking', () => {
  holdsAlways((_, { state }) => {
    const attackers = attacksOf(state).map(({ attacker }) => attacker);
    const blockers = blocksOf(state).map(({ blocker }) => blocker);
    for (const id of [...attackers, ...blockers]) expect(permanentOf(state, id)).toBeDefined();
    for (const { attackers: blocked } of blocksOf(state))
      for (const id of blocked) expect(attackers).toContain(id);
    expect(new Set(attackers).size).toBe(attackers.length);
    expect(new Set(blockers).size).toBe(blockers.length);
  });
});

test('nothing attacks a permanent that is gone', () => {
  holdsAlways((_, { state }) => {
    for (const { target } of attacksOf(state))
      if (target.kind === 'permanent') expect(permanentOf(state, target.permanent)).toBeDefined();
  });
});

test('what was blocked or unblocked is never undecided again', () => {
  holdsAlways((_, { state }) => {
    for (const { status } of attacksOf(state)) expect(status).not.toBe('undecided');
  });
});

test('an attacker whose blockers leave stays blocked', () => {
  holdsAlways((before, { state, events }) => {
    const madeUnblocked = events.flatMap((event) =>
      event.kind === 'becameUnblocked' ? [event.attacker] : [],
    );
    const entered = attacksOf(before).filter(({ status }) => status === 'blocked');
    for (const { attacker } of entered) {
      const now = attacksOf(state).find((attack) => attack.attacker === attacker);
      if (now !== undefined && !madeUnblocked.includes(attacker))
        expect(now.status).toBe('blocked');
    }
  });
});

test('hands and graveyards are at least as big as what is known of them', () => {
  holdsAlways((_, { state }) => {
    for (const { id, handSize, graveyardSize } of state.players) {
      const known = state.cards.filter(({ owner }) => owner === id).map(({ zone }) => zone);
      expect(handSize).toBeGreaterThanOrEqual(known.filter((zone) => zone === 'hand').length);
      expect(graveyardSize).toBe(known.filter((zone) => zone === 'graveyard').length);
    }
  });
});

test('every rule that an event cites is in the edition that is played', () => {
  holdsAlways(({ edition }, { events }) => {
    for (const { rules } of events)
      for (const rule of rules) expect(numberOf(edition, rule)).toBeDefined();
  });
});

test('the same changes to the same state give the same game', () => {
  fc.assert(
    fc.property(script, ([state, steps]) => {
      const kept: GameState = JSON.parse(JSON.stringify(state));
      expect(play(kept, steps)).toEqual(play(state, steps));
    }),
  );
});
