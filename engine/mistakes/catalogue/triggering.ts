import type { Mistake } from '../mistake.ts';

/** What triggers, how often, and what comes of it. */
export const TRIGGERING = {
  putInTriggersAttack: {
    believes: { putAttacking: 'attacked' },
    rules: ['triggers.attacks', 'attackers.putAttacking'],
  },
  becomesBlockedPerBlocker: {
    believes: { becomesBlocked: 'forEachBlocker' },
    rules: ['triggers.becomesBlocked'],
  },
  byACreatureOnce: {
    believes: { becomesBlockedByACreature: 'once' },
    rules: ['triggers.becomesBlockedByACreature'],
  },
  blocksPerAttacker: { believes: { blocks: 'forEachAttacker' }, rules: ['triggers.blocks'] },
  deadSourceNoTrigger: {
    believes: { sourceGone: 'abilityLeaves' },
    rules: ['ability.independentOfSource'],
  },
  activeResolvesFirst: {
    believes: { simultaneousTriggers: 'activeFirst' },
    rules: ['triggers.apnapOrder', 'stack.severalAtOnce'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
