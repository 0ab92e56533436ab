/** Keyword abilities that the engine plays (CR 702, and the designations of 701 that work like one). */
export const KEYWORDS = [
  'afflict',
  'annihilator',
  'banding',
  'bandsWithOther',
  'battleCry',
  'bushido',
  'changeling',
  'convoke',
  'crew',
  'cumulativeUpkeep',
  'dash',
  'deathtouch',
  'decayed',
  'defender',
  'dethrone',
  'doubleStrike',
  'dredge',
  'enlist',
  'equip',
  'evoke',
  'exalted',
  'fading',
  'firstStrike',
  'flanking',
  'flash',
  'flashback',
  'flying',
  'frenzy',
  'haste',
  'hexproof',
  'fear',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'kicker',
  'landwalk',
  'lifelink',
  'madness',
  'melee',
  'menace',
  'mentor',
  'mobilize',
  'myriad',
  'ninjutsu',
  'phasing',
  'poisonous',
  'protection',
  'provoke',
  'prowess',
  'rampage',
  'reach',
  'rebound',
  'shadow',
  'shroud',
  'skulk',
  'suspend',
  'toxic',
  'training',
  'trample',
  'trampleOverPlaneswalkers',
  'vigilance',
  'wither',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords that stand with a number: bushido 1, toxic 2. */
export const NUMBERED_KEYWORDS = [
  'afflict',
  'annihilator',
  'bushido',
  'crew',
  'dredge',
  'fading',
  'frenzy',
  'mobilize',
  'poisonous',
  'rampage',
  'toxic',
] as const satisfies readonly Keyword[];

/** Keywords that stand for an activated ability, written with its cost: equip {2}. */
export const ACTIVATED_KEYWORDS = ['equip', 'ninjutsu'] as const satisfies readonly Keyword[];

/** Keywords that stand with a cost of their own, which says how a card may be cast or what is to be paid later. */
export const COSTED_KEYWORDS = [
  'cumulativeUpkeep',
  'dash',
  'evoke',
  'flashback',
  'kicker',
  'madness',
] as const satisfies readonly Keyword[];

/** CR 601.2b: those that are announced as the card is cast. */
export const WAYS_TO_CAST = [
  'dash',
  'evoke',
  'flashback',
  'kicker',
] as const satisfies readonly Keyword[];
export type WayToCast = (typeof WAYS_TO_CAST)[number];

/** CR 608.2g: by what a card in exile may be cast as an ability of it resolves: a keyword, or being a defeated Siege. */
export const CAST_FROM_EXILE = ['madness', 'rebound', 'siege', 'suspend'] as const;
export type CastFromExile = (typeof CAST_FROM_EXILE)[number];
