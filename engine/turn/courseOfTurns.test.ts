import { describe, expect, test } from 'vitest';
import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { performAll } from '../effects/perform.ts';
import type { Resolution } from '../effects/resolution.ts';
import type { Effect } from '../language/effect.ts';
import type { Subject } from '../language/reference.ts';
import type { Act } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import { NO_CONTEXT } from '../state/stack.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { Decision } from './decision.ts';
import { begin, decisionIn, play } from './play.ts';

const [ada, nil] = [playerId('ada'), playerId('nil')];
const opponents: Subject = { kind: 'reference', reference: 'eachOpponent' };
const you: Subject = { kind: 'reference', reference: 'you' };

const at = (step: Step): GameState =>
  board({
    step,
    permanents: { ada: { bell: '1/1' }, nil: { horn: '1/1', fresh: { is: '2/2', sick: true } } },
  });

/** What comes of the effects, controlled by a player. */
function having(
  state: GameState,
  effects: readonly Effect[],
  controller: PlayerId,
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const resolution: Resolution = {
    source: objectId(controller === ada ? 'bell' : 'horn'),
    controller,
    targets: [],
    context: NO_CONTEXT,
    created: [],
    before: state,
  };
  return performAll(state, effects, resolution);
}

/** The next steps there are while nobody does anything, each with its player, and all that is told as they begin. */
function course(state: GameState, n: number) {
  const steps: string[] = [];
  const events: GameEvent[] = [];
  let { snapshot, moments } = begin(state);
  for (;;) {
    for (const { entries, after } of moments) {
      if (entries.every(({ event }) => event.kind !== 'stepBegan')) continue;
      steps.push(`${after.turn.activePlayer} ${after.turn.step}`);
      events.push(...entries.map(({ event }) => event));
      if (steps.length === n) return { steps, events, state: after };
    }
    ({ snapshot, moments } = play(snapshot, nothing(decisionIn(snapshot))));
  }
}

function nothing(decision: Decision): Act {
  switch (decision.kind) {
    case 'declareAttackers':
      return { kind: 'attack', player: decision.player, declaration: { attacks: [] } };
    case 'declareBlockers':
      return { kind: 'block', player: decision.player, declaration: { blocks: [] } };
    case 'assignCombatDamage':
      return { kind: 'divide', player: decision.player, assignments: [] };
    default:
      return { kind: 'pass', player: 'player' in decision ? decision.player : ada };
  }
}

const skip = (
  what: Extract<Effect, { kind: 'skipNext' }>['what'],
  subject = opponents,
): Effect => ({
  kind: 'skipNext',
  what,
  subject,
});

describe('what is skipped is passed over as though it did not exist (CR 500.11)', () => {
  test('a combat phase, with all its steps, once', () => {
    const { state, events } = having(at('precombatMain'), [skip('combat', you)], ada);
    expect(events.at(-1)?.rules).toEqual(['replacement.skipIsReplacement', 'replacement.skip']);
    const then = course(state, 2);
    expect(then.steps).toEqual(['ada postcombatMain', 'ada endStep']);
    expect(then.events[0]).toEqual({
      kind: 'skipped',
      player: ada,
      what: 'combat',
      rules: ['turn.skipped', 'replacement.skippedNeverHappens'],
      decides: ['turn.skipped', 'replacement.skippedNeverHappens'],
    });
    expect(then.state.skips).toEqual([]);
  });

  test('one that has begun no longer: the next one is (CR 614.10)', () => {
    const { state } = having(at('beginningOfCombat'), [skip('combat', you)], ada);
    expect(course(state, 1).steps).toEqual(['ada declareAttackers']);
    expect(course(state, 1).state.skips).toHaveLength(1);
  });

  test('an extra combat phase right behind stays', () => {
    const main = at('precombatMain');
    const more = having(
      main,
      [{ kind: 'extraPhases', phases: ['combat'] }, skip('combat', you)],
      ada,
    );
    expect(course(more.state, 1).steps).toEqual(['ada beginningOfCombat']);
  });

  test('two skips are two phases (CR 614.10a)', () => {
    const { state } = having(at('endStep'), [skip('untap'), skip('untap')], ada);
    expect(course(state, 2).steps).toEqual(['ada cleanup', 'nil upkeep']);
    expect(course(state, 2).state.skips).toEqual([{ player: nil, what: 'untap' }]);
  });

  test.each([
    ['upkeep', ['ada cleanup', 'nil untap', 'nil draw']],
    ['draw', ['ada cleanup', 'nil untap', 'nil upkeep', 'nil precombatMain']],
    ['turn', ['ada cleanup', 'ada untap', 'ada upkeep']],
  ] as const)('the next %s of an opponent', (what, steps) => {
    const { state } = having(at('endStep'), [skip(what)], ada);
    expect(course(state, steps.length).steps).toEqual(steps);
  });

  test('a creature may attack in a turn without an untap step (CR 302.6)', () => {
    const { state } = having(at('cleanup'), [skip('untap')], ada);
    const fresh = course(state, 1).state.battlefield.find(({ id }) => id === 'fresh');
    expect(fresh?.sick).toBe(false);
  });
});

