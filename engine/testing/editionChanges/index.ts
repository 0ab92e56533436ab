import { BLOCK_TRIGGERS } from './blockTriggers.ts';
import { DAMAGE_ON_THE_STACK } from './damageOnTheStack.ts';
import { DAMAGE_TRIGGERS } from './damageTriggers.ts';
import { DEATHTOUCH_AND_LIFELINK } from './deathtouchAndLifelink.ts';
import { DIVIDING_DAMAGE } from './dividingDamage.ts';
import type { EditionChange } from './editionChange.ts';
import { MANA_AND_DURATIONS } from './manaAndDurations.ts';
import { OPTIONAL_COSTS } from './optionalCosts.ts';
import { PHASING_OUT } from './phasingOut.ts';
import { PUTTING_INTO_COMBAT } from './puttingIntoCombat.ts';
import { SECOND_COMBAT } from './secondCombat.ts';
import { STRIKING_TWICE } from './strikingTwice.ts';
import { TRAMPLING_DAMAGE } from './tramplingDamage.ts';
import { UNSHOWN } from './unshown.ts';
import { WHAT_IS_ATTACKED } from './whatIsAttacked.ts';

/** The changes of behaviour from edition to edition, in the order of their numbers. */
export const EDITION_CHANGES: readonly EditionChange[] = [
  ...DAMAGE_ON_THE_STACK,
  ...DIVIDING_DAMAGE,
  ...TRAMPLING_DAMAGE,
  ...STRIKING_TWICE,
  ...MANA_AND_DURATIONS,
  ...DEATHTOUCH_AND_LIFELINK,
  ...BLOCK_TRIGGERS,
  ...DAMAGE_TRIGGERS,
  ...SECOND_COMBAT,
  ...PUTTING_INTO_COMBAT,
  ...WHAT_IS_ATTACKED,
  ...OPTIONAL_COSTS,
  ...PHASING_OUT,
  ...UNSHOWN,
].toSorted((a, b) => a.change - b.change);
