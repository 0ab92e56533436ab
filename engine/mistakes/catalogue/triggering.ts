import type { Mistake } from '../mistake.ts';

/** What triggers, how often, and what comes of it. */
export const TRIGGERING = {
  putInTriggersAttack: {
    believes: { putAttacking: 'attacked' },
    wakes: [['attacks', 'attacksAlone', 'attacksWithAtLeast', 'playerAttacksWith']],
    rules: ['triggers.attacks', 'attackers.putAttacking'],
  },
  becomesBlockedPerBlocker: {
    believes: { becomesBlocked: 'forEachBlocker' },
    wakes: [['becomesBlocked']],
    rules: ['triggers.becomesBlocked'],
  },
  byACreatureOnce: {
    believes: { becomesBlockedByACreature: 'once' },
    wakes: [['becomesBlockedByCreature']],
    rules: ['triggers.becomesBlockedByACreature'],
  },
  blocksPerAttacker: {
    believes: { blocks: 'forEachAttacker' },
    wakes: [['blocks']],
    rules: ['triggers.blocks'],
  },
  deadSourceNoTrigger: {
    believes: { sourceGone: 'abilityLeaves' },
    wakes: [['triggered', 'keyword']],
    rules: ['ability.independentOfSource'],
  },
  activeResolvesFirst: {
    believes: { simultaneousTriggers: 'activeFirst' },
    wakes: [['triggered', 'keyword']],
    rules: ['triggers.apnapOrder', 'stack.severalAtOnce'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
