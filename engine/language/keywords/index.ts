import { afflict } from './afflict.ts';
import { annihilator } from './annihilator.ts';
import { banding } from './banding.ts';
import { bandsWithOther } from './bandsWithOther.ts';
import { battleCry } from './battleCry.ts';
import { bushido } from './bushido.ts';
import { changeling } from './changeling.ts';
import { convoke } from './convoke.ts';
import { crew } from './crew.ts';
import { cumulativeUpkeep } from './cumulativeUpkeep.ts';
import { dash } from './dash.ts';
import { deathtouch } from './deathtouch.ts';
import { decayed } from './decayed.ts';
import { defender } from './defender.ts';
import { dethrone } from './dethrone.ts';
import { doubleStrike } from './doubleStrike.ts';
import { dredge } from './dredge.ts';
import { enlist } from './enlist.ts';
import { equip } from './equip.ts';
import { evoke } from './evoke.ts';
import { exalted } from './exalted.ts';
import { fading } from './fading.ts';
import { fear } from './fear.ts';
import { firebending } from './firebending.ts';
import { firstStrike } from './firstStrike.ts';
import { flanking } from './flanking.ts';
import { flash } from './flash.ts';
import { flashback } from './flashback.ts';
import { flying } from './flying.ts';
import { frenzy } from './frenzy.ts';
import { haste } from './haste.ts';
import { hexproof } from './hexproof.ts';
import { horsemanship } from './horsemanship.ts';
import { indestructible } from './indestructible.ts';
import { infect } from './infect.ts';
import { intimidate } from './intimidate.ts';
import { kicker } from './kicker.ts';
import { landwalk } from './landwalk.ts';
import { lifelink } from './lifelink.ts';
import { madness } from './madness.ts';
import type { KeywordMeaning } from './meaning.ts';
import { melee } from './melee.ts';
import { menace } from './menace.ts';
import { mentor } from './mentor.ts';
import { mobilize } from './mobilize.ts';
import { morph } from './morph.ts';
import { myriad } from './myriad.ts';
import { ninjutsu } from './ninjutsu.ts';
import { phasing } from './phasing.ts';
import { poisonous } from './poisonous.ts';
import { protection } from './protection.ts';
import { provoke } from './provoke.ts';
import { prowess } from './prowess.ts';
import { rampage } from './rampage.ts';
import { reach } from './reach.ts';
import { rebound } from './rebound.ts';
import { renown } from './renown.ts';
import { saddle } from './saddle.ts';
import { shadow } from './shadow.ts';
import { shroud } from './shroud.ts';
import { skulk } from './skulk.ts';
import { soulbond } from './soulbond.ts';
import { suspend } from './suspend.ts';
import { toxic } from './toxic.ts';
import { training } from './training.ts';
import { trample } from './trample.ts';
import { trampleOverPlaneswalkers } from './trampleOverPlaneswalkers.ts';
import { vigilance } from './vigilance.ts';
import { wither } from './wither.ts';

/**
 * Every keyword ability that the engine plays (CR 702, and the designations of 701 that work like one). A keyword is a
 * file of this folder and a line here; what it is called, and what its rules say, stands under its name in each language.
 */
export const MEANINGS = {
  // Evasion, in the order in which reasons are told where several stand in the way.
  flying,
  shadow,
  decayed,
  horsemanship,
  fear,
  intimidate,
  skulk,
  landwalk,
  protection,
  menace,

  afflict,
  annihilator,
  banding,
  bandsWithOther,
  battleCry,
  bushido,
  changeling,
  convoke,
  crew,
  cumulativeUpkeep,
  dash,
  deathtouch,
  defender,
  dethrone,
  doubleStrike,
  dredge,
  enlist,
  equip,
  evoke,
  exalted,
  fading,
  firebending,
  firstStrike,
  flanking,
  flash,
  flashback,
  frenzy,
  haste,
  hexproof,
  indestructible,
  infect,
  kicker,
  lifelink,
  madness,
  melee,
  mentor,
  mobilize,
  morph,
  myriad,
  ninjutsu,
  phasing,
  poisonous,
  provoke,
  prowess,
  rampage,
  reach,
  rebound,
  renown,
  saddle,
  shroud,
  soulbond,
  suspend,
  toxic,
  training,
  trample,
  trampleOverPlaneswalkers,
  vigilance,
  wither,
} satisfies { readonly [keyword: string]: KeywordMeaning };

export type Keyword = keyof typeof MEANINGS;

/** The keywords with such a meaning. */
export type KeywordsWith<M> = {
  [K in Keyword]: (typeof MEANINGS)[K] extends M ? K : never;
}[Keyword];
