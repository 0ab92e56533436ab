import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** How combat damage is divided, when it is dealt and what comes of it. */
export const damage: MistakeWordsOf<'damage'> = {
  damageInOrder: {
    title: 'The first blocker must die before the next takes damage',
    wouldBeRight: 'one blocker had to be assigned lethal damage before the next got any',
    why: 'It was so from 11 July 2009 until 8 November 2024, and many pages still say it.',
    so: 'Damage is divided freely: a 6/6 blocked by three 4/4s may assign 2 to each. Only trample still requires lethal damage for all blockers, before the rest goes past them.',
  },
  damageOnStack: {
    title: 'Combat damage goes on the stack',
    wouldBeRight: 'combat damage waited on the stack, and even a creature that had left dealt it',
    why: 'It was so from 1999 until 11 July 2009.',
    so: 'Damage is assigned and dealt, and nothing can be done in between. If you sacrifice your blocker before damage, it deals none.',
  },
  lethalFromScratch: {
    title: 'Lethal damage is as much as the toughness',
    wouldBeRight: 'lethal damage were always the whole toughness',
    why: 'That is how it is often explained, and it is true of an unhurt creature with a single attacker.',
    so: 'Damage that is marked on the creature counts, and so does what other attackers assign to it in the same step. A 5/5 with trample, blocked by a 3/3 with 2 damage on it, may assign 4 to the player.',
  },
  indestructibleStopsTrample: {
    title: 'Nothing tramples over an indestructible blocker',
    wouldBeRight: 'no damage were lethal to an indestructible creature',
    why: 'In everyday words, nothing is lethal to what can’t die of it.',
    so: 'Lethal damage is a number: the toughness, less the damage that is there. A 5/5 with trample, blocked by an indestructible 2/2, assigns 2 to it and 3 to the player.',
  },
  shieldSoaksTrample: {
    title: 'Damage that will be prevented isn’t lethal damage',
    wouldBeRight: 'damage that will be prevented didn’t count as assigned',
    why: 'One thinks of what the damage will do, while the rules look at how much is assigned.',
    so: 'For trample, prevention and protection don’t count. A green 6/6 with trample, blocked by a 2/2 with protection from green, assigns 2 to it and 4 to the player.',
  },
  deathtouchFullToughness: {
    title: 'Trample with deathtouch still needs the full toughness',
    wouldBeRight: 'with deathtouch, too, lethal damage were the whole toughness',
    why: 'It was so until 16 July 2010. And one thinks that deathtouch kills only afterwards.',
    so: 'With deathtouch, 1 damage is lethal damage. A 4/4 with deathtouch and trample, blocked by a 3/3, assigns 1 to it and 3 to the player.',
  },
  goneBlockerStopsTrample: {
    title: 'With its blockers gone, even a trampler deals nothing',
    wouldBeRight: 'trample were of no use once nothing was blocking the attacker any more',
    why: 'It is the right rule taken a step too far: without trample, a blocked creature that nothing is blocking any more deals nothing.',
    so: 'With trample, it assigns all its damage to what it attacks. A 4/4 with trample whose only blocker is sacrificed deals 4 to the player.',
  },
  walkerSpill: {
    title: 'Trample carries past a planeswalker to its controller',
    wouldBeRight: 'with trample, damage beyond a planeswalker’s loyalty could go to its controller',
    why: 'It is so with creatures that block, and a few cards do have trample over planeswalkers.',
    so: 'Trample goes past blockers, but not past the planeswalker. An unblocked 5/5 with trample that attacks a planeswalker with loyalty 3 deals it all 5, and the player nothing.',
  },
  lateFirstStrikeMute: {
    title: 'First strike gained too late means no damage at all',
    wouldBeRight:
      'a creature with first strike dealt nothing in the second step, even if it gained it after the first',
    why: '“First strikers hit in the first step” is taken for the whole rule.',
    so: 'What counts is what a creature had when the first step began. With neither kind of strike then, it deals its damage in the second, whatever it has gained in the meantime.',
  },
  lostFirstStrikeAgain: {
    title: 'A creature that loses first strike hits again',
    wouldBeRight: 'every creature without first strike dealt damage in the second step',
    why: 'The second step is thought of as the one for ordinary creatures.',
    so: 'What counts is what a creature had when the first step began. A 2/2 with first strike that loses it after the first step has dealt its 2 damage, and deals no more.',
  },
  secondStepNotYet: {
    title: 'What hasn’t hit yet hits in the second step',
    wouldBeRight: 'the second step were for all creatures that dealt no damage in the first',
    why: 'It was so until 11 July 2009, and older documents teach it.',
    so: 'What decides is which strike a creature had when the first step began, and not whether it dealt damage. A 0/2 with first strike that gets +3/+0 after the first step deals nothing.',
  },
  lifelinkWaits: {
    title: 'Life from lifelink comes after the damage',
    wouldBeRight: 'lifelink were a triggered ability that gives its life only later',
    why: 'It was so until 11 July 2009, and older cards have “whenever” in their text.',
    so: 'The life is gained together with the damage. A player at 3 who is dealt 3, while a blocker of theirs with lifelink deals 3, is still at 3 and plays on.',
  },
  deathtouchAlwaysKills: {
    title: 'Deathtouch kills even what is indestructible',
    wouldBeRight: 'deathtouch put into the graveyard even what can’t be destroyed',
    why: 'It gets shortened to “it dies”, while what deathtouch does is destroy.',
    so: 'A creature that it damages is destroyed, and what is indestructible can’t be. An indestructible 2/2 survives a 1/1 with deathtouch.',
  },
  triggerSavesTheDying: {
    title: 'A trigger on damage comes in time to save the creature',
    wouldBeRight: 'abilities that trigger on damage resolved before the creature dies of it',
    why: 'It looks like one event: it is hurt, and so it grows.',
    so: 'First, creatures with lethal damage die; only then do triggers go on the stack. A 2/2 that gets a +1/+1 counter whenever it is hurt, and is dealt 2, is dead by the time the counter would come.',
  },
};
