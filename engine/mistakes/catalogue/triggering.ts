import type { Mistake } from '../mistake.ts';

/** What triggers, how often, and what comes of it. */
export const TRIGGERING = {
  putInTriggersAttack: {
    believes: { putAttacking: 'attacked' },
    relevantWords: [['attacks', 'attacksAlone', 'attacksWithAtLeast', 'playerAttacksWith']],
    rules: ['triggers.attacks', 'attackers.putAttacking'],
  },
  becomesBlockedPerBlocker: {
    believes: { becomesBlocked: 'forEachBlocker' },
    relevantWords: [['becomesBlocked']],
    rules: ['triggers.becomesBlocked'],
  },
  byACreatureOnce: {
    believes: { becomesBlockedByACreature: 'once' },
    relevantWords: [['becomesBlockedByCreature']],
    rules: ['triggers.becomesBlockedByACreature'],
  },
  blocksPerAttacker: {
    believes: { blocks: 'forEachAttacker' },
    relevantWords: [['blocks']],
    rules: ['triggers.blocks'],
  },
  deadSourceNoTrigger: {
    believes: { sourceGone: 'abilityLeaves' },
    relevantWords: [['triggered', 'keyword']],
    rules: ['ability.independentOfSource'],
  },
  activeResolvesFirst: {
    believes: { simultaneousTriggers: 'activeFirst' },
    relevantWords: [['triggered', 'keyword']],
    rules: ['triggers.apnapOrder', 'stack.severalAtOnce'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
