import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** What triggers, how often, and what comes of it. */
export const triggering: MistakeWordsOf<'triggering'> = {
  putInTriggersAttack: {
    title: '“Whenever it attacks” triggers for what enters attacking',
    wouldBeRight: 'a creature that enters attacking had attacked',
    why: '“Is attacking” and “attacked” sound much the same.',
    so: 'A creature attacks only by being declared. A token that enters attacking is an attacking creature, but no “whenever a creature attacks” triggers for it.',
  },
  becomesBlockedPerBlocker: {
    title: '“Becomes blocked” triggers for each blocker',
    wouldBeRight: '“becomes blocked” triggered for each blocker',
    why: 'It is mixed up with “becomes blocked by a creature”, which does count blockers.',
    so: 'It triggers once, as the attacker turns from unblocked to blocked. A 2/2 with bushido 1 that two creatures block becomes 3/3, and not 4/4.',
  },
  byACreatureOnce: {
    title: '“Becomes blocked by a creature” triggers only once',
    wouldBeRight: '“becomes blocked by a creature” triggered only once, however many block',
    why: 'It is the rule for “becomes blocked”, applied where “by a creature” follows.',
    so: 'It counts every creature that blocks. Two 1/1s that block a creature with flanking get -1/-1 each, and both die.',
  },
  blocksPerAttacker: {
    title: '“Blocks” triggers for each attacker that is blocked',
    wouldBeRight: '“blocks” triggered for each attacker that is blocked',
    why: 'It is mixed up with “blocks a creature”, which does count attackers.',
    so: 'It triggers once, even if several are blocked. A 2/4 with bushido 1 that blocks two attackers becomes 3/5.',
  },
  deadSourceNoTrigger: {
    title: 'Kill the source in response, and its ability is gone',
    wouldBeRight: 'a triggered ability left the stack together with its source',
    why: 'The card that has the words is gone, and in some other games the ability goes with it.',
    so: 'Once it is on the stack, the ability has a life of its own. If an attacker with annihilator 1 is killed while the trigger is on the stack, the defending player still sacrifices a permanent.',
  },
  activeResolvesFirst: {
    title: 'The active player’s triggers resolve first',
    wouldBeRight: 'the active player’s triggers resolved first',
    why: 'The active player does come first, but in putting them on the stack; and what goes there first resolves last.',
    so: 'The active player’s triggers lie below the other player’s, which resolve before them. Both players are at 1, and two creatures trade, each of which costs the opponent 1 life when it dies: the active player loses.',
  },
};
