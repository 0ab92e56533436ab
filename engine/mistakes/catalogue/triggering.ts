import type { Mistake } from '../mistake.ts';

/** What triggers as attackers are declared. */
const ON_ATTACKERS = [
  'attacks',
  'attacksAlone',
  'attacksPlayerAlone',
  'attacksWithAtLeast',
  'isAttacked',
  'playerAttacks',
  'playerAttacksWith',
  'playerAttacksPlayer',
] as const;

/** What triggers, how often, and what comes of it. */
export const TRIGGERING = {
  putInTriggersAttack: {
    believes: { putAttacking: 'attacked' },
    relevantWords: [['attacks', 'attacksAlone', 'attacksWithAtLeast', 'playerAttacksWith']],
    rules: ['triggers.attacks', 'attackers.putAttacking'],
  },
  tokensBreakAlone: {
    believes: { attacksAlone: 'asItResolves' },
    relevantWords: [['attacksAlone']],
    rules: ['combat.attacksAlone', 'keyword.exaltedAlone'],
  },
  attackTriggerAfterBlocks: {
    believes: { attackTriggers: 'afterBlocks' },
    relevantWords: [ON_ATTACKERS],
    rules: ['attackers.triggersPutOnStack', 'turn.stepEndsWhenAllPass'],
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
