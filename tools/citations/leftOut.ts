/** Why a rule that one might quote has no page and no sentence. */
type WhyLeftOut =
  /** It is of a variant that the engine doesn't play, and touches no combat there. */
  | 'ofAVariant'
  /** It is about something that nobody attacks with, blocks with or deals damage to. */
  | 'touchesNoCombat';

/** Numbers of today's rules of 500 to 514, 703, 704 and combat keywords that are told nowhere on the site. */
export const LEFT_OUT: Readonly<Record<WhyLeftOut, readonly string[]>> = {
  // Commanders that go back to the command zone, schemes that are turned down, phenomena that are left.
  ofAVariant: ['704.6d', '704.6e', '704.6f'],
  // Dungeons that were completed, and the sectors of a galaxy.
  touchesNoCombat: ['704.5t', '704.5u'],
};
