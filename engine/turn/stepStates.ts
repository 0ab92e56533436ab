import type { Step } from '../vocabulary/turnStructure.ts';
import { priorityRound } from './priorityRound.ts';
import { STEP_RULES } from './stepRules.ts';
import { cleanupAgain, transitionsFrom } from './transitions.ts';
import { turnSetup } from './turnSetup.ts';

/** What the state of every step has: entering it is what makes it the step that it is. */
const stateOf = <S extends Step>(step: S) =>
  ({
    id: step,
    initial: 'beginning',
    entry: { type: 'enterStep', params: { step } },
    meta: { kind: 'step', stop: step, ...STEP_RULES[step] },
  }) as const;

// A game that is set up to start in a step starts behind this, where nothing triggers.
const beginning = turnSetup.createStateConfig({ entry: 'beginStep', always: 'acting' });

/** A step in which the game acts first and then players get priority. */
export const plainStep = (step: Step) =>
  turnSetup.createStateConfig({
    ...stateOf(step),
    states: {
      beginning,
      acting: { entry: 'takeTurnBasedActions', always: 'checking' },
      ...priorityRound,
    },
    onDone: transitionsFrom(step),
  });

// CR 502.4: nobody gets priority in the untap step; what triggers waits for the upkeep step.
export const untap = turnSetup.createStateConfig({
  ...stateOf('untap'),
  states: {
    beginning,
    acting: { entry: 'takeTurnBasedActions', always: transitionsFrom('untap') },
  },
});

// CR 117.1d: whoever is asked for a mana payment may make the mana, without priority.
const manaFirst = { addMana: { actions: 'record' } } as const;

// CR 508.1: refused declarations leave everything as it was, and are made anew.
export const declareAttackers = turnSetup.createStateConfig({
  ...stateOf('declareAttackers'),
  states: {
    beginning,
    acting: {
      tags: 'declareAttackers',
      on: {
        ...manaFirst,
        attack: [
          { guard: 'isLegal', target: 'checking', actions: 'record' },
          { actions: 'record' },
        ],
      },
    },
    ...priorityRound,
  },
  onDone: transitionsFrom('declareAttackers'),
});

// CR 509.1; CR 2009-07-11 509.2-509.3: then, in some editions, the damage assignment orders.
export const declareBlockers = turnSetup.createStateConfig({
  ...stateOf('declareBlockers'),
  states: {
    beginning,
    acting: {
      tags: 'declareBlockers',
      always: { guard: 'allHaveBlocked', target: 'ordering' },
      on: {
        ...manaFirst,
        block: [
          { guard: 'isLegal', target: 'acting', actions: 'record', reenter: true },
          { actions: 'record' },
        ],
      },
    },
    ordering: {
      tags: 'order',
      always: { guard: 'noOrderNeeded', target: 'checking' },
      on: {
        order: [
          { guard: 'isLegal', target: 'ordering', actions: 'record', reenter: true },
          { actions: 'record' },
        ],
      },
    },
    ...priorityRound,
  },
  onDone: transitionsFrom('declareBlockers'),
});

// CR 510.1-510.3: announced player by player, dealt at once, then priority.
export const damageStep = (step: 'firstStrikeDamage' | 'combatDamage') =>
  turnSetup.createStateConfig({
    ...stateOf(step),
    states: {
      beginning,
      acting: {
        entry:
          step === 'firstStrikeDamage'
            ? ['lookAtEvasionAgain', 'beginFirstStrikeStep']
            : 'lookAtEvasionAgain',
        always: 'assigning',
      },
      assigning: {
        tags: 'assign',
        always: { guard: 'allHaveAssigned', target: 'dealing' },
        on: {
          divide: [
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
        always: [
          {
            guard: 'damageTriggersResolveFirst',
            target: 'checking',
            actions: 'resolveDamageTriggers',
          },
          { guard: 'damageTriggersGoFirst', target: 'stacking' },
          { target: 'checking' },
        ],
      },
      ...priorityRound,
    },
    onDone: transitionsFrom(step),
  });

// CR 514.3a: priority only if something happens, and then another cleanup step.
export const cleanup = turnSetup.createStateConfig({
  ...stateOf('cleanup'),
  states: {
    beginning,
    acting: { entry: 'takeTurnBasedActions', always: 'acted' },
    acted: {
      always: [
        { guard: 'stateBasedActionsApply', target: 'checking' },
        { guard: 'triggersWait', target: 'checking' },
        ...transitionsFrom('cleanup'),
      ],
    },
    ...priorityRound,
  },
  onDone: cleanupAgain,
});
