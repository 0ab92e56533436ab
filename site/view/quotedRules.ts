import {
  NEWEST_EDITION,
  numberOf,
  partsOf,
  RULE_KEYS,
  type RuleKey,
  type RuleNumber,
} from '../engine.ts';

/**
 * Rules of 702 whose keyword changes who attacks or blocks, what combat damage does, or what follows from attacking,
 * blocking or being dealt damage.
 */
const COMBAT_KEYWORDS: ReadonlySet<number> = new Set([
  // Deathtouch, defender, double and first strike, flying, haste, indestructible, intimidate, landwalk, lifelink, protection.
  2,
  3, 4, 7, 9, 10, 12, 13, 14, 15, 16,
  // Reach, trample, vigilance, banding, rampage, flanking, phasing, shadow, horsemanship, fear, provoke, bushido, ninjutsu.
  17,
  19, 20, 22, 23, 25, 26, 28, 31, 36, 39, 45, 49,
  // Absorb, frenzy, poisonous, wither, exalted, annihilator, infect, battle cry, unleash, dethrone.
  64, 68, 70, 80, 83, 86, 90, 91, 98, 105,
  // Menace, renown, ingest, myriad, skulk, melee, crew, afflict, mentor, decayed, training, enlist, toxic.
  111,
  112, 115, 116, 118, 121, 122, 130, 134, 147, 149, 154, 164,
  // Mobilize, firebending, sneak.
  181, 189, 190,
]);

/**
 * Whether somebody who writes about combat would quote it, by today's number: the turn, what happens in it by itself, and
 * each keyword of combat. Each of these has a page, whether or not a board cites it.
 */
export function isQuoted(number: RuleNumber): boolean {
  const { section, rule } = partsOf(number);
  if (rule === undefined) return false;
  if (section === 702) return COMBAT_KEYWORDS.has(rule);
  return (section >= 500 && section <= 514) || section === 703 || section === 704;
}

/** Those of them that we have a name for; a check holds that these are all. */
export const QUOTED_RULES: readonly RuleKey[] = RULE_KEYS.filter((key) => {
  const number = numberOf(NEWEST_EDITION, key);
  return number !== undefined && isQuoted(number);
});
