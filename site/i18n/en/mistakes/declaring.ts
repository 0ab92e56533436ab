import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** Who may attack and block, and what must. */
export const declaring: MistakeWordsOf<'declaring'> = {
  mustBeatsCant: {
    title: '“Must” beats “can’t”',
    wouldBeRight:
      'a creature that must attack or block could do so without the company that it needs',
    why: '“Must” sounds stronger than “can’t”. And at a table one begins with the creature that has to do something, and only then looks for what forbids it.',
    so: 'Restrictions always hold, and requirements are counted only among declarations that break none. If just one creature could block an attacker with menace, it stays out, even if it must block.',
  },
  noDrafting: {
    title: 'No other creature has to join one that must attack or block',
    wouldBeRight:
      'only the creatures that must attack or block counted, and no other had to join them',
    why: '“If able” is read for each creature by itself, and the one that would help has no “must” of its own.',
    so: 'Every possible declaration is compared, those with helpers too. If a creature that must block can’t block alone, and another one could block with it, then blocking with neither is illegal.',
  },
  oneByOne: {
    title: 'A block is legal if no single creature could do better',
    wouldBeRight: 'each creature were judged by itself, with all the others left where they are',
    why: 'That is how one checks by eye: creature by creature, looking for one that could obey more.',
    so: 'The whole declaration is compared with the best one there is. Say a flyer and a creature on the ground must both be blocked, and you have one creature with reach and one without: if the one with reach blocks on the ground and the other stays out, that is illegal, because together they could block both attackers.',
  },
  mustBeBlockedIsLure: {
    title: '“Must be blocked” takes every creature that can block',
    wouldBeRight: 'an attacker that must be blocked had to be blocked by every creature that can',
    why: 'Cards that draw all blockers are older and better known. And it is easy to think that each creature answers for itself.',
    so: 'One blocker is enough, and your other creatures are free. If two of them can block it, one does, and the other may do as it likes.',
  },
  lureNeedsOne: {
    title: 'Where all must block it, one blocker is enough',
    wouldBeRight:
      'a single blocker were enough for an attacker that every creature able to must block',
    why: 'It is taken for “must be blocked”, where one blocker will do. And if only one creature can block, the two come to the same thing.',
    so: 'Each creature that can block it is required to. If two of yours can, both have to, and none is left for the other attackers.',
  },
  lureReachesUnable: {
    title: 'A lure draws even creatures that can’t block it',
    wouldBeRight: 'having to block made a creature able to',
    why: '“All creatures able to block it” is heard as “all creatures”, and the card seems to hand out the ability with the order.',
    so: 'No requirement makes a block possible. Tapped creatures stay out; and if the attacker that draws the blockers flies, so do those without flying or reach.',
  },
  payIfAble: {
    title: '“If able” means paying if you have the mana',
    wouldBeRight: 'you had to pay whenever paying let a creature do what it must',
    why: '“If able” is heard as “if I could”, and the mana is there. That you need not pay has been said outright only since 4 February 2011, though it was no different before.',
    so: 'Nobody has to pay for the sake of a requirement. If attacking costs two mana, a creature that must attack may stay home, with six untapped lands beside it.',
  },
  oncePerTurnDuty: {
    title: 'A creature that attacked this turn needn’t do so again',
    wouldBeRight: '“attacks this turn if able” were used up by the first attack',
    why: 'Until 29 September 2017 the rules were silent, and the official notes on cards were content with one attack.',
    so: '“This turn” means each of its combat phases. If there is a second one and the creature is able to attack in it, it has to attack again.',
  },
  goadForbidsMe: {
    title: 'A goaded creature can’t attack whoever goaded it',
    wouldBeRight: 'goading a creature forbade it to attack whoever goaded it',
    why: 'Goad gets shortened to “attack someone else”, and with three players or more that is how it nearly always goes.',
    so: 'Goad requires two things: to attack, and to attack another player; each of them if able. With a single opponent only the first can be done, so the creature attacks the very player who goaded it.',
  },
  sickCannotBlock: {
    title: 'A creature that entered this turn can’t block',
    wouldBeRight: 'summoning sickness kept creatures from blocking',
    why: '“Summoning sickness” sounds like a creature too sick for anything.',
    so: 'To block, a creature only has to be untapped. Summoning sickness is about attacking, and about abilities with a tap or untap symbol in their cost: a creature that you flash in before blocks may block at once.',
  },
  protectionBothWays: {
    title: 'Protection stops blocks and damage in both directions',
    wouldBeRight: 'protection also stopped what a creature does, and not only what is done to it',
    why: 'One learns what protection stops as a list (damage, Auras, blocks, targets), and the list doesn’t say who does it to whom.',
    so: 'It stops only what comes from the other side. A creature with protection from green may block a green one and deals its damage to it; it is dealt none, and green creatures can’t block it when it attacks.',
  },
};
