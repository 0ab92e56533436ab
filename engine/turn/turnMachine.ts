import { STEPS } from '../vocabulary/turnStructure.ts';
import type { Between } from './arrows.ts';
import {
  cleanup,
  damageStep,
  declareAttackers,
  declareBlockers,
  plainStep,
  untap,
} from './stepStates.ts';
import { turnSetup } from './turnSetup.ts';
import { waysIntoTurn, waysOfDetour, waysOutOfTurn } from './ways.ts';

// A game starts within the step that its state is in, behind its beginning where nothing comes of that.
const waysToStart = (['startsAtBeginningOf', 'startsIn'] as const).flatMap((type) =>
  STEPS.map((step) => ({
    guard: { type, params: { step } } as const,
    target: `#${step}.${type === 'startsIn' ? 'acting' : 'beginning'}`,
  })),
);

const between = <B extends Between>(stop: B) =>
  ({ id: stop, tags: 'betweenSteps', meta: { kind: 'between', stop } }) as const;

/**
 * The turn (CR 500-514): its states are the phases and steps, its arrows what the rules let follow what. Between steps
 * stand only the points where a turn is over, where the next is somebody's, and where effects have added something.
 */
export const turnMachine = turnSetup.createMachine({
  id: 'turn',
  context: ({ input }) => ({ ...input }),
  initial: 'starting',
  on: { choose: { actions: 'noteChoice' } },
  states: {
    starting: { always: waysToStart },
    beginning: {
      initial: 'untap',
      states: { untap, upkeep: plainStep('upkeep'), draw: plainStep('draw') },
    },
    precombatMain: plainStep('precombatMain'),
    combat: {
      initial: 'beginningOfCombat',
      states: {
        beginningOfCombat: plainStep('beginningOfCombat'),
        declareAttackers,
        declareBlockers,
        firstStrikeDamage: damageStep('firstStrikeDamage'),
        combatDamage: damageStep('combatDamage'),
        endOfCombat: plainStep('endOfCombat'),
      },
    },
    postcombatMain: plainStep('postcombatMain'),
    ending: {
      initial: 'endStep',
      states: { endStep: plainStep('endStep'), cleanup },
    },
    detour: { ...between('detour'), always: waysOfDetour },
    turnOver: { ...between('turnOver'), always: waysOutOfTurn },
    newTurn: { ...between('newTurn'), always: waysIntoTurn },
    gameOver: { id: 'gameOver', type: 'final' },
  },
});
