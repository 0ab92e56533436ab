import type { Step } from '../vocabulary/turnStructure.ts';
import { STEPS } from '../vocabulary/turnStructure.ts';
import { turnSetup } from './turnSetup.ts';

/**
 * CR 117.5, 117.4: what every step with priority goes through: state-based actions until none applies, then waiting
 * triggers, and again, until a player would get priority; then passes, until an empty stack lets the step end.
 */
const priorityRound = {
  checking: turnSetup.createStateConfig({
    always: [
      { guard: 'gameIsOver', target: '#gameOver' },
      { guard: 'stateBasedActionsApply', target: 'performing' },
      { guard: 'triggersWait', target: 'stacking' },
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
      PASS_PRIORITY: [
        { guard: 'lastPassEmptyStack', target: 'over', actions: ['record', 'endPasses'] },
        { guard: 'lastPass', target: 'resolving', actions: ['record', 'endPasses'] },
        { actions: ['record', 'passPriority'] },
      ],
      CAST_OR_ACTIVATE: [
        { guard: 'isLegal', target: 'checking', actions: ['record', 'keepPriority'] },
        { actions: 'record' },
      ],
    },
  }),
  resolving: turnSetup.createStateConfig({ entry: 'resolve', always: 'checking' }),
  over: turnSetup.createStateConfig({ type: 'final' }),
} as const;

// CR 500.2, 500.3: leaving a step always goes through its end, then to whatever comes next.
const whenOver = { target: '#routing', actions: ['nobodyHasPriority', 'endStep'] } as const;

/** A step in which the game acts first and then players get priority. */
const plainStep = (step: Step) =>
  turnSetup.createStateConfig({
    id: step,
    initial: 'acting',
    states: {
      acting: { entry: 'takeTurnBasedActions', always: 'checking' },
      ...priorityRound,
    },
    onDone: whenOver,
  });

// CR 502.4: nobody gets priority in the untap step; what triggers waits for the upkeep step.
const untap = turnSetup.createStateConfig({
  id: 'untap',
  entry: 'takeTurnBasedActions',
  always: whenOver,
});

// CR 117.1d: whoever is asked for a mana payment may make the mana, without priority.
const manaFirst = { CAST_OR_ACTIVATE: { actions: 'record' } } as const;

// CR 508.1: refused declarations leave everything as it was, and are made anew.
const declareAttackers = turnSetup.createStateConfig({
  id: 'declareAttackers',
  initial: 'declaring',
  states: {
    declaring: {
      tags: 'declareAttackers',
      on: {
        ...manaFirst,
        DECLARE_ATTACKERS: [
          { guard: 'isLegal', target: 'checking', actions: 'record' },
          { actions: 'record' },
        ],
      },
    },
    ...priorityRound,
  },
  onDone: whenOver,
});

// CR 509.1; CR 2009-07-11 509.2-509.3: then, in some editions, the damage assignment orders.
const declareBlockers = turnSetup.createStateConfig({
  id: 'declareBlockers',
  initial: 'declaring',
  states: {
    declaring: {
      tags: 'declareBlockers',
      always: { guard: 'allHaveBlocked', target: 'ordering' },
      on: {
        ...manaFirst,
        DECLARE_BLOCKERS: [
          { guard: 'isLegal', target: 'declaring', actions: 'record', reenter: true },
          { actions: 'record' },
        ],
      },
    },
    ordering: {
      tags: 'order',
      always: { guard: 'noOrderNeeded', target: 'checking' },
      on: {
        ANNOUNCE_DAMAGE_ORDER: [
          { guard: 'isLegal', target: 'ordering', actions: 'record', reenter: true },
          { actions: 'record' },
        ],
      },
    },
    ...priorityRound,
  },
  onDone: whenOver,
});

// CR 510.1-510.3: announced player by player, dealt at once, then priority.
const damageStep = (step: 'firstStrikeDamage' | 'combatDamage') =>
  turnSetup.createStateConfig({
    id: step,
    initial: 'assigning',
    ...(step === 'firstStrikeDamage' ? { entry: 'beginFirstStrikeStep' as const } : {}),
    states: {
      assigning: {
        tags: 'assign',
        always: { guard: 'allHaveAssigned', target: 'dealing' },
        on: {
          ASSIGN_COMBAT_DAMAGE: [
            {
              guard: 'isLegal',
              target: 'assigning',
              actions: ['record', 'announceDamage'],
              reenter: true,
            },
            { actions: 'record' },
          ],
        },
      },
      // CR 2009-07-11 510.3: what the damage triggered goes onto the stack before anything else happens.
      dealing: {
        entry: 'dealCombatDamage',
        always: [{ guard: 'damageTriggersGoFirst', target: 'stacking' }, { target: 'checking' }],
      },
      ...priorityRound,
    },
    onDone: whenOver,
  });

// CR 514.3a: priority only if something happened, and then another cleanup step.
const cleanup = turnSetup.createStateConfig({
  id: 'cleanup',
  initial: 'acting',
  states: {
    acting: { entry: 'takeTurnBasedActions', always: 'quiet' },
    quiet: {
      always: [
        { guard: 'stateBasedActionsApply', target: 'checking', actions: 'anotherCleanup' },
        { guard: 'triggersWait', target: 'checking', actions: 'anotherCleanup' },
        { target: 'over' },
      ],
    },
    ...priorityRound,
  },
  onDone: whenOver,
});

const toStep = STEPS.map(
  (step) => ({ guard: { type: 'stepIs', params: { step } }, target: `#${step}` }) as const,
);

/** The turn (CR 500-514): its states are the phases and steps; `routing` goes to whatever step comes next. */
export const turnMachine = turnSetup.createMachine({
  id: 'turn',
  context: ({ input }) => ({ ...input }),
  initial: 'starting',
  on: { CHOOSE: { actions: 'noteChoice' } },
  states: {
    starting: { always: toStep },
    routing: { id: 'routing', entry: 'advance', always: toStep },
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
    gameOver: { id: 'gameOver', type: 'final' },
  },
});