describe('steps and turns that effects add', () => {
  test('a step comes right after the one it was made in, the newest first (CR 500.9)', () => {
    const { state, events } = having(
      at('upkeep'),
      [
        { kind: 'extraStep', step: 'upkeep', after: 'step' },
        { kind: 'extraStep', step: 'draw', after: 'step' },
      ],
      ada,
    );
    expect(events.map(({ rules }) => rules)).toEqual([['turn.extraSteps'], ['turn.extraSteps']]);
    expect(course(state, 3).steps).toEqual(['ada draw', 'ada upkeep', 'ada draw']);
  });

  test('or after the phase, of which there is no other step (CR 500.10)', () => {
    const { state, events } = having(
      at('combatDamage'),
      [{ kind: 'extraStep', step: 'upkeep', after: 'phase' }],
      ada,
    );
    expect(events.at(-1)?.rules).toEqual(['turn.stepAddedAfterPhase', 'turn.extraPhases']);
    expect(course(state, 3).steps).toEqual(['ada endOfCombat', 'ada upkeep', 'ada postcombatMain']);
  });

  test('an extra turn in an opponent’s turn takes nothing from the order of turns (CR 500.7)', () => {
    const { state } = having(at('endStep'), [{ kind: 'extraTurn' }], nil);
    const { steps } = course(state, 20);
    const turns = steps.filter((step) => step.endsWith('untap'));
    expect(turns).toEqual(['nil untap', 'nil untap']);
  });
});

test('an effect that lasts until a step is over as that begins (CR 500.4)', () => {
  const { state } = addContinuousEffect(at('endStep'), {
    source: objectId('horn'),
    controller: nil,
    affects: [objectId('bell')],
    change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'flying' } },
    until: 'yourNextUpkeep',
  });
  const inUntap = course(state, 2);
  expect(inUntap.state.continuousEffects).toHaveLength(1);
  const inUpkeep = course(state, 3);
  expect(inUpkeep.state.continuousEffects).toEqual([]);
  expect(inUpkeep.events.slice(-2).map(({ kind }) => kind)).toEqual(['stepBegan', 'effectsEnded']);
  expect(inUpkeep.events.at(-1)?.rules).toEqual(['turn.effectsExpireAsStepBegins']);
});

test('a delayed trigger made in an end step waits for the next (CR 513.2)', () => {
  const delayed: Effect = { kind: 'delayed', at: 'endStep', effects: [] };
  const { events } = having(at('endStep'), [delayed], ada);
  expect(events.at(-1)?.rules).toEqual(['endStep.doesNotBackUp', 'triggers.delayedCreated']);
  const earlier = having(at('postcombatMain'), [delayed], ada);
  expect(earlier.events.at(-1)?.rules).toEqual(['triggers.delayedCreated']);
});
