import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** Who is in combat, and whom they fight. */
export const stayingInCombat: MistakeWordsOf<'stayingInCombat'> = {
  goneBlockerUnblocked: {
    title: 'An attacker gets through once its blocker is gone',
    wouldBeRight: 'an attacker became unblocked when its blockers were gone',
    why: 'One pictures a road that is free again. In other games, to block is to stand in the way.',
    so: 'Blocked stays blocked. With nothing left that blocks it, the attacker deals no combat damage, unless it has trample: a 4/4 whose blocker is sacrificed costs the player nothing.',
  },
  lateEvasionUnblocks: {
    title: 'Flying gained after blocks gets an attacker through',
    wouldBeRight: 'evasion were checked again after blocks',
    why: 'Such abilities are on all the time, so one expects them to act all the time.',
    so: 'Evasion matters once, while blockers are declared. A 3/3 that gains flying later is still blocked by the 2/2 on the ground; and a creature with menace is still blocked when one of its two blockers dies.',
  },
  tapRemoves: {
    title: 'Tapping a creature takes it out of combat',
    wouldBeRight: 'tapping an attacker or a blocker removed it from combat',
    why: 'Tapped in time, a creature does stay home; cards that untap an attacker often prevent its damage as well; and until 1999 a tapped blocker dealt none.',
    so: 'Once declared, a creature fights, tapped or not. To keep one from attacking, tap it at the beginning of combat at the latest.',
  },
  tappedBlockerMute: {
    title: 'A tapped blocker deals no combat damage',
    wouldBeRight: 'a tapped blocker dealt no combat damage',
    why: 'It was so until Sixth Edition, in 1999, and has been handed down ever since.',
    so: 'When damage is assigned, it doesn’t matter what is tapped. A 2/2 attacks, your 2/2 blocks and is then tapped: both die.',
  },
  leaverKeepsFighting: {
    title: 'What regenerates or changes sides fights on',
    wouldBeRight: 'a creature stayed in combat when it regenerated or changed controllers',
    why: 'It is the same card in the same place on the table, and looks as if nothing had happened.',
    so: 'Both take it out of combat. A blocker that is destroyed and regenerates before damage deals none and is dealt none; an attacker that you gain control of attacks no more.',
  },
  putInObeysCant: {
    title: 'What can’t attack can’t enter attacking',
    wouldBeRight: 'what enters attacking had to be able to attack, and to pay for it',
    why: 'One imagines that it attacks as the others do. The rules have said otherwise in so many words only since 22 July 2016.',
    so: 'Restrictions, requirements and costs belong to the declaration, and this creature was never declared. A token enters attacking though it is new, though it “can’t attack”, and without anybody paying.',
  },
};
