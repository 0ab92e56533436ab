import { turnSetup } from './turnSetup.ts';

// CR 117.3c: whoever acted has priority again.
const actsWithPriority = [
  { guard: 'isLegal', target: 'checking', actions: ['record', 'keepPriority'] },
  { actions: 'record' },
] as const;

/**
 * CR 117.5, 117.4: what every step with priority goes through: state-based actions until none applies, then waiting
 * triggers, and again, until a player would get priority; then passes, until an empty stack lets the step end.
 */
export const priorityRound = {
  checking: turnSetup.createStateConfig({
    always: [
      { guard: 'gameIsOver', target: '#gameOver' },
      { guard: 'stateBasedActionsApply', target: 'performing' },
      { guard: 'triggersWait', target: 'stacking' },
      { guard: 'stepIsThoughtOver', target: 'over' },
      { target: 'open' },
    ],
  }),
  performing: turnSetup.createStateConfig({
    entry: 'performStateBasedActions',
    always: 'checking',
  }),
  stacking: turnSetup.createStateConfig({ entry: 'putTriggersOnStack', always: 'checking' }),
  open: turnSetup.createStateConfig({
    tags: 'priority',
    entry: 'givePriority',
    on: {
      pass: [
        { guard: 'lastPassEmptyStack', target: 'over', actions: ['record', 'endPasses'] },
        { guard: 'lastPass', target: 'resolving', actions: ['record', 'endPasses'] },
        { actions: ['record', 'passPriority'] },
      ],
      cast: actsWithPriority,
      activate: actsWithPriority,
      play: actsWithPriority,
      suspend: actsWithPriority,
      turnUp: actsWithPriority,
      addMana: actsWithPriority,
    },
  }),
  resolving: turnSetup.createStateConfig({ entry: 'resolve', always: 'checking' }),
  over: turnSetup.createStateConfig({ type: 'final' }),
} as const;
