import { STEPS } from '../vocabulary/turnStructure.ts';
import type { PseudoState } from './arrows.ts';
import {
  cleanup,
  damageStep,
  declareAttackers,
  declareBlockers,
  plainStep,
  untap,
} from './stepStates.ts';
import { transitionsIntoTurn, transitionsOfDetour, transitionsOutOfTurn } from './transitions.ts';
import { turnSetup } from './turnSetup.ts';

// A game starts within the step that its state is in, behind its beginning where nothing comes of that.
const waysToStart = (['startsAtBeginningOf', 'startsIn'] as const).flatMap((type) =>
  STEPS.map((step) => ({
    guard: { type, params: { step } } as const,
    target: `#${step}.${type === 'startsIn' ? 'acting' : 'beginning'}`,
  })),
);

const between = <B extends PseudoState>(stop: B) =>
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
    detour: { ...between('detour'), always: transitionsOfDetour },
    turnOver: { ...between('turnOver'), always: transitionsOutOfTurn },
    newTurn: { ...between('newTurn'), always: transitionsIntoTurn },
    gameOver: { id: 'gameOver', type: 'final' },
  },
});
